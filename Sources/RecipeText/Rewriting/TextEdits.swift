/// What is to take the place of pieces of a text.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Replaces a piece, in bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    // Nearly always they come in the order of the text: a noun comes after its count, and perhaps after
    // the size of what is counted.
    var place = edits.count
    while place > 0, edits[place - 1].range.lowerBound > range.lowerBound { place -= 1 }
    if place == edits.count {
      edits.append((range, text))
    } else {
      edits.insert((range, text), at: place)
    }
  }

  /// Returns these and others in the order of the text.
  func merged(with other: TextEdits) -> TextEdits {
    if other.edits.isEmpty { return self }
    if edits.isEmpty { return other }
    var (merged, rest) = (TextEdits(), other.edits[...])
    for edit in edits {
      while let next = rest.first, next.range.lowerBound < edit.range.lowerBound {
        merged.edits.append(next)
        rest.removeFirst()
      }
      merged.edits.append(edit)
    }
    merged.edits += rest
    return merged
  }

  /// Returns a text with its pieces replaced, and every other byte as it was; `nil` if there are none.
  func applied(to text: UnsafeBufferPointer<UInt8>) -> String? {
    if edits.isEmpty { return nil }
    let capacity = edits.reduce(text.count) { $0 + $1.text.utf8.count }
    return String(unsafeUninitializedCapacity: capacity) { result in
      var (count, end) = (0, 0)
      func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        count += UnsafeMutableBufferPointer(rebasing: result[count...]).update(
          fromContentsOf: bytes)
      }
      for (range, new) in edits where range.lowerBound >= end {
        append(UnsafeBufferPointer(rebasing: text[end..<range.lowerBound]))
        var new = new
        new.withUTF8(append)
        end = range.upperBound
      }
      append(UnsafeBufferPointer(rebasing: text[end...]))
      return count
    }
  }
}
