import QuantityCore

/// A language with recipe words besides those read in every language. The raw value is its tag.
package enum RecipeLanguage: String, CaseIterable {
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case swedish = "sv"
  case dutch = "nl"
  case polish = "pl"
  case portuguese = "pt"
  case russian = "ru"
  case czech = "cs"
  case ukrainian = "uk"
  case danish = "da"
  case norwegian = "nb"
  case finnish = "fi"
  case hungarian = "hu"
  case romanian = "ro"
  case greek = "el"
  case turkish = "tr"
  case hindi = "hi"
  case arabic = "ar"
  case hebrew = "he"

  /// Finds the language of an identifier, ignoring its region: `de-AT`.
  init?(_ identifier: String) { self.init(rawValue: Self.tag(of: identifier)) }

  /// Returns the language of an identifier without its region: `de` of `de-AT`.
  package static func tag(of identifier: String) -> String {
    let code = identifier.prefix(while: { $0 != "-" && $0 != "_" }).lowercased()
    return code == "no" ? "nb" : code
  }
}
