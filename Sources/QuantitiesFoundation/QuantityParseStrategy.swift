public import Foundation
public import Quantities

/// A Foundation parse strategy for amounts of one kind.
///
///     try QuantityParseStrategy<VolumeKind>().parse("1 1/2 cups")  // 1 1/2 cups
///     let text = "Bake for 1 h 15 min, then rest."
///     text.firstMatch(of: QuantityParseStrategy<TimeKind>())?.output  // 1.25 hours
///
/// It parses the same texts as `Amount(_:)`, and in a regex it finds the longest amount at an
/// index.
public struct QuantityParseStrategy<Kind: QuantityKind>: Sendable, Hashable, Codable {
  /// The decimal mark.
  public var decimalMark: DecimalMark
  /// The language of names and words, in addition to English.
  public var language: PresentationLanguage
  /// The system that decides the meaning of shared names, or `nil` for the language's system.
  public var system: MeasurementSystem?

  /// Makes a strategy.
  ///
  ///     try QuantityParseStrategy<VolumeKind>(decimalMark: .comma).parse("1,5 l")     // 1.5 liters
  ///     try QuantityParseStrategy<VolumeKind>(system: .imperial).parse("2 pints")     // 2 imperial pints
  ///     try QuantityParseStrategy<VolumeKind>(language: .german).parse("2 Esslöffel")  // 2 tablespoons
  public init(
    decimalMark: DecimalMark = .point, language: PresentationLanguage = .english,
    system: MeasurementSystem? = nil
  ) {
    self.decimalMark = decimalMark
    self.language = language
    self.system = system
  }

  /// Decodes a strategy of this version or an earlier one, which had neither languages nor systems.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    decimalMark = try container.decode(DecimalMark.self, forKey: .decimalMark)
    language =
      try container.decodeIfPresent(PresentationLanguage.self, forKey: .language) ?? .english
    system = try container.decodeIfPresent(MeasurementSystem.self, forKey: .system)
  }

  /// The meanings of names, or `nil` for custom kinds.
  private var vocabulary: Vocabulary? {
    guard Kind.self == VolumeKind.self || Kind.self == MassKind.self || Kind.self == TimeKind.self
    else { return nil }
    return .standard(for: system, language: language)
  }
}

extension QuantityParseStrategy: CustomStringConvertible {
  /// The kind of quantity and the options: `volume, decimal point`, `volume, decimal comma, language de`.
  public var description: String {
    let language = language == .english ? "" : ", language \(language)"
    let system = system.map { ", system \($0)" } ?? ""
    return "\(Kind.name), decimal \(decimalMark)\(language)\(system)"
  }
}

extension QuantityParseStrategy: ParseStrategy {
  /// Parses an amount.
  ///
  /// - Throws: a `ParseError` with the range of the error.
  public func parse(_ value: String) throws -> Amount<Kind> {
    try Amount(value, decimalMark: decimalMark, vocabulary: vocabulary)
  }
}

extension QuantityFormatStyle: ParseableFormatStyle {
  /// The strategy for parsing this style's texts, if they have no markup. It uses the style's
  /// language, and the system of its kitchen or, without a kitchen, of the style.
  public var parseStrategy: QuantityParseStrategy<Kind> {
    // The decimal mark is a separate option.
    let language = PresentationLanguage.all.first { $0 == style.language.decimalMark($0.mark) }
    return QuantityParseStrategy(
      decimalMark: style.language.decimalMark == "," ? .comma : .point,
      language: language ?? style.language,
      system: kitchen?.system ?? style.system)
  }
}

extension PresentationLanguage {
  fileprivate var mark: Unicode.Scalar { decimalMark.unicodeScalars.first ?? "." }
}

extension Kitchen {
  /// The system of the kitchen's unit names, or `nil` if none of its units has a shared name.
  fileprivate var system: MeasurementSystem? {
    switch volumes?.name {
    case "us", "us-liquid", "us-bar": .us
    case "uk": .imperial
    case "metric-kitchen", "nordic", "european": .metric
    case "au": .australian
    case "japanese": .japanese
    default: nil
    }
  }
}

extension Amount {
  /// Parses an amount in a format style.
  ///
  ///     try Amount<VolumeKind>("1½ cups", format: .kitchen(.us))  // 1 1/2 cups
  ///
  /// - Throws: a `ParseError` with the range of the error.
  public init<Style: ParseableFormatStyle>(
    _ value: Style.Strategy.ParseInput, format: Style
  ) throws where Style.FormatInput == Amount {
    self = try format.parseStrategy.parse(value)
  }
}
