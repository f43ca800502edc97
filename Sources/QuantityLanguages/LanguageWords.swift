import Quantities

/// Words of a language that CLDR lacks: before approximations, between the ends of a range, and
/// before negative numbers. Built-in words come first, then those of cooks, and finally signs.
struct LanguageWords {
  let to: String
  let about: String
  let minus: String
  /// Additional words for reading the language.
  let further: PresentationLanguage.FurtherWords?

  /// Collects the words.
  ///
  /// - Parameters:
  ///   - further: the words of cooks.
  ///   - own: the built-in language with the same tag.
  ///   - sign: the minus sign.
  init(
    _ further: PresentationLanguage.FurtherWords?, completedBy own: PresentationLanguage?,
    minus sign: String
  ) {
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
}
