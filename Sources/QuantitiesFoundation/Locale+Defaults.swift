public import Foundation
public import Quantities
import QuantityLanguages

extension Kitchen {
  /// Finds the kitchen of a locale: that of its region, or else metric.
  ///
  ///     Kitchen(Locale(identifier: "en_AU"))  // au
  ///     Kitchen(Locale(identifier: "sv_SE"))  // swedish
  ///     Kitchen(Locale(identifier: "pt_BR"))  // metric
  ///
  /// It is the one of the locale's tag, see `Kitchen.init(tag:)` of `QuantityLanguages`, unless
  /// `Locale.measurementSystem` says otherwise.
  public init(_ locale: Locale) {
    let own = Kitchen(tag: locale.identifier(.bcp47)) ?? .metric
    // Readers can have chosen another system than that of their region.
    switch locale.measurementSystem {
    case .us: self = .us
    case .uk: self = .uk
    default: self = own == .us || own == .uk ? .metric : own
    }
  }
}

extension PresentationLanguage {
  /// Finds the language of a locale, or else English, with the locale's decimal mark.
  ///
  ///     PresentationLanguage(Locale(identifier: "de_AT")).identifier  // "de"
  ///     PresentationLanguage(Locale(identifier: "en_AU")).identifier  // "en-AU"
  ///     PresentationLanguage(Locale(identifier: "en_IE")).identifier  // "en-GB"
  ///
  /// It is the one of the locale's tag: see `PresentationLanguage.init(tag:)` of `QuantityLanguages`.
  public init(_ locale: Locale) {
    let language = PresentationLanguage(tag: locale.identifier(.bcp47)) ?? .english
    let mark = locale.decimalSeparator?.unicodeScalars.first
    self = mark.map { language.decimalMark($0) } ?? language
  }
}

extension PresentationStyle {
  /// Makes the usual style in the language of a locale, with its decimal mark.
  ///
  ///     1.5.liters.formatted(PresentationStyle(locale: Locale(identifier: "de_DE")))  // "1,5 Liter"
  public init(locale: Locale) { self.init(language: PresentationLanguage(locale)) }
}
