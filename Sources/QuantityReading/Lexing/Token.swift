import QuantityCore

/// A piece of a line: a number, a word, a sign, or a run that isn't read further.
///
/// Spaces and inline markup (`**`, `<b>`) make no tokens. Two tokens are *glued* if nothing
/// separates them.
@usableFromInline
package struct Token {
  @frozen @usableFromInline
  package enum Kind: UInt8 {
    case number, word, sign
    /// A web address, a date, a price, an identifier: see ``Opaque``.
    case opaque
    /// The boundary of a phrase: the ends of a line, a cell of a table, a quotation mark, a block
    /// of HTML.
    case edge
  }

  /// The subject of an opaque token.
  @frozen @usableFromInline
  package enum Opaque { case none, address, date, timeOfDay, price, identifier }

  package var kind: Kind
  package var opaque = Opaque.none
  package var sign = Sign.none
  /// Whether the token follows the one before it without a gap.
  package var isGlued = false
  /// Whether the word ends with the point of an abbreviation.
  package var hasPoint = false
  @usableFromInline package var start: Int32
  @usableFromInline package var end: Int32
  /// The id of a word in the ``Wordbook``; 0 for an unknown word.
  package var word: UInt32 = 0
  package var number = WrittenNumber()

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    (start, end) = (
      Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound)
    )
  }

  /// The range of the token in the bytes of its line.
  @inlinable package var range: Range<Int> { Int(start)..<Int(end) }
}

/// The signs known to the grammar and the rules.
@frozen @usableFromInline
package enum Sign: UInt8 {
  case none, hyphen, dash, tilde, ellipsis, slash, fractionSlash, plus, minus, plusMinus, times
  case comma, period, colon, semicolon, equals, open, close, degree, percent, ampersand, hash
  case apostrophe, at, prime, currency, other

  /// Whether the sign can join the ends of a range.
  @inlinable package var joinsRange: Bool {
    switch self {
    case .hyphen, .dash, .tilde, .ellipsis, .minus: true
    default: false
    }
  }

  /// Whether the sign is a hyphen, a dash or a minus.
  @inlinable package var isDash: Bool { self == .hyphen || self == .dash || self == .minus }
}
