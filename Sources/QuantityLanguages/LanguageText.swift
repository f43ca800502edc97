/// What CLDR says of a language, in a text as `.ci/languages` writes it.
///
/// A line begins with a letter for what it is about. Of a unit it says the long forms, the short and the
/// narrow ones, as in `ZTassen|Tasse;Ta.`: first the form for other numbers, then those for one, few, many,
/// two and zero that differ from it. Forms that aren't given are as long as the ones before; `-` is for none.
///
///     Tassen   {0} Tassen
///     _litres  {0} litres, with a no-break space; ^ is a narrow one
///     ~l       {0}l
///     !كوبان   كوبان, without a number
///     @kop $   kop {0}
///
/// After a period come other things: `.n` a numbering system with its zero, marks and signs; `.p` the rule
/// for plurals. `$` and `%` are the places in patterns. A line replaces one before that is of the same thing,
/// so that the text of a region can follow that of its language.
struct LanguageText {
  typealias Bytes = Substring.UTF8View

  /// The lines by how they begin: with the letter of a unit, or by a period and a letter.
  private var lines: [UInt16: Bytes] = [:]
  /// The numbering systems by their names, each with its zero, decimal mark, group mark, minus and plus.
  private(set) var systems: [String: [String]] = [:]

  /// Reads texts, of which a later one replaces what one before says.
  init(_ texts: [String]) throws(LanguageTextError) {
    for text in texts {
      // Bytes, because a mark of the format and an accent after it are one character.
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

  /// Returns what is said of a unit.
  func unit(_ letter: UInt8) -> Bytes? { lines[UInt16(letter)] }

  /// Returns what is said of another thing than a unit, by its letter.
  func property(_ letter: Unicode.Scalar) -> Bytes? { lines[Self.key(UInt8(ascii: letter))] }
}

extension Substring.UTF8View {
  /// The texts between marks.
  func cells(_ mark: Unicode.Scalar) -> [String] {
    split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}

/// Why a text doesn't describe a language.
///
///     try PresentationLanguage.load(Array("é".utf8), tag: "qab")  // throws: not a line of a language: 'é'
public struct LanguageTextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line that isn't understood.
  public let line: String

  init(_ line: Substring.UTF8View) { self.line = String(Substring(line)) }

  /// What is wrong, with the line.
  public var description: String { "not a line of a language: '\(line)'" }
}
