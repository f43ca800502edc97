import IngredientDensities
import Quantities

// The names of ingredients.

extension QuantityExpression.Ingredient {
  /// Whether the words can be a name: they have letters, balanced parentheses, and no sign at the
  /// end.
  var isName: Bool {
    var depth = 0
    for byte in name.utf8 where depth >= 0 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    // A single letter may belong to a number: `1e3`.
    let hasLetters = name.unicodeScalars.filter { $0.properties.isAlphabetic }.count > 1
    let endsInSign = name.utf8.last.map { "+-*/=<>&,(".utf8.contains($0) } ?? true
    return depth == 0 && hasLetters && !endsInSign
  }

  /// Whether it is a liquid.
  var isLiquid: Bool { IngredientTable.standardMatch(substance).consistency == .liquid }

  /// The name without a container: `flour` for `bag of flour`.
  var substance: String {
    let words = name.split(separator: " ", maxSplits: 2)
    let containers: Set = [
      "bag", "box", "can", "jar", "bottle", "pack", "packet", "package", "carton", "tub", "tin",
    ]
    guard words.count == 3, words[1].lowercased() == "of",
      containers.contains(words[0].lowercased())
    else { return name }
    return String(words[2])
  }
}
