/// Writes one JSON object on one line, with its keys in the order in which they come.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ write: (inout JSONWriter) -> Void) {
    enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), write)
  }

  mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    enclosed(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for element in elements { write(&writer, element) }
    }
  }

  mutating func key(_ name: StaticString) {
    separate()
    append(quoted: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { append(quoted: $0) }
  }

  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func null() { literal("null") }

  mutating func integer(_ value: Int) { literal(String(value)) }

  /// A number; a whole one without a fraction, and never one that is no JSON.
  mutating func number(_ value: Double) {
    let text = value.description
    literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func enclosed(
    _ opening: UInt8, _ closing: UInt8, _ write: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(opening)
    needsComma = false
    write(&self)
    bytes.append(closing)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x00..<0x20, 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
