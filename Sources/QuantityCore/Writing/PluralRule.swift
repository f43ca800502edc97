/// The form of a noun after a number, in the notation of Unicode CLDR.
///
///     let polish = try PluralRule([
///       .one: "i = 1 and v = 0",
///       .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
///     ])
///     polish.description
///     // "one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14"
///
/// The first condition that holds determines the form. If none holds, it is ``Category/other``.
public struct PluralRule: Sendable, Hashable, Codable {
  /// The forms of a noun after a number, with the names that Unicode CLDR gives them.
  ///
  ///     PluralRule.Category.allCases  // [zero, one, two, few, many, other]
  ///
  /// English has two: `one` cup, `other` cups. Arabic has all six.
  public enum Category: String, Sendable, Hashable, Codable, CaseIterable, CustomStringConvertible {
    /// For example, Arabic after 0.
    case zero
    /// For example, English after 1 and French after numbers below 2.
    case one
    /// For example, Arabic after 2.
    case two
    /// For example, Polish after 2, 3 and 4.
    case few
    /// For example, Polish after 5 and French after millions.
    case many
    /// The form that every language has.
    case other

    /// The name in CLDR.
    public var description: String { rawValue }
  }

  private struct Case: Sendable, Hashable, Codable {
    let category: Category
    let condition: Condition
  }

  private let cases: [Case]

  /// Creates a rule from conditions, written as in CLDR's `plurals` table without the samples.
  ///
  /// - Throws: ``SyntaxError`` if a condition is not in that notation.
  public init(_ conditions: KeyValuePairs<Category, String>) throws(SyntaxError) {
    var cases: [Case] = []
    for (category, text) in conditions {
      cases.append(Case(category: category, condition: try Condition(text)))
    }
    self.cases = cases
  }

  /// Creates a rule from its description.
  ///
  ///     try PluralRule("one: i = 1 and v = 0; few: v = 0 and i = 2..4")
  ///
  /// - Throws: ``SyntaxError`` if the description isn't a list of categories with their conditions.
  public init(_ description: String) throws(SyntaxError) {
    var cases: [Case] = []
    if description != "other" {
      for part in description.utf8.split(separator: UInt8(ascii: ";")) {
        let name = part.prefix { $0 != UInt8(ascii: ":") }
        guard let category = Category(rawValue: String(Substring(name.drop { $0 == 0x20 }))),
          category != .other
        else { throw SyntaxError(description: "expected a category in '\(Substring(part))'") }
        let condition = String(Substring(part.dropFirst(name.count + 1).drop { $0 == 0x20 }))
        cases.append(Case(category: category, condition: try Condition(condition)))
      }
    }
    self.cases = cases
  }

  /// Creates a rule of the library. Tests prove its conditions well-formed.
  private init(builtIn conditions: KeyValuePairs<Category, String>) {
    do {
      try self.init(conditions)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Returns the form of a noun after a number.
  package func category(of number: Operands) -> Category {
    cases.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  /// Why a text is not a condition in the notation of Unicode CLDR.
  ///
  ///     try PluralRule([.one: "n is 1"])  // throws: 'n is 1'
  public struct SyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason, including the text.
    public let description: String
  }
}

extension PluralRule: CustomStringConvertible {
  /// The conditions: `one: i = 1 and v = 0`.
  public var description: String {
    let conditions = cases.map { "\($0.category): \($0.condition.text)" }
    return conditions.isEmpty ? "other" : conditions.joined(separator: "; ")
  }
}

extension PluralRule {
  /// One form for all numbers, as in Japanese.
  public static let invariable = PluralRule(builtIn: [:])

  /// Singular for 1 written without decimals, as in English and German.
  public static let english = PluralRule(builtIn: [.one: "i = 1 and v = 0"])

  /// Singular below 2, as in French.
  public static let french = PluralRule(builtIn: [
    .one: "i = 0,1",
    .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
  ])

  /// Polish.
  public static let polish = PluralRule(builtIn: [
    .one: "i = 1 and v = 0",
    .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
    .many: """
    v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 \
    or v = 0 and i % 100 = 12..14
    """,
  ])

  /// Russian and Ukrainian.
  public static let russian = PluralRule(builtIn: [
    .one: "v = 0 and i % 10 = 1 and i % 100 != 11",
    .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
    .many: "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14",
  ])

  /// Arabic.
  public static let arabic = PluralRule(builtIn: [
    .zero: "n = 0", .one: "n = 1", .two: "n = 2", .few: "n % 100 = 3..10",
    .many: "n % 100 = 11..99",
  ])
}
