import QuantityCore

/// A language whose recipes have words of their own, beside those that are read in every language.
package enum RecipeLanguage {
  case german, french, spanish, italian, swedish, dutch, polish, portuguese, russian
  case czech, ukrainian, danish, norwegian, finnish

  /// Finds the language of an identifier, whatever its region: `de-AT`.
  init?(_ identifier: String) {
    switch identifier.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "de": self = .german
    case "fr": self = .french
    case "es": self = .spanish
    case "it": self = .italian
    case "sv": self = .swedish
    case "nl": self = .dutch
    case "pl": self = .polish
    case "pt": self = .portuguese
    case "ru": self = .russian
    case "cs": self = .czech
    case "uk": self = .ukrainian
    case "da": self = .danish
    case "nb", "no": self = .norwegian
    case "fi": self = .finnish
    default: return nil
    }
  }
}
