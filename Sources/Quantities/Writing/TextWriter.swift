/// Writes bytes of UTF-8 into a buffer.
///
/// Text is made here and not with string interpolation because that allocates at every step; a
/// result of 15 bytes or less then needs no allocation at all.
struct TextWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private let recorder: RunRecorder?

  /// Makes a text.
  ///
  /// - Parameter write: writes the text; the same one each time, as it is called anew with a larger
  ///   buffer where the text does not fit.
  @inline(__always)
  static func text(
    recorder: RunRecorder? = nil, _ write: (inout TextWriter) -> Void
  ) -> String {
    // Nearly every text fits the stack.
    var capacity = 256
    while true {
      if let text = text(capacity: capacity, recorder, write) { return text }
      capacity *= 8
    }
  }

  @inline(__always)
  private static func text(
    capacity: Int, _ recorder: RunRecorder?, _ write: (inout TextWriter) -> Void
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      recorder?.clear()
      var writer = TextWriter(buffer: buffer, recorder: recorder)
      write(&writer)
      guard writer.count <= buffer.count else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<writer.count]), as: UTF8.self)
    }
  }

  private init(buffer: UnsafeMutableBufferPointer<UInt8>, recorder: RunRecorder?) {
    self.buffer = buffer
    self.recorder = recorder
  }

  /// Says what the text is that follows.
  mutating func begin(_ role: TextRole) {
    if let recorder { recorder.begin(role, at: count) }
  }

  mutating func write(_ byte: UInt8) {
    if count < buffer.count { buffer[count] = byte }
    count += 1
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    // What does not fit is counted, so that the next buffer is large enough.
    if count + bytes.count <= buffer.count {
      for index in 0..<bytes.count { buffer[count + index] = bytes[index] }
    }
    count += bytes.count
  }

  /// Writes a text with what must be escaped in a markup.
  mutating func write(_ text: String, in markup: TextMarkup) {
    if markup == .plain { return write(text) }
    for byte in text.utf8 {
      if byte < 0x80, let escape = markup.escape(byte) {
        write(escape)
      } else {
        write(byte)
      }
    }
  }

  /// Writes a number in decimal digits.
  @inline(__always)
  mutating func write(_ number: UInt128) {
    // As most numbers of a recipe are.
    if number < 10 {
      write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else {
      write(number, minDigits: 1)
    }
  }

  /// Writes a number in decimal digits, with zeros in front up to a least count of digits.
  mutating func write(_ number: UInt128, minDigits: Int) {
    // Word-sized digits first: dividing 128 bits for each digit is ten times as slow.
    if let small = UInt64(exactly: number) {
      write(small, minDigits: minDigits)
    } else {
      let (upper, lower) = number.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
      write(upper, minDigits: minDigits - 18)
      write(UInt64(lower), minDigits: 18)
    }
  }

  private mutating func write(_ number: UInt64, minDigits: Int) {
    var digits = 1
    var rest = number / 10
    while rest > 0 || digits < minDigits { (digits, rest) = (digits + 1, rest / 10) }
    defer { count += digits }
    guard count + digits <= buffer.count else { return }
    rest = number
    for offset in stride(from: digits - 1, through: 0, by: -1) {
      buffer[count + offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}
