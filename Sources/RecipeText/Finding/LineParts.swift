import QuantityReading

/// The parts of the text that remains of a line without the amount.
package struct LineParts {
  /// The text up to the first comma or semicolon, without parentheses.
  package private(set) var item = PartText()
  /// The text after it, without parentheses.
  package private(set) var preparation = PartText()
  /// The texts in parentheses, joined by semicolons.
  package private(set) var comment = PartText()

  /// A text with a single space between words.
  package struct PartText {
    package private(set) var bytes: [UInt8] = []
    private var separator = ""

    /// The text, or `nil` if it is empty.
    package var string: String? {
      bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    fileprivate mutating func separate(by separator: String) {
      if !bytes.isEmpty, self.separator.utf8.count < separator.utf8.count {
        self.separator = separator
      }
    }

    fileprivate mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
      if text.isEmpty { return }
      bytes += separator.utf8
      bytes += text
      separator = ""
    }
  }

  /// Divides a text.
  package init(_ rest: String) {
    var rest = rest
    rest.withUTF8 { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = ByteCursor(bytes)
    var depth = 0
    var isAfterItem = false
    // The start of the characters that are not appended yet.
    var pending = 0
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && bytes[index].isDigit
    }
    func with(_ change: (inout PartText) -> Void) {
      if depth > 0 {
        change(&comment)
      } else if isAfterItem {
        change(&preparation)
      } else {
        change(&item)
      }
    }
    while !cursor.isAtEnd {
      let start = cursor.position
      let space = cursor.lengthOfSpace
      let sign = space == nil ? cursor.partSign : nil
      cursor.position = space.map { start + $0 } ?? cursor.endOfCharacter()
      let end = cursor.position
      switch sign {
      case .opening where depth == 0, .closing where depth == 1: break
      // Except the comma of `1,5 %`.
      case .end where depth == 0 && !isAfterItem && !(isDigit(start - 1) && isDigit(end)): break
      case nil where space != nil: break
      default:
        if depth > 0 { depth += sign == .opening ? 1 : sign == .closing ? -1 : 0 }
        continue
      }
      with { $0.append(bytes[pending..<start]) }
      pending = end
      switch sign {
      case .opening:
        depth = 1
        comment.separate(by: "; ")
      case .closing: depth = 0
      case .end: isAfterItem = true
      case nil: with { $0.separate(by: " ") }
      }
    }
    with { $0.append(bytes[pending...]) }
  }
}

/// A sign between the parts of a line.
private enum PartSign { case opening, closing, end }

extension ByteCursor {
  /// The sign here, of any width.
  fileprivate var partSign: PartSign? {
    switch peek() {
    case "(", "[": .opening
    case ")", "]": .closing
    case ",", ";": .end
    case 0xE3: isAt("、") ? .end : nil
    case 0xEF:
      isAt("（") ? .opening : isAt("）") ? .closing : isAt("，") || isAt("；") ? .end : nil
    default: nil
    }
  }
}
