internal import Quantities

extension Ingredient {
  /// The ingredients of the data.
  static let standard = standardIngredients.split(separator: "\n")
    .filter { !$0.hasPrefix("#") }.map { Ingredient(row: $0) }

  /// Reads a row such as `120 100 137 cup KUF all-purpose flour: flour, AP flour`.
  private init(row: Substring) {
    let parts = row.split(separator: ": ", maxSplits: 1)
    let fields = parts[0].split(separator: " ").map(String.init)
    precondition(fields.count > 5, "The row '\(row)' is incomplete")
    let name = fields[5...].joined(separator: " ").split(separator: ", ").map(String.init)
    func density(_ grams: String) -> Density {
      do {
        return try Density("\(grams) g/\(fields[3])")
      } catch {
        preconditionFailure("The row '\(row)' has no density: \(error)")
      }
    }
    self.init(
      name[0], variant: name.count > 1 ? name[1] : nil,
      aliases: parts.count > 1 ? parts[1].split(separator: ", ").map(String.init) : [],
      density: density(fields[0]), within: density(fields[1])...density(fields[2]),
      source: fields[4].map(Ingredient.source(of:)).joined(separator: "; "))
  }

  /// The source that a letter of the data stands for.
  private static func source(of letter: Character) -> String {
    switch letter {
    case "U": "USDA National Nutrient Database, Standard Reference 28, household weights"
    case "K": "King Arthur Baking, ingredient weight chart"
    case "F": "cooking conversion FAQ, jsward.com/cooking/conversion.shtml"
    case "B": "Rose Levy Beranbaum, The Cake Bible, as in the data of GNU Units"
    case "W": "density of water"
    default: preconditionFailure("No source goes by '\(letter)'")
    }
  }
}
