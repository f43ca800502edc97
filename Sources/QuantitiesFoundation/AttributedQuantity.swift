public import Foundation
public import Quantities

extension AttributeScopes {
  /// The attributes of amounts in text.
  public var quantities: QuantityAttributes.Type { QuantityAttributes.self }

  /// The attributes of amounts in text.
  ///
  ///     let text = 1.5.cups.formatted(.kitchen(.us).attributed)
  ///     text.runs.compactMap(\.quantityRole)  // [number, space, fraction, space, unit]
  public struct QuantityAttributes: AttributeScope {
    /// The role of a piece of an amount: a number, a fraction, or a unit, for example.
    public let quantityRole: QuantityRoleAttribute
  }
}

/// The role of a piece of an amount: a number, a fraction, or a unit, for example.
///
///     var text = 1.5.cups.formatted(.kitchen(.us).attributed)
///     for run in text.runs where run.quantityRole == .unit { ... }
public enum QuantityRoleAttribute: CodableAttributedStringKey {
  /// The role.
  public typealias Value = TextRun.Role
  /// The name of the encoded attribute.
  public static let name = "Quantities.role"
}

extension AttributeDynamicLookup {
  /// Returns an attribute of amounts by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.QuantityAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension QuantityFormatStyle {
  /// The style for attributed text, with a role for each piece.
  ///
  ///     let text = 1.5.cups.formatted(.kitchen(.us).attributed)
  ///     text.runs.compactMap(\.quantityRole)  // [number, space, fraction, space, unit]
  public var attributed: Attributed { Attributed(base: self) }

  /// A format style for attributed text, with a role for each piece.
  ///
  ///     let style = QuantityFormatStyle<VolumeKind>.kitchen(.us).attributed
  ///     String(style.format(Amount(1.5.cups)).characters)  // "1 1/2 cups"
  public struct Attributed: FormatStyle {
    let base: QuantityFormatStyle

    /// Returns the amount as text, with a ``QuantityRoleAttribute`` for each piece.
    public func format(_ value: Amount<Kind>) -> AttributedString {
      AttributedString(base.presentation(of: value), style: base.style)
    }

    /// Returns the style in the language of a locale.
    public func locale(_ locale: Locale) -> Attributed { Attributed(base: base.locale(locale)) }
  }
}

extension AttributedString {
  /// Makes attributed text from a presentation, with a role for each piece.
  ///
  ///     AttributedString(7.teaspoons.presented(), style: .vulgar)
  public init<Kind>(_ presentation: Presentation<Kind>, style: PresentationStyle = .usual) {
    self.init()
    for run in presentation.runs(style) {
      var piece = AttributedString(run.text)
      piece[QuantityRoleAttribute.self] = run.role
      append(piece)
    }
  }
}
