import QuantityCore
import QuantityReading

/// A part of one line that is read as running text.
struct TextSegment {
  /// The range in the bytes of the text.
  var range: Range<Int>
  /// The range of its line, without the line ending.
  var line: Range<Int>
  /// The kind of text that begins with it. No amount continues across a beginning other than
  /// `nothing`.
  var beginning: Beginning
  /// Its key, if it is a value: the `recipeYield` of `"recipeYield": "4"`.
  var key = 0..<0

  enum Beginning {
    /// A line.
    case line
    /// A list item or paragraph within a line.
    case item
    /// A table cell, after `|` or a tab.
    case cell
    /// The value of a key, or running text after a key that isn't read.
    case value
    /// Nothing, because inline markup such as `<b>` precedes it.
    case nothing
  }
}

/// Iterates over the segments of a text, and skips tags, comments, styles, scripts and keys.
///
/// Reads each byte a bounded number of times, whatever the markup.
struct TextSegments {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var markup: Markup
  private var line = 0..<0
  private var position = 0
  private var beginning = TextSegment.Beginning.line
  private var key = 0..<0
  /// The cached offsets of the next quotation mark and the next `>`.
  private var nextQuote = 0
  private var nextTagEnd = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, after markup: Markup) {
    self.bytes = bytes
    self.markup = markup
  }

  /// Returns the next segment, or `nil` at the end of the text.
  mutating func next() -> TextSegment? {
    while true {
      if position >= line.upperBound, !beginLine() { return nil }
      if let end = markup.endOfHiddenText(in: bytes, position..<line.upperBound) {
        position = end
        if position >= line.upperBound { continue }
        beginning = .item
      }
      let start = position
      let end = endOfSegment()
      let segment = TextSegment(
        range: start..<end, line: line, beginning: beginning, key: key)
      position = max(end, start)
      if position < line.upperBound { stepOverMark() } else { position = line.upperBound }
      if !segment.range.isEmpty { return segment }
    }
  }

  /// Begins the next line; returns `false` at the end of the text.
  private mutating func beginLine() -> Bool {
    var start = line.upperBound
    while start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
    guard start < bytes.count else { return false }
    var end = bytes.offset(ofOneIn: "\n\r", start..<bytes.count)
    var last = start..<end
    while true {
      let wrap = Wrap(bytes, last)
      if wrap == .nothing { break }
      let next = bytes.line(from: min(end + 1, bytes.count), to: bytes.count)
      guard wrap.isContinued(by: next, of: bytes) else { break }
      (last, end) = (next, next.upperBound)
    }
    line = start..<end
    (position, beginning, key) = (start, .line, 0..<0)
    (nextQuote, nextTagEnd) = (start, start)
    if let end = markup.beginLine(bytes, line) {
      (key, position, beginning) = (start..<end, end + 1, .value)
    } else if let end = bytes.endOfItemCommand(line) {
      position = end
    }
    return true
  }

  /// Returns the offset of the next mark, or the end of the line.
  private func endOfSegment() -> Int {
    var end = position
    while true {
      end = bytes.offset(ofOneIn: "|\t\"<\\", end..<line.upperBound)
      if end == line.upperBound { return end }
      switch bytes[end] {
      case "<" where !Markup.isTag(bytes, at: end): end += 1
      case "|" where bytes.isPipeOfItem(end, in: line): end += 1
      case "\\" where end + 1 == line.upperBound || !isEscapedLineEnd(end): end += 1
      default: return end
      }
    }
  }

  /// Returns whether a JSON escape for a line break begins at an offset.
  private func isEscapedLineEnd(_ offset: Int) -> Bool {
    bytes[offset + 1] == "n"
      && !bytes.has("\\nicefrac", at: offset, before: line.upperBound) || bytes[offset + 1] == "r"
  }

  // MARK: Marks

  /// Skips the mark at the current position, and sets the beginning of the next segment.
  private mutating func stepOverMark() {
    switch bytes[position] {
    case "<":
      let isInline = Markup.isInlineTag(bytes, at: position)
      let end = markup.endOfTag(bytes, position..<line.upperBound, end: closingBracket())
      position = end ?? position + 1
      beginning = isInline || end == nil ? .nothing : .item
      if beginning == .item { key = 0..<0 }
    case "\"": stepOverQuote()
    case "\\":
      position += 2
      beginning = .item
    default:
      position += 1
      beginning = .cell
    }
  }

  /// Skips a quotation mark, and the string after it if that is a key.
  private mutating func stepOverQuote() {
    let quote = position
    position += 1
    let before = bytes[line.lowerBound..<quote].last { $0 > 0x20 }
    switch before {
    case ":"?: beginning = .value
    case nil, "["?, "{"?, ","?: beginning = .item
    default:
      // The end of a string, a quotation in running text, or an inch mark.
      beginning = .nothing
      return
    }
    guard let end = closingQuote() else { return }
    var after = end + 1
    while after < line.upperBound, bytes[after] <= 0x20 { after += 1 }
    if after < line.upperBound, bytes[after] == ":" {
      (key, position, beginning) = (quote + 1..<end, after + 1, .value)
    }
  }

  /// Returns the offset of the next `>`.
  private mutating func closingBracket() -> Int? {
    if nextTagEnd <= position {
      nextTagEnd =
        bytes[position..<line.upperBound].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    }
    return nextTagEnd < line.upperBound ? nextTagEnd : nil
  }

  /// Returns the end of the string that begins at the current position.
  private mutating func closingQuote() -> Int? {
    // Cached: a line without another mark is searched only once.
    if nextQuote < position {
      nextQuote = position
      while nextQuote < line.upperBound, bytes[nextQuote] != "\"" {
        nextQuote += bytes[nextQuote] == "\\" ? 2 : 1
      }
    }
    return nextQuote < line.upperBound ? nextQuote : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of the `\item` of LaTeX that begins a line.
  fileprivate func endOfItemCommand(_ line: Range<Int>) -> Int? {
    var start = line.lowerBound
    while start < line.upperBound, self[start] <= 0x20 { start += 1 }
    guard start < line.upperBound, self[start] == "\\",
      has("\\item", at: start, before: line.upperBound)
    else { return nil }
    let end = start + 5
    return end < line.upperBound && self[end] <= 0x20 ? end : nil
  }

  /// Returns the offset of the first of a few ASCII bytes in a range, or the end.
  ///
  /// It compares eight bytes at a time.
  @inline(__always)
  fileprivate func offset(ofOneIn marks: StaticString, _ range: Range<Int>) -> Int {
    guard let start = baseAddress else { return range.upperBound }
    let marks = UnsafeBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let bytes = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
      var found: UInt64 = 0
      for mark in marks {
        // A byte equal to the mark becomes zero, so the subtraction sets its highest bit.
        let difference = bytes ^ ones &* UInt64(mark)
        found |= (difference &- ones) & ~difference
      }
      if found & highest != 0 { break }
      offset += 8
    }
    while offset < range.upperBound, !marks.contains(self[offset]) { offset += 1 }
    return offset
  }
}
