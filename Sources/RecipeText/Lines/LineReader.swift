import QuantityCore
import QuantityReading

/// A line of a text, understood: its tokens, and its quantities with their roles.
struct ReadLine {
  let parser: PhraseParser
  let quantities: [ClassifiedQuantity]
  /// Where the line begins in the text, in bytes.
  let start: Int

  /// Returns where tokens stand, in the bytes of the line.
  func range(of tokens: Range<Int>) -> Range<Int> { parser.range(of: tokens) }
}

/// Reads one line after another: tokens, quantities, roles. It is all that finding, scaling and explaining share.
struct LineReader: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let book: Wordbook
  private let lexicon: Lexicon
  private var segments: TextSegments
  private var lexer: Lexer
  private var classifier: Classifier
  private var quantities: [QuantityPhrase] = []
  /// The segment that begins the next line.
  private var pending: TextSegment?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ finder: AmountFinder, after context: TextContext) {
    self.bytes = bytes
    book = Wordbook.of(finder.vocabulary, decimalMark: finder.decimalMark)
    lexicon = finder.vocabulary.lexicon
    segments = TextSegments(bytes, after: context.markup)
    lexer = Lexer(book)
    lexer.clearMark = context.clearMark
    classifier = Classifier(
      order: finder.vocabulary.recipeWords.order, isInNutrition: context.isNutrition)
  }

  /// Notes in a context what the text has said.
  func note(in context: inout TextContext) {
    (context.markup, context.isNutrition) = (segments.markup, classifier.isInNutrition)
    context.clearMark = lexer.clearMark
  }

  /// Calls a function with the next line; gives `false` after the last one.
  mutating func readLine(_ body: (ReadLine) -> Void) -> Bool {
    guard let first = pending ?? segments.next() else { return false }
    pending = nil
    let line = UnsafeBufferPointer(rebasing: bytes[first.line])
    lex(first, line)
    lexer.end()
    quantities.removeAll(keepingCapacity: true)
    lexer.tokens.withUnsafeBufferPointer { tokens in
      let parser = PhraseParser(
        tokens: tokens, words: book.lookup.facts, book: book, lexicon: lexicon, bytes: line,
        clearMark: lexer.clearMark)
      if lexer.hasNumbers { parser.readQuantities(into: &quantities) }
      let classified = classifier.classify(quantities, parser, lexer.lineFacts)
      body(ReadLine(parser: parser, quantities: classified, start: first.line.lowerBound))
    }
    return true
  }

  /// Reads all segments of a line.
  private mutating func lex(_ first: TextSegment, _ line: UnsafeBufferPointer<UInt8>) {
    lexer.begin(line.count)
    let base = first.line.lowerBound
    var next: TextSegment? = first
    while let segment = next, segment.line.lowerBound == base {
      let range = segment.range.moved(by: -base)
      if segment.beginning != .nothing || segment.range == first.range {
        lexer.appendEdge(at: range.lowerBound)
      } else if line[range.lowerBound - 1] == UInt8(ascii: "<") {
        lexer.appendSign(at: range.lowerBound - 1)
      }
      if segment.beginning == .value { lexKey(segment.key.moved(by: -base), line) }
      lexer.lex(line, range)
      next = segments.next()
    }
    pending = next
  }

  /// Reads a key as the word before its value, unless it has numbers of its own.
  private mutating func lexKey(_ key: Range<Int>, _ line: UnsafeBufferPointer<UInt8>) {
    guard !key.isEmpty, !line[key].contains(where: { $0 &- 0x30 < 10 }) else { return }
    lexer.lex(line, key)
    let colon = line[key.upperBound...].firstIndex(of: UInt8(ascii: ":"))
    if let colon { lexer.lex(line, colon..<colon + 1) }
  }
}

extension PhraseParser {
  /// Returns where tokens stand, in the bytes of the line.
  func range(of tokens: Range<Int>) -> Range<Int> {
    let start = Int(self.tokens[tokens.lowerBound].start)
    return tokens.isEmpty ? start..<start : start..<Int(self.tokens[tokens.upperBound - 1].end)
  }
}

extension Range<Int> {
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
