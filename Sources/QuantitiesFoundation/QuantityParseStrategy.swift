public import Foundation
public import Quantities

/// A parse strategy of Foundation's for amounts of one kind.
///
///     try QuantityParseStrategy<VolumeKind>().parse("1 1/2 cups")  // 3/2 cups
///     let text = "Bake for 1 h 15 min, then rest."
///     text.firstMatch(of: QuantityParseStrategy<TimeKind>())?.output  // 5/4 hours
///
/// It reads what `Amount(_:)` reads, and in a regex finds the longest amount that begins at an index.
public struct QuantityParseStrategy<Kind: QuantityKind>: Sendable, Hashable, Codable {
  /// The mark between the digits of a decimal.
  public var decimalMark: DecimalMark

  /// Makes a strategy.
  ///
  ///     try QuantityParseStrategy<VolumeKind>(decimalMark: .comma).parse("1,5 l")  // 3/2 liters
  public init(decimalMark: DecimalMark = .point) { self.decimalMark = decimalMark }
}

extension QuantityParseStrategy: CustomStringConvertible {
  /// The kind of quantity and the decimal mark: `volume, decimal point`.
  public var description: String { "\(Kind.name), decimal \(decimalMark)" }
}

extension QuantityParseStrategy: ParseStrategy {
  /// Reads an amount.
  ///
  /// - Throws: a `ParseError` that says where the text is wrong.
  public func parse(_ value: String) throws -> Amount<Kind> {
    try Amount(value, decimalMark: decimalMark)
  }
}

extension QuantityFormatStyle: ParseableFormatStyle {
  /// The strategy that reads the texts of this style, if they are in English and without markup.
  public var parseStrategy: QuantityParseStrategy<Kind> {
    QuantityParseStrategy(decimalMark: style.language.decimalMark == "," ? .comma : .point)
  }
}

extension Amount {
  /// Reads an amount in a format style.
  ///
  ///     try Amount<VolumeKind>("1½ cups", format: .kitchen(.us))  // 3/2 cups
  ///
  /// - Throws: a `ParseError` that says where the text is wrong.
  public init<Style: ParseableFormatStyle>(
    _ value: Style.Strategy.ParseInput, format: Style
  ) throws where Style.FormatInput == Amount {
    self = try format.parseStrategy.parse(value)
  }
}
