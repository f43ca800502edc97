public import QuantityCore
public import QuantityReading

/// A text with its amounts scaled, and the amounts that could not be.
///
///     let scaled = AmountScaler(by: 2).scaling("1/0 cup air, 1 cup milk")
///     scaled.text                    // "1/0 cup air, 2 cups milk"
///     scaled.unscaled[0].reason.code  // division-by-zero
public struct ScaledText: Sendable, Hashable {
  /// The text. Bytes that don't belong to a scaled amount are unchanged.
  public let text: String
  /// The changes to the original, in text order.
  public let edits: [TextEdit]
  /// The amounts left unchanged, in text order.
  public let unscaled: [UnscaledAmount]
  /// The substances that the reader's kitchen would weigh, but whose density is unknown, each once:
  /// `jasmine rice`.
  public let unweighed: [UnweighedSubstance]
  /// The counts that ``AmountScaler/countingWhole`` rounded.
  public let roundedCounts: [RoundedCount]
}

/// A count that was rounded to a whole number.
///
///     var scaler = AmountScaler(by: Fraction(3, 2))
///     scaler.countingWhole = ["egg"]
///     let scaled = scaler.scaling("1 egg, 1 cup milk")
///     scaled.text                     // "2 eggs, 1 1/2 cups milk"
///     scaled.roundedCounts[0].exact   // 3/2
///     scaled.roundedCounts[0].factor  // 2
public struct RoundedCount: Sendable, Hashable, CustomStringConvertible {
  /// The name of the counted things in the text.
  public let name: String
  /// The count in the recipe.
  public let written: Fraction
  /// The count multiplied by the factor, before rounding.
  public let exact: Fraction
  /// The rounded count.
  public let count: Fraction

  /// The factor that corresponds to the rounded count; zero if the count in the recipe is zero.
  public var factor: Fraction { written == .zero ? .zero : count / written }

  /// The count and the corresponding factor: `egg: 2 instead of 1 1/2, which is a factor of 2`.
  public var description: String {
    let (exact, factor) = (exact.formatted(.usual), factor.formatted(.usual))
    return "\(name): \(count) instead of \(exact), which is a factor of \(factor)"
  }
}

/// A substance of unknown density.
///
///     let scaled = AmountScaler(by: 1, for: .metric).scaling("2 cups gravel")
///     scaled.text       // "~470 ml gravel"
///     scaled.unweighed  // [gravel]
public struct UnweighedSubstance: Sendable, Hashable, CustomStringConvertible {
  /// The name in the text.
  public let name: String
  /// The ingredients that the name could mean, if there are several: `Morton kosher salt`.
  public let choices: [String]

  /// The name, and the more specific names:
  /// `kosher salt (say Diamond Crystal kosher salt or Morton kosher salt)`.
  public var description: String {
    choices.isEmpty ? name : "\(name) (say \(choices.joined(separator: " or ")))"
  }
}

/// A part of a text that looks like an amount but cannot be read or scaled.
///
///     let text = "1/0 cup air"
///     let left = AmountScaler(by: 2).scaling(text).unscaled[0]
///     text[left.range]     // 1/0 cup
///     left.reason.message  // "'1/0' divides by zero"
public struct UnscaledAmount: Error, Sendable, Hashable {
  /// The range in the text.
  public let range: Range<String.Index>
  /// The range in UTF-8 bytes from the start of the text.
  public let utf8Range: Range<Int>
  /// The reason. Its range is also in the text.
  public let reason: ParseError
}

extension UnscaledAmount {
  /// Creates one for a part of a text.
  init(_ range: Range<Int>, in text: String, _ error: ParseError) {
    self.init(range: text.range(ofBytes: range), utf8Range: range, reason: error)
  }
}
