public import Foundation
public import Quantities

/// A format style of Foundation's for amounts of any kind, as the lines of a shopping list are.
///
///     try AnyAmount("1.5 cups").formatted(.amount(.us).fractions(.vulgar))  // "1½ cups"
///     try AnyAmount("500 g").formatted(.amount())                           // "500 grams"
///
/// Where one kind is known, use ``QuantityFormatStyle``.
@dynamicMemberLookup
public struct AnyAmountFormatStyle: Sendable, Hashable, Codable {
  /// The kitchen in whose measures amounts are shown; where it has none for the kind, or none is named,
  /// those of each amount's own unit.
  public var kitchen: Kitchen?
  /// How the text looks.
  public var style: PresentationStyle

  /// Makes a format style.
  ///
  ///     AnyAmountFormatStyle(kitchen: .metric).format(try AnyAmount("1 cup"))  // "~240 milliliters"
  public init(kitchen: Kitchen? = nil, style: PresentationStyle = .usual) {
    self.kitchen = kitchen
    self.style = style
  }

  /// Returns the style with another value of an option of its ``style``.
  ///
  ///     try AnyAmount("7 tsp").formatted(.amount().units(.symbol))  // "2 tbsp + 1 tsp"
  public subscript<Option>(
    dynamicMember option: WritableKeyPath<PresentationStyle, Option>
  ) -> (Option) -> AnyAmountFormatStyle {
    { value in
      var changed = self
      changed.style[keyPath: option] = value
      return changed
    }
  }
}

extension AnyAmountFormatStyle: FormatStyle {
  /// Returns the text of an amount.
  public func format(_ value: AnyAmount) -> String { value.formatted(style, in: kitchen) }

  /// Returns the style in the language of a locale and, if it names a kitchen, in the locale's.
  public func locale(_ locale: Locale) -> AnyAmountFormatStyle {
    AnyAmountFormatStyle(
      kitchen: kitchen == nil ? nil : Kitchen(locale),
      style: style.language(PresentationLanguage(locale)))
  }
}

extension AnyAmountFormatStyle: CustomStringConvertible {
  /// The kitchen and the style: `us: fractions vulgar`.
  public var description: String { "\(kitchen?.description ?? "any kind"): \(style)" }
}

extension FormatStyle where Self == AnyAmountFormatStyle {
  /// Makes a style for amounts of any kind in the measures of a kitchen, or else in those of their own
  /// units.
  public static func amount(_ kitchen: Kitchen? = nil) -> Self { Self(kitchen: kitchen) }
}

extension AnyAmount {
  /// Returns the amount in a format style of Foundation's.
  ///
  ///     try AnyAmount("1.5 cups").formatted(.amount(.us).fractions(.vulgar))  // "1½ cups"
  public func formatted<Style: FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == AnyAmount {
    style.format(self)
  }
}
