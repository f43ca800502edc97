/// CLDR's data for a language, in a text format that `.ci/languages` writes.
///
/// Each line begins with a letter for its subject. The line of a unit has the long, short and
/// narrow forms, as in `ZTassen|Tasse;Ta.`. The form for other numbers comes first, then those for
/// one, few, many, two and zero, if they differ from it. Missing forms are those of the previous
/// width; `-` means none.
///
///     Tassen   {0} Tassen
///     _litres  {0} litres, with a no-break space; ^ is a narrow one
///     ~l       {0}l
///     !كوبان   كوبان, without a number
///     @kop $   kop {0}
///
/// Lines that begin with a period have other subjects: `.n` a numbering system with its zero, marks
/// and signs; `.p` the plural rule; `.k` the words of cooks, with semicolons between the rows;
/// `.w` the words of recipes, as in ``RecipeTexts``. `$` and `%` are placeholders in patterns. A line replaces an earlier one with the same subject, so the text
/// of a region can follow that of its language.
struct LanguageText {
  typealias Bytes = Substring.UTF8View

  /// The lines by their beginning: the letter of a unit, or a period and a letter.
  private var lines: [UInt16: Bytes] = [:]
  /// The numbering systems by name, each with its zero, decimal mark, group mark, minus and plus.
  private(set) var systems: [String: [String]] = [:]

  /// Parses texts; later ones override earlier ones.
  init(_ texts: [String]) throws(LanguageTextError) {
    for text in texts {
      // Bytes, because a mark of the format and an accent after it would form one character.
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) { try add(line) }
    }
  }

  private mutating func add(_ line: Bytes) throws(LanguageTextError) {
    guard let first = line.first, first < 0x80 else { throw LanguageTextError(line) }
    guard first == UInt8(ascii: ".") else {
      lines[UInt16(first)] = line.dropFirst()
      return
    }
    guard let second = line.dropFirst().first, second < 0x80 else { throw LanguageTextError(line) }
    let rest = line.dropFirst(2)
    guard second == UInt8(ascii: "n") else {
      lines[Self.key(second)] = rest
      return
    }
    let cells = rest.cells(";")
    guard cells.count == 6, cells[1...2].allSatisfy({ $0.unicodeScalars.count == 1 }) else {
      throw LanguageTextError(line)
    }
    systems[cells[0]] = Array(cells.dropFirst())
  }

  private static func key(_ property: UInt8) -> UInt16 {
    UInt16(UInt8(ascii: ".")) << 8 | UInt16(property)
  }

  /// Returns the line of a unit.
  func unit(_ letter: UInt8) -> Bytes? { lines[UInt16(letter)] }

  /// Returns the line of a property by its letter.
  func property(_ letter: Unicode.Scalar) -> Bytes? { lines[Self.key(UInt8(ascii: letter))] }
}

extension Substring.UTF8View {
  /// The texts between separators.
  func cells(_ mark: Unicode.Scalar) -> [String] {
    split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}

/// The error for a text that doesn't describe a language.
///
///     try PresentationLanguage.load(Array("é".utf8), tag: "qab")  // throws: not a line of a language: 'é'
public struct LanguageTextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The invalid line.
  public let line: String

  init(_ line: Substring.UTF8View) { self.line = String(Substring(line)) }

  /// The error, with the line.
  public var description: String { "not a line of a language: '\(line)'" }
}
