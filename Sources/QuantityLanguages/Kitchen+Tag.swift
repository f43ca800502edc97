public import Quantities

extension Kitchen {
  /// Finds the kitchen of the region that a tag names, or else of the one where its language is at home.
  ///
  ///     Kitchen(tag: "fr-CA")   // canadian
  ///     Kitchen(tag: "sv")      // swedish
  ///     Kitchen(tag: "und-JP")  // japanese
  ///     Kitchen(tag: "pt-BR")   // metric
  ///
  /// Tags are as BCP 47 has them, or identifiers of locales. CLDR says where a language is at home: English
  /// in the United States, Spanish in Spain. A region has the kitchen that is called after it, or that of
  /// neighbors who measure alike: Austria the German one, Finland the Swedish one. Others have
  /// `Kitchen.metric`. It is `nil` if the text isn't a tag.
  ///
  /// A language alone doesn't choose a kitchen: amounts are written in the language that you say, and in the
  /// measures that you say.
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

  /// The kitchens, each with the regions that have it. The regions of the last one have cups of 250 ml and tablespoons
  /// of 15 ml, but no kitchen is called after them.
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
  /// Finds what the names that systems share mean in the region that a tag names, or else in the one where its
  /// language is at home: `cup`, `EL`, `tasse`.
  ///
  ///     MeasurementSystem(tag: "de")     // metric: an Esslöffel is 15 ml
  ///     MeasurementSystem(tag: "ja")     // japanese
  ///     MeasurementSystem(tag: "es-US")  // us
  ///
  /// It is that of ``QuantityCore/Kitchen/init(tag:)``: metric, unless the kitchen is American, British, Australian or
  /// Japanese. It is `nil` if the text isn't a tag.
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
  /// The region that the tag names, or else the one where its language is at home; empty if neither is known.
  fileprivate var homeRegion: String {
    region ?? LanguageTexts.value(of: language, in: LanguageTexts.regions) ?? ""
  }
}
