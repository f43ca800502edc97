extension PresentationLanguage {
  /// English with US spelling: `1.5 liters`.
  public static let english = PresentationLanguage(
    permanent: Data(
      identifier: "en-US", plurals: .english, fractions: .singularUpToOne, decimalMark: ".",
      conjunction: ListPattern(pair: " and ", last: ", and "), to: "to", about: "about",
      minus: "minus", per: "per", numberWords: EnglishNumberWords(joinsTensByAnd: false),
      names: narrowNames))

  /// English with British spelling and imperial pints: `1.5 litres`, `5 grams`.
  ///
  ///     1.5.liters.formatted(PresentationStyle(language: .britishEnglish))     // "1.5 litres"
  ///     2.imperialPints.formatted(PresentationStyle(language: .britishEnglish))  // "2 pints"
  public static let britishEnglish = PresentationLanguage(
    permanent: british(identifier: "en-GB", system: .imperial))

  /// English with British spelling and tablespoons of 20 ml, as in Australia.
  ///
  ///     1.australianTablespoons.formatted(PresentationStyle(language: .australianEnglish))
  ///     // "1 tablespoon"
  public static let australianEnglish = PresentationLanguage(
    permanent: british(identifier: "en-AU", system: .australian))

  private static func british(identifier: String, system: MeasurementSystem) -> Data {
    Data(
      identifier: identifier, plurals: .english, fractions: .singularUpToOne, decimalMark: ".",
      conjunction: ListPattern("and"), to: "to", about: "about", minus: "minus", per: "per",
      numberWords: EnglishNumberWords(joinsTensByAnd: true),
      names: narrowNames.reduce(into: britishNames) { $0[$1.key] = $1.value }, system: system)
  }

  private static let narrowNames = UnitWords.table(
    """
    minute: ; ; m
    week: ; ; w
    """)

  private static let britishNames = UnitWords.table(
    """
    liter: litre, litres
    milliliter: millilitre, millilitres
    microliter: microlitre, microlitres
    nanoliter: nanolitre, nanolitres
    centiliter: centilitre, centilitres
    deciliter: decilitre, decilitres
    hectoliter: hectolitre, hectolitres
    cubic centimeter: cubic centimetre, cubic centimetres
    cubic meter: cubic metre, cubic metres
    """)
}
