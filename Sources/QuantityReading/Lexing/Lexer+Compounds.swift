import QuantityCore

// Compounds, and words in scripts without spaces.

extension Lexer {
  /// Returns the id of the last part of a compound, if it is a counted thing or a vessel.
  ///
  /// The part has 4 to 16 bytes, however long the word is.
  func findLastPart(from start: Int) -> UInt32 {
    let first = max(start + 3, position - 16)
    guard first < position - 3 else { return 0 }
    for partStart in first..<position - 3 where bytes[partStart] & 0xC0 != 0x80 {
      let id = find(partStart..<position)
      let facts = words.facts[Int(id)]
      let isThing = !facts.traits.isDisjoint(with: [.singular, .plural, .vessel])
      if isThing, facts.unit == nil, facts.keyword == nil, facts.traits.isSubset(of: .ofRecipes) {
        return id
      }
    }
    return 0
  }

  /// Reads a word for a half, of three letters, and the unit attached to it as two words.
  mutating func readHalf(from start: Int) -> Bool {
    let (middle, end) = (start + 6, position)
    guard end > middle, bytes[middle] & 0xC0 != 0x80 else { return false }
    let half = find(start..<middle)
    guard words.facts[Int(half)].keyword == .fraction(2) else { return false }
    let unit = find(middle..<end)
    guard words.facts[Int(unit)].unit != nil else { return false }
    position = middle
    append(word: half, from: start)
    position = end
    append(word: unit, from: middle)
    return true
  }

  /// Reads a word and the particle at its end as two words: `1L를`, `2큰술을`.
  mutating func readWithParticle(from start: Int) -> Bool {
    let end = position
    for middle in stride(from: end - 3, to: max(start, end - 10), by: -3) {
      let particle = find(middle..<end)
      guard words.facts[Int(particle)].traits.contains(.particle) else { continue }
      position = middle
      let word = find(from: start)
      if word != 0 {
        append(word: word, from: start)
        position = end
        append(word: particle, from: middle)
        return true
      }
      position = end
    }
    return false
  }

  /// Reads a number of one syllable and the unit or counter attached to it as separate words: `반개`,
  /// `한큰술을`.
  mutating func readCount(from start: Int) -> Bool {
    let (middle, end) = (start + 3, position)
    guard end > middle, bytes[middle] & 0xC0 != 0x80 else { return false }
    let number = find(start..<middle)
    guard words.facts[Int(number)].keyword?.isPartOfNumber == true else { return false }
    let before = tokens.count
    position = middle
    append(word: number, from: start)
    position = end
    let unit = find(middle..<end)
    if unit != 0 { append(word: unit, from: middle) } else { _ = readWithParticle(from: middle) }
    let facts = tokens.count > before + 1 ? words.facts[Int(tokens[before + 1].word)] : .unknown
    if facts.unit != nil || facts.traits.contains(.counter) { return true }
    tokens.removeLast(tokens.count - before)
    return false
  }

  /// Reads the longest known word here, or one letter.
  mutating func readUnspacedWord() {
    let start = position
    var (best, bestEnd) = (UInt32(0), position)
    var key = WordKey()
    while position < bytes.count, position - start < longestWord, position - start < 64,
      let length = letterLength
    {
      for _ in 0..<length {
        key.append(NameFolding.lowercase(bytes, position), after: position - start)
        position += 1
      }
      let id = words.find(key)
      if id != 0 { (best, bestEnd) = (id, position) }
    }
    position = bestEnd
    if best == 0 { position += max(characterLength, 1) }
    append(word: best, from: start)
  }
}
