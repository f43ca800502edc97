import QuantityCore

/// An amount read by the fast path, with one part or several.
///
/// Small, because returning it is a good part of the cost of reading it.
struct FastAmount {
  var ticks: Int128
  let unit: AnyUnit
  /// The unit of the last part. Its name is between `nameStart` and `nameEnd`.
  var last: AnyUnit
  var nameStart: Int32
  var nameEnd: Int32
  /// Whether the name can also mean a unit of another kind.
  let hasOthers: Bool

  var end: Int { Int(nameEnd) }
  var unitRange: Range<Int> { Int(nameStart)..<end }
  var amount: AnyAmount { AnyAmount(tickCount: ticks, unit: unit) }
}

extension Operand {
  /// Makes the operand of an amount whose number begins at an offset.
  init(_ fast: FastAmount, from start: Int) {
    self.init(fast.amount, at: start..<fast.end)
    unitRange = fast.unitRange
  }
}

extension Grammar {
  /// Reads an amount at the start of a text, as far as the fast path goes.
  ///
  /// A separate step: a result that can be an error is large, and returning it costs as much as
  /// reading an amount.
  @inline(__always)
  static func fastAmount(
    in text: String, kind: AnyKind? = nil, decimalMark: DecimalMark?,
    _ view: LexiconView
  ) -> FastAmount? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      Grammar(bytes, kind: kind, as: .amount, decimalMark: decimalMark, view).fastAmount()
    } ?? nil
  }

  /// Finds an amount here, with further parts in smaller units: `1 lb 4 oz`, `1h30m`.
  @inline(__always)
  func fastAmount() -> FastAmount? {
    var (cursor, known) = (cursor, kind)
    var amount: FastAmount?
    // A single call, so the compiler keeps the state of all parts in registers.
    while let part = fastPart(&cursor, of: known) {
      if var sum = amount {
        guard part.unit.tickCount < sum.last.tickCount else { break }
        let ticks = sum.ticks.addingReportingOverflow(part.ticks)
        guard !ticks.overflow else { break }
        (sum.ticks, sum.last) = (ticks.partialValue, part.unit)
        (sum.nameStart, sum.nameEnd) = (part.nameStart, part.nameEnd)
        amount = sum
      } else {
        amount = part
        if part.hasOthers { break }
        known = part.unit.kind
      }
      if cursor.isAtEnd { break }
      cursor.skipSpace()
    }
    return amount
  }

  /// Finds a number and a short name here: `2.75 cups`, `1 1/2 cups`, `30m`.
  ///
  /// Knows digits, a decimal mark, a slash, single spaces and short names, and accepts nothing that
  /// the rest of the grammar would read differently. Leaves everything else, errors included, to
  /// that slower rest.
  ///
  /// - Parameter known: the kind of the amount, or of the parts before this one.
  @inline(__always)
  private func fastPart(_ cursor: inout ByteCursor, of known: AnyKind?) -> FastAmount? {
    guard let number = cursor.readShortNumber(decimalMark) else { return nil }
    var (numerator, denominator) = (number.numerator, number.denominator)
    cursor.skipSpace()
    if cursor.isAtASCIIDigit {
      // Digits after a space can only begin the fraction of a mixed number.
      var above: UInt64 = 0
      guard (1...9).contains(number.digits), cursor.readShortDigits(into: &above) != nil,
        cursor.peek() == "/", let below = cursor.readShortDenominator(),
        above < below
      else { return nil }
      numerator = numerator &* below &+ above
      denominator = below
      cursor.skipSpace()
    }
    // Offsets beyond 32 bits are left to the slow path.
    let nameStart = cursor.position
    guard nameStart < Int(Int32.max) - 8 else { return nil }
    guard let name = cursor.readShortName(lexicon.shortNames),
      let ticks = Grammar.multiply(numerator, name.unit, denominator)
    else { return nil }
    if let known {
      guard name.kind == known else { return nil }
    } else if name.isContextual {
      return nil
    }
    return FastAmount(
      ticks: ticks, unit: name.unit, last: name.unit,
      nameStart: Int32(truncatingIfNeeded: nameStart),
      nameEnd: Int32(truncatingIfNeeded: cursor.position),
      hasOthers: name.hasOthers && kind == nil)
  }

  /// Returns the ticks of a number of units; `nil` if they overflow or aren't whole.
  @inline(__always)
  private static func multiply(
    _ numerator: UInt64, _ unit: AnyUnit, _ denominator: UInt64
  ) -> Int128? {
    // Unchecked, because no unit has a negative size.
    let size = UInt128(truncatingIfNeeded: unit.tickCount)
    var product: (partialValue: UInt128, overflow: Bool)
    if denominator == 1 {
      product = size.multipliedReportingOverflow(by: UInt128(numerator))
    } else {
      // Divides the size first: units are made divisible, and dividing 64 bits is faster than 128.
      let (quotient, remainder) = divide(size, by: denominator)
      guard remainder == 0 else { return nil }
      product = quotient.multipliedReportingOverflow(by: UInt128(numerator))
    }
    let ticks = Int128(truncatingIfNeeded: product.partialValue)
    return product.overflow || ticks < 0 ? nil : ticks
  }

  @inline(__always)
  private static func divide(_ size: UInt128, by divisor: UInt64) -> (UInt128, UInt64) {
    if let size = UInt64(exactly: size) {
      let (quotient, remainder) = size.quotientAndRemainder(dividingBy: divisor)
      return (UInt128(quotient), remainder)
    }
    let (quotient, remainder) = size.quotientAndRemainder(dividingBy: UInt128(divisor))
    return (quotient, UInt64(truncatingIfNeeded: remainder))
  }
}
