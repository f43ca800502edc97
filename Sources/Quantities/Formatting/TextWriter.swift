/// Writes bytes of UTF-8 into a buffer whose size the caller has bounded.
///
/// Text is made here and not with string interpolation because that allocates at every step; a
/// result of 15 bytes or less then needs no allocation at all.
struct TextWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private let recorder: RunRecorder?

  /// Makes a text of at most so many bytes.
  static func text(
    capacity: Int, recorder: RunRecorder? = nil, _ write: (inout TextWriter) -> Void
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var writer = TextWriter(buffer: buffer, recorder: recorder)
      write(&writer)
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
    buffer[count] = byte
    count += 1
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for index in 0..<bytes.count { buffer[count + index] = bytes[index] }
      count += bytes.count
    }
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

  mutating func write(_ text: StaticString) {
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      write(byte)
    }
  }

  /// Writes a number in decimal digits, with zeros in front up to a least count of digits.
  mutating func write(_ number: UInt128, minDigits: Int = 1) {
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
    rest = number
    for offset in stride(from: digits - 1, through: 0, by: -1) {
      buffer[count + offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }
}
