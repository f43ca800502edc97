/// Writes text as UTF-8 bytes.
///
/// Nearly every text fits the stack buffer, and a result of at most 15 bytes needs no allocation.
/// String interpolation would allocate at every step.
package struct TextWriter {
  private var buffer: UnsafeMutableBufferPointer<UInt8>
  private var isOnHeap = false
  private var count = 0
  private let recorder: RunRecorder?

  private init(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ recorder: RunRecorder?) {
    self.buffer = buffer
    self.recorder = recorder
  }

  /// Creates a text.
  package static func text(
    recorder: RunRecorder? = nil, _ write: (inout TextWriter) -> Void
  ) -> String {
    withBytes(recorder: recorder, write) { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes as much of a text as fits in memory, and returns its full length.
  package static func write(
    into memory: UnsafeMutableRawBufferPointer, _ write: (inout TextWriter) -> Void
  ) -> Int {
    withBytes(write) { bytes in
      memory.copyBytes(from: bytes.prefix(memory.count))
      return bytes.count
    }
  }

  /// Writes a text and passes its bytes to a function.
  @inline(__always)
  private static func withBytes<Result>(
    recorder: RunRecorder? = nil, _ write: (inout TextWriter) -> Void,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { stack in
      var writer = TextWriter(stack, recorder)
      write(&writer)
      defer { if writer.isOnHeap { writer.buffer.deallocate() } }
      return body(UnsafeBufferPointer(rebasing: writer.buffer[..<writer.count]))
    }
  }

  /// Reserves space for more bytes, and returns a pointer to it.
  @inline(__always)
  private mutating func place(for more: Int) -> UnsafeMutablePointer<UInt8>? {
    reserve(more)
    return buffer.baseAddress.map { $0 + count }
  }

  /// Reserves space for more bytes.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if buffer.count - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(8 * buffer.count, count + more))
    _ = larger.update(fromContentsOf: buffer[..<count])
    if isOnHeap { buffer.deallocate() }
    (buffer, isOnHeap) = (larger, true)
  }

  /// Begins a run with a role.
  mutating func begin(_ role: TextRun.Role) {
    if let recorder { recorder.begin(role, at: count) }
  }

  package mutating func writeByte(_ byte: UInt8) {
    reserve(1)
    buffer[count] = byte
    count += 1
  }

  private mutating func writeBytes(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, let buffer = place(for: bytes.count) else { return }
    buffer.initialize(from: start, count: bytes.count)
    count += bytes.count
  }

  package mutating func writeLiteral(_ text: StaticString) {
    writeBytes(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a text, escaped for a markup.
  package mutating func writeText(_ text: String, in markup: PresentationStyle.Markup = .plain) {
    var text = text
    text.withUTF8 { bytes in
      if markup == .plain { return writeBytes(bytes) }
      for byte in bytes {
        // No markup escapes letters, spaces or non-ASCII characters.
        let isSafe = byte >= 0x80 || byte == 0x20 || (0x61...0x7A).contains(byte | 0x20)
        switch isSafe ? nil : markup.escape(byte) {
        case .replacement(let text):
          writeLiteral(text)
          continue
        case .backslash: writeByte(UInt8(ascii: "\\"))
        case nil: break
        }
        writeByte(byte)
      }
    }
  }

  /// Writes a number in decimal digits, padded with zeros to a least number of digits.
  package mutating func writeDigits(_ number: UInt128, minDigits: Int = 1) {
    // 18 digits at a time, because dividing 128-bit numbers is slow.
    if let small = UInt64(exactly: number) {
      writeWord(small, minDigits: minDigits)
    } else {
      let (upper, lower) = number.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
      writeDigits(upper, minDigits: minDigits - 18)
      writeWord(UInt64(lower), minDigits: 18)
    }
  }

  private mutating func writeWord(_ number: UInt64, minDigits: Int) {
    var digits = 1
    var rest = number / 10
    while rest > 0 || digits < minDigits { (digits, rest) = (digits + 1, rest / 10) }
    guard let place = place(for: digits) else { return }
    count += digits
    rest = number
    while digits > 0 {
      digits -= 1
      place[digits] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  // MARK: Digits of a language

  /// Writes a number in the digits of a language, padded with zeros to a least number of digits.
  package mutating func writeDigits(
    _ number: UInt128, minDigits: Int = 1, in language: PresentationLanguage,
    isGrouped: Bool = false
  ) {
    let start = count
    writeDigits(number, minDigits: minDigits)
    if isGrouped || !language.hasASCIIDigits {
      translateDigits(from: start, language.numerals, isGrouped)
    }
  }

  /// Replaces the digits written from an offset on with those of a language.
  package mutating func translateDigits(
    from start: Int, _ numerals: PresentationLanguage.Numerals, _ isGrouped: Bool = false
  ) {
    let bytes = Array(buffer[start..<count])
    count = start
    for (place, byte) in bytes.enumerated() {
      if isGrouped, place > 0, numerals.isGroup(at: bytes.count - place, of: bytes.count) {
        writeText(numerals.grouping)
      }
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), numerals.zero != "0" {
        for unit in UTF8.encode(numerals.digit(byte)) ?? .init() { writeByte(unit) }
      } else {
        writeByte(byte)
      }
    }
  }

  /// The number of bytes written.
  package var place: Int { count }
}
