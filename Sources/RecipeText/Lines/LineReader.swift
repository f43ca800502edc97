import QuantityCore
import QuantityReading

/// A line of a text: its tokens, and its quantities with their roles.
struct ReadLine {
  let parser: PhraseParser
  let quantities: [ClassifiedQuantity]
  /// The offset of the line in the text, in bytes.
  let start: Int

  /// Returns the byte range of tokens, counting from the start of the line.
  func range(of tokens: Range<Int>) -> Range<Int> { parser.range(of: tokens) }

  /// Returns the index of the first quantity that begins at or after a token.
  func firstQuantity(from token: Int) -> Int {
    quantities.partitioningIndex { $0.start >= token }
  }
}

/// Reads a text line by line: tokens, quantities, roles. Finding, scaling and explaining share it.
struct LineReader: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let book: Wordbook
  private let lexicon: Lexicon
  private var segments: TextSegments
  private var lexer: Lexer
  private var classifier: Classifier
  private var quantities: [QuantityPhrase] = []
  /// The segment that begins the next line, or the unread rest of a segment.
  private var pending: TextSegment?
  private var isRest = false
  /// Whether the previous line ends with an article.
  private var isAfterArticle: Bool

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ reader: RunningTextReader, after context: LineContext
  ) {
    self.bytes = bytes
    book = Wordbook.of(reader.vocabulary, decimalMark: reader.decimalMark)
    lexicon = reader.vocabulary.lexicon
    segments = TextSegments(bytes, after: context.markup)
    lexer = Lexer(book)
    lexer.clearMark = context.clearMark
    isAfterArticle = context.isAfterArticle
    classifier = Classifier(
      order: reader.vocabulary.recipeWords.order, isInNutrition: context.isNutrition,
      isInTable: context.isNutritionTable, heading: context.heading)
  }

  /// The state after the lines read so far.
  var context: LineContext {
    LineContext(
      markup: segments.markup, isNutrition: classifier.isInNutrition,
      isNutritionTable: classifier.isInTable, heading: classifier.heading,
      clearMark: lexer.clearMark, isAfterArticle: isAfterArticle)
  }

  /// Calls a function with the next line, or with a piece of a very long one; returns `false` at
  /// the end of the text.
  mutating func readLine(_ body: (ReadLine) -> Void) -> Bool {
    guard let first = pending ?? segments.next() else { return false }
    let line = UnsafeBufferPointer(rebasing: bytes[first.line])
    lex(first, line)
    lexer.end()
    quantities.removeAll(keepingCapacity: true)
    lexer.tokens.withUnsafeBufferPointer { tokens in
      let parser = PhraseParser(
        tokens: LineTokens(tokens), words: book.lookup.facts, book: book, lexicon: lexicon,
        bytes: line, clearMark: lexer.clearMark, isAfterArticle: isAfterArticle)
      if lexer.hasNumbers { parser.readQuantities(into: &quantities) }
      let classified = classifier.classify(quantities, parser, lexer.lineTraits)
      body(ReadLine(parser: parser, quantities: classified, start: first.line.lowerBound))
    }
    isAfterArticle = bytes.endsInArticle(first.line)
    return true
  }

  /// Reads the segments of a line until the line ends or the piece has enough tokens.
  private mutating func lex(_ first: TextSegment, _ line: UnsafeBufferPointer<UInt8>) {
    lexer.begin(line.count)
    lexer.appendEdge(at: first.range.lowerBound - first.line.lowerBound)
    if isRest { lexer.appendBeginningOfPiece(at: first.range.lowerBound - first.line.lowerBound) }
    pending = lexThrough(first, line)
    while let segment = pending, !isRest, segment.line == first.line {
      let start = segment.range.lowerBound - first.line.lowerBound
      if segment.beginning != .nothing {
        if lexer.tokens.count > Lexer.pieceLength { return }
        lexer.appendEdge(at: start)
      } else if line[start - 1] == "<" {
        lexer.appendSign(at: start - 1)
      }
      pending = lexThrough(segment, line)
    }
  }

  /// Reads a segment. Returns its unread rest, or the next segment.
  private mutating func lexThrough(
    _ segment: TextSegment, _ line: UnsafeBufferPointer<UInt8>
  ) -> TextSegment? {
    let range = segment.range.moved(by: -segment.line.lowerBound)
    if segment.beginning == .value, !isRest {
      lexKey(segment.key.moved(by: -segment.line.lowerBound), line)
    }
    let end = lexer.lex(line, range)
    isRest = end < range.upperBound
    if !isRest {
      var next = segments.next()
      // A C directive hides the rest of its line.
      while end > range.upperBound, let rest = next, rest.line == segment.line {
        next = segments.next()
      }
      return next
    }
    var rest = segment
    rest.range = segment.line.lowerBound + end..<segment.range.upperBound
    return rest
  }

  /// Reads a key as the word before its value, unless it contains digits.
  private mutating func lexKey(_ key: Range<Int>, _ line: UnsafeBufferPointer<UInt8>) {
    guard !key.isEmpty, !line[key].contains(where: { $0.isDigit }) else { return }
    _ = lexer.lex(line, key)
    let colon = line[key.upperBound...].firstIndex(of: UInt8(ascii: ":"))
    if let colon { _ = lexer.lex(line, colon..<colon + 1) }
  }
}

extension Range<Int> {
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

extension Array {
  /// Returns the index of the first element with a property that all after it have, too.
  func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = (first + end) / 2
      if hasProperty(self[middle]) { end = middle } else { first = middle + 1 }
    }
    return first
  }
}
