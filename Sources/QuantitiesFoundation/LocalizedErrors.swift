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
  ///
  ///     do {
  ///       _ = try AnyAmount(1.cups).adding(AnyAmount(1.grams))
  ///     } catch {
  ///       error.localizedDescription  // "the quantities are of different kinds"
  ///     }
  public var errorDescription: String? { description }
}

extension KitError: LocalizedError {
  /// What is wrong, and with which measure.
  ///
  ///     do {
  ///       _ = try Kit("two", measures: [Measure<VolumeKind>(.cup), Measure(.teaspoon)])
  ///     } catch {
  ///       error.localizedDescription  // "'teaspoon' needs a limit: only the largest unit can do without"
  ///     }
  public var errorDescription: String? { description }
}

extension IngredientError: LocalizedError {
  /// What is wrong, and with which ingredient.
  ///
  ///     do {
  ///       _ = try AmountScaler.factor(for: "200 g rice", in: "1 egg")
  ///     } catch {
  ///       error.localizedDescription  // "no line has the ingredient of '200 g rice'"
  ///     }
  public var errorDescription: String? { description }
}

extension UnscaledAmount: LocalizedError {
  /// Why it could not be scaled.
  ///
  ///     AmountScaler(by: 2).scaling("1/0 cup").unscaled[0].localizedDescription  // "'1/0' divides by zero"
  public var errorDescription: String? { reason.description }
}

extension PluralRule.SyntaxError: LocalizedError {
  /// What is wrong, and with which condition.
  ///
  ///     do {
  ///       _ = try PluralRule([.one: "n is 1"])
  ///     } catch {
  ///       error.localizedDescription  // "expected '=' or '!=' in 'n is 1'"
  ///     }
  public var errorDescription: String? { description }
}
