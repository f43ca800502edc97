public import Foundation
public import Quantities

/// A Foundation format style for amounts of any kind, such as the lines of a shopping list.
///
///     try AnyAmount("1.5 cups").formatted(.amount(.us).fractions(.vulgar))  // "1½ cups"
///     try AnyAmount("500 g").formatted(.amount())                           // "500 grams"
///
/// For amounts of a known kind, use ``QuantityFormatStyle``.
@dynamicMemberLookup
public struct AnyAmountFormatStyle: Sendable, Hashable, Codable {
  /// The kitchen whose kits show amounts. If it is `nil` or has no kit for the kind, the kit of the
  /// amount's own unit is used.
  public var kitchen: Kitchen?
  /// The style of the text.
  public var style: PresentationStyle

  /// Makes a format style.
  ///
  ///     AnyAmountFormatStyle(kitchen: .metric).format(try AnyAmount("1 cup"))  // "~240 milliliters"
  public init(kitchen: Kitchen? = nil, style: PresentationStyle = .usual) {
    self.kitchen = kitchen
    self.style = style
  }

  /// Returns a copy with another value of an option of its ``style``.
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
  /// Returns the amount as text.
  public func format(_ value: AnyAmount) -> String { value.formatted(style, in: kitchen) }

  /// Returns the style in the language of a locale; if a kitchen is set, it becomes the locale's.
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
  /// Makes a style that shows amounts of any kind with the kits of a kitchen, or else with those of
  /// their own units.
  public static func amount(_ kitchen: Kitchen? = nil) -> Self { Self(kitchen: kitchen) }
}

extension AnyAmount {
  /// Returns the amount formatted by a Foundation format style.
  ///
  ///     try AnyAmount("1.5 cups").formatted(.amount(.us).fractions(.vulgar))  // "1½ cups"
  public func formatted<Style: FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == AnyAmount {
    style.format(self)
  }
}
