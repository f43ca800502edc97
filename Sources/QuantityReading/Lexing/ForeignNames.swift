package import QuantityCore

/// Names of kitchen measures in other languages. Recipes of all countries use them, and none of
/// them means anything else in English.
///
///     try AnyAmount("2 EL")  // 2 tablespoons
///
/// Every vocabulary reads them, as the spoons of its system; in the vocabulary of their own
/// language they are ordinary names.
///
/// Sources: Unicode CLDR, the names of the units *tablespoon*, *teaspoon* and *gram* in each
/// language; Store norske leksikon, *målenheter for matlaging*, for the short names of Scandinavia.
package enum ForeignNames {
  /// Returns the names of a unit, each in the singular and, if there is one, in the plural.
  package static func of(_ unit: UnitDefinition) -> [[String]] {
    guard unit.kind == .volume || unit.kind == .mass else { return [] }
    return all.first { $0.unit == unit.name }?.names ?? []
  }

  private static let all = table.map { unit, names in
    (unit: unit, names: names.map { PresentationLanguage.FurtherWords.plurals(of: $0) })
  }

  // The period of an abbreviation is ignored, and so is case from three letters up.
  private static let table: [(unit: String, names: [String])] = [
    (
      "tablespoon",
      [
        "EL", "el", "Essl", "Esslöffel", "eetlepel|eetlepels", "eetl", "c à soupe", "c à s", "càs",
        "c a soupe", "cuillère à soupe|cuillères à soupe", "cuillere à soupe|cuilleres à soupe",
        "cuillere a soupe|cuilleres a soupe", "cuil à soupe",
        "cuillerée à soupe|cuillerées à soupe", "cda|cdas", "cucharada|cucharadas",
        "cucchiaio|cucchiai", "colher de sopa|colheres de sopa", "msk", "matsked|matskedar", "spsk",
        "spiseske|spiseskeer", "spiseskje|spiseskjeer",
      ]
    ),
    (
      "teaspoon",
      [
        "TL", "tl", "Teel", "Teelöffel", "theelepel|theelepels", "theel", "c à café", "c à c",
        "càc", "c a cafe", "cuillère à café|cuillères à café", "cuillere à café|cuilleres à café",
        "cuillere a cafe|cuilleres a cafe", "cuil à café", "cuillerée à café|cuillerées à café",
        "c à thé", "cuillère à thé|cuillères à thé", "cdta|cdtas", "cdita|cditas",
        "cucharadita|cucharaditas", "cucchiaino|cucchiaini", "colher de chá|colheres de chá", "tsk",
        "tesked|teskedar", "teske|teskeer", "teskje|teskjeer",
      ]
    ),
    ("milliliter", ["krm", "kryddmått"]),
    ("pinch", ["Prise|Prisen", "pincée|pincées", "pizca|pizcas", "pitada|pitadas"]),
    ("gram", ["Gramm", "gramo|gramos", "grammo|grammi", "grama|gramas"]),
  ]
}
