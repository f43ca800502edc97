import QuantityCore

// Rates with two denominators: `5 mcg/kg/min`.

extension Operand {
  /// Divides quotients by an amount, whose unit becomes the second denominator; returns `nil` if it
  /// can't.
  func divided(
    byAmount other: Operand, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> Operand? {
    var results: [QuotientMeaning] = []
    for left in quotients {
      for right in other.meanings where left.quotient.canBeDivided(byOneOf: right.unit.kind) {
        let above = left.quotient
        guard let count = right.ticks.fraction,
          let result = try? AnyQuotient(
            ratio: above.ratio, above.numeratorUnit, per: above.denominatorUnit, right.unit
          ).divided(by: count)
        else { throw tooLarge }
        var names = left.names.joined(right)
        names.isAnchored = left.names.isAnchored && right.isAnchored
        results.append(QuotientMeaning(quotient: result, names: names))
      }
    }
    return results.isEmpty ? nil : operand(results, of: other, conflict)
  }

  /// Multiplies quotients with two denominators by an amount of one of them; returns `nil` if it
  /// can't.
  func applied(
    to other: Operand, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> Operand? {
    var results: [QuotientMeaning] = []
    for left in quotients {
      for right in other.meanings {
        guard let kept = left.quotient.unitsKept(over: right.unit.kind) else { continue }
        guard let count = right.ticks.fraction,
          let result = try? AnyQuotient(ratio: left.quotient.ratio, kept.above, per: kept.below)
            .scaled(by: count)
        else { throw tooLarge }
        results.append(QuotientMeaning(quotient: result, names: left.names.joined(right)))
      }
    }
    return results.isEmpty ? nil : operand(results, of: other, conflict)
  }

  /// Divides a rate by one with two denominators: mg/day divided by mg/day/kg gives kg, and rates
  /// of the same kinds give a number. Returns `nil` if it can't.
  func divided(
    byCompound other: Operand, _ conflict: ParseError, _ tooLarge: ParseError
  ) throws(ParseError) -> Operand? {
    for left in quotients {
      for right in other.quotients {
        let (above, below) = (left.quotient, right.quotient)
        if above.isOfKinds(of: below) {
          guard let ratio = try? above.ratio(to: below) else { throw tooLarge }
          return Operand(.number(ratio), at: range)
        }
        guard above.numeratorUnit.kind == below.numeratorUnit.kind,
          above.secondDenominatorUnit == nil,
          let unit = below.unitsKept(over: above.denominatorUnit.kind)?.below
        else { continue }
        let ratio = above.ratio.dividedReportingOverflow(by: below.ratio)
        guard !ratio.overflow, let ticks = ExactTicks(1).times(ratio.partialValue) else {
          throw tooLarge
        }
        return Operand(Operand.Value(ticks, unit), at: range)
      }
    }
    return nil
  }
}
