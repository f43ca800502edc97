import Quantities
import TestSupport
import Testing

/// Texts that go on for ever with the words of the grammar. Read in proportion to their length, all of them
/// take some minutes in the long run; a reader that goes back again and again takes hours for a single
/// one.
@Suite("The same words again and again", .timeLimit(.minutes(20)))
struct RepeatedWordsTests {
  private static let prefixes = [
    "us", "american", "imperial", "uk", "british", "imp", "metric", "australian", "au", "aussie",
    "troy", "fl", "fluid", "cubic", "cu", "dry", "oz", "lb", "t", "short", "long", "legal", "c",
    "à",
    "cuillère", "colher", "de", "barrel",
  ]

  private static let keywords = [
    "to", "in", "as", "or", "plus", "and", "minus", "x", "of", "per", "a", "an", "two", "twenty",
    "hundred", "thousand", "million", "dozen", "couple", "another", "half", "third", "halves",
    "quarters", "fifth", "fifths", "second", "seconds", "point", "over", "about", "between", "more",
    "full", "month", "cup", "cups", "h", "m", "day", "st", "sixty-fourths", "juice", "can", "tin",
    "serves", "serving",
  ]

  private static let signs = [
    "1", "1/2", "½", "1,5", "1.5", "1 000", "1_000", "1:30", "1h30", "2x", "(", ")", "[", "-", "–",
    "+", "&", "&amp;", "&nbsp;", "&frac12;", "&#", "/", ",", ".", "*", "~", "\u{200B}", "<", ">",
    "|", "\"", "cup(s)", "(s)", "#", "$", "°", "\n", ":",
  ]

  private static let words = prefixes + keywords + signs

  private static let readers: [@Sendable (String) -> Void] = [
    { _ = AmountScaler(by: 2).scaling($0) }, { _ = IngredientLine($0) },
    { _ = try? WrittenAmount($0) }, { _ = try? QuantityExpression($0) },
  ]

  private func read(_ piece: String) {
    let length = LongTests.choose(300_000, everyday: 1_500)
    let middle = String(repeating: piece, count: length / piece.utf8.count)
    for (start, end) in [("1 ", "cup"), ("", ""), ("1 cup ", " 2 g")] {
      for reader in Self.readers { reader(start + middle + end) }
    }
  }

  @Test("any word is read to its end")
  func single() {
    for word in Self.words { read(word + " ") }
  }

  @Test("any two words are read to their end")
  func pairs() {
    var random = SeededGenerator.ofLaw
    for _ in 0..<LongTests.choose(300, everyday: 20) {
      let first = Self.words.randomElement(using: &random) ?? ""
      let second = Self.words.randomElement(using: &random) ?? ""
      read(first + (Bool.random(using: &random) ? " " : "") + second + " ")
    }
  }
}
