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
    var probe = self
    _ = probe.dropLast(".")
    if probe.dropLastWord("so") {
      probe.dropSpaces()
      guard probe.dropLastWord("or") else { return false }
    } else if !probe.dropLastWord("approx"), !probe.dropLastWord("approximately") {
      return false
    }
    self = probe
    return true
  }
}
