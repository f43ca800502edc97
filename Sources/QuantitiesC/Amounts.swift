import CQuantities
import Quantities

// Amounts and units as C structures.

extension AnyUnit {
  /// The number of the kind, and the size of the unit in ticks.
  var kindAndTicks: (kind: Int, ticks: Int128) {
    let kinds = PerKind(time: QTY_TIME, volume: QTY_VOLUME, mass: QTY_MASS)
    return (kinds[kind] ?? QTY_TIME, tickCount)
  }

  /// All units that text can name.
  static let all = UnitDefinition.catalogue.map { AnyUnit($0) }
}

extension qty_unit {
  init(_ unit: AnyUnit) {
    self.init()
    let (kind, ticks) = unit.kindAndTicks
    (ticks_low, ticks_high) = ticks.halves
    self.kind = Int32(kind)
    qty_unit.write(unit.qualifiedName, to: &name)
    qty_unit.write(unit.qualifiedPlural, to: &plural)
    qty_unit.write(unit.symbol, to: &symbol)
  }

  /// Writes a name and a null terminator; all names fit.
  private static func write<Name>(_ text: String, to name: inout Name) {
    var text = text
    text.withUTF8 { source in
      withUnsafeMutableBytes(of: &name) { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(source).prefixed(to: bytes.count - 1))
      }
    }
  }

  /// The name up to its null terminator, or `nil` if it is not UTF-8.
  var givenName: String? {
    withUnsafeBytes(of: name) { String(validating: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension Int128 {
  /// The lower and upper 64 bits.
  var halves: (UInt64, Int64) {
    (UInt64(truncatingIfNeeded: self), Int64(truncatingIfNeeded: self >> 64))
  }

  init(_ low: UInt64, _ high: Int64) { self = Int128(high) << 64 | Int128(low) }
}

extension qty_amount {
  /// - Parameter rounding: the difference between the value and the number in the text.
  init(_ value: ExpressionValue, isAbout: Bool = false, rounding: Fraction? = .zero) {
    self.init()
    switch value {
    case .amount(let amount):
      unit = qty_unit(amount.unit)
      (ticks_low, ticks_high) = amount.tickCount.halves
      self.value = Double(amount.exactValue)
    case .number(let number):
      (ticks_low, ticks_high) = number.numerator.halves
      (unit.ticks_low, unit.ticks_high) = number.denominator.halves
      self.value = Double(number)
    // An amount in text is never a quotient.
    case .quotient: break
    }
    flags = (isAbout ? QTY_ABOUT : 0) | (rounding == .zero ? 0 : QTY_ROUNDED)
  }

  /// Makes both ends of a range, the smaller first: running text may contain "3-2 cups".
  static func ends(of amount: WrittenAmount) -> (lower: qty_amount, upper: qty_amount) {
    let first = qty_amount(amount.lower, isAbout: amount.isAbout, rounding: amount.lowerRounding)
    let last = qty_amount(amount.upper, isAbout: amount.isAbout, rounding: amount.upperRounding)
    return amount.isReversed ? (last, first) : (first, last)
  }
}

extension WrittenAmount {
  fileprivate var isReversed: Bool {
    switch (lower, upper) {
    case (.amount(let first), .amount(let last)): first.tickCount > last.tickCount
    case (.number(let first), .number(let last)): first > last
    default: false
    }
  }
}

extension WrittenAmount {
  /// Makes an amount from one that the caller has filled in.
  init(_ amount: qty_amount) throws(Failure) {
    let ticks = Int128(amount.ticks_low, amount.ticks_high)
    let isRounded = amount.flags & QTY_ROUNDED != 0
    self.init(
      try ExpressionValue(ticks, amount.unit), isAbout: amount.flags & QTY_ABOUT != 0,
      rounding: isRounded ? .ends(nil, nil) : .none)
  }
}

extension ExpressionValue {
  fileprivate init(_ ticks: Int128, _ unit: qty_unit) throws(Failure) {
    if unit.kind == QTY_NUMBER {
      let denominator = Int128(unit.ticks_low, unit.ticks_high)
      // `Int128.min` has no positive counterpart.
      guard denominator > 0, ticks != .min else {
        throw Failure(QTY_INVALID_ARGUMENT, "a number over that cannot be")
      }
      self = .number(Fraction(numerator: ticks, denominator: denominator))
      return
    }
    guard let name = unit.givenName, let known = try? AnyUnit(named: name),
      known.qualifiedName == name, known.kindAndTicks.kind == unit.kind
    else { throw Failure(QTY_INVALID_ARGUMENT, "there is no such unit of that kind") }
    self = .amount(AnyAmount(tickCount: ticks, unit: known))
  }
}
