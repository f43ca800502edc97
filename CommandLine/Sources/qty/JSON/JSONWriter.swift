import Quantities

/// Writes JSON on one line, and keeps the order of keys in objects.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Writes an object with its fields.
  mutating func object(_ write: (inout JSONWriter) -> Void) {
    enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), write)
  }

  /// Writes a field of an object.
  mutating func field(_ name: StaticString, _ value: some JSONValue) {
    separate()
    append(quoted: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value.write(to: &self)
  }

  fileprivate mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  fileprivate mutating func enclosed(
    _ opening: UInt8, _ closing: UInt8, _ write: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(opening)
    needsComma = false
    write(&self)
    bytes.append(closing)
    needsComma = true
  }

  fileprivate mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  fileprivate mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
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

/// A value that can be written as JSON.
protocol JSONValue {
  func write(to json: inout JSONWriter)
}

/// A value that can be written as a JSON object.
protocol JSONObject: JSONValue {
  func writeFields(to json: inout JSONWriter)
}

extension JSONObject {
  func write(to json: inout JSONWriter) { json.object { writeFields(to: &$0) } }
}

extension ByteOutput {
  /// Writes an object as JSON, without a line ending.
  mutating func appendObject(_ writeFields: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(writeFields)
    json.bytes.withUnsafeBytes { append($0) }
  }
}

extension String: JSONValue {
  func write(to json: inout JSONWriter) {
    json.separate()
    var text = self
    text.withUTF8 { json.append(quoted: $0) }
  }
}

extension Bool: JSONValue {
  func write(to json: inout JSONWriter) { json.literal(self ? "true" : "false") }
}

extension Int: JSONValue {
  func write(to json: inout JSONWriter) { json.literal(String(self)) }
}

extension Double: JSONValue {
  /// Writes a finite number; a whole one without decimals.
  func write(to json: inout JSONWriter) {
    let text = description
    json.literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension Fraction: JSONObject {
  /// Writes the fraction in lowest terms, as strings, since the numbers have up to 39 digits.
  func writeFields(to json: inout JSONWriter) {
    json.field("num", String(numerator))
    json.field("den", String(denominator))
  }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.literal("null") }
  }
}

extension Array: JSONValue where Element: JSONValue {
  func write(to json: inout JSONWriter) {
    json.enclosed(UInt8(ascii: "["), UInt8(ascii: "]")) { json in
      for element in self { element.write(to: &json) }
    }
  }
}
