// Sums and multiples of amounts in machine words, and the unit to convert them to.

extension Grammar {
  /// Reads a question whose first amount has been read, if it consists of amounts and numbers alone:
  /// `2 h 30 min + 45 min to min`, `1/2 tbsp x 3`.
  ///
  /// It takes nothing that the rest of the grammar would read in another way, and leaves alone what it doesn't
  /// know, mistakes included: for a sum, the rest takes seven times as long.
  func plainQuestion(
    after first: PlainAmount
  ) -> (amount: AnyAmount, target: (unit: AnyUnit, name: Range<Int>)?)? {
    guard !first.hasOthers else { return nil }
    let kind = first.unit.kind
    var probe = self
    probe.cursor.position = first.end
    // A factor applies to the last term alone.
    var (sum, term) = (Int128(0), first.ticks)
    // Other languages can have words between amounts.
    while !lexicon.isBeyondEnglish, let sign = probe.skipPlainSign() {
      if case .times(let numerator, let denominator) = sign {
        guard let product = term.times(numerator, over: denominator) else { return nil }
        term = product
        continue
      }
      let total = sum.addingReportingOverflow(term)
      guard !total.overflow, let next = probe.plainAmount(), !next.hasOthers,
        next.unit.kind == kind
      else { return nil }
      (sum, term) = (total.partialValue, sign == .minus ? -next.ticks : next.ticks)
      probe.cursor.position = next.end
    }
    let total = sum.addingReportingOverflow(term)
    guard !total.overflow else { return nil }
    let target = probe.cursor.isAtEnd ? nil : probe.readPlainTarget(of: kind)
    guard probe.cursor.isAtEnd else { return nil }
    return (AnyAmount(tickCount: total.partialValue, unit: first.unit), target)
  }

  /// A sign between plain amounts, or one with the number after it.
  private enum PlainSign: Equatable {
    case plus, minus
    case times(UInt64, over: UInt64)
  }

  /// Steps over ` + ` or ` - ` before a digit, or over ` x ` and a number.
  @inline(__always)
  private mutating func skipPlainSign() -> PlainSign? {
    guard cursor.peek() == 0x20, cursor.peek(2) == 0x20, cursor.peek(3) &- 0x30 < 10 else {
      return nil
    }
    var probe = cursor
    probe.position += 3
    let sign: PlainSign
    switch cursor.peek(1) {
    case UInt8(ascii: "+"): sign = .plus
    case UInt8(ascii: "-"): sign = .minus
    case UInt8(ascii: "x"), UInt8(ascii: "*"):
      guard let (numerator, denominator, _) = probe.readShortNumber(decimalMark),
        probe.isAtEnd || probe.peek() == 0x20
      else { return nil }
      sign = .times(numerator, over: denominator)
    default: return nil
    }
    cursor = probe
    return sign
  }
}

extension Int128 {
  /// Returns a fraction of a number of ticks, if that is whole.
  fileprivate func times(_ numerator: UInt64, over denominator: UInt64) -> Int128? {
    let product = multipliedReportingOverflow(by: Int128(numerator))
    guard !product.overflow else { return nil }
    if denominator == 1 { return product.partialValue }
    let (quotient, rest) = product.partialValue.quotientAndRemainder(
      dividingBy: Int128(denominator))
    return rest == 0 ? quotient : nil
  }
}
