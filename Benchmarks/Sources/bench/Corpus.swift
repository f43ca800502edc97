import Quantities

/// The amounts that are presented: what people write in recipes, and what scaling makes of it.
enum Corpus {
  static let values = [
    "1/8", "1/4", "1/3", "1/2", "2/3", "3/4", "0.9999", "1", "1.5", "2", "2.75", "3", "4", "5",
    "6.25", "8", "12", "16", "48", "96", "100", "250", "999", "1000", "1500",
  ]

  static let volumes = amounts(
    of: VolumeKind.self, in: ["tsp", "tbsp", "cup", "fl oz", "pint", "quart", "gallon", "ml", "l"])
  static let masses = amounts(of: MassKind.self, in: ["g", "kg", "oz", "lb"])
  static let times = amounts(of: TimeKind.self, in: ["s", "min", "h", "d"])

  /// Amounts that no measures of their kit make exactly.
  static let inexact = volumes.filter { !$0.presented().isExact }

  private static func amounts<Kind: QuantityKind>(
    of kind: Kind.Type, in units: [String]
  ) -> [Amount<Kind>] {
    units.flatMap { unit in
      values.map { value in
        do {
          return try Amount<Kind>("\(value) \(unit)")
        } catch {
          fatalError("\(error)")
        }
      }
    }
  }
}
