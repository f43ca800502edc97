/// Output to a descriptor, which writes many bytes at a time.
///
/// What goes to standard output is written as it is, but a terminal gets no control characters. Messages go
/// to standard error by `report`, and have none wherever they go.
struct ByteOutput: ~Copyable {
  private let descriptor: Descriptor
  private var bytes: [UInt8] = []

  /// How many bytes wait at most before they are written.
  private static let size = 1 << 16

  init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  mutating func append(_ buffer: UnsafeRawBufferPointer) { bytes.append(contentsOf: buffer) }

  mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes the pending bytes, if they are many.
  mutating func flushIfFull() throws(Failure) {
    if bytes.count >= ByteOutput.size { try flush() }
  }

  /// Writes the pending bytes.
  mutating func flush() throws(Failure) {
    guard !bytes.isEmpty else { return }
    if descriptor == .standardOutput, descriptor.isTerminal { bytes = TerminalText.shown(bytes) }
    var outcome: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) {
        try descriptor.write(buffer)
      } catch {
        outcome = error
      }
    }
    // Bytes that could not be written are given up, so that they do not pile up.
    bytes.removeAll(keepingCapacity: true)
    if let outcome { throw Failure(writing: outcome) }
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
      append(TerminalText.line(line) + "\n")
    }
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

  /// Tells of a mistake in a line, and names the file if there are several.
  mutating func tell(_ message: String, hint: String? = nil, line: Int, of path: String? = nil) {
    let place = path.map { "\($0): line \(line)" } ?? "line \(line)"
    errors.report("qty: \(place): \(message)\(hint.map { "; \($0)" } ?? "")")
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
