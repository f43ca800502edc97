public import Foundation
public import Quantities

/// A Foundation format style for amounts of one kind.
///
///     1.5.cups.formatted(.kitchen(.us).fractions(.vulgar))  // "1½ cups"
///     90.minutes.formatted(.time(.spoken))                  // "one hour and thirty minutes"
///
/// Use it like Foundation's own styles, for example in `Text(_:format:)`. A style can't encode
/// custom kits; for those, use `formatted(_:kit:)`.
@dynamicMemberLookup
public struct QuantityFormatStyle<Kind: QuantityKind>: Sendable, Hashable, Codable {
  /// The kitchen whose kit shows amounts, or `nil` for the kit of each amount's own unit.
  public var kitchen: Kitchen?
  /// The style of the text.
  public var style: PresentationStyle

  /// Makes a format style.
  ///
  /// - Parameters:
  ///   - kitchen: the kitchen whose kit shows amounts, or `nil` for the kit of each amount's own
  ///     unit.
  ///   - style: the style of the text.
  public init(kitchen: Kitchen? = nil, style: PresentationStyle = .usual) {
    self.kitchen = kitchen
    self.style = style
  }

  /// Returns the presentation of an amount, before it becomes text.
  func presentation(of amount: Amount<Kind>) -> Presentation<Kind> {
    amount.presented(
      kit: kitchen.flatMap { $0.kit(for: Kind.self) },
      system: style.system ?? style.language.system)
  }
}

extension QuantityFormatStyle: FormatStyle {
  /// Returns the amount as text.
  public func format(_ value: Amount<Kind>) -> String { presentation(of: value).formatted(style) }

  /// Returns the style in the language of a locale; if a kitchen is set, it becomes the locale's.
  public func locale(_ locale: Locale) -> QuantityFormatStyle {
    QuantityFormatStyle(
      kitchen: kitchen == nil ? nil : Kitchen(locale),
      style: style.language(PresentationLanguage(locale)))
  }
}

extension QuantityFormatStyle {
  /// Returns a copy with another value of an option of its ``style``.
  ///
  ///     7.teaspoons.formatted(.kitchen(.us).units(.symbol).joiner(.and))  // "2 tbsp and 1 tsp"
  ///
  /// There is a function for each option of `PresentationStyle`, which takes the new value:
  /// `fractions`, `units`, `joiner`, `approximation`, `sign`, `spacing`, `markup`, `language`,
  /// `system` and `form`.
  public subscript<Option>(
    dynamicMember option: WritableKeyPath<PresentationStyle, Option>
  ) -> (Option) -> QuantityFormatStyle {
    { value in
      var changed = self
      changed.style[keyPath: option] = value
      return changed
    }
  }
}

extension Kitchen {
  /// Returns the kit for amounts of a kind, or `nil` if the kitchen leaves them to the kit of their
  /// own unit.
  fileprivate func kit<Kind: QuantityKind>(for kind: Kind.Type) -> Kit<Kind>? {
    volumes as? Kit<Kind> ?? masses as? Kit<Kind> ?? times as? Kit<Kind>
  }
}

extension QuantityFormatStyle: CustomStringConvertible {
  /// The kitchen and the style: `us: fractions vulgar`.
  public var description: String { "\(kitchen?.description ?? Kind.name): \(style)" }
}

extension FormatStyle where Self == QuantityFormatStyle<VolumeKind> {
  /// Makes a style that shows volumes with the kit of a kitchen, or else with those of their own
  /// units.
  public static func kitchen(_ kitchen: Kitchen? = nil) -> Self { Self(kitchen: kitchen) }
}

extension FormatStyle where Self == QuantityFormatStyle<MassKind> {
  /// Makes a style that shows masses with the kit of a kitchen, or else with those of their own
  /// units.
  public static func kitchen(_ kitchen: Kitchen? = nil) -> Self { Self(kitchen: kitchen) }
}

extension FormatStyle where Self == QuantityFormatStyle<TimeKind> {
  /// Makes a style that shows times in days, hours, minutes and seconds.
  public static func time(_ style: PresentationStyle = .usual) -> Self { Self(style: style) }
}

extension Quantity {
  /// Returns the quantity formatted by a Foundation format style.
  ///
  ///     1.5.cups.formatted(.kitchen(.us).fractions(.vulgar))  // "1½ cups"
  public func formatted<Style: FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Amount<Kind> {
    style.format(Amount(ticks: ticks, unit: unit))
  }
}
