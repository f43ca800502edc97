/// The short way for what is read most: `2.75 cups`, `1 1/2 cups`, `1h 30m`.
///
/// It knows digits, a point, a slash, single spaces and short names, and works in words. It takes
/// nothing that the grammar would read in another way, and leaves everything else to it, mistakes
/// included: the grammar takes several times as long.
struct PlainAmount {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let names: ShortNames
  private let kind: AnyKind?
  private var position = 0

  /// Reads a whole text, or gives `nil` if it needs the grammar.
  static func read(
    _ text: String, kind: AnyKind?, _ names: ShortNames
  ) -> AnyAmount? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var reader = PlainAmount(
        bytes: bytes, names: names, kind: kind)
      guard let amount = reader.readAmount(), reader.isAtEnd else { return nil }
      return amount
    } ?? nil
  }

  /// Reads a whole text that may end in one unit to convert to, such as `2 tsp to ml`, or gives
  /// `nil` if it needs the grammar.
  static func readConversion(
    _ bytes: UnsafeBufferPointer<UInt8>, _ names: ShortNames
  ) -> (amount: AnyAmount, target: UnitReference?)? {
    var reader = PlainAmount(bytes: bytes, names: names, kind: nil)
    guard let amount = reader.readAmount() else { return nil }
    if reader.isAtEnd { return (amount, nil) }
    reader.skipSpace()
    guard reader.isAtTo else { return nil }
    reader.position += 3
    let start = reader.position
    guard let target = reader.readName(), let unit = target.unit, !target.isContextual,
      reader.isAtEnd, target.kind == amount.unit.kind
    else { return nil }
    return (amount, UnitReference(unit: unit, range: start..<bytes.count))
  }

  /// Reads an amount in a longer text, and tells where it ends; gives `nil` if it needs the grammar.
  static func readOperand(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ names: ShortNames
  ) -> (amount: AnyAmount, end: Int)? {
    var reader = PlainAmount(bytes: bytes, names: names, kind: nil)
    reader.position = start
    return reader.readAmount().map { ($0, reader.position) }
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>, names: ShortNames, kind: AnyKind?
  ) {
    self.bytes = bytes
    self.names = names
    self.kind = kind
  }

  /// Reads an amount up to where it certainly ends, or gives `nil`.
  @inline(__always)
  private mutating func readAmount() -> AnyAmount? {
    guard let (ticks, unit, kind) = readPart(inside: nil) else { return nil }
    if isAtEnd { return AnyAmount(tickCount: ticks, unit: unit) }
    return readFurtherParts(ticks, unit, kind)
  }

  private mutating func readFurtherParts(
    _ ticks: Int128, _ unit: AnyUnit, _ kind: AnyKind
  ) -> AnyAmount? {
    var (total, last) = (ticks, unit)
    while !isAtEnd && !isBeforeSign {
      guard let (ticks, unit, other) = readPart(inside: kind), other == kind,
        unit.size < last.size
      else { return nil }
      // Parts of 64 bits by 64 bits each: some dozens cannot overflow, and units cannot fall often.
      let sum = total.addingReportingOverflow(ticks)
      guard !sum.overflow else { return nil }
      (total, last) = (sum.partialValue, unit)
    }
    return AnyAmount(tickCount: total, unit: unit)
  }

  @inline(__always)
  private mutating func readPart(
    inside outer: AnyKind?
  ) -> (ticks: Int128, unit: AnyUnit, kind: AnyKind)? {
    if outer != nil { skipSpace() }
    guard let (whole, digits) = readDigits() else { return nil }
    var (numerator, denominator) = (whole, UInt64(1))
    if byte == UInt8(ascii: ".") {
      position += 1
      let start = position
      guard digits <= 9, let (decimals, places) = readDigits(), places <= 9 else { return nil }
      for _ in 0..<position - start { denominator *= 10 }
      numerator = numerator * denominator + decimals
    } else if byte == UInt8(ascii: "/") {
      guard let below = readDenominator() else { return nil }
      denominator = below
    }
    skipSpace()
    if byte &- 0x30 < 10 {
      // Digits behind a space can only be the fraction of a mixed number.
      guard denominator == 1, digits <= 9, let (above, _) = readDigits(),
        byte == UInt8(ascii: "/"), let below = readDenominator(), above < below
      else { return nil }
      numerator = numerator * below + above
      denominator = below
      skipSpace()
    }
    guard let entry = readName(), let unit = entry.unit, let kind = entry.kind,
      let ticks = PlainAmount.multiply(numerator, unit, denominator)
    else { return nil }
    if let known = self.kind ?? outer {
      guard kind == known else { return nil }
    } else if entry.isContextual {
      return nil
    }
    return (ticks, unit, kind)
  }

  // MARK: Pieces

  private var byte: UInt8 {
    @inline(__always) get { byte(after: 0) }
  }

  @inline(__always)
  private func byte(after offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private var isAtEnd: Bool {
    @inline(__always) get { position >= bytes.count }
  }

  /// Whether a sign of the grammar comes, which no amount goes on with.
  private var isBeforeSign: Bool {
    if byte == UInt8(ascii: ")") { return true }
    guard byte == 0x20 else { return false }
    switch byte(after: 1) {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "x"): return byte(after: 2) == 0x20
    default:
      var next = self
      next.position += 1
      return next.isAtTo
    }
  }

  /// Whether `to` and a space are here.
  private var isAtTo: Bool {
    byte == UInt8(ascii: "t") && byte(after: 1) == UInt8(ascii: "o") && byte(after: 2) == 0x20
  }

  @inline(__always)
  private mutating func skipSpace() {
    if byte == 0x20 { position += 1 }
  }

  /// Up to 18 digits, and how many they are.
  @inline(__always)
  private mutating func readDigits() -> (value: UInt64, count: Int)? {
    let start = position
    var value: UInt64 = 0
    while byte &- 0x30 < 10 {
      value = value &* 10 &+ UInt64(byte &- 0x30)
      position += 1
    }
    let count = position - start
    return (1...18).contains(count) ? (value, count) : nil
  }

  /// A slash and a number of up to nine digits that is not zero.
  @inline(__always)
  private mutating func readDenominator() -> UInt64? {
    position += 1
    guard let (value, count) = readDigits(), count <= 9, value > 0 else { return nil }
    return value
  }

  @inline(__always)
  private mutating func readName() -> ShortNames.Entry? {
    let start = position
    var key: UInt64 = 0
    while (byte | 0x20) &- UInt8(ascii: "a") < 26 {
      key = key << 8 | UInt64(byte)
      position += 1
    }
    guard (1...8).contains(position - start) else { return nil }
    // What goes on behind the name is a further part, or for the grammar to say.
    if position < bytes.count, byte != 0x20, byte &- 0x30 >= 10 { return nil }
    return names.entry(key)
  }

  /// So many of a unit, if that is a whole number of ticks.
  @inline(__always)
  private static func multiply(
    _ numerator: UInt64, _ unit: AnyUnit, _ denominator: UInt64
  ) -> Int128? {
    let size = unit.size
    var product: (partialValue: UInt128, overflow: Bool)
    if denominator == 1 {
      product = size.multipliedReportingOverflow(by: UInt128(numerator))
    } else {
      // Units are made to be divided, and dividing words takes a fifth of dividing 128 bits.
      let (quotient, remainder) = divide(size, by: denominator)
      guard remainder == 0 else { return nil }
      product = quotient.multipliedReportingOverflow(by: UInt128(numerator))
    }
    return product.overflow ? nil : Int128(exactly: product.partialValue)
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
