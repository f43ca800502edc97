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
    self =
      switch region {
      case "US", "AS", "GU", "LR", "MP", "PR", "UM", "VI": .us
      case "GB", "GG", "IM", "JE": .uk
      case "AU", "CC", "CX", "NF": .australian
      case "CA": .canadian
      case "IN": .indian
      case "JP": .japanese
      case "SE", "AX", "FI", "IS": .swedish
      case "DK", "FO", "GL": .danish
      case "NO", "SJ": .norwegian
      case "DE", "AT", "CH", "LI", "LU": .german
      case "FR", "BE", "MC": .french
      case "ES", "AD": .spanish
      case "IT", "SM", "VA": .italian
      case "NL": .dutch
      case "PL": .polish
      case "RU", "BY": .russian
      // Their cups have 250 ml and their tablespoons 15 ml, but no kitchen is called after them.
      case "NZ", "ZA": .metricKitchen
      default: .metric
      }
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
  /// It is that of ``Quantities/Kitchen/init(tag:)``: metric, unless the kitchen is American, British, Australian or
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
