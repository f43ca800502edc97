public import QuantityCore
public import QuantityReading

/// A text whose amounts are scaled, and those that could not be.
///
///     let scaled = AmountScaler(by: 2).scaling("1/0 cup air, 1 cup milk")
///     scaled.text                    // "1/0 cup air, 2 cups milk"
///     scaled.unscaled[0].reason.code  // division-by-zero
public struct ScaledText: Sendable, Hashable {
  /// The text, with every byte unchanged that isn't of a scaled amount.
  public let text: String
  /// The changes to the original, in the order of their places.
  public let edits: [TextEdit]
  /// What looks like an amount and was left as it is, in the order in which it stands.
  public let unscaled: [UnscaledAmount]
  /// The substances that the reader's kitchen weighs and whose density is not known, each once: `jasmine rice`.
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
  /// The name of the counted things, as the text has it.
  public let name: String
  /// How many the recipe takes.
  public let written: Fraction
  /// How many the factor makes.
  public let exact: Fraction
  /// How many there are.
  public let count: Fraction

  /// The factor by which the recipe has this count.
  public var factor: Fraction { written == .zero ? .zero : count / written }

  /// The count, and the factor that it means: `egg: 2 instead of 1 1/2, which is a factor of 2`.
  public var description: String {
    let (exact, factor) = (exact.formatted(.usual), factor.formatted(.usual))
    return "\(name): \(count) instead of \(exact), which is a factor of \(factor)"
  }
}

/// A substance whose weight is not known.
///
///     let scaled = AmountScaler(by: 1, for: .metric).scaling("2 cups gravel")
///     scaled.text       // "~470 ml gravel"
///     scaled.unweighed  // [gravel]
public struct UnweighedSubstance: Sendable, Hashable, CustomStringConvertible {
  /// The name, as the text has it.
  public let name: String
  /// What it could be, if there are several: `Morton kosher salt`.
  public let choices: [String]

  /// The name, and more exact ones: `kosher salt (say Diamond Crystal kosher salt or Morton kosher salt)`.
  public var description: String {
    choices.isEmpty ? name : "\(name) (say \(choices.joined(separator: " or ")))"
  }
}

/// A piece of a text that looks like an amount and cannot be read, or not be scaled.
///
///     let text = "1/0 cup air"
///     let left = AmountScaler(by: 2).scaling(text).unscaled[0]
///     text[left.range]     // 1/0 cup
///     left.reason.message  // "'1/0' divides by zero"
public struct UnscaledAmount: Error, Sendable, Hashable {
  /// Where it stands.
  public let range: Range<String.Index>
  /// Where it stands, in UTF-8 bytes from the start of the text.
  public let utf8Range: Range<Int>
  /// Why: its range is that of the text, too.
  public let reason: ParseError
}

extension UnscaledAmount {
  /// Makes the one of a piece of a text.
  init(_ range: Range<Int>, in text: String, _ error: ParseError) {
    self.init(range: text.range(ofBytes: range), utf8Range: range, reason: error)
  }
}
