public import Foundation
public import Quantities

// What `localizedDescription` says, and so an alert. Foundation's own text of an error would be its type and a number.

extension ParseError: LocalizedError {
  /// What is wrong, and what to write instead.
  ///
  ///     do {
  ///       _ = try Amount<VolumeKind>("2 cupz")
  ///     } catch {
  ///       error.localizedDescription  // "unknown unit 'cupz'; did you mean 'cup' or 'cups'?"
  ///     }
  public var errorDescription: String? { description }
}

extension QuantityError: LocalizedError {
  /// What is wrong.
  public var errorDescription: String? { description }
}

extension KitError: LocalizedError {
  /// What is wrong, and with which measure.
  public var errorDescription: String? { description }
}

extension IngredientError: LocalizedError {
  /// What is wrong, and with which ingredient.
  public var errorDescription: String? { description }
}

extension UnscaledAmount: LocalizedError {
  /// Why it could not be scaled.
  public var errorDescription: String? { reason.description }
}

extension PluralRule.SyntaxError: LocalizedError {
  /// What is wrong, and with which condition.
  public var errorDescription: String? { description }
}
