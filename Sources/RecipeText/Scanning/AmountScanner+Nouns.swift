import QuantityCore
import QuantityReading

// The size of what is counted, and the noun that it is counted by.

extension AmountScanner {
  /// Whether the sign between a count and a size is here, and the size: `2x400g tins`.
  func isBeforeGluedSize(_ position: Int) -> Bool {
    var probe = reader
    probe.cursor.position = position
    guard probe.cursor.skip("x") || probe.cursor.skip("X") || probe.cursor.skip("×") else {
      return false
    }
    return (try? probe.readPhrase())??.first.isNumber == false
  }

  /// Where the size ends that comes after a count, if one does.
  func endOfSize(after position: Int) -> Int? {
    var probe = reader
    probe.cursor.position = position
    let isGroup = probe.cursor.skipGroupStart()
    probe.cursor.skipSpaces()
    if !isGroup, probe.cursor.isAtTimes { probe.cursor.skipTimes() }
    guard probe.cursor.isAtNumber(reader.decimalMark),
      let phrase = (try? probe.readPhrase()) ?? nil,
      !phrase.first.isNumber
    else { return nil }
    if isGroup {
      // `(14 1/2 ounces each)`; a text may have any number of parentheses that stay open.
      let rest = probe.cursor.bytes[probe.cursor.position...].prefix(ReadingLimits.lookAhead)
      return rest.firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? probe.cursor.position
    }
    // `28-ounce (794 g) can`
    guard (try? probe.readAlternate()) ?? nil != nil else {
      return rangeInText(phrase.range).upperBound
    }
    return probe.cursor.position
  }

  /// Whether a count of vessels is here, of a size: the `a` of `a 3 l saucepan` and of `a 9-inch pan`.
  func isSizeOfVessel(_ position: Int) -> Bool {
    isVessel(after: endOfSize(after: position) ?? ahead(position).endOfLength)
  }

  /// Whether a count of containers is here: `1 28-oz can`, `a 14 oz can of tomatoes`.
  func isSizeOfContainer(_ count: Range<Int>) -> Bool {
    guard let end = endOfSize(after: count.upperBound), containerAhead(of: end) != nil else {
      return false
    }
    // `into a 1 quart jar`
    return line.isDigit(count.lowerBound) || !isVessel(after: end)
  }

  /// Whether a time comes next, or a number of what isn't counted: the rest of `20 bis 30 Minuten`.
  func isTime(_ cursor: ByteCursor) -> Bool {
    var probe = reader
    probe.cursor.position = cursor.position
    probe.cursor.skipSpaces()
    guard probe.cursor.isAtNumber(reader.decimalMark),
      let phrase = (try? probe.readPhrase()) ?? nil
    else { return false }
    if let amount = phrase.last.settledAmount { return amount.unit.kind == .time }
    return ahead(phrase.range.upperBound).isBeforeUncounted
  }

  // MARK: Nouns

  /// Returns where the noun stands that a count counts, if its plural is known.
  func countedNoun(after position: Int) -> Range<Int>? {
    var probe = ahead(endOfSize(after: position) ?? ahead(position).endOfLength)
    let order = line.recipeWords.order
    var found: Range<Int>?
    for _ in 0..<6 {
      guard let word = probe.readRecipeWord(), !word.meaning.contains(.end) || found == nil else {
        return found
      }
      if word.meaning.isDisjoint(with: .counted) {
        // `1 onion soup packet` isn't an onion.
        if found != nil { return nil }
        if word.meaning.contains(.end) { return nil }
        if order == .nounAhead, !word.meaning.contains(.description) { return nil }
        continue
      }
      if order != .nounLast || word.meaning.contains(.piece) { return word.range }
      found = word.range
      if word.hasPeriod || probe.isAtEndOfName { return found }
    }
    return nil
  }
}

extension ByteCursor {
  /// Where the numbers and the unit of a length end, if they are here: `9-inch`, `9" x 13"`.
  fileprivate var endOfLength: Int {
    var probe = self
    let isGroup = probe.skipGroupStart()
    let start = probe.position
    while probe.isInLength, probe.position - start < 16 { probe.position += 1 }
    guard probe.position > position, isDigit(probe.position - 1) || !isLetter(probe.position - 1)
    else { return position }
    for word: StaticString in ["inch", "in", "cm"] {
      if probe.readWord(word) { break }
    }
    return !isGroup || probe.skip(")") ? probe.position : position
  }

  /// Whether a byte of the numbers of a length is here, or of the signs among them, but no letter.
  private var isInLength: Bool {
    let byte = peek()
    return byte &- 0x30 < 10 || byte == 0x20 || !isAtEnd && "x-\"./".utf8.contains(byte)
      || byte >= 0x80 && !(0xC3...0xC6).contains(byte) || isAt("×")
  }

  /// Whether the sign between a count and a size is here.
  var isAtTimes: Bool {
    isAt("×") || peek() | 0x20 == UInt8(ascii: "x") && !isLetter(position + 1)
  }

  /// Steps over the sign between a count and a size.
  fileprivate mutating func skipTimes() {
    position = isAt("×") ? position + 2 : position + 1
    skipSpaces()
  }
}

// Asked of the line, since a method of the scanner that doesn't change it copies all of it.
extension ByteCursor {
  /// Whether a name is rather short for what is counted than the name of a unit.
  func isCounted(by unit: Range<Int>) -> Bool {
    guard unit.count == 2 else { return false }
    var probe = self
    probe.position = unit.upperBound
    let name = bytes[unit]
    if name.isWord("st") { return probe.readRecipeWord() != nil }
    if name.isWord("pk") { return true }
    guard name.isWord("cl") else { return false }
    _ = probe.skip(.of)
    return probe.readWord("garlic")
  }
}
