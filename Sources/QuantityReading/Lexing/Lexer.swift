import QuantityCore

/// Splits a line into tokens, once, in a buffer that the next line reuses.
///
/// Each byte is examined a bounded number of times. Markup separates the segments of a line.
package struct Lexer {
  private let book: Wordbook
  let words: WordLookup
  let dialect: Dialect
  let longestWord: Int
  /// The tokens of the line, with edges before and after them.
  package internal(set) var tokens: [Token] = []
  /// The union of the traits of all words of the line, which spares most rules a search.
  package private(set) var lineTraits: WordTraits = []
  /// Whether the line can have a quantity: a number in digits or words, or a unit at its beginning.
  /// Most lines of running text have none.
  package private(set) var hasNumbers = false
  /// The bytes of the line up to the end of the segment.
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var position = 0
  /// All bytes of the line.
  private(set) var line = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The last unambiguous decimal mark in the text.
  package var clearMark = WrittenNumber.Mark.none
  /// The index of the last edge.
  private var lastEdge = 0

  package init(_ book: Wordbook) {
    (self.book, words, dialect) = (book, book.lookup, book.dialect)
    longestWord = book.longestWord
    tokens.reserveCapacity(256)
  }

  // MARK: Lines

  /// Begins a line, or a piece of one, with a length in bytes.
  package mutating func begin(_ length: Int) {
    tokens.removeAll(keepingCapacity: true)
    tokens.reserveCapacity(min(length / 2, Lexer.pieceLength) + 1)
    (lineTraits, hasNumbers, position) = ([], false, 0)
  }

  /// Appends an edge at an offset of the line.
  package mutating func appendEdge(at offset: Int) {
    lastEdge = tokens.count
    tokens.append(Token(.edge, offset..<offset))
  }

  /// Appends an unknown empty word, since a further piece of a line isn't its beginning.
  package mutating func appendBeginningOfPiece(at offset: Int) {
    // One byte earlier, so the next token isn't glued to it.
    let before = max(offset - 1, 0)
    tokens.append(Token(.word, before..<before))
  }

  /// Appends a sign that looks like markup: the `<` of `a < b`.
  package mutating func appendSign(at offset: Int) {
    position = offset + 1
    append(.sign, from: offset, sign: .other)
  }

  /// Reads a segment of the line. The bytes must stay in memory as long as the tokens are used.
  ///
  /// - Returns: the offset at which it stopped, before the end of the segment if the piece has
  ///   enough tokens.
  package mutating func lex(_ line: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>) -> Int {
    self.line = line
    bytes = UnsafeBufferPointer(rebasing: line[..<segment.upperBound])
    position = segment.lowerBound
    while position < bytes.count {
      if tokens.count >= Lexer.pieceLength, canEndPiece { break }
      switch Lexer.group(of: bytes[position]) {
      case .space: position += 1
      case .letter: readWord()
      case .digit: readNumber()
      case .beyondASCII: readBeyondASCII()
      case .sign: readSign()
      }
    }
    return position
  }

  /// Whether a piece that is long enough can end here: after a sentence; the longer it is, also
  /// after a comma, between a word and a number, at any gap, after anything but a number, and
  /// finally anywhere.
  private var canEndPiece: Bool {
    let length = tokens.count / Lexer.pieceLength
    guard position > 0, let last = tokens.last else { return false }
    let before = bytes[position - 1]
    guard before <= 0x20 || before == ">" else {
      return length > 7 || length > 3 && last.kind != .number
    }
    switch last.sign {
    case .period, .semicolon: return true
    case .comma: return length > 1
    default: return last.kind == .word && bytes[position].isDigit ? length > 1 : length > 2
    }
  }

  /// Ends the line with an edge.
  package mutating func end() { tokens.append(Token(.edge, position..<position)) }

  /// The number of tokens after which a line is cut where possible, to bound memory.
  package static var pieceLength: Int { 2048 }

  // MARK: Making tokens

  /// Appends a token that ends at the position.
  @inline(__always)
  mutating func append(
    _ kind: Token.Kind, from start: Int, sign: Sign = .none, opaque: Token.Opaque = .none
  ) {
    var token = Token(kind, start..<position)
    token.sign = sign
    token.opaque = opaque
    token.isGlued = isGlued(at: start)
    if kind == .edge { lastEdge = tokens.count }
    tokens.append(token)
  }

  mutating func append(word: UInt32, from start: Int) {
    var token = Token(.word, start..<position)
    token.word = word
    token.isGlued = isGlued(at: start)
    tokens.append(token)
    guard word != 0 else { return }
    let facts = words.facts[Int(word)]
    lineTraits.formUnion(facts.traits)
    // `Pinch of salt`, `Handful of parsley`
    let isMeasure =
      facts.unit != nil || !facts.traits.isDisjoint(with: [.piece, .beginsName])
    let begins = tokens.count - lastEdge < 8 && isMeasure
    if begins || facts.traits.contains(.unitFirst) || facts.keyword?.isPartOfNumber == true {
      hasNumbers = true
    }
  }

  mutating func append(_ number: WrittenNumber, from start: Int) {
    var token = Token(.number, start..<position)
    token.number = number
    token.isGlued = isGlued(at: start)
    tokens.append(token)
    hasNumbers = true
    let isClear = number.denominator == 10 || number.denominator == 100
    if isClear, !number.isVulgar, number.groupMark == .none { clearMark = number.decimalMark }
  }

  @inline(__always)
  private func isGlued(at start: Int) -> Bool {
    tokens.last.map { Int($0.end) == start && $0.kind != .edge } ?? false
  }

  /// Replaces the tokens of the run that ends here, back to the last gap or sign, with one opaque
  /// token.
  mutating func hideRun(through end: Int, as opaque: Token.Opaque) {
    var start = position
    while let last = tokens.last,
      last.kind == .word || last.kind == .number || last.kind == .opaque,
      Int(last.end) == start
    {
      start = Int(last.start)
      tokens.removeLast()
      if !last.isGlued { break }
    }
    position = max(end, position + 1)
    append(.opaque, from: start, opaque: opaque)
  }

  /// Returns the byte at a distance from the position, or 0 outside the text.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// A cursor over the same bytes, at the position.
  var cursor: ByteCursor { ByteCursor(bytes, at: position) }

  // MARK: Classes of bytes

  enum Class: UInt8 { case sign, letter, digit, space, beyondASCII }

  /// Returns the class of a byte. A static table would check on each access whether it is
  /// initialized.
  @inline(__always)
  static func group(of byte: UInt8) -> Class {
    if byte.isASCIILetter { return .letter }
    if byte >= 0x80 { return .beyondASCII }
    if byte.isDigit { return .digit }
    return byte.isSpace ? .space : .sign
  }
}

extension Keyword {
  /// Whether the word can be a number, or a part of one.
  package var isPartOfNumber: Bool {
    switch self {
    case .article, .count, .countAndHalf, .quarters, .tens, .hundred, .scale, .dozen, .couple,
      .another, .fraction, .fractions, .part:
      true
    default: false
    }
  }
}
