/// Output to a descriptor, which writes many bytes at a time.
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
  static func report(_ lines: [String]) {
    var errors = ByteOutput(.standardError)
    for line in lines { errors.append(line + "\n") }
    try? errors.flush()
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
    errors.append("qty: ")
    if let path {
      errors.append(path)
      errors.append(": ")
    }
    errors.append("line \(line): ")
    errors.append(message)
    if let hint {
      errors.append("; ")
      errors.append(hint)
    }
    errors.append(UInt8(ascii: "\n"))
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
