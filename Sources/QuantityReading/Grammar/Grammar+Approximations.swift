import QuantityCore

// `approx` and the like after an amount or its ingredient: `2 cups flour approx`.

extension Grammar {
  /// Removes `or so` and the like from the end of an ingredient; returns `nil` if nothing remains.
  func ingredientBeforeApproximation(
    _ ingredient: Range<Int>, _ isApproximate: inout Bool
  ) -> Range<Int>? {
    var words = cursor.ending(at: ingredient.upperBound)
    // Start at the space before the ingredient: a word is dropped together with its space.
    words.position = ingredient.lowerBound - 1
    guard words.dropLastApproximation() else { return ingredient }
    isApproximate = true
    words.dropSpaces()
    if words.dropLast(",") { words.dropSpaces() }
    return words.isAtEnd ? nil : ingredient.lowerBound..<words.bytes.count
  }
}

extension ByteCursor {
  /// Drops `approx` or the like from the end of the text.
  fileprivate mutating func dropLastApproximation() -> Bool {
    skip { probe in
      _ = probe.dropLast(".")
      guard probe.dropLastWord("so") else {
        return probe.dropLastWord("approx") || probe.dropLastWord("approximately")
      }
      probe.dropSpaces()
      return probe.dropLastWord("or")
    }
  }
}
