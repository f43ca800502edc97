import QuantityCore
import QuantityReading

/// Reads records in JSON, in YAML's flow style and in TOML's inline tables.
///
/// It recognizes only brackets, keys and strings. Everything else is a value.
struct FlowReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the text.
  private let end: Int
  private(set) var position: Int
  /// The opening brackets that aren't closed yet.
  private var brackets: [UInt8] = []
  /// Whether the value of a key comes next.
  private var isAtValue = false
  /// Whether the format is TOML.
  private let isTyped: Bool

  /// Creates a reader that starts at a bracket.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isTyped: Bool = false) {
    (self.bytes, end, position, self.isTyped) = (bytes, range.upperBound, range.lowerBound, isTyped)
  }

  /// Reads up to the bracket that closes the first one; returns `false` if there is none or the
  /// brackets don't match.
  mutating func read(into records: inout FieldRecords) -> Bool {
    let depth = records.count
    repeat {
      skipSpace()
      guard position < end else { return false }
      guard step(&records) else { return false }
    } while !brackets.isEmpty
    return records.count == depth
  }

  private mutating func step(_ records: inout FieldRecords) -> Bool {
    let byte = bytes[position]
    switch byte {
    case "{", "[":
      guard records.count < FieldRecords.depth else { return false }
      brackets.append(byte)
      records.push(isList: byte == "[")
      position += 1
      isAtValue = false
    case "}", "]":
      // In ASCII, a closing bracket is the opening one plus 2.
      guard brackets.popLast() == byte - 2 else { return false }
      records.pop()
      position += 1
      isAtValue = false
    case ",":
      position += 1
      isAtValue = false
    case "\"", "'": return takeString(byte, &records)
    default: takeUnquoted(&records)
    }
    return true
  }

  private mutating func skipSpace() {
    while position < end {
      let byte = bytes[position]
      let isRemark =
        byte == "#" && (position == 0 || bytes[position - 1] <= 0x20)
        || byte == "/" && position + 1 < end && bytes[position + 1] == byte
      if isRemark {
        while position < end, bytes[position] != 0x0A { position += 1 }
      } else if byte <= 0x20 {
        position += 1
      } else {
        return
      }
    }
  }

  /// Whether keys are expected.
  private var isInRecord: Bool { brackets.last == "{" }

  private mutating func takeString(_ quote: UInt8, _ records: inout FieldRecords) -> Bool {
    guard let close = bytes.endOfString(from: position, to: end) else { return false }
    let content = position + 1..<close
    position = close + 1
    skipSpace()
    let isKey =
      isInRecord && !isAtValue && position < end
      && (bytes[position] == ":" || bytes[position] == "=")
    if isKey {
      position += 1
      records.take(key: content)
    } else if isAtValue || !isInRecord {
      records.take(value: content, as: .quoted(isJSON: quote == "\""))
    }
    isAtValue = isKey
    return true
  }

  /// Takes a number or an unquoted word, up to the next comma or bracket.
  private mutating func takeUnquoted(_ records: inout FieldRecords) {
    let start = position
    let wantsKey = isInRecord && !isAtValue
    scan: while position < end {
      switch bytes[position] {
      case ",", "}", "]", 0x0A: break scan
      case ":" where wantsKey, "=" where wantsKey: break scan
      case "#" where bytes[position - 1] <= 0x20: break scan
      default: position += 1
      }
    }
    let range = bytes.trimmed(start..<position)
    if wantsKey, position < end, bytes[position] == ":" || bytes[position] == "=" {
      position += 1
      records.take(key: range)
      isAtValue = true
      return
    }
    if isAtValue || !isInRecord { records.take(value: range, as: isTyped ? .typed : .unquoted) }
    isAtValue = false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of the string that begins at an offset, or `nil` if it isn't closed.
  func endOfString(from start: Int, to end: Int) -> Int? {
    let quote = self[start]
    var offset = start + 1
    while offset < end {
      let byte = self[offset]
      if byte == quote {
        // YAML escapes a single quotation mark by doubling it.
        guard quote == "'", offset + 1 < end, self[offset + 1] == quote else { return offset }
        offset += 1
      } else if byte == "\\", quote == "\"" {
        offset += 1
      }
      offset += 1
    }
    return nil
  }

  /// Returns a range without leading and trailing spaces.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// Returns whether the bytes at an offset equal a text.
  func has(_ text: StaticString, at start: Int, before end: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start >= 0, end - start >= count else { return false }
    for offset in 0..<count where self[start + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
