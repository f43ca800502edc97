/// Output to a descriptor, which writes many bytes at a time.
///
/// What goes to standard output is written as it is, but a terminal gets no control characters. Messages go
/// to standard error by `report`, and have none wherever they go.
struct ByteOutput: ~Copyable {
  private let descriptor: Descriptor
  /// What waits to be written, and room for more.
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var count = 0
  /// Whether the output is a terminal's, which gets no control characters of a text.
  private let isShown: Bool
  /// Whether a terminal shows pieces in bold.
  let showsBold: Bool
  /// The places of these pieces among the bytes that wait.
  private var boldPieces: [Range<Int>] = []

  /// How many bytes wait at most before they are written.
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

  /// Appends a text that a terminal shows in bold.
  mutating func append(bold text: String) {
    let start = count
    append(text)
    if showsBold { boldPieces.append(start..<count) }
  }

  /// Appends what a function writes into memory, and returns whether it did.
  ///
  /// - Parameter write: writes as much as fits, and returns how much there is, or `nil` if there is nothing.
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

  /// What waits to be written.
  var pending: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// Writes the pending bytes, if they are many.
  mutating func flushIfFull() throws(Failure) {
    if count >= ByteOutput.size { try flush() }
  }

  /// Writes the pending bytes.
  mutating func flush() throws(Failure) {
    guard count > 0 else { return }
    let outcome =
      isShown
      ? shown().withUnsafeBytes(descriptor.failure(writing:)) : descriptor.failure(writing: pending)
    // Bytes that could not be written are given up, so that they do not pile up.
    clear()
    if let outcome { throw Failure(writing: outcome) }
  }

  /// Returns what a terminal gets of the pending bytes.
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

  /// Gives up the pending bytes.
  fileprivate mutating func clear() {
    count = 0
    boldPieces = []
  }
}

extension ByteOutput {
  /// Writes lines to standard error, if that can be written.
  ///
  /// - Parameter marker: the carets to be colored, if one of the lines has them.
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

  /// Writes what comes before an answer on the same line of a terminal.
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

/// Where answers go, and beside them what is told of texts that have none.
struct Streams: ~Copyable {
  var output = ByteOutput(.standardOutput)
  var errors = ByteOutput(.standardError)

  /// Appends a message to standard error that is of no line.
  mutating func tell(_ message: String) {
    errors.append("qty: ")
    errors.append(TerminalText.line(message))
    errors.append("\n")
  }

  /// Tells of a mistake in a line, and names the file if there are several.
  mutating func tell(_ message: String, hint: String? = nil, line: Int, of path: String? = nil) {
    // Piece by piece: to make one text of them takes a fifth of what a line takes that has no answer.
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

  /// Gives up what is pending.
  mutating func clear() {
    output.clear()
    errors.clear()
  }

  /// Writes what is pending, if it is much.
  mutating func flushIfFull() throws(Failure) {
    try output.flushIfFull()
    try? errors.flushIfFull()
  }

  /// Writes what is pending.
  mutating func flush() throws(Failure) {
    try output.flush()
    // Where mistakes cannot be reported, answers still can.
    try? errors.flush()
  }
}
