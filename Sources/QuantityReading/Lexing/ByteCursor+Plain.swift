import QuantityCore

// Numbers of a few digits and short names: see `Grammar+Plain`.

extension ByteCursor {
  /// Steps over a single space.
  @inline(__always)
  mutating func skipSpace() {
    if peek() == 0x20 { position += 1 }
  }

  /// Reads a whole number, a decimal or a fraction, and how many digits it has if it is whole.
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
    // `300/350 ml` is for others to judge.
    if peek() == UInt8(ascii: "/"), digits < 3 {
      return readShortDenominator().map { (numerator, $0, 0) }
    }
    return (numerator, 1, digits)
  }

  /// Reads up to 18 digits into a number, and returns how many they are.
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

  /// Reads a slash and a number of up to nine digits that is not zero.
  @inline(__always)
  mutating func readShortDenominator() -> UInt64? {
    position += 1
    var value: UInt64 = 0
    guard let count = readShortDigits(into: &value), count <= 9, value > 0 else { return nil }
    return value
  }

  /// Whether a word follows that a name could go on with.
  private var isBeforeWordOfName: Bool {
    let next = peek(1)
    // What is a period in a sentence may be one of an abbreviation.
    if peek() == UInt8(ascii: ".") { return true }
    guard peek() == 0x20, (next | 0x20) &- UInt8(ascii: "a") < 26 || next == 0x20 || next >= 0x80
    else { return false }
    return keyword?.word.joinsAmounts != true
  }

  /// Whether a sign or a digit is here before which every name ends.
  private var isAtEndOfShortName: Bool {
    isAtASCIIDigit || peek() == UInt8(ascii: ",") || peek() == UInt8(ascii: ")")
  }

  /// Whether the period of a sentence is here, to which no abbreviation in the midst of one could belong.
  private var isAtEndOfSentence: Bool {
    guard peek() == UInt8(ascii: ".") else { return false }
    return position + 1 == bytes.count || peek(1) == 0x20 && peek(2) &- UInt8(ascii: "A") < 26
  }

  /// Reads a short name, if it certainly ends there.
  ///
  /// - Parameter inSentence: whether the period of a sentence may come next.
  @inline(__always)
  mutating func readShortName(
    _ names: ShortNames, inSentence: Bool = false
  ) -> ShortNames.Entry? {
    let start = position
    guard let key = readLetters(after: 0, from: start, inSentence: inSentence) else { return nil }
    if let entry = names.entry(key), !entry.isLead || !isBeforeWordOfName { return entry }
    if inSentence, peek() == UInt8(ascii: ".") { return nil }
    guard let (entry, end) = twoWords(names, key, from: start) else { return nil }
    position = end
    return entry
  }

  /// Finds a short name such as `fl oz`, after the key of its first word, and where it ends.
  ///
  /// It doesn't change the cursor, which would have to be in memory while a name of one word is read.
  @inline(never)
  private func twoWords(
    _ names: ShortNames, _ first: UInt64, from start: Int
  ) -> (ShortNames.Entry, end: Int)? {
    guard peek() == 0x20, position - start < 7 else { return nil }
    var probe = self
    probe.position += 1
    guard let key = probe.readLetters(after: first << 8 | 0x20, from: start),
      probe.position - start <= 8, let entry = names.entry(key),
      !entry.isLead || !probe.isBeforeWordOfName
    else { return nil }
    return (entry, probe.position)
  }

  /// Reads letters of a short name that begins at a place; gives the key of all of it, if the word certainly ends
  /// there.
  @inline(__always)
  private mutating func readLetters(
    after first: UInt64, from start: Int, inSentence: Bool = false
  ) -> UInt64? {
    let wordStart = position
    var key = first
    while isAtLetter {
      key = key << 8 | UInt64(peek())
      position += 1
    }
    guard position > wordStart,
      position >= bytes.count || peek() == 0x20 || isAtEndOfShortName
        || inSentence && isAtEndOfSentence
    else { return nil }
    return position - start <= 8 ? key : ShortNames.longKey(bytes[start..<position])
  }
}
