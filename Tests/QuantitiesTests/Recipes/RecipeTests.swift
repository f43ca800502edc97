import Foundation
import Quantities
import TestSupport
import Testing

/// Real recipe lines, which are beside the checkout and not part of it.
@Suite("Recipes")
struct RecipeTests {
  @Test("not one amount is lost when a recipe is scaled", .enabled(if: SharedFile.exist))
  func scaling() throws {
    let factors = [(1, 6), (1, 2), (1, 1), (2, 1), (3, 1), (10, 1)].map { Fraction($0.0, $0.1) }
    var count = 0
    for row in try SharedFile.rows(of: "conformance/pepin_recipe_lines.tsv") {
      guard let amount = leadingAmount(of: row[2]) else { continue }
      count += 1
      for factor in factors {
        try check(amount, times: factor, in: row[2])
      }
    }
    #expect(count == 22)
  }

  private func check(_ amount: AnyAmount, times factor: Fraction, in line: String) throws {
    func check(_ quantity: some Quantity) throws {
      let scaled = quantity.scaled(by: factor)
      let shown = scaled.presented()
      let sum = shown.parts.reduce(Int128(0)) { $0 + $1.amount.ticks.count }
      #expect(sum - scaled.ticks.count == shown.error.ticks.count, "\(line) x \(factor)")
      #expect(shown.isExact == (shown.error.ticks == .zero), "\(line) x \(factor)")
      // No cook can see 1/24 teaspoon.
      let tolerance = (1.teaspoons / 24).ticks.count
      #expect(
        abs(shown.error.ticks.count) <= max(abs(scaled.ticks.count) / 20, tolerance),
        "\(line) x \(factor)")
      let text = shown.formatted()
      #expect(!text.isEmpty && text.hasPrefix("~") == !shown.isExact, "\(line) x \(factor)")
      // The text parses to the total.
      let back = try AnyAmount(text.trimmingPrefix("~").description)
      #expect(back.tickCount == shown.total.ticks.count, "\(text)")
    }
    try check(amount.quantity)
  }

  /// The amount at the start of a line: the longest run of words that can be parsed.
  private func leadingAmount(of line: String) -> AnyAmount? {
    let words = line.split(separator: " ")
    return (1...3).lazy.reversed()
      .filter { $0 <= words.count }
      .compactMap { try? AnyAmount(words.prefix($0).joined(separator: " ")) }
      .first
  }
}
