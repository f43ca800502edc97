import QuantityAnswers

/// A filter that replaces each line of a stream by its answer: one line in, one line out.
///
/// Its memory is constant: it holds one line and some unwritten answers.
struct LineFilter: ~Copyable {
  /// The structure of a stream.
  struct Layout {
    var separator = UInt8(ascii: "\n")
    /// The number of lines at the start that are not data.
    var header = 0
    /// The only field to answer, or `nil` for whole lines.
    var column: Column?
    /// Whether answers are JSON objects.
    var isJSON = false
  }

  private let question: Question
  private let fastAnswers: FastAnswers?
  private let layout: Layout
  private let policy: MistakePolicy
  private(set) var streams = Streams()
  private(set) var line = 0
  private var isInPieces = false
  private var notes: Set<String> = []
  /// Notes for the main filter, which knows the notes of earlier lines, each with its offset among
  /// the errors.
  private var handedOn: [(place: Int, note: String)] = []
  private let isHelper: Bool
  private var mistakes = KnownMistakes()
  /// Whether any line had no answer.
  private(set) var hasFailed = false

  init(
    _ question: Question, _ layout: Layout, _ policy: MistakePolicy, isHelper: Bool = false
  ) {
    self.isHelper = isHelper
    self.question = question
    fastAnswers = question.fastAnswers
    self.layout = layout
    self.policy = policy
  }

  /// Answers every line of a file, or of standard input for `-`.
  mutating func run(path: String) throws(Failure) {
    var reader = try RecordReader(path: path, separator: layout.separator)
    while let record = try reader.next(flushing: { () throws(Failure) in try streams.flush() }) {
      handle(record)
      if isAborted { return try streams.flush() }
      try streams.flushIfFull()
    }
  }

  /// Whether to stop.
  var isAborted: Bool { hasFailed && policy == .abort }

  /// Writes pending answers and errors.
  mutating func flush() throws(Failure) { try streams.flush() }

  mutating func handle(_ record: Record) {
    if !isInPieces { line += 1 }
    if record.isPiece {
      handlePiece(record)
    } else if line <= layout.header {
      streams.output.append(record.bytes)
    } else {
      handleLine(record.bytes)
    }
    // JSON objects end with the separator, even if the stream's last line does not.
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
    // Most lines are simple questions, for which this path is much faster.
    if let fastAnswers,
      streams.output.append(
        atMost: 80,
        { memory in
          fastAnswers.answer(to: content.assumingMemoryBound(to: UInt8.self), into: memory)
        })
    {
      return
    }
    let text = String(decoding: content, as: UTF8.self)
    do throws(Mistake) {
      let answer = try answer(to: text)
      report(answer.notes)
      streams.output.append(answer, to: text)
    } catch {
      refuse(error, text, content)
    }
  }

  private mutating func answer(to text: String) throws(Mistake) -> Answer {
    if let mistake = mistakes[text] { throw mistake }
    do throws(Mistake) {
      return try question.answer(to: text)
    } catch {
      mistakes[text] = error
      throw error
    }
  }

  private mutating func answer(_ column: Column, of content: UnsafeRawBufferPointer) {
    do throws(Mistake) {
      guard let range = column.range(in: content) else {
        throw Mistake(
          code: "missing-field", message: "the line has no field \(column.number)", range: 0..<0)
      }
      let cell = column.cell(range, in: content)
      let answer = try answer(to: cell.text)
      report(answer.notes)
      streams.output.append(UnsafeRawBufferPointer(rebasing: content[..<cell.range.lowerBound]))
      streams.output.append(column.field(answer.text, for: cell))
      streams.output.append(UnsafeRawBufferPointer(rebasing: content[cell.range.upperBound...]))
    } catch {
      refuse(error, "", content)
    }
  }

  /// Passes through a line that is too long for an amount, and reports it once.
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

  /// Handles a line without an answer according to the policy.
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
    // Spellings of names are unlimited, but memory isn't.
    for note in new where notes.count < 100 && notes.insert(note).inserted {
      if isHelper {
        handedOn.append((streams.errors.pending.count, note))
      } else {
        streams.errors.report("qty: note: \(note)")
      }
    }
  }
}

// MARK: Runs

extension LineFilter {
  /// Answers whole lines with their separators, after a number of other lines; the output stays
  /// pending.
  mutating func answer(_ run: UnsafeRawBufferPointer, after lines: Int) {
    line = lines
    var rest = run
    while let end = rest.firstPlace(of: layout.separator) {
      handle(Record(bytes: UnsafeRawBufferPointer(rebasing: rest[..<end]), isTerminated: true))
      if isAborted { return }
      rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
    }
  }

  /// Appends the pending output of a helper, which answered the next lines.
  mutating func take(from helper: inout LineFilter) {
    (line, hasFailed) = (helper.line, hasFailed || helper.hasFailed)
    streams.output.append(helper.streams.output.pending)
    let errors = helper.streams.errors.pending
    var start = 0
    for (place, note) in helper.handedOn {
      streams.errors.append(UnsafeRawBufferPointer(rebasing: errors[start..<place]))
      report([note])
      start = place
    }
    streams.errors.append(UnsafeRawBufferPointer(rebasing: errors[start...]))
    helper.handedOn = []
    helper.streams.clear()
  }
}
