import QuantityCore
import QuantityReading

/// What the words of a line say about all the numbers in it.
struct LineFacts: ~Copyable {
  /// Whether an oven, a heat or a temperature is spoken of.
  private(set) var speaksOfHeat = false
  /// Whether the line is about nutrition, and its amounts are not those of a recipe.
  private(set) var speaksOfNutrition = false
  /// What its words say, all together.
  private var words = RecipeWord()
  private var isPerServing = false
  /// Its plain words, if it is read as English.
  var plainWords = PlainWords()
  /// Up to where it has been read.
  private var end = 0

  /// Begins a line, or an item in it.
  mutating func begin(at start: Int) {
    (speaksOfHeat, speaksOfNutrition, isPerServing) = (false, false, false)
    (words, end) = ([], start)
    plainWords.removeAll()
  }

  /// Whether words of nutrition facts stand in it.
  var namesNutrients: Bool { words.contains(.nutrient) }
  /// Whether words of nutrition facts stand in it that are words of recipes too.
  var namesFoods: Bool { words.contains(.food) }

  /// Whether servings are spoken of.
  var namesServings: Bool { words.contains(.yield) }

  /// Reads the rest of the line, of which each word is read once.
  @inline(__always)
  mutating func read(_ line: ByteCursor) {
    if end < line.bytes.count { readRest(of: line) }
  }

  private mutating func readRest(of line: ByteCursor) {
    var probe = line
    probe.position = end
    end = line.bytes.count
    let english = line.isEnglish ? RecipeWords.english.table : nil
    var nextPlain = -1
    while !probe.isAtEnd {
      probe.skipPlainSpaces()
      var next = probe
      if var plain = english.flatMap({ next.readPlainWord($0) }) {
        plain.isNext = probe.position == nextPlain
        plainWords.append(plain)
        if plain.hasComma { next.position += 1 }
        next.skipPlainSpaces()
        nextPlain = next.position
        // What stands around `serving` matters, and what after `nutrition`.
        if !plain.meaning.contains(.yield), probe.peek() | 0x20 != UInt8(ascii: "n") {
          words.formUnion(plain.meaning)
          probe = next
          continue
        }
      }
      if probe.isAtLetter {
        let end = probe.endOfWord()
        let word = probe.recipeWord(in: probe.position..<probe.trimmed(end))
        words.formUnion(word)
        if probe.peek() | 0x20 == UInt8(ascii: "n"), probe.isAtNutrition {
          speaksOfNutrition = true
        }
        isPerServing = isPerServing || word.contains(.yield) && probe.isAfterPer
        probe.position = max(end, probe.position + 1)
      } else if !probe.isAtEnd {
        let isDegree = probe.peek() == 0xC2 && (probe.isAt("°") || probe.isAt("º"))
        if isDegree || probe.isAtFahrenheit { speaksOfHeat = true }
        probe.position += 1
      }
    }
    speaksOfHeat = speaksOfHeat || words.contains(.heat)
    speaksOfNutrition = speaksOfNutrition || words.contains(.nutrient) && isPerServing
  }
}

extension ByteCursor {
  /// Whether the first word of the line is `nutrition` or the like.
  var beginsNutrition: Bool {
    var probe = self
    while !probe.isAtEnd, !probe.isAtLetter {
      if probe.peek() >= 0x80 || probe.isAtASCIIDigit { return false }
      probe.position += 1
    }
    return probe.isAtNutrition
  }

  /// Returns the end of a word without the periods after it.
  fileprivate func trimmed(_ end: Int) -> Int {
    var end = end
    while end > position, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return end
  }

  /// Whether `nutrition` or `nutritional information` begins here, but not `nutritional yeast`.
  fileprivate var isAtNutrition: Bool {
    guard peek() | 0x20 == UInt8(ascii: "n") else { return false }
    var probe = self
    if probe.readWord("nutrition") { return true }
    guard probe.readWord("nutritional") else { return false }
    return ["information", "info", "facts", "value", "values", "analysis"]
      .contains { (word: StaticString) in probe.startsWith(word) }
  }

  private func startsWith(_ word: StaticString) -> Bool {
    var probe = self
    return probe.readWord(word)
  }

  /// Whether `per` stands before the word here.
  fileprivate var isAfterPer: Bool {
    guard position >= 4 else { return false }
    return keyword(in: position - 4..<position - 1) == .per
  }

  /// Whether a digit is here and after it an `F`, as in `450F` and `350 F`.
  fileprivate var isAtFahrenheit: Bool {
    guard isAtASCIIDigit else { return false }
    let place = peek(1) == 0x20 ? 2 : 1
    return peek(place) | 0x20 == UInt8(ascii: "f") && !isWord(position + place + 1)
  }
}
