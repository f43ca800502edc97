public import Foundation
public import Quantities

extension Kitchen {
  /// Finds the kitchen of a locale: that of the US, the UK or Australia, or else metric.
  ///
  ///     Kitchen(Locale(identifier: "en_AU"))  // au
  ///
  /// It follows `Locale.measurementSystem`, and for Australia the region: there a tablespoon is
  /// 20 ml.
  public init(_ locale: Locale) {
    switch locale.measurementSystem {
    case .us: self = .us
    case .uk: self = .uk
    default: self = locale.region == .australia ? .australian : .metric
    }
  }
}

extension PresentationLanguage {
  /// Finds the language of a locale: the locale's own if the library has it, else English, with the
  /// locale's decimal mark.
  ///
  ///     PresentationLanguage(Locale(identifier: "de_AT")).identifier  // "de"
  ///     PresentationLanguage(Locale(identifier: "en_AU")).identifier  // "en-AU"
  ///     PresentationLanguage(Locale(identifier: "en_IE")).identifier  // "en-GB"
  ///
  /// English is spelled as in Britain wherever it is spoken except in the United States and its
  /// territories, the Philippines and Liberia. Each has the system of its
  /// country.
  public init(_ locale: Locale) {
    let code = locale.language.languageCode?.identifier ?? "en"
    let region = locale.region?.identifier
    let language: PresentationLanguage =
      switch code {
      case "en":
        if region.map({ PresentationLanguage.isAmerican($0) }) ?? true {
          .english
        } else {
          region == "AU" ? .australianEnglish : .britishEnglish
        }
      default: .all.first { $0.identifier == code } ?? .english
      }
    let mark = locale.decimalSeparator?.unicodeScalars.first
    self = mark.map { language.decimalMark($0) } ?? language
  }

  private static func isAmerican(_ region: String) -> Bool {
    ["US", "AS", "GU", "MP", "PR", "UM", "VI", "PH", "LR"].contains(region)
  }
}

extension PresentationStyle {
  /// Makes the usual style in the language of a locale, with its decimal mark.
  ///
  ///     1.5.liters.formatted(PresentationStyle(locale: Locale(identifier: "de_DE")))  // "1,5 Liter"
  public init(locale: Locale) { self.init(language: PresentationLanguage(locale)) }
}
