/// An amount in a text, and where it stands.
///
///     let text = "Bake for 15 minutes, then rest for an hour."
///     let found = AmountFinder().amounts(in: text)
///     found.map { text[$0.range] }   // ["15 minutes", "an hour"]
///     found[1].amount.lower          // 1 hour
public struct FoundAmount: Sendable, Hashable {
  /// The amount, or the range of amounts.
  public let amount: WrittenAmount
  /// What the amount does in the text.
  public let role: Role
  /// Where it stands.
  public let range: Range<String.Index>
  /// Where it stands, in UTF-8 bytes from the start of the text.
  public let utf8Range: Range<Int>
  /// Whether a hyphen joins number and unit, as in `10-ounce`.
  let isHyphenated: Bool
  /// Where the name of its last unit stands, in UTF-8 bytes.
  let unitRange: Range<Int>

  /// What an amount does in a text.
  ///
  ///     AmountFinder().amounts(in: "1 cup (95 g) oats").map(\.role)  // [amount, alternate]
  public struct Role: Sendable, Hashable, CustomStringConvertible {
    /// What the role is called.
    public let description: String

    /// It says how much of something there is: `2 cups`, `15 minutes`.
    public static let amount = Role(description: "amount")
    /// It says the same as the amount before it, in other units: the 95 g of `1 cup (95 g)`.
    public static let alternate = Role(description: "alternate")
    /// It says how large each of a count is: the 10 ounces of `1 10-ounce package`, the 14 1/2
    /// ounces of `2 (14 1/2-ounce) cans`.
    public static let size = Role(description: "size")
    /// It is a number without a unit where an ingredient begins: the 4 of `4 large eggs`.
    public static let count = Role(description: "count")
  }
}
