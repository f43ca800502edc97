import QuantityCore

extension Grammar {
  /// Returns a number of units as an amount, in each meaning of the unit's name.
  @inline(__always)
  func measure(
    _ number: ScannedNumber, _ name: UnitName, from start: Int
  ) throws(ParseError) -> Operand {
    let range = start..<cursor.position
    var operand: Operand
    if let meanings = name.meanings {
      var amounts: [AmountMeaning] = []
      for meaning in meanings.meanings {
        guard let ticks = ExactTicks(number, times: meaning.last.size) else {
          throw tooLarge(range)
        }
        var amount = meaning
        amount.ticks = ticks
        amounts.append(amount)
      }
      operand = Operand(.open(meanings.replacing(amounts)), at: range)
    } else {
      operand = try measure(number, name.unit, at: range)
    }
    operand.unitRange = name.range
    return operand
  }

  /// Returns a number of units as an amount.
  @inline(__always)
  func measure(
    _ number: ScannedNumber, _ unit: AnyUnit, at range: Range<Int>
  ) throws(ParseError) -> Operand {
    if let ticks = number.times(unit.size) {
      return Operand(AnyAmount(tickCount: ticks, unit: unit), at: range)
    }
    guard let ticks = ExactTicks(number, times: unit.size) else { throw tooLarge(range) }
    return Operand(Operand.Value(ticks, unit), at: range)
  }

  /// Returns a number as an amount in a unit that is named elsewhere.
  func measured(
    _ number: Operand, _ count: Fraction, _ unit: AnyUnit, named name: Range<Int>
  ) throws(ParseError) -> Operand {
    guard let ticks = ExactTicks(unit.tickCount).times(count) else { throw tooLarge(number.range) }
    var amount = number
    (amount.value, amount.unitRange) = (Operand.Value(ticks, unit), name)
    return amount
  }

  func tooLarge(_ range: Range<Int>) -> ParseError {
    ParseError(
      .tooLarge, at: range, "\(quote(range)) is too large: it does not fit 128 bits of ticks")
  }

  func tooSmall(_ range: Range<Int>) -> ParseError {
    ParseError(
      .tooSmall, at: range, "\(quote(range)) is too small: it is less than half a tick")
  }
}
