public import Quantities

extension PresentationLanguage.FractionAgreement {
  /// Returns the form of a noun after a fraction in a language, if it doesn't follow from CLDR's
  /// rules; otherwise `nil`.
  ///
  ///     PresentationLanguage.FractionAgreement.of(language: "ru")?.description  // "asDecimal"
  ///
  /// - Parameter language: the language subtag: `de` of `de-AT`.
  public static func of(language: String) -> PresentationLanguage.FractionAgreement? {
    func isAmong(_ languages: String) -> Bool {
      languages.split(separator: " ").contains { $0 == language }
    }
    // `1/2 стакана`, `1/2 szklanki`, `1/2 šálku`: half of something, in the genitive singular or,
    // in Finnish and Estonian, the partitive. CLDR has these forms for decimals. In Arabic, it is
    // the ordinary singular.
    if isAmong("ru uk be pl cs sk sl hsb dsb lt lv prg fi et ar") { return .asDecimal }
    // The same genitive, which is the form after 2 in these languages; decimals agree with their
    // digits.
    if isAmong("hr sr bs sh") { return .form(.few) }
    // `en och en halv kopp`, `halvannen kopp`, `anderhalve kop`, `ενάμισι φλιτζάνι`.
    if isAmong("sv nb no nn da is fo nl el") { return .singularBelowTwo }
    // `1/2 cană`, while decimals take the form after 2.
    return isAmong("ro mo") ? .singularUpToOne : nil
  }
}
