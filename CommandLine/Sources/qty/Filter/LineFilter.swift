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

  /// What becomes of a line that has no answer.
  enum Policy: String, CaseIterable {
    /// It ends the run.
    case abort
    /// It is passed through and reported, and the run fails in the end.
    case fail
    /// It is passed through and reported.
    case warn
    /// It is passed through.
    case ignore
  }

  private let question: Question
  private let layout: Layout
  private let policy: Policy
  private var output = ByteOutput(.standardOutput)
  private var errors = ByteOutput(.standardError)
  private var line = 0
  private var isInPieces = false
  private var notes: Set<String> = []
  /// Whether a line had no answer.
  private(set) var hasFailed = false

  init(_ question: Question, _ layout: Layout, _ policy: Policy) {
    self.question = question
    self.layout = layout
    self.policy = policy
  }

  /// Answers every line that can be read.
  mutating func run(_ descriptor: Descriptor, path: String) throws(Failure) {
    var reader = RecordReader(descriptor, separator: layout.separator)
    var isMore = true
    while isMore {
      while let record = reader.next() {
        handle(record)
        if isAborted { return try flush() }
        try output.flushIfFull()
        try? errors.flushIfFull()
      }
      // Whoever reads the answers must not wait for the next line to see the last one.
      try flush()
      do throws(SystemError) {
        isMore = try reader.fill()
      } catch {
        throw Failure(reading: path, error)
      }
    }
  }

  private var isAborted: Bool { hasFailed && policy == .abort }

  private mutating func flush() throws(Failure) {
    try output.flush()
    // Where mistakes cannot be reported, answers still can.
    try? errors.flush()
  }

  private mutating func handle(_ record: Record) {
    if !isInPieces { line += 1 }
    if record.isPiece {
      handlePiece(record)
    } else if line <= layout.header {
      output.append(record.bytes)
    } else {
      handleLine(record.bytes)
    }
    // JSON has its line ends whatever the stream has.
    if layout.isJSON ? !isInPieces : record.isTerminated && !isAborted {
      output.append(layout.separator)
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
    if hasMark && !layout.isJSON { output.append(LineFilter.byteOrderMark) }
    if let column = layout.column { answer(column, of: content) } else { answer(content) }
    if hasReturn && !layout.isJSON { output.append(UInt8(ascii: "\r")) }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  // MARK: Answers

  private mutating func answer(_ content: UnsafeRawBufferPointer) {
    let text = String(decoding: content, as: UTF8.self)
    do throws(Mistake) {
      let answer = try question.answer(to: text)
      report(answer.notes)
      output.append(answer, to: text)
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
      output.append(UnsafeRawBufferPointer(rebasing: content[..<cell.range.lowerBound]))
      output.append(column.field(answer.text, for: cell))
      output.append(UnsafeRawBufferPointer(rebasing: content[cell.range.upperBound...]))
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
        Mistake(
          code: "too-long",
          message: "the line is longer than \(RecordReader.longest / 1024) KiB", range: 0..<0),
        "", piece.bytes)
    } else if !layout.isJSON && policy != .abort {
      output.append(piece.bytes)
    }
  }

  // MARK: Mistakes

  /// Treats a line that has no answer as the policy says.
  private mutating func refuse(
    _ mistake: Mistake, _ text: String, _ content: UnsafeRawBufferPointer
  ) {
    hasFailed = true
    if layout.isJSON {
      output.append(mistake, of: text, line: line)
    } else {
      if policy != .abort { output.append(content) }
      if policy != .ignore {
        errors.append("qty: line \(line): ")
        errors.append(mistake.message)
        if let hint = mistake.hint {
          errors.append("; ")
          errors.append(hint)
        }
        errors.append(UInt8(ascii: "\n"))
      }
    }
  }

  private mutating func report(_ new: [String]) {
    // A name can be spelled in any number of ways, and memory is limited.
    for note in new where notes.count < 100 && notes.insert(note).inserted {
      errors.append("qty: note: \(note)\n")
    }
  }
}

extension NamedChoices<LineFilter.Policy> {
  static let policies = NamedChoices("policy")
}
