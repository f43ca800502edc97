extension PresentationLanguage {
  /// How a language joins the members of a list, in patterns as CLDR has them.
  ///
  ///     PresentationLanguage.ListPattern(two: "{0} i {1}", start: "{0}, {1}", end: "{0} i {1}")
  ///     // 1, 2, 3 i 4
  public struct ListPattern: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Between two: ` and `.
    package let pair: String
    /// Between the first two of several; `nil` if it is the same as between the others.
    private var start: String?
    /// Between the members of a longer list, and before its last.
    package private(set) var middle = ", "
    package let last: String
    /// What follows the last of two, and of several, in the few languages that have such a word.
    private var pairEnding: String?
    private var lastEnding: String?

    /// Describes the lists of a language.
    ///
    /// - Parameters:
    ///   - two: how two are joined.
    ///   - start: how the first two of several are joined.
    ///   - middle: how the others are joined, or `nil` for as the first two are.
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

    /// Returns what comes before a member that is not the first.
    func text(before place: Int, of count: Int) -> String {
      if count == 2 { return pair }
      return place == count - 1 ? last : place == 1 ? start ?? middle : middle
    }

    /// Returns what follows the last member.
    func ending(of count: Int) -> String? {
      count < 2 ? nil : count == 2 ? pairEnding : lastEnding
    }

    var isPlain: Bool { pairEnding == nil && lastEnding == nil }
  }

  /// How a language joins the parts of a time or mass, such as hours and minutes, by how long the names of
  /// the units are.
  ///
  ///     let comma = PresentationLanguage.ListPattern(two: "{0}, {1}", start: "{0}, {1}", end: "{0}, {1}")
  ///     PresentationLanguage.PartPatterns(long: comma, short: comma)
  public struct PartPatterns: Sendable, Hashable, Codable, CustomStringConvertible {
    package let long: ListPattern
    package let short: ListPattern
    package let narrow: ListPattern

    /// Describes how parts are joined.
    ///
    /// - Parameters:
    ///   - long: after names.
    ///   - short: after symbols, or `nil` for as after names.
    ///   - narrow: after the shortest symbols, or `nil` for as after symbols.
    public init(long: ListPattern, short: ListPattern? = nil, narrow: ListPattern? = nil) {
      self.long = long
      self.short = short ?? long
      self.narrow = narrow ?? short ?? long
    }

    /// Lists of four by the length of names: `1, 2, 3, 4; 1, 2, 3, 4; 1 2 3 4`.
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
