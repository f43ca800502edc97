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
    /// The role of a piece of an amount: its number, its fraction, its unit.
    public let quantityRole: QuantityRoleAttribute
  }
}

/// The role of a piece of an amount: its number, its fraction, its unit.
///
///     var text = 1.5.cups.formatted(.kitchen(.us).attributed)
///     for run in text.runs where run.quantityRole == .unit { ... }
public enum QuantityRoleAttribute: CodableAttributedStringKey {
  /// The role.
  public typealias Value = TextRun.Role
  /// The name under which the attribute is encoded.
  public static let name = "Quantities.role"
}

extension AttributeDynamicLookup {
  /// Finds the attributes of amounts by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.QuantityAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension QuantityFormatStyle {
  /// The style for text whose pieces are marked with their roles.
  ///
  ///     let text = 1.5.cups.formatted(.kitchen(.us).attributed)
  ///     text.runs.compactMap(\.quantityRole)  // [number, space, fraction, space, unit]
  public var attributed: Attributed { Attributed(base: self) }

  /// A format style for text whose pieces are marked with their roles.
  ///
  ///     let style = QuantityFormatStyle<VolumeKind>.kitchen(.us).attributed
  ///     String(style.format(Amount(1.5.cups)).characters)  // "1 1/2 cups"
  public struct Attributed: FormatStyle {
    let base: QuantityFormatStyle

    /// Returns the text of an amount, each piece with its ``QuantityRoleAttribute``.
    public func format(_ value: Amount<Kind>) -> AttributedString {
      AttributedString(base.presentation(of: value), style: base.style)
    }

    /// Returns the style in the language of a locale.
    public func locale(_ locale: Locale) -> Attributed { Attributed(base: base.locale(locale)) }
  }
}

extension AttributedString {
  /// Makes the text of a presentation, each piece marked with its role.
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
