import Foundation
import Quantities
import TestSupport
import Testing

/// What must hold of any text, held against those beside the checkout and those of the examples.
@Suite("Laws of scaling")
struct ScalingLawTests {
  private static let conformance = SharedFile.names(in: "conformance").map { "conformance/\($0)" }
  private static let examples = files(in: "Examples")

  @Test("by one, not a byte changes", arguments: conformance + examples)
  func identity(name: String) throws {
    let scaler = AmountScaler(by: 1)
    for (number, line) in lines(scaler, of: try text(name)) {
      #expect(line.scaled.utf8.elementsEqual(line.text.utf8), "\(name):\(number): \(line)")
    }
  }

  @Test("doubled and halved, nothing changes but amounts", arguments: conformance + examples)
  func rest(name: String) throws {
    let text = try text(name)
    let doubled = lines(AmountScaler(by: 2), of: text)
    let twice = doubled.map(\.line.scaled).joined()
    let halved = lines(AmountScaler(by: Fraction(1, 2)), of: twice)
    try #require(doubled.count == halved.count)
    for ((number, first), (_, last)) in zip(doubled, halved) {
      let kept = try #require(first.pieces, "the places of \(first.amounts) overlap")
      #expect(
        first.scaled.isJoined(of: kept) && last.scaled.isJoined(of: kept),
        "\(name):\(number): \(first.text) became \(first.scaled), and that \(last.scaled)")
    }
    #expect(
      AmountScaler(by: 2).scaling(text).text == twice,
      "\(name) at once is scaled otherwise than line by line")
  }

  /// A line, what is found in it, and what it becomes.
  private struct Line {
    let text: String
    let amounts: [FoundAmount]
    let scaled: String

    /// What of it is neither an amount nor what one counts.
    var pieces: [Substring]? {
      text.pieces(
        between: amounts.flatMap { [$0.range] + ($0.countedRange.map { [$0] } ?? []) })
    }
  }

  /// Scales a text line by line, with the lines' numbers.
  private func lines(_ scaler: AmountScaler, of text: String) -> [(number: Int, line: Line)] {
    var (found, scaled) = (TextContext(), TextContext())
    return zip(1..., text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)).map {
      // The last one has no line feed.
      let line = String(Substring($1)) + ($1.endIndex == text.endIndex ? "" : "\n")
      return (
        $0,
        Line(
          text: line, amounts: scaler.finder.amounts(in: line, after: &found),
          scaled: scaler.scaling(line, after: &scaled).text)
      )
    }
  }

  // MARK: Texts

  private func text(_ name: String) throws -> String {
    name.hasPrefix("conformance/")
      ? try SharedFile.text(of: name)
      : try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a folder of the project; what is hidden is not its own.
  private static func files(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .map { String($0.path.dropFirst(root.path.count + 1)) }.sorted()
  }
}
