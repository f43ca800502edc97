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
  public var amount: WrittenAmount { scanned.amount }
  /// What the amount does in the text.
  public var role: Role { scanned.role }
  /// Where it stands; empty, in front of the size, for the one that `28 oz can` leaves unsaid.
  public let range: Range<String.Index>
  /// Where the noun stands that a count counts, if it is one whose plural is known: the `eggs` of
  /// `4 large eggs`.
  public let countedRange: Range<String.Index>?
  /// Where it stands, in UTF-8 bytes from the start of the text.
  public var utf8Range: Range<Int> { scanned.range }
  /// The amount, if it was read as a plain one, as nearly always: a number that is whole in ticks, and a unit.
  var plain: AnyAmount? { scanned.plain }
  /// Whether the text itself says that the amount is not exact.
  var isAbout: Bool { scanned.isAbout }
  /// How it is written.
  var form: Form { scanned.form }
  private let scanned: ScannedAmount

  /// Makes one of an amount whose places are those in a text.
  init(_ scanned: ScannedAmount, in text: String) {
    self.scanned = scanned
    range = text.range(ofBytes: scanned.range)
    countedRange = scanned.form.counted.map { text.range(ofBytes: $0) }
  }

  /// How an amount is written: the places of its pieces, in UTF-8 bytes.
  struct Form: Sendable, Hashable {
    /// Where the end of a range stands that is written first; the whole of what isn't a range.
    var first: Range<Int>
    /// Where the end of a range stands that is written second.
    var second: Range<Int>?
    /// Where the name of its last unit stands; empty without one.
    var unit = 0..<0
    /// Whether a hyphen joins number and unit, as in `10-ounce`.
    var isHyphenated = false
    /// Where the noun stands that is counted.
    var counted: Range<Int>?
    /// Where the size stands of which there is one that isn't written: the `28 oz` of `28 oz can`.
    var size: Range<Int>?
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
  /// Whether the same amount stands at the same place in the same form.
  public static func == (lhs: FoundAmount, rhs: FoundAmount) -> Bool {
    lhs.scanned === rhs.scanned
      || lhs.amount == rhs.amount && lhs.role == rhs.role && lhs.range == rhs.range
        && lhs.utf8Range == rhs.utf8Range && lhs.form == rhs.form
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
