package import QuantityCore

/// What kitchen measures are called in other languages: recipes of all countries use these names, and none
/// of them means anything else in English.
///
///     try AnyAmount("2 EL")  // 2 tablespoons
///
/// They are read in every vocabulary, as the spoons of its system; in that of their own language they
/// are names like others.
///
/// Sources: Unicode CLDR, the names of the units *tablespoon*, *teaspoon* and *gram* in each language; Store
/// norske leksikon, *målenheter for matlaging*, for the short names of Scandinavia.
package enum ForeignNames {
  /// The names of a unit, each in the singular and in the plural, if it has one.
  package static func of(_ unit: UnitDefinition) -> [[String]] {
    guard unit.isKitchenMeasure else { return [] }
    return all.first { $0.unit == unit.name }?.names ?? []
  }

  private static let all = table.map { unit, names in
    (unit: unit, names: names.map { PresentationLanguage.FurtherWords.plurals(of: $0) })
  }

  // A period after a letter and the difference between capital and small letters do not count from three
  // letters up.
  private static let table: [(unit: String, names: [String])] = [
    (
      "tablespoon",
      [
        "EL", "el", "Essl", "Esslöffel", "eetlepel|eetlepels", "eetl",
        "c à soupe", "c à s", "càs", "c a soupe", "cuillère à soupe|cuillères à soupe",
        "cuillere à soupe|cuilleres à soupe", "cuillere a soupe|cuilleres a soupe",
        "cuil à soupe", "cuillerée à soupe|cuillerées à soupe",
        "cda|cdas", "cucharada|cucharadas", "cucchiaio|cucchiai",
        "colher de sopa|colheres de sopa",
        "msk", "matsked|matskedar", "spsk", "spiseske|spiseskeer", "spiseskje|spiseskjeer",
      ]
    ),
    (
      "teaspoon",
      [
        "TL", "tl", "Teel", "Teelöffel", "theelepel|theelepels", "theel",
        "c à café", "c à c", "càc", "c a cafe", "cuillère à café|cuillères à café",
        "cuillere à café|cuilleres à café", "cuillere a cafe|cuilleres a cafe",
        "cuil à café", "cuillerée à café|cuillerées à café",
        "c à thé", "cuillère à thé|cuillères à thé",
        "cdta|cdtas", "cdita|cditas", "cucharadita|cucharaditas",
        "cucchiaino|cucchiaini", "colher de chá|colheres de chá",
        "tsk", "tesked|teskedar", "teske|teskeer", "teskje|teskjeer",
      ]
    ),
    ("milliliter", ["krm", "kryddmått"]),
    ("pinch", ["Prise|Prisen", "pincée|pincées", "pizca|pizcas", "pitada|pitadas"]),
    ("gram", ["Gramm", "gramo|gramos", "grammo|grammi", "grama|gramas"]),
  ]
}

extension UnitDefinition {
  /// Whether it is one of the catalogue's volumes or masses.
  fileprivate var isKitchenMeasure: Bool {
    kind == .volume || kind == .mass
  }
}
