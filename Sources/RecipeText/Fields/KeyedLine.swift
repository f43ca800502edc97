import QuantityReading

/// The parts of a line in YAML or TOML.
struct KeyedLine {
  enum Shape {
    /// Only spaces, or a comment.
    case blank
    /// `---` or `...`.
    case rule
    /// The header of a TOML table: `[name]`, `[[name]]`.
    case header
    /// A key and its value, or a list item.
    case entry
    /// Anything else, such as running text.
    case other
  }

  private(set) var shape = Shape.other
  /// The column of the first byte that isn't a space.
  private(set) var indent = 0
  /// The column of the last hyphen before a list item, or -1.
  private(set) var dash = -1
  /// The column of the key.
  private(set) var column = 0
  private(set) var key: Range<Int>?
  /// Whether the key is in TOML.
  private(set) var isTyped = false
  /// The value, or the rest of a line without a key; trimmed.
  private(set) var value: Range<Int>

  /// The greatest length of a key.
  private static var longestKey: Int { 64 }

  /// Parses a line without its line feed.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    value = bytes.trimmed(line)
    indent = value.lowerBound - line.lowerBound
    guard let first = bytes[value].first, first != "#" else {
      shape = .blank
      return
    }
    if value.count == 3,
      bytes.has("---", at: value.lowerBound, before: value.upperBound)
        || bytes.has("...", at: value.lowerBound, before: value.upperBound)
    {
      shape = .rule
      return
    }
    if first == "[", isHeader(bytes) {
      shape = .header
      return
    }
    skipDashes(bytes, line)
    column = value.lowerBound - line.lowerBound
    if dash >= 0 { shape = .entry }
    readKey(bytes)
  }

  /// Whether the line is `[a.b]` or `[[a.b]]`, with or without a comment.
  private func isHeader(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (offset, depth) = (value.lowerBound, 0)
    while offset < value.upperBound, bytes[offset] == "[", depth < 2 {
      (offset, depth) = (offset + 1, depth + 1)
    }
    let start = offset
    while offset < value.upperBound, bytes[offset].isOfTypedKey { offset += 1 }
    guard offset > start,
      UnsafeBufferPointer(rebasing: bytes[start..<offset]).contains(where: { $0.isNameByte })
    else { return false }
    while offset < value.upperBound, bytes[offset] == "]", depth > 0 {
      (offset, depth) = (offset + 1, depth - 1)
    }
    let rest = bytes.trimmed(offset..<value.upperBound)
    return depth == 0 && (rest.isEmpty || bytes[rest.lowerBound] == "#")
  }

  private mutating func skipDashes(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    while let first = bytes[value].first, first == "-" {
      let next = value.lowerBound + 1
      guard next == value.upperBound || bytes[next] == 0x20 else { return }
      dash = value.lowerBound - line.lowerBound
      value = bytes.trimmed(next..<value.upperBound)
    }
  }

  private mutating func readKey(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes[value].first else { return }
    var offset = value.lowerBound
    var name: Range<Int>
    if first == "\"" || first == "'" {
      let limit = min(value.upperBound, offset + KeyedLine.longestKey)
      guard let close = bytes.endOfString(from: offset, to: limit) else { return }
      name = offset + 1..<close
      offset = close + 1
      while offset < value.upperBound, bytes[offset] == 0x20 { offset += 1 }
    } else {
      guard first.isNameByte || first == "_" || first == "$" else { return }
      let limit = min(value.upperBound, offset + KeyedLine.longestKey)
      while offset < limit,
        bytes[offset].canBeInKey(before: offset + 1 < limit ? bytes[offset + 1] : 0x20)
      {
        offset += 1
      }
      name = bytes.trimmed(value.lowerBound..<offset)
    }
    guard offset < value.upperBound else { return }
    let rest = bytes.trimmed(offset + 1..<value.upperBound)
    switch bytes[offset] {
    case ":" where rest.isEmpty || bytes[offset + 1] <= 0x20: break
    case "=" where !rest.isEmpty && bytes[name].allSatisfy({ $0.isOfTypedKey }):
      isTyped = true
      if let dot = bytes[name].lastIndex(of: UInt8(ascii: ".")) { name = dot + 1..<name.upperBound }
    default: return
    }
    (shape, key, value) = (.entry, name, rest)
  }
}

extension UInt8 {
  /// Whether the byte can be in a bare or dotted TOML key.
  fileprivate var isOfTypedKey: Bool {
    isNameByte || isDigit || self == "_" || self == "-" || self == "."
  }

  /// Returns whether the byte can be in an unquoted key, given the next byte.
  fileprivate func canBeInKey(before next: UInt8) -> Bool {
    switch self {
    case ":": next > 0x20
    case "=", "{", "[", "\"", "#", ",", "|", "<": false
    default: true
    }
  }
}
