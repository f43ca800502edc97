extension PresentationLanguage {
  /// How a language joins the members of a list, in CLDR's patterns.
  ///
  ///     PresentationLanguage.ListPattern(two: "{0} i {1}", start: "{0}, {1}", end: "{0} i {1}")
  ///     // 1, 2, 3 i 4
  public struct ListPattern: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The text between two members: ` and `.
    package let pair: String
    /// The text between the first two of several members; `nil` if it is that between the others.
    private var start: String?
    /// The text between the other members of a longer list.
    package private(set) var middle = ", "
    package let last: String
    /// The text after the last of two members, and of several, which few languages have.
    private var pairEnding: String?
    private var lastEnding: String?

    /// Creates the pattern of a language's lists.
    ///
    /// - Parameters:
    ///   - two: how two members are joined.
    ///   - start: how the first two of several are joined.
    ///   - middle: how the others are joined, or `nil` if like the first two.
    ///   - end: how the last two of several are joined.
    public init(two: String, start: String, middle: String? = nil, end: String) {
      let (pair, last) = (Placeholder.join(two), Placeholder.join(end))
      self.init(pair: pair.between, last: last.between)
      self.middle = Placeholder.join(middle ?? start).between
      let first = Placeholder.join(start).between
      self.start = first == self.middle ? nil : first
      pairEnding = pair.after.isEmpty ? nil : pair.after
      lastEnding = last.after.isEmpty ? nil : last.after
    }

    init(_ word: String) { self.init(pair: " \(word) ", last: " \(word) ") }

    init(pair: String, last: String) {
      self.pair = pair
      self.last = last
    }

    /// A list of four: `1, 2, 3 and 4`.
    public var description: String {
      (1...4).map { ($0 > 1 ? text(before: $0 - 1, of: 4) : "") + "\($0)" }.joined()
        + (ending(of: 4) ?? "")
    }

    /// Returns the text before a member that is not the first.
    func text(before place: Int, of count: Int) -> String {
      if count == 2 { return pair }
      return place == count - 1 ? last : place == 1 ? start ?? middle : middle
    }

    /// Returns the text after the last member.
    func ending(of count: Int) -> String? {
      count < 2 ? nil : count == 2 ? pairEnding : lastEnding
    }

    var isPlain: Bool { pairEnding == nil && lastEnding == nil }
  }

  /// How a language joins the parts of a time or mass, such as hours and minutes, depending on the
  /// length of the units' names.
  ///
  ///     let comma = PresentationLanguage.ListPattern(two: "{0}, {1}", start: "{0}, {1}", end: "{0}, {1}")
  ///     PresentationLanguage.PartPatterns(long: comma, short: comma)
  public struct PartPatterns: Sendable, Hashable, Codable, CustomStringConvertible {
    package let long: ListPattern
    package let short: ListPattern
    package let narrow: ListPattern

    /// Creates the patterns of a language.
    ///
    /// - Parameters:
    ///   - long: the pattern after names.
    ///   - short: the pattern after symbols, or `nil` for that after names.
    ///   - narrow: the pattern after the shortest symbols, or `nil` for that after symbols.
    public init(long: ListPattern, short: ListPattern? = nil, narrow: ListPattern? = nil) {
      self.long = long
      self.short = short ?? long
      self.narrow = narrow ?? short ?? long
    }

    /// Lists of four for each length of names: `1, 2, 3, 4; 1, 2, 3, 4; 1 2 3 4`.
    public var description: String {
      [long, short, narrow].map { $0.description }.joined(separator: "; ")
    }

    func pattern(_ units: PresentationStyle.Units) -> ListPattern {
      switch units.choice {
      case .symbol: short
      case .narrow: narrow
      default: long
      }
    }
  }
}
