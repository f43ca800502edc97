import QuantityReading

/// Groups the lines of records and tables, where one line can have the unit of a number in another.
///
///     var block = FieldBlock()
///     block.take("- name: rice")       // open
///     block.take("  amount: 300")      // open
///     block.take("Wash it. ")          // apart
///     block.take("Wash it. ")          // closed
///
/// When you read a text piece by piece, pass each group to ``AmountScaler/scaling(_:after:)`` as
/// one piece. Each line of running text is its own piece, unless a number that ends it belongs to a
/// unit on the next line. The beginning of a line determines its format.
public struct FieldBlock: Sendable {
  /// The relation of a line to the block.
  ///
  ///     var block = FieldBlock()
  ///     block.take("- name: rice")  // open
  ///     block.take("Wash it.")      // apart
  public enum Place: String, Sendable, Hashable, CustomStringConvertible {
    /// The line isn't part of the previous block, and has not been taken yet.
    case apart
    /// The line begins or continues a block, and the next line can continue it.
    case open
    /// The line ends a block, or is a block by itself.
    case closed

    /// The name of the relation.
    public var description: String { rawValue }
  }

  /// The format of a block's lines.
  enum Format: Equatable {
    /// Running text.
    case none
    /// Brackets.
    case flow
    /// Keys and values, line by line.
    case keyed
    /// The text between two tags.
    case tags(String)
    /// A whole file of XML, by its root element.
    case elements(String)
  }

  /// The format of the open block, or of the last one closed.
  private(set) var format = Format.none
  private var isOpen = false
  private var wrap = Wrap.nothing
  /// Whether keys can be the fields of a whole file, because no running text came first.
  private(set) var isAtStart: Bool
  private var isFrontMatter = false
  private var brackets = BracketDepth()

  /// Creates a block at the beginning of a text, or of the rest of one.
  public init() { isAtStart = true }

  init(isAtStart: Bool) { self.isAtStart = isAtStart }

  /// Takes the next line, without its line feed.
  ///
  /// If the line is `apart`, take it again as the first line after the block.
  public mutating func take(_ line: String) -> Place {
    var line = line
    return line.withUTF8 { take($0) }
  }

  /// Takes the next line in UTF-8, without its line feed.
  public mutating func take(_ line: UnsafeBufferPointer<UInt8>) -> Place {
    if isOpen {
      let place = continueBlock(with: line)
      isOpen = place == .open
      return place
    }
    format = .none
    let place = begin(with: line)
    isOpen = place == .open
    if place != .apart, format == .none {
      isAtStart = isAtStart && (line.isBlank || line.isProlog) || line.isFence
    }
    return place
  }

  // MARK: First lines

  private mutating func begin(with line: UnsafeBufferPointer<UInt8>) -> Place {
    var start = 0
    while start < line.count, line[start] <= 0x20 { start += 1 }
    guard start < line.count else { return .closed }
    // Skips a byte order mark.
    if isAtStart, line.has("\u{FEFF}", at: start, before: line.count) { start += 3 }
    let rest = start..<line.count
    if line.beginsFlow(rest) {
      format = .flow
      isFrontMatter = false
      brackets = BracketDepth()
      brackets.read(line, rest)
      return brackets.isClosed ? .closed : .open
    }
    if isAtStart, let root = line.rootElement(in: rest) {
      format = .elements(root)
      return line.closes(root, in: rest) ? .closed : .open
    }
    if let tag = line.blockTag(in: rest) {
      format = .tags(tag)
      return line.closes(tag, in: rest) ? .closed : .open
    }
    guard beginsKeys(line, rest) else { return mayWrap(line) }
    format = .keyed
    brackets = BracketDepth()
    return takeKeyed(KeyedLine(line, 0..<line.count), line)
  }

  /// Returns whether a line belongs to a file of keys and values, or to a record within a text.
  private mutating func beginsKeys(_ line: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>) -> Bool {
    guard rest.lowerBound < rest.upperBound else { return false }
    let first = line[rest.lowerBound]
    let canBegin = first.isNameByte || first == "-" || first == "[" || first == "\"" || first == "_"
    guard canBegin else { return false }
    let parts = KeyedLine(line, 0..<line.count)
    isFrontMatter = false
    switch parts.shape {
    case .blank, .other: return false
    case .rule:
      isFrontMatter = isAtStart && first == "-"
      return isFrontMatter
    case .header: return isAtStart || line.has("[[", at: rest.lowerBound, before: line.count)
    case .entry: break
    }
    guard let key = parts.key else {
      return parts.dash >= 0 && line[parts.value].first == "{" && line.beginsFlow(parts.value)
    }
    switch FieldRole(line[key]) {
    case .amount, .unit: return !parts.value.isEmpty || isAtStart
    case .name where parts.dash >= 0: return true
    default:
      return isAtStart
        && line[key].allSatisfy {
          $0.isNameByte && $0 & 0x20 != 0 || $0.isDigit || "_-.".utf8.contains($0)
        }
    }
  }

  // MARK: Further lines

  private mutating func mayWrap(_ line: UnsafeBufferPointer<UInt8>) -> Place {
    wrap = Wrap(line, 0..<line.count)
    return wrap == .nothing ? .closed : .open
  }

  private mutating func continueBlock(with line: UnsafeBufferPointer<UInt8>) -> Place {
    switch format {
    case .none: return wrap.isContinued(by: 0..<line.count, of: line) ? mayWrap(line) : .apart
    case .flow:
      brackets.read(line, 0..<line.count)
      return brackets.isClosed ? .closed : .open
    case .tags(let tag), .elements(let tag):
      return line.closes(tag, in: 0..<line.count) ? .closed : .open
    case .keyed: return takeKeyed(KeyedLine(line, 0..<line.count), line)
    }
  }

  private mutating func takeKeyed(_ parts: KeyedLine, _ line: UnsafeBufferPointer<UInt8>) -> Place {
    if !brackets.isClosed {
      brackets.read(line, 0..<line.count)
      return .open
    }
    switch parts.shape {
    case .rule where isFrontMatter && !isAtStart: return .closed
    case .blank, .rule, .header: break
    case .entry:
      let first = line[parts.value].first
      if first == "{" || first == "[" {
        brackets.read(line, parts.value)
      }
    case .other: guard parts.indent > 0 else { return .apart }
    }
    isAtStart = false
    return .open
  }
}

/// The number of open brackets in a text that is read in pieces.
private struct BracketDepth {
  private var depth = 0
  private var quote: UInt8 = 0

  /// Whether all brackets are closed.
  var isClosed: Bool { depth <= 0 }

  /// Continues up to the bracket that closes the first one.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var offset = range.lowerBound
    // An unclosed string ends with the text.
    while offset < range.upperBound {
      let byte = bytes[offset]
      if quote != 0 {
        if byte == "\\", quote == "\"" { offset += 1 }
        if byte == quote { quote = 0 }
      } else {
        switch byte {
        case "{", "[": depth += 1
        case "}", "]":
          depth -= 1
          if depth <= 0 { return }
        case "\"": quote = byte
        case "'" where offset > 0 && "[{:,=( ".utf8.contains(bytes[offset - 1]):
          quote = byte
        default: break
        }
      }
      offset += 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isBlank: Bool { allSatisfy { $0 <= 0x20 } }

  /// Whether the line begins or ends a Markdown code block.
  fileprivate var isFence: Bool { ["```", "~~~"].contains { has($0, at: 0, before: count) } }

  /// Returns whether a bracket begins records, as opposed to a remark or a link.
  fileprivate func beginsFlow(_ range: Range<Int>) -> Bool {
    guard let first = self[range].first, first == "{" || first == "[" else { return false }
    var rest = trimmed(range.lowerBound + 1..<range.upperBound)
    // A list of lists.
    while first == "[", self[rest].first == first {
      rest = trimmed(rest.lowerBound + 1..<rest.upperBound)
    }
    guard let next = self[rest].first else { return true }
    switch next {
    case "\"", "{": return true
    case "}", "]": return rest.count == 1
    case "'": return first == "{"
    default:
      // `{name: flour, amount: 375}`
      guard first == "{", next.isNameByte else { return false }
      let mark = self[rest].firstIndex {
        !$0.isNameByte && !$0.isDigit && $0 != 0x20 && $0 != "_"
      }
      return mark.map { self[$0] == ":" || self[$0] == "=" } ?? false
    }
  }
}
