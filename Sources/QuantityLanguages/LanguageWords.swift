import Quantities

/// The words of a language that CLDR hasn't: before what isn't exact, between the ends of a range, before what is
/// negative. The library's own are first, then those that cooks read, and else signs.
struct LanguageWords {
  let to: String
  let about: String
  let minus: String
  /// What else is read in the language.
  let further: PresentationLanguage.FurtherWords?

  /// Collects the words.
  ///
  /// - Parameters:
  ///   - tag: the tag of the language.
  ///   - own: the library's own language of that tag.
  ///   - sign: the sign of what is negative.
  init(_ tag: String, completedBy own: PresentationLanguage?, minus sign: String) {
    let further = Self.further(tag)
    let own = own?.usualWords
    func word(_ role: PresentationLanguage.FurtherWords.Role) -> String? {
      further?.words(role).first
    }
    to = own?.to ?? word(.to).map { $0.endsWithoutSpace ? "{0}\($0){1}" : $0 } ?? "{0}–{1}"
    about = own?.about ?? word(.about).map { $0.endsWithoutSpace ? "\($0){0}" : $0 } ?? "~{0}"
    minus =
      own?.minus ?? word(.minus).map { $0.endsWithoutSpace ? "\($0){0}" : $0 } ?? "\(sign){0}"
    self.further = further
  }

  /// Finds what cooks read in a language, or in the one that it inherits from.
  private static func further(_ tag: String) -> PresentationLanguage.FurtherWords? {
    var next: String? = tag
    while let tag = next {
      // CLDR has Norwegian by the name of both its languages.
      if let words = KitchenWords.of(tag == "no" ? "nb" : tag) { return words }
      next = LanguageTexts.parent(of: tag)
    }
    return nil
  }
}
