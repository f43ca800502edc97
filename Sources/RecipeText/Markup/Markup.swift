import QuantityCore
import QuantityReading

/// The markup that is open at the start of a line. Its contents are not text.
struct Markup: Sendable {
  /// The open element.
  private var hidden = Hidden.nothing
  private var frontMatter = FrontMatter.possible

  private enum Hidden {
    case nothing, tag, comment, style, script
  }

  /// YAML front matter: the lines between `---` at the top of a Markdown file.
  private enum FrontMatter {
    case possible, open, over
  }

  // MARK: Lines

  /// Begins a line. Returns the end of its key if the line is in front matter.
  mutating func beginLine(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int? {
    let isRule = bytes[line].elementsEqual("---".utf8)
    switch frontMatter {
    case .possible: frontMatter = isRule ? .open : .over
    case .open where isRule: frontMatter = .over
    case .open:
      guard bytes[line].first.map({ $0 > 0x20 && $0 != "-" }) == true,
        let colon = bytes[line].firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      return colon
    case .over: break
    }
    return nil
  }

  /// Returns the end of the tag, comment, style or script that is open at the start of a range;
  /// `nil` if none is open.
  mutating func endOfHiddenText(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    let mark: StaticString
    switch hidden {
    case .nothing: return nil
    case .tag: mark = ">"
    case .comment: mark = "-->"
    case .style: mark = "</style"
    case .script: mark = "</script"
    }
    guard let found = Markup.find(mark, bytes, range) else { return range.upperBound }
    let isTag = hidden == .tag
    hidden = .nothing
    return isTag ? found + 1 : found
  }

  // MARK: Tags

  /// Returns whether a tag, comment or declaration begins at an offset, as opposed to a less-than
  /// sign.
  static func isTag(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + 1 < bytes.count else { return false }
    let next = bytes[offset + 1]
    return next.isASCIILetter || next == "/" || next == "!" || next == "?"
  }

  /// Returns whether a tag is inline.
  static func isInlineTag(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    inlineTags.contains { isTag(named: $0, bytes, at: offset) }
  }

  private static let inlineTags: [StaticString] = [
    "a", "abbr", "b", "bdi", "cite", "em", "font", "i", "label", "mark", "small", "span", "strong",
    "sub", "sup", "time", "u",
  ]

  private static func isTag(
    named name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    var start = offset + 1
    if start < bytes.count, bytes[start] == "/" { start += 1 }
    let end = start + name.utf8CodeUnitCount
    guard matches(name, bytes, at: start) else { return false }
    return end >= bytes.count || !bytes[end].isASCIILetter
  }

  /// Skips the tag or comment that begins at an offset. Returns the offset after its last byte, or
  /// the end of the line if it is unclosed; `nil` if it isn't a tag.
  ///
  /// - Parameter end: the offset of the next `>` in the line.
  mutating func endOfTag(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, end: Int?
  ) -> Int? {
    let start = range.lowerBound
    if Markup.matches("<!--", bytes, at: start) {
      hidden = .comment
      return start + 4
    }
    guard let end else {
      // A less-than sign in running text can look like a tag, but has no attributes.
      let mark = bytes[start + 1..<range.upperBound].firstIndex {
        $0 == "=" || $0 == "<"
      }
      let isCut = mark.map { bytes[$0] == "=" } ?? !bytes[range].suffix(16).contains(0x20)
      if isCut { hidden = .tag }
      return isCut ? range.upperBound : nil
    }
    if bytes[end - 1] != "/", bytes[start + 1] != "/" {
      if Markup.isTag(named: "style", bytes, at: start) { hidden = .style }
      // A script for search engines contains a recipe in JSON.
      if Markup.isTag(named: "script", bytes, at: start),
        Markup.find("ld+json", bytes, start..<end) == nil
      {
        hidden = .script
      }
    }
    return end + 1
  }

  private static func find(
    _ mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    range.first { matches(mark, bytes, at: $0) && $0 + mark.utf8CodeUnitCount <= range.upperBound }
  }

  /// Returns whether the bytes at an offset match a lowercase text, ignoring case.
  private static func matches(
    _ mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    let expected = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    guard bytes.count - offset >= expected.count else { return false }
    return expected.indices.allSatisfy { NameFolding.lowercase(bytes[offset + $0]) == expected[$0] }
  }
}
