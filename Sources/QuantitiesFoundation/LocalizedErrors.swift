public import Foundation
public import Quantities

// The messages for `localizedDescription`, as in alerts, where Foundation's default is a type and a
// number.

extension ParseError: LocalizedError {
  /// The error and its correction.
  ///
  ///     do {
  ///       _ = try Amount<VolumeKind>("2 cupz")
  ///     } catch {
  ///       error.localizedDescription  // "unknown unit 'cupz'; did you mean 'cup' or 'cups'?"
  ///     }
  public var errorDescription: String? { description }
}

extension QuantityError: LocalizedError {
  /// The error.
  ///
  ///     do {
  ///       _ = try AnyAmount(1.cups).adding(AnyAmount(1.grams))
  ///     } catch {
  ///       error.localizedDescription  // "the quantities are of different kinds"
  ///     }
  public var errorDescription: String? { description }
}

extension KitError: LocalizedError {
  /// The error, with the name of the measure.
  ///
  ///     do {
  ///       _ = try Kit("two", measures: [Measure<VolumeKind>(.cup), Measure(.teaspoon)])
  ///     } catch {
  ///       error.localizedDescription  // "'teaspoon' needs a limit: only the largest unit can do without"
  ///     }
  public var errorDescription: String? { description }
}

extension IngredientError: LocalizedError {
  /// The error, with the name of the ingredient.
  ///
  ///     do {
  ///       _ = try AmountScaler.factor(for: "200 g rice", in: "1 egg")
  ///     } catch {
  ///       error.localizedDescription  // "no line has the ingredient of '200 g rice'"
  ///     }
  public var errorDescription: String? { description }
}

extension UnscaledAmount: LocalizedError {
  /// The reason why the amount could not be scaled.
  ///
  ///     AmountScaler(by: 2).scaling("1/0 cup").unscaled[0].localizedDescription  // "'1/0' divides by zero"
  public var errorDescription: String? { reason.description }
}

extension PluralRule.SyntaxError: LocalizedError {
  /// The error, with the condition.
  ///
  ///     do {
  ///       _ = try PluralRule([.one: "n is 1"])
  ///     } catch {
  ///       error.localizedDescription  // "expected '=' or '!=' in 'n is 1'"
  ///     }
  public var errorDescription: String? { description }
}
