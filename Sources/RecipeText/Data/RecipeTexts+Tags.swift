extension RecipeTexts {
  /// Returns the text of a language by its tag, without a region.
  static func text(of tag: String) -> String? {
    switch tag {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "sv": swedish
    case "nl": dutch
    case "pl": polish
    case "pt": portuguese
    case "ru": russian
    case "cs": czech
    case "uk": ukrainian
    case "da": danish
    case "nb": norwegian
    case "fi": finnish
    case "hu": hungarian
    case "ro": romanian
    case "el": greek
    case "tr": turkish
    case "hi": hindi
    case "ar": arabic
    case "he": hebrew
    case "ja": japanese
    case "zh": chinese
    case "ko": korean
    default: nil
    }
  }
}
