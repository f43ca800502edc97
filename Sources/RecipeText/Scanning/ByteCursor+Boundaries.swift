import QuantityCore
import QuantityReading

// Where an amount can begin and end.

extension ByteCursor {
  /// Whether an amount can begin at a place: not inside a number, a word or an identifier.
  func isBoundary(before place: Int, hasUnit: Bool) -> Bool {
    guard place > 0 else { return true }
    let before = bytes[place - 1]
    switch before {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"): return !isDigit(place - 2)
    case UInt8(ascii: "-"):
      // `flour-2 cups`, but not `B-12`.
      return !isDigit(place - 2) && (hasUnit || !isLetter(place - 2))
    case UInt8(ascii: "_"), UInt8(ascii: "'"): return !isWord(place - 2)
    case 0x20: return !isAfterSlash(place)
    case 0x99 where place > 3 && bytes[place - 2] == 0x80: return !isDigit(place - 4)
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "#"),
      UInt8(ascii: "$"),
      UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "&"):
      return false
    default: return !isWord(place - 1)
    }
  }

  /// Whether a slash with spaces and a number stand before a place: the 2 of `1 / 2 cup` is not a number of its own.
  private func isAfterSlash(_ place: Int) -> Bool {
    guard place > 2, bytes[place - 2] == UInt8(ascii: "/") else { return false }
    return isDigit(place - 3) || bytes[place - 3] == 0x20 && isDigit(place - 4)
  }

  /// Whether the sign between a count and a size stands before a place.
  func isAfterTimes(_ place: Int) -> Bool {
    guard place > 1 else { return false }
    return bytes[place - 1] | 0x20 == UInt8(ascii: "x") || bytes[place - 1] == 0x97
  }

  /// Whether an amount can end at a place.
  func isBoundary(after place: Int) -> Bool {
    guard place < bytes.count else { return true }
    switch bytes[place] {
    case UInt8(ascii: "_"): return !isWord(place + 1)
    case UInt8(ascii: "."):
      return !isDigit(place + 1)
    case UInt8(ascii: ":"), UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "%"):
      return !isWord(place + 1) && bytes[place] != UInt8(ascii: "%")
    default: return !isWord(place)
    }
  }

  /// Whether a sentence goes on after a period that ends at a place, which is one of an abbreviation then.
  ///
  /// - Parameter inCapitals: whether it can go on with a capital, as an ingredient does after its amount.
  func goesOn(afterPeriodAt place: Int, inCapitals: Bool) -> Bool {
    var probe = self
    probe.position = place
    if [",", ";", ")"].contains(where: { probe.isAt($0) }) { return true }
    probe.skipSpaces()
    guard probe.position > place else { return false }
    if probe.isAtLetter { return inCapitals || probe.peek() & 0x20 != 0 }
    return probe.peek() == UInt8(ascii: "(")
  }

  // MARK: Spaces

  /// Returns where the space begins, of whatever kind, that stands right before a place.
  func startOfSpace(before place: Int) -> Int? {
    guard place > 0 else { return nil }
    var probe = self
    probe.position = place - 1
    if probe.peek() <= 0x20 { return probe.position }
    while probe.position > max(0, place - 3), probe.peek() & 0xC0 == 0x80 { probe.position -= 1 }
    let isSpace = probe.spaceBeyondASCII.map { probe.position + $0 } == place
    return isSpace ? probe.position : nil
  }

  /// Returns where a range ends without the spaces at its end, of whatever kind.
  func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var probe = self
    probe.position = range.lowerBound
    while probe.position < range.upperBound {
      let end = probe.position
      probe.skipSpaces()
      if probe.position >= range.upperBound { return end }
      if probe.position == end { probe.position += 1 }
    }
    return range.upperBound
  }

  // MARK: Words of recipes

  /// A word of a phrase, and what it says.
  struct WordOfRecipe {
    let range: Range<Int>
    let meaning: RecipeWord
    /// Whether a period follows it.
    let hasPeriod: Bool
  }

  /// Steps over spaces and marks of emphasis to the next word of the same phrase, and over that; gives
  /// `nil` where a sign, a number or the end comes first.
  mutating func readRecipeWord() -> WordOfRecipe? {
    var probe = self
    probe.skipSpaces()
    while probe.peek() == UInt8(ascii: "*") || probe.peek() == UInt8(ascii: "_") {
      probe.position += 1
    }
    probe.skipSpaces()
    // `12-cup`, `medium-large`
    if probe.peek() == UInt8(ascii: "-"), probe.isLetter(probe.position + 1) { probe.position += 1 }
    guard probe.isAtLetter || probe.peek() >= 0xC3 else { return nil }
    let start = probe.position
    let whole = probe.endOfWord()
    var end = whole
    while end > start, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "'") {
      end -= 1
    }
    guard end > start else { return nil }
    position = whole
    return WordOfRecipe(
      range: start..<end, meaning: recipeWord(in: start..<end), hasPeriod: whole > end)
  }

  /// Whether no name goes on here: the phrase ends, or a word follows that no name goes on after.
  var isAtEndOfName: Bool {
    var probe = self
    guard let word = probe.readRecipeWord() else { return true }
    // `2 eggs lightly beaten`
    return word.meaning.contains(.end)
  }
}
