import QuantityCore
import QuantityReading

/// Reads the records of YAML and TOML line by line. The columns of the keys determine how records
/// are nested.
struct KeyedLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position: Int
  /// The column of a key whose value is the indented text below it; -1 if there is none.
  private var textIndent = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    (self.bytes, end, position) = (bytes, range.upperBound, range.lowerBound)
  }

  /// Reads all lines; returns `false` if a bracket isn't closed.
  mutating func read(into records: inout FieldRecords) -> Bool {
    while position < end {
      let line = bytes.line(from: position, to: end)
      position = min(line.upperBound + 1, end)
      let parts = KeyedLine(bytes, line)
      if textIndent >= 0 {
        let isBlank = parts.value.isEmpty && parts.key == nil
        if parts.indent > textIndent || isBlank { continue }
        textIndent = -1
      }
      switch parts.shape {
      case .blank, .other: continue
      case .rule: records.pop(beyond: -2)
      case .header: takeHeader(parts, &records)
      case .entry: guard takeEntry(parts, &records) else { return false }
      }
    }
    return true
  }

  private func takeHeader(_ line: KeyedLine, _ records: inout FieldRecords) {
    records.pop(beyond: -2)
    let names = bytes[line.value].split { $0 == "[" || $0 == "]" }
    let roles = (names.first ?? bytes[0..<0]).split(separator: UInt8(ascii: ".")).prefix(16)
      .map { FieldRole($0) }
    records.pushTable(named: roles)
  }

  private mutating func takeEntry(_ line: KeyedLine, _ records: inout FieldRecords) -> Bool {
    records.pop(beyond: line.dash >= 0 ? line.dash : line.column)
    guard let key = line.key else { return takeValue(line, &records) }
    if records.indent != line.column || records.isInList {
      guard records.count < FieldRecords.depth else { return false }
      records.push(indent: line.column)
    }
    records.take(key: key)
    return takeValue(line, &records)
  }

  private mutating func takeValue(_ line: KeyedLine, _ records: inout FieldRecords) -> Bool {
    let value = line.value
    guard let first = bytes[value].first else { return true }
    switch first {
    case "{", "[":
      var flow = FlowReader(bytes, value.lowerBound..<end, isTyped: line.isTyped)
      guard flow.read(into: &records) else { return false }
      position = min(bytes.line(from: flow.position, to: end).upperBound + 1, end)
    case "|" where line.key != nil, ">" where line.key != nil:
      textIndent = line.column
    case "\"", "'": return takeString(first, line, &records)
    default:
      let range = withoutRemark(value)
      if line.key != nil, !range.isEmpty {
        records.take(value: range, as: line.isTyped ? .typed : .unquoted)
      }
    }
    return true
  }

  private mutating func takeString(
    _ quote: UInt8, _ line: KeyedLine, _ records: inout FieldRecords
  ) -> Bool {
    let start = line.value.lowerBound
    if line.isTyped, start + 2 < end, bytes[start + 1] == quote, bytes[start + 2] == quote {
      return skipLongString(quote, from: start + 3)
    }
    // A YAML string can continue on the next line. Then it isn't a number.
    guard let close = bytes.endOfString(from: start, to: line.value.upperBound) else { return true }
    if line.key != nil {
      records.take(value: start + 1..<close, as: .quoted(isJSON: quote == "\""))
    }
    return true
  }

  /// Skips a multiline TOML string.
  private mutating func skipLongString(_ quote: UInt8, from start: Int) -> Bool {
    var (offset, run) = (start, 0)
    while offset < end, run < 3 {
      run = bytes[offset] == quote ? run + 1 : 0
      offset += 1
    }
    position = min(bytes.line(from: offset, to: end).upperBound + 1, end)
    return run == 3
  }

  /// Returns a value without a comment or a JavaScript comma after it.
  private func withoutRemark(_ value: Range<Int>) -> Range<Int> {
    var end = value.upperBound
    var offset = value.lowerBound
    while offset < end {
      if bytes[offset] == "#", offset > value.lowerBound, bytes[offset - 1] <= 0x20 {
        end = offset
      }
      offset += 1
    }
    let range = bytes.trimmed(value.lowerBound..<end)
    let hasComma = range.count > 1 && bytes[range.upperBound - 1] == ","
    return hasComma ? range.lowerBound..<range.upperBound - 1 : range
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the line that begins at an offset, without its line feed.
  func line(from start: Int, to end: Int) -> Range<Int> {
    var offset = start
    while offset < end, self[offset] != 0x0A { offset += 1 }
    return start..<Swift.max(start, offset)
  }
}
