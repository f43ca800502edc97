/// Buffered output to a descriptor.
///
/// Standard output is unchanged, except on a terminal, which gets no control characters. Messages
/// written to standard error by `report` never contain any.
struct ByteOutput: ~Copyable {
  private let descriptor: Descriptor
  /// The unwritten bytes, with room for more.
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var count = 0
  /// Whether the output is a terminal, which gets no control characters.
  private let isShown: Bool
  /// Whether a terminal shows pieces in bold.
  let showsBold: Bool
  /// The ranges of these pieces in the unwritten bytes.
  private var boldPieces: [Range<Int>] = []

  /// The number of bytes that triggers writing.
  private static let size = 1 << 16

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
    isShown = descriptor == .standardOutput && descriptor.isTerminal
    showsBold = isShown && System.environment("NO_COLOR") == nil
  }

  deinit { memory.deallocate() }

  mutating func append(_ buffer: UnsafeRawBufferPointer) {
    reserve(buffer.count)
    UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: buffer)
    count += buffer.count
  }

  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  mutating func append(_ byte: UInt8) { withUnsafeBytes(of: byte) { append($0) } }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends text, in bold on a terminal.
  mutating func append(bold text: String) {
    let start = count
    append(text)
    if showsBold { boldPieces.append(start..<count) }
  }

  /// Appends the output of a function, and returns whether there was any.
  ///
  /// - Parameter write: writes as much as fits, and returns the full length, or `nil` for no
  ///   output.
  @discardableResult
  mutating func append(
    atMost room: Int, _ write: (UnsafeMutableRawBufferPointer) -> Int?
  ) -> Bool {
    var room = room
    while true {
      reserve(room)
      let rest = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
      guard let written = write(rest) else { return false }
      if written <= rest.count {
        count += written
        return true
      }
      room = written
    }
  }

  private mutating func reserve(_ more: Int) {
    guard memory.count - count < more else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(2 * memory.count, count + more, 4096), alignment: 1)
    larger.copyMemory(from: pending)
    memory.deallocate()
    memory = larger
  }

  /// The unwritten bytes.
  var pending: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// Writes the pending bytes if there are many.
  mutating func flushIfFull() throws(Failure) {
    if count >= ByteOutput.size { try flush() }
  }

  /// Writes the pending bytes.
  mutating func flush() throws(Failure) {
    guard count > 0 else { return }
    let outcome =
      isShown
      ? shown().withUnsafeBytes(descriptor.failure(writing:)) : descriptor.failure(writing: pending)
    // Bytes that could not be written are discarded; otherwise they would accumulate.
    clear()
    if let outcome { throw Failure(writing: outcome) }
  }

  /// Returns the pending bytes in the form for a terminal.
  private func shown() -> [UInt8] {
    var (shown, end): ([UInt8], Int) = ([], 0)
    for piece in boldPieces {
      shown += TerminalText.shown(Array(pending[end..<piece.lowerBound]))
      shown +=
        Array("\u{1B}[1m".utf8) + TerminalText.shown(Array(pending[piece]))
        + Array("\u{1B}[0m".utf8)
      end = piece.upperBound
    }
    return shown + TerminalText.shown(Array(pending[end...]))
  }

  /// Discards the pending bytes.
  fileprivate mutating func clear() {
    count = 0
    boldPieces = []
  }
}

extension ByteOutput {
  /// Writes lines to standard error, if possible.
  ///
  /// - Parameter marker: the carets to color, if a line consists of them.
  static func report(_ lines: [String], coloring marker: String? = nil) {
    var errors = ByteOutput(.standardError)
    for line in lines { errors.report(line, coloring: marker) }
    try? errors.flush()
  }

  /// Appends a line of a message.
  mutating func report(_ line: String, coloring marker: String? = nil) {
    if let marker, line.drop(while: { $0 == " " }) == marker {
      append("\(line.dropLast(marker.count))\u{1B}[1;31m\(marker)\u{1B}[0m\n")
    } else {
      append(TerminalText.line(line))
      append("\n")
    }
  }

  /// Writes a prompt before the answer on the same line.
  static func prompt(_ text: String) {
    var output = ByteOutput(.standardOutput)
    output.append(text)
    try? output.flush()
  }

  /// Writes a text to standard output.
  static func print(_ text: String) throws(Failure) {
    var output = ByteOutput(.standardOutput)
    output.append(text)
    try output.flush()
  }
}

/// The outputs for answers, and for messages about input without an answer.
struct Streams: ~Copyable {
  var output = ByteOutput(.standardOutput)
  var errors = ByteOutput(.standardError)

  /// Appends a message without a line number to standard error.
  mutating func tell(_ message: String) {
    errors.append("qty: ")
    errors.append(TerminalText.line(message))
    errors.append("\n")
  }

  /// Reports an error in a line, with the name of the file if there are several.
  mutating func tell(_ message: String, hint: String? = nil, line: Int, of path: String? = nil) {
    // Piece by piece, which is faster than making a single string.
    errors.append("qty: ")
    if let path {
      errors.append(TerminalText.line(path))
      errors.append(": ")
    }
    errors.append("line ")
    errors.append(String(line))
    errors.append(": ")
    errors.append(TerminalText.line(message))
    if let hint {
      errors.append("; ")
      errors.append(TerminalText.line(hint))
    }
    errors.append("\n")
  }

  /// Discards pending output.
  mutating func clear() {
    output.clear()
    errors.clear()
  }

  /// Writes pending output if there is much.
  mutating func flushIfFull() throws(Failure) {
    try output.flushIfFull()
    try? errors.flushIfFull()
  }

  /// Writes pending output.
  mutating func flush() throws(Failure) {
    try output.flush()
    // If errors can't be reported, answers still can.
    try? errors.flush()
  }
}
