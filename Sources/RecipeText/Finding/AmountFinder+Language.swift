import QuantityReading

extension AmountFinder {
  /// Guesses the language of a recipe from its words, and returns its tag. Returns `nil` for
  /// English, and if no language has more matches than English.
  ///
  ///     AmountFinder.languageTag(of: "2 Eier, 200 g Mehl und eine Prise Salz")  // "de"
  ///     AmountFinder.languageTag(of: "2 eggs, 200 g flour")                     // nil
  ///
  /// A word shared by several languages counts less for each. Japanese, Chinese and Korean are
  /// recognized by their scripts. The guide *Reading text* lists the languages.
  public static func languageTag(of text: String) -> String? {
    LanguageGuess(text).tag
  }
}
