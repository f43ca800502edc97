import QuantityCore
import QuantityReading

/// A piece of one line in which an amount can stand: no amount goes on from one to the next.
struct TextSegment {
  /// Where it stands, in the bytes of the text.
  var range: Range<Int>
  /// The line in which it stands, without what ends it.
  var line: Range<Int>
  /// What begins with it.
  var beginning: Beginning
  /// The key whose value it is: the `recipeYield` of `"recipeYield": "4"`.
  var key = 0..<0

  enum Beginning {
    /// A line.
    case line
    /// An item of a list or a paragraph, within a line.
    case item
    /// A cell of a table in Markdown, whose line is of one matter.
    case cell
    /// The value of a key, or running text after one that isn't read.
    case value
    /// Nothing: mark-up such as `<b>` goes before it.
    case nothing
  }
}

/// Steps through the bytes of a text from one segment to the next, and leaves out tags, comments, styles,
/// scripts and keys.
///
/// Each byte is looked at a bounded number of times, whatever mark-up there is.
struct TextSegments {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var markup: Markup
  private var line = 0..<0
  private var position = 0
  private var beginning = TextSegment.Beginning.line
  private var key = 0..<0
  /// Where the next quotation mark and the next end of a tag stand, if they were looked for from here on.
  private var nextQuote = 0
  private var nextTagEnd = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, after markup: Markup) {
    self.bytes = bytes
    self.markup = markup
  }

  /// Returns the next segment, which can be empty.
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

  /// Goes on to the next line; gives `false` after the last one.
  private mutating func beginLine() -> Bool {
    var start = line.upperBound
    while start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
    guard start < bytes.count else { return false }
    let end = bytes.place(ofOneIn: "\n\r", start..<bytes.count)
    line = start..<end
    (position, beginning, key) = (start, .line, 0..<0)
    (nextQuote, nextTagEnd) = (start, start)
    if let end = markup.beginLine(bytes, line) {
      (key, position, beginning) = (start..<end, end + 1, .value)
    }
    return true
  }

  /// Returns where the text from here on ends that has no mark in it.
  private func endOfSegment() -> Int {
    var end = position
    while true {
      end = bytes.place(ofOneIn: "|\t\"<\\", end..<line.upperBound)
      if end == line.upperBound { return end }
      switch bytes[end] {
      case UInt8(ascii: "<") where !Markup.isTag(bytes, at: end): end += 1
      case UInt8(ascii: "\\") where end + 1 == line.upperBound || !isEscapedLineEnd(end): end += 1
      default: return end
      }
    }
  }

  /// Whether the end of a line is written here, as in a string of JSON.
  private func isEscapedLineEnd(_ place: Int) -> Bool {
    bytes[place + 1] == UInt8(ascii: "n") || bytes[place + 1] == UInt8(ascii: "r")
  }

  // MARK: Marks

  /// Steps over the mark here, and tells what begins after it.
  private mutating func stepOverMark() {
    switch bytes[position] {
    case UInt8(ascii: "<"):
      let isInline = Markup.isInlineTag(bytes, at: position)
      let end = markup.endOfTag(bytes, position..<line.upperBound, end: closingBracket())
      position = end ?? position + 1
      beginning = isInline || end == nil ? .nothing : .item
      if beginning == .item { key = 0..<0 }
    case UInt8(ascii: "\""): stepOverQuote()
    case UInt8(ascii: "\\"):
      position += 2
      beginning = .item
    default:
      position += 1
      beginning = .cell
    }
  }

  /// Steps over a quotation mark, and over the string after it if that is a key.
  private mutating func stepOverQuote() {
    let quote = position
    position += 1
    let before = bytes[line.lowerBound..<quote].last { $0 > 0x20 }
    switch before {
    case UInt8(ascii: ":"): beginning = .value
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","): beginning = .item
    default:
      // The end of a string, or a quotation in running text, or inches.
      beginning = .nothing
      return
    }
    guard let end = closingQuote() else { return }
    var after = end + 1
    while after < line.upperBound, bytes[after] <= 0x20 { after += 1 }
    if after < line.upperBound, bytes[after] == UInt8(ascii: ":") {
      (key, position, beginning) = (quote + 1..<end, after + 1, .value)
    }
  }

  /// Returns where the next tag ends.
  private mutating func closingBracket() -> Int? {
    if nextTagEnd <= position {
      nextTagEnd =
        bytes[position..<line.upperBound].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    }
    return nextTagEnd < line.upperBound ? nextTagEnd : nil
  }

  /// Returns where the string ends that begins here.
  private mutating func closingQuote() -> Int? {
    // A line without a further mark is searched once.
    if nextQuote < position {
      nextQuote = position
      while nextQuote < line.upperBound, bytes[nextQuote] != UInt8(ascii: "\"") {
        nextQuote += bytes[nextQuote] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    return nextQuote < line.upperBound ? nextQuote : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns where the first of a few bytes of ASCII stands in a range, or the end.
  ///
  /// It looks at eight bytes at a time, which takes a third of looking at one after another.
  @inline(__always)
  fileprivate func place(ofOneIn marks: StaticString, _ range: Range<Int>) -> Int {
    guard let start = baseAddress else { return range.upperBound }
    let marks = UnsafeBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var place = range.lowerBound
    while place + 8 <= range.upperBound {
      let bytes = UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self)
      var found: UInt64 = 0
      for mark in marks {
        // A byte that is the mark is zero here, and the subtraction sets its highest bit.
        let difference = bytes ^ ones &* UInt64(mark)
        found |= (difference &- ones) & ~difference
      }
      if found & highest != 0 { break }
      place += 8
    }
    while place < range.upperBound, !marks.contains(self[place]) { place += 1 }
    return place
  }
}
