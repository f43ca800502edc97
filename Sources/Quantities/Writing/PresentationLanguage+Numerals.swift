extension PresentationLanguage {
  /// How a language writes its numbers: digits, groups of them, and signs.
  ///
  ///     PresentationLanguage.Numerals(zero: "٠", grouping: "٬", minus: "\u{61C}-", plus: "\u{61C}+")
  ///     PresentationLanguage.Numerals(grouping: ",", secondGroup: 2)
  ///     PresentationLanguage.Numerals(grouping: "\u{A0}", leastDigitsBeforeGroup: 2)
  ///
  /// The second writes 12,34,567, the third 1234 and 12 345. Groups are written where a style
  /// asks for them: ``PresentationStyle/Grouping``.
  public struct Numerals: Sendable, Hashable, Codable {
    private let firstDigit: UInt32
    var grouping: String
    private let firstGroup: UInt8
    private let secondGroup: UInt8
    private let leastDigits: UInt8
    let minus: String
    let plus: String

    /// Describes the numbers of a language.
    ///
    /// - Parameters:
    ///   - zero: the digit zero, which the other nine follow in Unicode.
    ///   - grouping: what separates groups of digits.
    ///   - firstGroup: how many digits the group before the decimal mark has.
    ///   - secondGroup: how many digits the other groups have, or `nil` for as many as the first.
    ///   - leastDigitsBeforeGroup: how many digits there must be before the last group: 2 where `1234` has
    ///     none.
    ///   - minus: the sign before what is negative, with the marks of direction that it needs.
    ///   - plus: the sign before what is positive, where a style wants one.
    public init(
      zero: Unicode.Scalar = "0", grouping: String = ",", firstGroup: Int = 3,
      secondGroup: Int? = nil, leastDigitsBeforeGroup: Int = 1, minus: String = "-",
      plus: String = "+"
    ) {
      func size(_ count: Int) -> UInt8 { UInt8(min(max(count, 1), 99)) }
      firstDigit = zero.value
      self.grouping = grouping
      self.firstGroup = size(firstGroup)
      self.secondGroup = size(secondGroup ?? firstGroup)
      leastDigits = size(leastDigitsBeforeGroup)
      self.minus = minus
      self.plus = plus
    }

    /// The digit zero: `0`, `٠`.
    public var zero: Unicode.Scalar {
      // Data from elsewhere can say anything.
      guard firstDigit < 0x10FFF0, Unicode.Scalar(firstDigit + 9) != nil else { return "0" }
      return Unicode.Scalar(firstDigit) ?? "0"
    }

    /// Whether digits and signs are those of ASCII.
    var isPlain: Bool { zero == "0" && minus == "-" && plus == "+" }

    /// Returns a digit, by its value or the last four bits of its character in ASCII.
    func digit(_ byte: UInt8) -> Unicode.Scalar {
      Unicode.Scalar(zero.value + UInt32(byte & 0x0F)) ?? "0"
    }

    /// Returns whether a group ends before the last digits of a number, this many of them.
    func isGroup(at rest: Int, of count: Int) -> Bool {
      let first = Int(max(firstGroup, 1))
      guard count >= first + Int(leastDigits), rest >= first else { return false }
      return (rest - first) % Int(max(secondGroup, 1)) == 0
    }
  }

  /// How a language joins the members of a list, in patterns as CLDR has them.
  ///
  ///     PresentationLanguage.ListPattern(two: "{0} i {1}", start: "{0}, {1}", end: "{0} i {1}")
  public struct ListPattern: Sendable, Hashable, Codable {
    /// Between two: ` and `.
    let pair: String
    /// Between the first two of several; as between the others, if `nil`.
    private var start: String?
    /// Between the members of a longer list, and before its last.
    private(set) var middle = ", "
    let last: String
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
  public struct PartPatterns: Sendable, Hashable, Codable {
    let long: ListPattern
    let short: ListPattern
    let narrow: ListPattern

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

    func pattern(_ units: PresentationStyle.Units) -> ListPattern {
      switch units.choice {
      case .symbol: short
      case .narrow: narrow
      default: long
      }
    }
  }
}
