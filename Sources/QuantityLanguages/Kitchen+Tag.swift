public import Quantities

extension Kitchen {
  /// Makes the kitchen of the region in a tag, or else of its language's home region.
  ///
  ///     Kitchen(tag: "fr-CA")   // canadian
  ///     Kitchen(tag: "sv")      // swedish
  ///     Kitchen(tag: "und-JP")  // japanese
  ///     Kitchen(tag: "pt-BR")   // metric
  ///
  /// Accepts BCP 47 tags and locale identifiers, and returns `nil` for anything else. The home
  /// region of a language comes from CLDR: the United States for English, Spain for Spanish. A
  /// region without a kitchen of its own shares that of neighbors who measure alike: Austria the
  /// German one, Finland the Swedish one. All others have `Kitchen.metric`.
  ///
  /// A language alone doesn't choose a kitchen: the language of amounts and their measures are
  /// separate options.
  public init?(tag: String) {
    guard let tag = LanguageTag(tag) else { return nil }
    self.init(region: tag.homeRegion)
  }

  fileprivate init(region: String) {
    let row = Kitchen.regions.split(separator: "\n").first { row in
      row.split(separator: " ").dropFirst().contains { $0 == region }
    }
    let name = row?.split(separator: " ").first
    self = name.flatMap { Kitchen(named: String($0)) } ?? .metric
  }

  /// The kitchens, each with its regions. The regions in the last row have cups of 250 ml and
  /// tablespoons of 15 ml, but no kitchen named after them.
  private static var regions: String {
    """
    us US AS GU LR MP PR UM VI
    uk GB GG IM JE
    au AU CC CX NF
    canadian CA
    indian IN
    japanese JP
    swedish SE AX FI IS
    danish DK FO GL
    norwegian NO SJ
    german DE AT CH LI LU
    french FR BE MC
    spanish ES AD
    italian IT SM VA
    dutch NL
    polish PL
    russian RU BY
    metric-kitchen NZ ZA
    """
  }
}

extension MeasurementSystem {
  /// Makes the system that decides the meaning of shared names, such as `cup`, `EL` and `tasse`, in
  /// the region in a tag, or else in its language's home region.
  ///
  ///     MeasurementSystem(tag: "de")     // metric: an Esslöffel is 15 ml
  ///     MeasurementSystem(tag: "ja")     // japanese
  ///     MeasurementSystem(tag: "es-US")  // us
  ///
  /// It follows from ``QuantityCore/Kitchen/init(tag:)``: metric, unless the kitchen is American,
  /// British, Australian or Japanese. It is `nil` if the text isn't a tag.
  public init?(tag: String) {
    guard let tag = LanguageTag(tag) else { return nil }
    switch Kitchen(region: tag.homeRegion).name {
    case Kitchen.us.name: self = .us
    case Kitchen.uk.name: self = .imperial
    case Kitchen.australian.name: self = .australian
    case Kitchen.japanese.name: self = .japanese
    default: self = .metric
    }
  }
}

extension LanguageTag {
  /// The region in the tag, or else its language's home region; empty if unknown.
  fileprivate var homeRegion: String {
    region ?? LanguageTexts.value(of: language, in: LanguageTexts.regions) ?? ""
  }
}
