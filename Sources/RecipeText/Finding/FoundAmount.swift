import QuantityCore
public import QuantityReading

/// An amount in a text, and where it stands.
///
///     let text = "Bake for 15 minutes, then rest for an hour."
///     let found = AmountFinder().amounts(in: text)
///     found.map { text[$0.range] }   // ["15 minutes", "an hour"]
///     found[1].amount.lower          // 1 hour
public struct FoundAmount: Sendable {
  /// The amount, or the range of amounts.
  public internal(set) var amount: WrittenAmount
  /// What the amount does in the text.
  public let role: Role
  /// The name of the rule that gave it the role.
  ///
  ///     AmountFinder().amounts(in: "2 tbsp each")[0].rule  // "is one of several: each, per, at a time"
  public let rule: String
  /// Where it stands; empty, in front of the size, for the one that `28 oz can` leaves unsaid.
  public let range: Range<String.Index>
  /// Where the noun stands that a count counts, if it is one whose plural is known: the `eggs` of
  /// `4 large eggs`.
  public let countedRange: Range<String.Index>?
  /// Where it stands, in UTF-8 bytes from the start of the text.
  public let utf8Range: Range<Int>

  /// Makes one of an amount whose places are those in a text.
  init(
    _ amount: WrittenAmount, _ role: Role, rule: String, _ utf8Range: Range<Int>,
    counted: Range<Int>? = nil, in text: String
  ) {
    (self.amount, self.role, self.rule, self.utf8Range) = (amount, role, rule, utf8Range)
    range = text.range(ofBytes: utf8Range)
    countedRange = counted.map { text.range(ofBytes: $0) }
  }

  /// What an amount does in a text.
  ///
  ///     AmountFinder().amounts(in: "1 cup (95 g) oats").map(\.role)  // [amount, alternate]
  public struct Role: Sendable, Hashable, CustomStringConvertible {
    private enum Choice: String {
      case amount, alternate, size, portion, count
    }

    private let choice: Choice

    /// It says how much of something there is: `2 cups`, `15 minutes`.
    public static var amount: Role { Role(choice: .amount) }
    /// It says the same as the amount before it, in other units or as a count: the 95 g of `1 cup (95 g)`, the 3 of
    /// `4 cups (about 3 medium)`.
    public static var alternate: Role { Role(choice: .alternate) }
    /// It says how large something is: the 10 ounces of `1 10-ounce package`, the 14 1/2 ounces of
    /// `2 (14 1/2-ounce) cans`, the 2 quarts of `a 2-quart dish`. It is not scaled.
    public static var size: Role { Role(choice: .size) }
    /// It says how much goes to each, or at a time: the `1/2 cup` of `1/2 cup at a time`, the 12 g of
    /// `fat 12 g per serving`. It is not scaled.
    public static var portion: Role { Role(choice: .portion) }
    /// It is a number without a unit that says how many there are: the 4 of `4 large eggs` and of `Serves 4`.
    public static var count: Role { Role(choice: .count) }

    /// What the role is called.
    public var description: String { choice.rawValue }
  }
}

extension FoundAmount: Hashable {
  /// Whether the same amount stands at the same place and does the same.
  public static func == (lhs: FoundAmount, rhs: FoundAmount) -> Bool {
    lhs.utf8Range == rhs.utf8Range && lhs.range == rhs.range && lhs.role == rhs.role
      && lhs.amount == rhs.amount && lhs.countedRange == rhs.countedRange
  }

  /// Feeds the amount and its place to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(amount)
    hasher.combine(utf8Range)
  }
}

extension String {
  /// Returns where bytes stand.
  func range(ofBytes range: Range<Int>) -> Range<Index> {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return start..<utf8.index(start, offsetBy: range.count)
  }
}
