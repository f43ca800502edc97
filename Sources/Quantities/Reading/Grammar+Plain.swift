/// An amount that was read in machine words: one part of it, or several.
///
/// It is small, because handing it on takes a good part of the time that reading it takes.
struct PlainAmount {
  var ticks: Int128
  let unit: AnyUnit
  /// The unit of the last part, and where its name stands.
  var last: AnyUnit
  var nameStart: Int32
  var nameEnd: Int32
  /// Whether the name can mean a unit of another kind too.
  let hasOthers: Bool

  var end: Int { Int(nameEnd) }
  var unitRange: Range<Int> { Int(nameStart)..<end }
  var amount: AnyAmount { AnyAmount(tickCount: ticks, unit: unit) }
}

extension Operand {
  /// Makes the operand of an amount whose number begins at a place.
  init(_ plain: PlainAmount, from start: Int) {
    self.init(plain.amount, at: start..<plain.end)
    unitRange = plain.unitRange
  }
}

extension Grammar {
  /// Finds an amount at the start of a text, as far as it goes in machine words.
  ///
  /// It is a step of its own because a result that can be an error, and so is large, takes as long to
  /// hand on as an amount takes to read.
  @inline(__always)
  static func plainAmount(
    in text: String, kind: AnyKind? = nil, decimalMark: DecimalMark?,
    _ lexicon: Unmanaged<Lexicon>
  ) -> PlainAmount? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      Grammar(bytes, kind: kind, as: .amount, decimalMark: decimalMark, lexicon).plainAmount()
    } ?? nil
  }

  /// Finds an amount here, with further parts in smaller units: `1 lb 4 oz`, `1h30m`.
  ///
  /// - Parameter inSentence: whether the period of a sentence, which is no part of the amount, can end it.
  @inline(__always)
  func plainAmount(inSentence: Bool = false) -> PlainAmount? {
    var (cursor, known) = (cursor, kind)
    var amount: PlainAmount?
    // All parts are read at one place, where the compiler keeps what it knows of them in registers.
    while let part = plainPart(&cursor, of: known, inSentence: inSentence) {
      if var sum = amount {
        guard part.unit.tickCount < sum.last.tickCount,
          !isLenient || part.unit.sharesSystem(with: sum.last)
        else { break }
        let ticks = sum.ticks.addingReportingOverflow(part.ticks)
        guard !ticks.overflow else { break }
        (sum.ticks, sum.last) = (ticks.partialValue, part.unit)
        (sum.nameStart, sum.nameEnd) = (part.nameStart, part.nameEnd)
        amount = sum
      } else {
        amount = part
        if part.hasOthers && !isLenient { break }
        known = part.unit.kind
      }
      if cursor.isAtEnd { break }
      cursor.skipSpace()
    }
    return amount
  }

  /// Finds a number and a short name here: `2.75 cups`, `1 1/2 cups`, `30m`.
  ///
  /// It knows digits, a decimal mark, a slash, single spaces and short names, and takes nothing that
  /// the rest of the grammar would read in another way. What it does not know, mistakes included,
  /// it leaves alone: the rest takes several times as long.
  ///
  /// - Parameter known: the kind of the amount, or of the parts before this one.
  @inline(__always)
  private func plainPart(
    _ cursor: inout ByteCursor, of known: AnyKind?, inSentence: Bool
  ) -> PlainAmount? {
    guard let number = cursor.readShortNumber(decimalMark) else { return nil }
    var (numerator, denominator) = (number.numerator, number.denominator)
    cursor.skipSpace()
    if cursor.isAtASCIIDigit {
      // Digits after a space can only be the fraction of a mixed number.
      var above: UInt64 = 0
      guard (1...9).contains(number.digits), cursor.readShortDigits(into: &above) != nil,
        cursor.peek() == UInt8(ascii: "/"), let below = cursor.readShortDenominator(),
        above < below
      else { return nil }
      numerator = numerator &* below &+ above
      denominator = below
      cursor.skipSpace()
    }
    // What begins beyond the reach of 32 bits is read as everything else is.
    let nameStart = cursor.position
    guard nameStart < Int(Int32.max) - 8 else { return nil }
    guard let entry = cursor.readShortName(lexicon.shortNames, inSentence: inSentence),
      let unit = entry.unit,
      let ticks = Grammar.multiply(numerator, unit, denominator)
    else { return nil }
    if let known {
      guard entry.kind == known else { return nil }
    } else if entry.isContextual {
      return nil
    }
    return PlainAmount(
      ticks: ticks, unit: unit, last: unit, nameStart: Int32(truncatingIfNeeded: nameStart),
      nameEnd: Int32(truncatingIfNeeded: cursor.position),
      hasOthers: entry.hasOthers && kind == nil)
  }

  /// Returns the ticks of a number of units, if that is whole.
  @inline(__always)
  private static func multiply(
    _ numerator: UInt64, _ unit: AnyUnit, _ denominator: UInt64
  ) -> Int128? {
    // No unit is less than nothing, and to make sure of that takes a fiftieth of reading.
    let size = UInt128(truncatingIfNeeded: unit.tickCount)
    var product: (partialValue: UInt128, overflow: Bool)
    if denominator == 1 {
      product = size.multipliedReportingOverflow(by: UInt128(numerator))
    } else {
      // Units are made to be divided, and dividing words takes a fifth of dividing 128 bits.
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

extension ByteCursor {
  @inline(__always)
  fileprivate mutating func skipSpace() {
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
    if peek() == UInt8(ascii: "/") {
      return readShortDenominator().map { (numerator, $0, 0) }
    }
    return (numerator, 1, digits)
  }

  /// Reads up to 18 digits into a number, and returns how many they are.
  @inline(__always)
  fileprivate mutating func readShortDigits(into value: inout UInt64) -> Int? {
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
  fileprivate mutating func readShortDenominator() -> UInt64? {
    position += 1
    var value: UInt64 = 0
    guard let count = readShortDigits(into: &value), count <= 9, value > 0 else { return nil }
    return value
  }

  /// Whether a word follows that a name could go on with.
  fileprivate var isBeforeWordOfName: Bool {
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
