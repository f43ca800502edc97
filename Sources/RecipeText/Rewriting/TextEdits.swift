/// A part of a text, and its replacement.
///
///     let edit = AmountScaler(by: 2).scaling("Take 1 cup milk.").edits[0]
///     edit.utf8Range  // 5..<10
///     edit.text       // "2 cups"
public struct TextEdit: Sendable, Hashable {
  /// The range of the part in the original text, in UTF-8 bytes from its start.
  public let utf8Range: Range<Int>
  /// The replacement.
  public let text: String
}

/// The edits of a text, in text order.
struct TextEdits {
  private(set) var all: [TextEdit] = []
  /// The offset in the text from which the ranges of further edits count.
  var base = 0

  /// Replaces a range of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.moved(by: base)
    // Most edits are appended. A noun is edited right after its count, before the size between
    // them.
    var index = all.count
    while index > 0, all[index - 1].utf8Range.lowerBound > range.lowerBound { index -= 1 }
    all.insert(TextEdit(utf8Range: range, text: text), at: index)
  }

  /// Inserts a text at an offset.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Removes ranges of bytes.
  mutating func remove(_ ranges: [Range<Int>]) {
    for range in ranges { replace(range, with: "") }
  }

  /// Adds edits of other parts of the text.
  mutating func merge(_ other: TextEdits) {
    all = (all + other.all).sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }

  /// Removes the edits that begin inside another one, and those that change nothing.
  mutating func clean(_ text: UnsafeBufferPointer<UInt8>) {
    var end = 0
    all.removeAll { edit in
      guard edit.utf8Range.lowerBound >= end else { return true }
      end = edit.utf8Range.upperBound
      return text[edit.utf8Range].elementsEqual(edit.text.utf8)
    }
  }

  /// Returns a text with the edits applied; `nil` if there are none.
  func applied(to text: UnsafeBufferPointer<UInt8>) -> String? {
    if all.isEmpty { return nil }
    let capacity = all.reduce(text.count) { $0 + $1.text.utf8.count }
    return String(unsafeUninitializedCapacity: capacity) { result in
      var (count, end) = (0, 0)
      func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        count += UnsafeMutableBufferPointer(rebasing: result[count...]).update(
          fromContentsOf: bytes)
      }
      for edit in all {
        append(UnsafeBufferPointer(rebasing: text[end..<edit.utf8Range.lowerBound]))
        var new = edit.text
        new.withUTF8(append)
        end = edit.utf8Range.upperBound
      }
      append(UnsafeBufferPointer(rebasing: text[end...]))
      return count
    }
  }
}
