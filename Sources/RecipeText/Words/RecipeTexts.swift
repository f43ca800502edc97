import QuantityCore
import QuantityReading

/// The words of recipes in languages other than English, in a text for each language: the lists of
/// ``RecipeWords`` and of ``TextWords``, and the list `staples` for ``LanguageGuess``.
///
/// The modules for the web leave Data/ out; there the page loads the text of a language.
package enum RecipeTexts {
  private static let loaded = LazyCache<String, String>()

  #if WEB
    private static func text(of tag: String) -> String? { nil }
  #endif

  /// Registers the text of a language, unless it has one from an earlier call.
  package static func load(_ text: String, for identifier: String) {
    _ = loaded.value(for: RecipeLanguage.tag(of: identifier)) { text }
  }

  /// Returns the text of a language by its identifier, ignoring its region.
  static func text(for identifier: String) -> String? {
    let tag = RecipeLanguage.tag(of: identifier)
    return loaded.cachedValue(for: tag) ?? text(of: tag)
  }

  /// Calls a function with each word of a text and the name of its list. Words with the commas of
  /// Romanian are also read with the cedillas that many keyboards have: `albuș`, `albuş`.
  static func forEachWord(
    in text: String, _ body: (_ word: Substring.UTF8View, _ list: String) -> Void
  ) {
    var list = ""
    for piece in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      if piece.last == ":" {
        list = String(Substring(piece.dropLast()))
      } else {
        body(piece, list)
        guard piece.contains(0xC8) else { continue }
        let letters = String(Substring(piece)).map { $0 == "ș" ? "ş" : $0 == "ț" ? "ţ" : $0 }
        body(Substring(String(letters)).utf8, list)
      }
    }
  }
}
