import Foundation
import Quantities
import TestSupport
import Testing

/// Texts that go on for ever with the words of the grammar: reading one of sixteen times the length takes
/// sixteen times as long, where a reader that goes back again and again takes two hundred and fifty-six.
@Suite("Growth of the time to read a text")
struct GrowthTests {
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

  /// How a text begins, and how it ends, with one piece again and again between.
  private struct Family: CustomStringConvertible {
    let (start, piece, end): (String, String, String)

    func text(_ length: Int) -> String {
      start + String(repeating: piece, count: length / piece.utf8.count) + end
    }

    var description: String { "'\(start)' + '\(piece)' x n + '\(end)'" }
  }

  private static let words = prefixes + keywords + signs

  private static func families(_ piece: String) -> [Family] {
    [("1 ", "cup"), ("", ""), ("1 cup ", " 2 g")].map { start, end in
      Family(start: start, piece: piece, end: end)
    }
  }

  @Test("is in proportion to the text, whatever word is in it again and again")
  func single() {
    for word in Self.words {
      for family in Self.families(word + " ") { check(family) }
      if LongTests.areWanted { for family in Self.families(word) { check(family) } }
    }
  }

  @Test("is in proportion to the text, whatever two words are in it again and again")
  func pairs() {
    var random = SeededGenerator.ofLaw
    for _ in 0..<LongTests.choose(20_000, everyday: 25) {
      let first = Self.words.randomElement(using: &random) ?? ""
      let second = Self.words.randomElement(using: &random) ?? ""
      let space = Bool.random(using: &random) ? " " : ""
      for family in Self.families(first + space + second + " ") { check(family) }
    }
  }

  private static let readers: [(name: String, read: @Sendable (String) -> Void)] = [
    ("finder", { _ = AmountFinder().amounts(in: $0) }),
    ("line", { _ = IngredientLine($0) }),
    ("scaler", { _ = AmountScaler(by: 2).scaling($0) }),
    ("written", { _ = try? WrittenAmount($0) }),
    ("expression", { _ = try? QuantityExpression($0) }),
  ]

  private func check(_ family: Family) {
    let length = LongTests.choose(1_000, everyday: 300)
    for reader in Self.readers {
      let (short, long) = (family.text(length), family.text(16 * length))
      // What else the machine does can only make it slower.
      var (least, most) = (Int.max / 48, Int.max)
      for _ in 0..<10 where most > least * 48 {
        least = min(least, nanoseconds { reader.read(short) })
        most = min(most, nanoseconds { reader.read(long) })
      }
      #expect(most <= least * 48, "\(family), \(reader.name): \(least) ns, \(most) ns")
    }
  }

  /// How long the processor takes for the work of this thread, whatever else it does.
  private func nanoseconds(_ work: () -> Void) -> Int {
    func now() -> Int {
      // Seconds and nanoseconds, without their names: which module defines these depends on the system.
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { time in
        time.initialize(repeating: 0)
        time.withMemoryRebound(to: timespec.self) { time in
          if let time = time.baseAddress { _ = clock_gettime(CLOCK_THREAD_CPUTIME_ID, time) }
        }
        return time[0] * 1_000_000_000 + time[1]
      }
    }
    let start = now()
    work()
    return now() - start
  }
}
