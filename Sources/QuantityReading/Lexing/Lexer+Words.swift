import QuantityCore

extension Lexer {
  /// Reads a word of letters, and looks it up.
  mutating func readWord() {
    let start = position
    if readInitials() { return }
    skipLetters()
    var id = find(from: start)
    if peek() == "'" || peek() == 0xE2 { readApostrophe(&id, from: start) }
    if peek() == ":" { readColon(&id, from: start) }
    if peek().isDigit || peek() == 0xC2 { readPower(&id, from: start) }
    if id == 0, dialect.hasCompounds { id = findLastPart(from: start) }
    if id == 0, dialect.hasParticles, readWithParticle(from: start) || readCount(from: start) {
      return
    }
    if id == 0, dialect.joinsHalves, readHalf(from: start) { return }
    append(word: id, from: start)
    if peek() == ".", id != 0 { takePoint(of: id) }
  }

  @inline(__always)
  mutating func skipLetters() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isASCIILetter {
        position += 1
      } else if byte >= 0x80, !(dialect.isUnspaced && byte >= 0xE2), let length = letterLength {
        position += length
      } else {
        break
      }
    }
  }

  /// Looks up the word that ends here; one so short that case counts is looked up as written first.
  @inline(__always)
  func find(from start: Int) -> UInt32 {
    guard position - start < 3 else { return find(start..<position) }
    let found = words.find(WordKey(bytes, start..<position, isFolded: false))
    if found != 0 { return found }
    let folded = find(start..<position)
    // Case is ignored in `In`, but not in units: `200 G` aren't grams.
    return words.facts[Int(folded)].unit == nil ? folded : 0
  }

  /// Looks up the word in a range, in any case.
  @inline(__always)
  func find(_ range: Range<Int>) -> UInt32 { words.find(WordKey(bytes, range)) }

  // MARK: Apostrophes, powers and points

  /// Reads initials with points as one word: `U.S.`, `a.m.`
  private mutating func readInitials() -> Bool {
    guard peek().isASCIILetter, peek(1) == ".", peek(2).isASCIILetter,
      peek(3) == "."
    else { return false }
    var name = WordKey()
    name.append(peek() | 0x20, after: 0)
    name.append(peek(2) | 0x20, after: 1)
    let id = words.find(name)
    let traits = words.facts[Int(id)].traits
    guard id != 0, traits.contains(.qualifier) || traits.contains(.clock) else { return false }
    let start = position
    position += 4
    append(word: id, from: start)
    return true
  }

  /// Reads past an apostrophe if both sides are one word, as in `avocado's`; the `d` of `d'eau`
  /// isn't a unit.
  private mutating func readApostrophe(_ id: inout UInt32, from start: Int) {
    let length = peek() == "'" ? 1 : peek(1) == 0x80 && peek(2) == 0x99 ? 3 : 0
    guard length > 0, peek(length).isASCIILetter || peek(length) >= 0xC3 else { return }
    let end = position
    position += length
    skipLetters()
    if length == 1 {
      let whole = find(start..<position)
      if whole != 0 {
        id = whole
        return
      }
    }
    position = end
    if end - start == 1 { id = 0 }
  }

  /// Includes a colon and the letters after it in the word if both are one abbreviation: `c:a`.
  private mutating func readColon(_ id: inout UInt32, from start: Int) {
    guard position - start < 3, peek(1).isASCIILetter else { return }
    let end = position
    position += 1
    skipLetters()
    let whole = find(start..<position)
    if whole == 0 { position = end } else { id = whole }
  }

  /// Includes the power of a unit in the word: `cm3`, `m³`.
  private mutating func readPower(_ id: inout UInt32, from start: Int) {
    let length = peek() == 0xC2 ? (peek(1) == 0xB2 || peek(1) == 0xB3 ? 2 : 0) : 1
    guard length > 0, position - start < 4, !peek(length).isLetterOrDigit else { return }
    let end = position
    position += length
    let whole = find(start..<position)
    if whole == 0 { position = end } else { id = whole }
  }

  /// Includes the point of an abbreviation in the word, if the sentence continues: `tbsp. oil`,
  /// `fl. oz.`
  private mutating func takePoint(of id: UInt32) {
    let facts = words.facts[Int(id)]
    let isAbout = facts.keyword == .approximation
    guard
      facts.unit != nil || facts.traits.contains(.beginsName) || isAbout
        || facts.traits.contains(.piece)
    else { return }
    // The line may continue in another cell.
    func byte(_ distance: Int) -> UInt8 {
      position + distance < line.count ? line[position + distance] : 0
    }
    var next = 1
    while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
    let isMark = ",;)".utf8.contains(byte(1))
    let goesOn =
      isSmallLetter(at: position + next) || byte(next) == "(" || isAbout && byte(next) != 0
    guard isMark || next > 1 && goesOn else { return }
    // `(Use 2 cups.)`
    if byte(1) == ")", isSpelledOut(facts) { return }
    position += 1
    tokens[tokens.count - 1].end += 1
    tokens[tokens.count - 1].hasPoint = true
  }

  /// Returns whether the last word is the name of its unit rather than an abbreviation.
  private func isSpelledOut(_ facts: WordFacts) -> Bool {
    guard let name = facts.unit?.name, let word = tokens.last?.range else { return false }
    return word.count > 5 || word.count >= name.utf8.count
  }

  /// Returns whether a lowercase letter of the Latin, Greek or Cyrillic script is at an offset.
  private func isSmallLetter(at offset: Int) -> Bool {
    guard offset + 1 < line.count, line[offset] >= 0xC3 else {
      return offset < line.count && line[offset].isLowercase
    }
    let next = line[offset + 1]
    switch line[offset] {
    case 0xCE: return next >= 0xAC
    case 0xCF: return true
    case 0xD0: return next >= 0xB0
    case 0xD1: return next < 0xA0
    default: return line[offset] < 0xE0 && NameFolding.lowercase(line, offset + 1) == next
    }
  }
}
