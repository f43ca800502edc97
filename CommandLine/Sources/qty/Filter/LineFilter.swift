import QuantityAnswers

/// A filter that answers each line of a stream in its place: one line in, one line out.
///
/// Its memory does not grow with the stream: it holds one line, and answers that wait to be
/// written.
struct LineFilter: ~Copyable {
  /// How a stream is made up.
  struct Layout {
    var separator = UInt8(ascii: "\n")
    /// How many lines at the start are not data.
    var header = 0
    /// The only field that is to be answered.
    var column: Column?
    /// Whether answers are JSON objects.
    var isJSON = false
  }

  private let question: Question
  private let layout: Layout
  private let policy: MistakePolicy
  private var streams = Streams()
  private var line = 0
  private var isInPieces = false
  private var notes: Set<String> = []
  /// Whether a line had no answer.
  private(set) var hasFailed = false

  init(_ question: Question, _ layout: Layout, _ policy: MistakePolicy) {
    self.question = question
    self.layout = layout
    self.policy = policy
  }

  /// Answers every line of a file, or for `-` of standard input.
  mutating func run(path: String) throws(Failure) {
    var reader = try RecordReader(path: path, separator: layout.separator)
    while let record = try reader.next(flushing: { () throws(Failure) in try streams.flush() }) {
      handle(record)
      if isAborted { return try streams.flush() }
      try streams.flushIfFull()
    }
  }

  private var isAborted: Bool { hasFailed && policy == .abort }

  private mutating func handle(_ record: Record) {
    if !isInPieces { line += 1 }
    if record.isPiece {
      handlePiece(record)
    } else if line <= layout.header {
      streams.output.append(record.bytes)
    } else {
      handleLine(record.bytes)
    }
    // JSON has its line ends whatever the stream has.
    if layout.isJSON ? !isInPieces : record.isTerminated && !isAborted {
      streams.output.append(layout.separator)
    }
  }

  private mutating func handleLine(_ bytes: UnsafeRawBufferPointer) {
    var content = bytes
    let hasMark = line == 1 && content.starts(with: LineFilter.byteOrderMark)
    if hasMark {
      content = UnsafeRawBufferPointer(rebasing: content.dropFirst(LineFilter.byteOrderMark.count))
    }
    let hasReturn = layout.separator == UInt8(ascii: "\n") && content.last == UInt8(ascii: "\r")
    if hasReturn { content = UnsafeRawBufferPointer(rebasing: content.dropLast()) }
    if hasMark && !layout.isJSON { streams.output.append(LineFilter.byteOrderMark) }
    if let column = layout.column { answer(column, of: content) } else { answer(content) }
    if hasReturn && !layout.isJSON { streams.output.append(UInt8(ascii: "\r")) }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  // MARK: Answers

  private mutating func answer(_ content: UnsafeRawBufferPointer) {
    let text = String(decoding: content, as: UTF8.self)
    do throws(Mistake) {
      let answer = try question.answer(to: text)
      report(answer.notes)
      streams.output.append(answer, to: text)
    } catch {
      refuse(error, text, content)
    }
  }

  private mutating func answer(_ column: Column, of content: UnsafeRawBufferPointer) {
    do throws(Mistake) {
      guard let range = column.range(in: content) else {
        throw Mistake(
          code: "missing-field", message: "the line has no field \(column.number)", range: 0..<0)
      }
      let cell = column.cell(range, in: content)
      let answer = try question.answer(to: cell.text)
      report(answer.notes)
      streams.output.append(UnsafeRawBufferPointer(rebasing: content[..<cell.range.lowerBound]))
      streams.output.append(column.field(answer.text, for: cell))
      streams.output.append(UnsafeRawBufferPointer(rebasing: content[cell.range.upperBound...]))
    } catch {
      refuse(error, "", content)
    }
  }

  /// Passes through a line that is too long to be an amount, and reports it once.
  private mutating func handlePiece(_ piece: Record) {
    let isFirst = !isInPieces
    isInPieces = !piece.isTerminated
    if isFirst {
      refuse(
        Mistake(code: "too-long", message: RecordReader.isTooLong, range: 0..<0), "", piece.bytes)
    } else if !layout.isJSON && policy != .abort {
      streams.output.append(piece.bytes)
    }
  }

  // MARK: Mistakes

  /// Treats a line that has no answer as the policy says.
  private mutating func refuse(
    _ mistake: Mistake, _ text: String, _ content: UnsafeRawBufferPointer
  ) {
    hasFailed = true
    if layout.isJSON {
      streams.output.append(mistake, of: text, line: line)
    } else {
      if policy != .abort { streams.output.append(content) }
      if policy != .ignore {
        streams.tell(mistake.message, hint: mistake.hint, line: line)
      }
    }
  }

  private mutating func report(_ new: [String]) {
    // A name can be spelled in any number of ways, and memory is limited.
    for note in new where notes.count < 100 && notes.insert(note).inserted {
      streams.errors.report("qty: note: \(note)")
    }
  }
}
