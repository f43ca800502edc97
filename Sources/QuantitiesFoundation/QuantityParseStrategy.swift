public import Foundation
public import Quantities

/// A parse strategy of Foundation's for amounts of one kind.
///
///     try QuantityParseStrategy<VolumeKind>().parse("1 1/2 cups")  // 1 1/2 cups
///     let text = "Bake for 1 h 15 min, then rest."
///     text.firstMatch(of: QuantityParseStrategy<TimeKind>())?.output  // 1.25 hours
///
/// It reads what `Amount(_:)` reads, and in a regex finds the longest amount that begins at an index.
public struct QuantityParseStrategy<Kind: QuantityKind>: Sendable, Hashable, Codable {
  /// The mark between the digits of a decimal.
  public var decimalMark: DecimalMark
  /// The language of names and words, beside English.
  public var language: PresentationLanguage
  /// The system that says what shared names mean, or `nil` for that of the language.
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

  /// Reads what was encoded, in this version or an earlier one, which had neither languages nor systems.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    decimalMark = try container.decode(DecimalMark.self, forKey: .decimalMark)
    language =
      try container.decodeIfPresent(PresentationLanguage.self, forKey: .language) ?? .english
    system = try container.decodeIfPresent(MeasurementSystem.self, forKey: .system)
  }

  /// What names mean, or `nil` for a kind that no vocabulary of the library has.
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
  /// Reads an amount.
  ///
  /// - Throws: a `ParseError` that says where the text is wrong.
  public func parse(_ value: String) throws -> Amount<Kind> {
    try Amount(value, decimalMark: decimalMark, vocabulary: vocabulary)
  }
}

extension QuantityFormatStyle: ParseableFormatStyle {
  /// The strategy that reads the texts of this style, if they are without markup: in its language, and
  /// in the system of its kitchen or, if it names none, its own.
  public var parseStrategy: QuantityParseStrategy<Kind> {
    // The decimal mark has an option of its own.
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
  /// The system whose names the kitchen's units have, or `nil` if it has units of no shared names.
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
  /// Reads an amount in a format style.
  ///
  ///     try Amount<VolumeKind>("1½ cups", format: .kitchen(.us))  // 1 1/2 cups
  ///
  /// - Throws: a `ParseError` that says where the text is wrong.
  public init<Style: ParseableFormatStyle>(
    _ value: Style.Strategy.ParseInput, format: Style
  ) throws where Style.FormatInput == Amount {
    self = try format.parseStrategy.parse(value)
  }
}
