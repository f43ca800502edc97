import QuantityCore

// Numbers of a few digits and short names: see `Grammar+FastPath`.

extension ByteCursor {
  /// Skips a single space.
  @inline(__always)
  mutating func skipSpace() {
    if peek() == 0x20 { position += 1 }
  }

  /// Reads a whole number, a decimal or a fraction; `digits` is 0 unless it is whole.
  @inline(__always)
  mutating func readShortNumber(
    _ mark: DecimalMark
  ) -> (numerator: UInt64, denominator: UInt64, digits: Int)? {
    var numerator: UInt64 = 0
    guard let digits = readShortDigits(into: &numerator) else { return nil }
    if peek() == mark.byte {
      position += 1
      guard digits <= 9, let places = readShortDigits(into: &numerator), places <= 9 else {
        return nil
      }
      var denominator: UInt64 = 1
      for _ in 0..<places { denominator &*= 10 }
      return (numerator, denominator, 0)
    }
    // `25/30 min` is left to the slow path.
    if peek() == "/", digits < 2 { return readShortDenominator().map { (numerator, $0, 0) } }
    return (numerator, 1, digits)
  }

  /// Appends up to 18 digits to a number, and returns how many; `nil` if there are none or more.
  @inline(__always)
  mutating func readShortDigits(into value: inout UInt64) -> Int? {
    let start = position
    while isAtASCIIDigit {
      value = value &* 10 &+ UInt64(peek() &- 0x30)
      position += 1
    }
    let count = position - start
    return (1...18).contains(count) ? count : nil
  }

  /// Reads a slash and a nonzero number of up to nine digits.
  @inline(__always)
  mutating func readShortDenominator() -> UInt64? {
    position += 1
    var value: UInt64 = 0
    guard let count = readShortDigits(into: &value), count <= 9, value > 0 else { return nil }
    return value
  }

  /// Whether a word follows that can continue a name.
  private var isBeforeWordOfName: Bool {
    let next = peek(1)
    guard peek() == 0x20, next.isASCIILetter || next == 0x20 || next >= 0x80
    else { return false }
    return keyword?.word.joinsAmounts != true
  }

  /// Whether a sign or a digit is here that ends every name.
  private var isAtEndOfShortName: Bool {
    isAtASCIIDigit || peek() == "," || peek() == ")"
  }

  /// Reads a short name, if it is sure to end there.
  @inline(__always)
  mutating func readShortName(_ names: WordTable<ShortName>) -> ShortName? {
    let start = position
    guard skipShortWord() else { return nil }
    if let name = names[WordKey(bytes, start..<position, isFolded: false)],
      !name.isLead || !isBeforeWordOfName
    {
      return name
    }
    guard let (name, end) = twoWords(names, from: start) else { return nil }
    position = end
    return name
  }

  /// Finds a short name of two words, such as `fl oz`, whose first word ends here; returns its end.
  ///
  /// Nonmutating: a changed cursor would have to be in memory while names of one word are read.
  @inline(never)
  private func twoWords(
    _ names: WordTable<ShortName>, from start: Int
  ) -> (ShortName, end: Int)? {
    guard peek() == 0x20 else { return nil }
    var probe = skipping(1)
    guard probe.skipShortWord(),
      let name = names[WordKey(bytes, start..<probe.position, isFolded: false)],
      !name.isLead || !probe.isBeforeWordOfName
    else { return nil }
    return (name, probe.position)
  }

  /// Skips letters; returns whether a word is sure to end after them.
  @inline(__always)
  private mutating func skipShortWord() -> Bool {
    let start = position
    while isAtLetter { position += 1 }
    return position > start
      && (position >= bytes.count || peek() == 0x20 || isAtEndOfShortName)
  }
}
