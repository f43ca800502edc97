import QuantityCore
public import QuantityReading

/// An amount in a text, with its range and role.
///
///     let text = "Bake for 15 minutes, then rest for an hour."
///     let found = AmountFinder().amounts(in: text)
///     found.map { text[$0.range] }   // ["15 minutes", "an hour"]
///     found[1].amount.lower          // 1 hour
public struct FoundAmount: Sendable {
  /// The amount, or the range of amounts.
  public internal(set) var amount: WrittenAmount
  /// The role of the amount in the text.
  public let role: Role
  /// The name of the rule that assigned the role.
  ///
  ///     AmountFinder().amounts(in: "2 tbsp each")[0].rule  // "is one of several: each, per, at a time"
  public let rule: String
  /// The range in the text. Empty, before the size, for the implied 1 of `28 oz can`.
  public let range: Range<String.Index>
  /// The range of the counted noun, if its plural is known: the `eggs` of `4 large eggs`.
  public let countedRange: Range<String.Index>?
  /// The range in UTF-8 bytes from the start of the text.
  public let utf8Range: Range<Int>
  /// Whether it says how much a recipe makes.
  let isYield: Bool

  /// Creates an amount with its UTF-8 ranges in a text.
  init(
    _ amount: WrittenAmount, _ role: Role, rule: String, _ utf8Range: Range<Int>,
    counted: Range<Int>? = nil, isYield: Bool = false, in text: String
  ) {
    (self.amount, self.role, self.rule, self.utf8Range) = (amount, role, rule, utf8Range)
    self.isYield = isYield
    range = text.range(ofBytes: utf8Range)
    countedRange = counted.map { text.range(ofBytes: $0) }
  }

  /// The role of an amount in a text.
  ///
  ///     AmountFinder().amounts(in: "1 cup (95 g) oats").map(\.role)  // [amount, alternate]
  public struct Role: Sendable, Hashable, CustomStringConvertible {
    private enum Choice: String {
      case amount, alternate, size, portion, count
    }

    private let choice: Choice

    /// How much there is of something: `2 cups`, `15 minutes`.
    public static var amount: Role { Role(choice: .amount) }
    /// The same as the previous amount, in other units or as a count: the 95 g of `1 cup (95 g)`,
    /// the 3 of `4 cups (about 3 medium)`.
    public static var alternate: Role { Role(choice: .alternate) }
    /// How large something is: the 10 ounces of `1 10-ounce package`, the 14 1/2 ounces of
    /// `2 (14 1/2-ounce) cans`, the 2 quarts of `a 2-quart dish`. It is not scaled.
    public static var size: Role { Role(choice: .size) }
    /// How much there is for each, or at a time: the `1/2 cup` of `1/2 cup at a time`, the 12 g of
    /// `fat 12 g per serving`. It is not scaled.
    public static var portion: Role { Role(choice: .portion) }
    /// How many there are, without a unit: the 4 of `4 large eggs` and of `Serves 4`.
    public static var count: Role { Role(choice: .count) }

    /// The name of the role.
    public var description: String { choice.rawValue }
  }
}

extension FoundAmount: Hashable {
  /// Returns whether two amounts have the same value, range and role.
  public static func == (lhs: FoundAmount, rhs: FoundAmount) -> Bool {
    lhs.utf8Range == rhs.utf8Range && lhs.range == rhs.range && lhs.role == rhs.role
      && lhs.amount == rhs.amount && lhs.countedRange == rhs.countedRange
  }

  /// Hashes the amount and its range.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(amount)
    hasher.combine(utf8Range)
  }
}

extension String {
  /// Returns the range of indices for a range of UTF-8 offsets.
  package func range(ofBytes range: Range<Int>) -> Range<Index> {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return start..<utf8.index(start, offsetBy: range.count)
  }
}
