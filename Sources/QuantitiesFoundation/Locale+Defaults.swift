public import Foundation
public import Quantities
import QuantityLanguages

extension Kitchen {
  /// Makes the kitchen of a locale's region, or the metric one if the region has none.
  ///
  ///     Kitchen(Locale(identifier: "en_AU"))  // au
  ///     Kitchen(Locale(identifier: "sv_SE"))  // swedish
  ///     Kitchen(Locale(identifier: "pt_BR"))  // metric
  ///
  /// It follows from the locale's tag (see `Kitchen.init(tag:)` of `QuantityLanguages`), unless
  /// `Locale.measurementSystem` differs.
  public init(_ locale: Locale) {
    let own = Kitchen(tag: locale.identifier(.bcp47)) ?? .metric
    // Users can choose a system other than their region's.
    switch locale.measurementSystem {
    case .us: self = .us
    case .uk: self = .uk
    default: self = own == .us || own == .uk ? .metric : own
    }
  }
}

extension PresentationLanguage {
  /// Makes the language of a locale, or English if there is none, with the locale's decimal mark.
  ///
  ///     PresentationLanguage(Locale(identifier: "de_AT")).identifier  // "de"
  ///     PresentationLanguage(Locale(identifier: "en_AU")).identifier  // "en-AU"
  ///     PresentationLanguage(Locale(identifier: "en_IE")).identifier  // "en-GB"
  ///
  /// It follows from the locale's tag: see `PresentationLanguage.init(tag:)` of
  /// `QuantityLanguages`.
  public init(_ locale: Locale) {
    let language = PresentationLanguage(tag: locale.identifier(.bcp47)) ?? .english
    let mark = locale.decimalSeparator?.unicodeScalars.first
    self = mark.map { language.decimalMark($0) } ?? language
  }
}

extension PresentationStyle {
  /// Makes the usual style in a locale's language and with its decimal mark.
  ///
  ///     1.5.liters.formatted(PresentationStyle(locale: Locale(identifier: "de_DE")))  // "1,5 Liter"
  public init(locale: Locale) { self.init(language: PresentationLanguage(locale)) }
}
