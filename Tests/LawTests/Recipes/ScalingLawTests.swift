import Foundation
import Quantities
import TestSupport
import Testing

/// Laws for any text, tested with the texts beside the checkout, those of the examples and random ones.
@Suite("Laws of scaling")
struct ScalingLawTests {
  private static let conformance = SharedFile.names(in: "conformance").map { "conformance/\($0)" }
  private static let examples = files(in: "Examples")

  @Test("by one, not a byte changes", arguments: conformance + examples)
  func identity(name: String) throws {
    let scaler = AmountScaler(by: 1)
    for (number, line) in zip(1..., lines(of: try text(name), by: scaler)) {
      #expect(line.scaled.utf8.elementsEqual(line.text.utf8), "\(name):\(number): \(line)")
    }
  }

  @Test("doubled and halved, nothing changes but amounts", arguments: conformance + examples)
  func rest(name: String) throws {
    let text = try text(name)
    let doubled = lines(of: text, by: AmountScaler(by: 2))
    let twice = doubled.map(\.scaled).joined()
    let halved = lines(of: twice, by: AmountScaler(by: Fraction(1, 2)))
    try #require(doubled.count == halved.count)
    var context = TextContext()
    for (number, (first, last)) in zip(1..., zip(doubled, halved)) {
      let amounts = AmountFinder().amounts(in: first.text, after: &context)
      // The parts of the line that are neither amounts nor counted nouns.
      let kept = try #require(
        first.text.pieces(
          between: amounts.flatMap { [$0.range] + ($0.countedRange.map { [$0] } ?? []) }),
        "the places of \(amounts) overlap")
      #expect(
        first.scaled.isJoined(of: kept) && last.scaled.isJoined(of: kept),
        "\(name):\(number): \(first.text) became \(first.scaled), and that \(last.scaled)")
    }
    #expect(
      AmountScaler(by: 2).scaling(text).text == twice,
      "\(name) at once is scaled otherwise than line by line")
  }

  @Test("words of rules, numbers and signs, joined in any way, stop nothing and keep their bytes")
  func joinedWords() {
    let pieces = [
      "nutrition", "serving", "size", "serves", "makes", "calories", "fat", "stars", "reviews",
      "from", "each", "per", "at a time", "in", "into", "of", "about", "for", "page", "step",
      "June",
      "am", "oven", "cup", "cups", "oz", "lb", "g", "ml", "inch", "stick", "butter", "broth", "can",
      "pack", "jars", "pan", "ladle", "eggs", "cloves", "half", "two", "dozen", "a", "and", "or",
      "to", "1", "2", "1/2", "½", "4.5", "350", "2024", "@", ".", ",", ":", "/", "_", "-", "+", "=",
      "*", "#", "$", "%", "\"", "'", "(", ")", "[", "]", "{", "}", "|", "\n", "é",
    ]
    var random = SeededGenerator.ofLaw
    for _ in 0..<LongTests.count(20_000, everyday: 2000) {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (Bool.random(using: &random) ? " " : "") + (pieces.randomElement(using: &random) ?? "")
      }.joined()
      let same = AmountScaler(by: 1).scaling(text).text.utf8.elementsEqual(text.utf8)
      #expect(same, "\(text.debugDescription), seed \(random.seed)")
      for left in AmountScaler(by: 2).scaling(text).unscaled { _ = text[left.range] }
    }
  }

  /// Scales a text line by line.
  private func lines(
    of text: String, by scaler: AmountScaler
  ) -> [(text: String, scaled: String)] {
    var context = TextContext()
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      // The last line has no line feed.
      let line = String(Substring($0)) + ($0.endIndex == text.endIndex ? "" : "\n")
      return (line, scaler.scaling(line, after: &context).text)
    }
  }

  // MARK: Texts

  /// A text, or its beginning: only the long run reads all of the longest.
  private func text(_ name: String) throws -> String {
    let text =
      name.hasPrefix("conformance/")
      ? try SharedFile.text(of: name)
      : try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(LongTests.choose(.max, everyday: 150)).joined(separator: "\n")
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files in a directory of the project, except hidden ones.
  private static func files(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .map { String($0.path.dropFirst(root.path.count + 1)) }.sorted()
  }
}
