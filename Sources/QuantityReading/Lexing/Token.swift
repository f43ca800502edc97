import QuantityCore

/// A piece of a line: a number, a word, a sign, or a run that is not read inside.
///
/// Spaces and inline mark-up (`**`, `<b>`) are no tokens. Two tokens are *glued* if nothing separates them.
package struct Token {
  package enum Kind: UInt8 {
    case number, word, sign
    /// A web address, a date, a price, an identifier: see ``Opaque``.
    case opaque
    /// Where a phrase cannot go on: the ends of a line, a cell of a table, a quotation mark, a block of HTML.
    case edge

    /// Compares directly; other modules call a derived `==` through a witness.
    package static func == (first: Kind, second: Kind) -> Bool {
      first.rawValue == second.rawValue
    }
  }

  /// The subject of an opaque token.
  package enum Opaque { case none, address, date, timeOfDay, price, identifier }

  package var kind: Kind
  package var opaque = Opaque.none
  package var sign = Sign.none
  /// Whether the token follows the one before it without a gap.
  package var isGlued = false
  /// Whether the point of an abbreviation ends the word.
  package var hasPoint = false
  package var start: Int32
  package var end: Int32
  /// The id of a word in the ``Wordbook``; 0 for a word that it does not have.
  package var word: UInt32 = 0
  package var number = WrittenNumber()

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    (start, end) = (
      Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound)
    )
  }

  /// The range of the token in the bytes of its line.
  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// The signs that the grammar and the rules know.
package enum Sign: UInt8 {
  case none, hyphen, dash, tilde, ellipsis, slash, fractionSlash, plus, minus, plusMinus, times
  case comma, period, colon, semicolon, equals, open, close, degree, percent, ampersand, hash
  case apostrophe, at, prime, currency, other

  /// Compares directly; other modules call a derived `==` through a witness.
  package static func == (first: Sign, second: Sign) -> Bool {
    first.rawValue == second.rawValue
  }

  /// Whether the sign can join the ends of a range.
  package var joinsRange: Bool {
    switch self {
    case .hyphen, .dash, .tilde, .ellipsis, .minus: true
    default: false
    }
  }

  /// Whether the sign is a hyphen or a dash of some length.
  package var isDash: Bool { self == .hyphen || self == .dash || self == .minus }
}
