import QuantityReading

extension AmountFinder {
  /// Finds the language of a recipe by its words, as a tag; `nil` for English, and if no other has more of them.
  ///
  ///     AmountFinder.languageTag(of: "2 Eier, 200 g Mehl und eine Prise Salz")  // "de"
  ///     AmountFinder.languageTag(of: "2 eggs, 200 g flour")                     // nil
  ///
  /// A word of several languages counts less for each; Japanese, Chinese and Korean are known by their scripts. The
  /// languages are those of the guide *Reading text*.
  public static func languageTag(of text: String) -> String? {
    LanguageGuess(text).tag
  }
}
