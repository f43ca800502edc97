import QuantityCore

// `or so` after an amount, with or without an ingredient: `2 cups flour approx`.

extension Grammar {
  /// Leaves out `or so` and the like at the end of an ingredient; gives `nil` if nothing remains.
  func ingredientBeforeApproximation(
    _ ingredient: Range<Int>, _ isApproximate: inout Bool
  ) -> Range<Int>? {
    var words = cursor.ending(at: ingredient.upperBound)
    // A word is dropped with the space before it, and the ingredient may have no other.
    words.position = ingredient.lowerBound - 1
    guard words.dropLastApproximation() else { return ingredient }
    isApproximate = true
    words.dropSpaces()
    if words.dropLast(",") { words.dropSpaces() }
    return words.isAtEnd ? nil : ingredient.lowerBound..<words.bytes.count
  }
}

extension ByteCursor {
  /// Leaves out `approx` or the like at the end of the text.
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
