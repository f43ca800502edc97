/// A text and the units behind its last `to`, `in` or `as`, if there is one.
struct TargetedText {
  let text: String
  /// The names of the units, or `nil` if the text names none.
  let names: [String]?

  /// Splits a text; gives `nil` if no name follows the word.
  ///
  /// - Parameter words: the words of the text.
  init?(_ text: String, _ words: [Substring.UTF8View]) {
    let to = words.indices.last { TargetedText.isTo(words[$0], behind: words[..<$0].last) }
    guard let to else {
      self.text = text
      names = nil
      return
    }
    guard to + 1 < words.count else { return nil }
    self.text = String(text[..<words[to].startIndex])
    let names = text[words[to + 1].startIndex...].split(separator: ",")
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    guard !names.isEmpty else { return nil }
    self.names = names
  }

  private static func isTo(_ word: Substring.UTF8View, behind last: Substring.UTF8View?) -> Bool {
    if word.isOne(of: ["to", "as"]) { return true }
    // The `in` of `cu in` is an inch.
    let name = last?.split(separator: UInt8(ascii: ",")).last
    return word.isOne(of: ["in"]) && name?.isOne(of: ["cu", "cu."]) != true
  }
}

extension String {
  /// What stands between spaces. Bytes are split, as most texts have no answer at all, and characters
  /// take ten times as long.
  var words: [Substring.UTF8View] { utf8.split(separator: UInt8(ascii: " ")) }
}

extension Substring.UTF8View {
  /// Whether the word is one of some, which are in lower case, whatever its own case.
  func isOne(of words: [StaticString]) -> Bool {
    words.contains { word in
      elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) {
        $0 | 0x20 == $1
      }
    }
  }
}
