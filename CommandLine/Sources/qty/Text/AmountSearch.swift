import Quantities
import QuantityAnswers

/// Searches files for amounts, record by record and in constant memory.
struct AmountSearch: ~Copyable {
  private let language: TextLanguage
  private var finder: AmountFinder
  /// The style of amounts.
  private var style: PresentationStyle
  /// The only kind to find, or `nil` for all.
  private let kind: (any QuantityKind.Type)?
  private let isJSON: Bool
  /// Whether to list every number with its role and rule, instead of amounts only.
  private let explains: Bool
  private let namesFiles: Bool
  private var streams = Streams()
  /// Whether any line was too long.
  private(set) var hasFailed = false

  init(
    _ language: TextLanguage, kind: (any QuantityKind.Type)?, isJSON: Bool, explains: Bool,
    namesFiles: Bool
  ) {
    self.language = language
    finder = AmountFinder(language.options)
    style = language.options.presentation
    self.kind = kind
    self.isJSON = isJSON
    self.explains = explains
    self.namesFiles = namesFiles
  }

  /// Prints the amounts in a file, or in standard input for `-`.
  mutating func run(path: String) throws(Failure) {
    var reader = try TextReader(path: path)
    var tag: String?
    let options = try language.options(for: &reader) { tag = $0 }
    if let tag {
      (finder, style) = (AmountFinder(options), options.presentation)
      if explains { streams.tell((namesFiles ? "\(path): " : "") + "the language is \(tag)") }
    }
    var context = TextContext()
    while let line = try reader.next(flushing: { () throws(Failure) in try streams.flush() }) {
      switch line.piece {
      case nil where explains: try explain(line, of: path, after: &context)
      case nil: try search(line, of: path, after: &context)
      case .first:
        hasFailed = true
        streams.tell(RecordReader.isTooLong, line: line.number, of: namesFiles ? path : nil)
      case .other: break
      }
      try streams.flushIfFull()
    }
  }

  private mutating func search(
    _ line: TextLine, of path: String, after context: inout TextContext
  ) throws(Failure) {
    let text = ForeignText(line.bytes).text
    var columns = Columns(text)
    for found in finder.amounts(in: text, after: &context) {
      guard kind == nil || found.kind == kind else { continue }
      let place = columns.place(of: found.range.lowerBound)
      let finding = Finding(
        path: path, text: text, line: line.number + place.line, textStart: line.start,
        column: place.column, found: found, style: style)
      try tell(finding) { finding.report(withPath: $0) }
    }
  }

  private mutating func explain(
    _ line: TextLine, of path: String, after context: inout TextContext
  ) throws(Failure) {
    let text = ForeignText(line.bytes).text
    var columns = Columns(text)
    for number in finder.numbers(in: text, after: &context) {
      let place = columns.place(of: number.range.lowerBound)
      let finding = NumberFinding(
        path: path, text: text, line: line.number + place.line, textStart: line.start,
        column: place.column, number: number)
      try tell(finding) { finding.report(withPath: $0) }
    }
  }

  private mutating func tell(
    _ finding: some JSONObject, _ report: (Bool) -> String
  ) throws(Failure) {
    if isJSON {
      streams.output.appendObject(finding.writeFields)
    } else {
      streams.output.append(report(namesFiles))
    }
    streams.output.append(UInt8(ascii: "\n"))
    // A line can contain many amounts.
    try streams.flushIfFull()
  }
}

extension FoundAmount {
  /// The kind of the amount, or `nil` for a count.
  fileprivate var kind: (any QuantityKind.Type)? {
    if case .amount(let amount) = amount.lower { return amount.kind }
    return nil
  }
}

extension AmountFinder {
  /// Makes a finder of amounts with the options.
  init(_ options: QuestionOptions) {
    self.init(vocabulary: options.vocabulary, decimalMark: options.decimalMark)
  }
}
