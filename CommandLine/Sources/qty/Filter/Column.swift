/// A column: one of the fields of each line, which a delimiter separates.
struct Column {
  /// The number of the field, from 1.
  let number: Int
  let delimiter: [UInt8]

  /// Whether fields can be quoted and contain the delimiter, as in CSV.
  private var takesQuotes: Bool {
    delimiter == [UInt8(ascii: ",")] || delimiter == [UInt8(ascii: ";")]
  }

  /// Returns the range of the field in a line, or `nil` if there are fewer fields.
  func range(in line: UnsafeRawBufferPointer) -> Range<Int>? {
    var start = 0
    for _ in 1..<number {
      let end = endOfField(in: line, from: start)
      guard end < line.count else { return nil }
      start = end + delimiter.count
    }
    return start..<endOfField(in: line, from: start)
  }

  private func endOfField(in line: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    if takesQuotes, start < line.count, line[start] == UInt8(ascii: "\"") {
      // A doubled quote is a literal quote; an unclosed quote extends to the end of the line.
      position += 1
      while position < line.count {
        guard line[position] == UInt8(ascii: "\"") else {
          position += 1
          continue
        }
        position += 1
        guard position < line.count, line[position] == UInt8(ascii: "\"") else { break }
        position += 1
      }
    }
    while position < line.count, !isDelimiter(in: line, at: position) { position += 1 }
    return position
  }

  private func isDelimiter(in line: UnsafeRawBufferPointer, at position: Int) -> Bool {
    guard line[position] == delimiter[0], line.count - position >= delimiter.count else {
      return false
    }
    for offset in 1..<delimiter.count where line[position + offset] != delimiter[offset] {
      return false
    }
    return true
  }
}

extension Column {
  /// The text of a field, without surrounding blanks and quotes.
  struct Cell {
    /// The range between the surrounding blanks.
    let range: Range<Int>
    let text: String
    let isQuoted: Bool
  }

  /// Returns the text of a field.
  func cell(_ range: Range<Int>, in line: UnsafeRawBufferPointer) -> Cell {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, line[start] == 0x20 || line[start] == 0x09 { start += 1 }
    while end > start, line[end - 1] == 0x20 || line[end - 1] == 0x09 { end -= 1 }
    let quote = UInt8(ascii: "\"")
    guard takesQuotes, end - start >= 2, line[start] == quote, line[end - 1] == quote else {
      return Cell(
        range: start..<end, text: String(decoding: line[start..<end], as: UTF8.self),
        isQuoted: false)
    }
    // Byte by byte, because searching for strings links a megabyte of code.
    var (inner, isSecond): ([UInt8], Bool) = ([], false)
    for byte in line[start + 1..<end - 1] {
      let isDoubled = byte == quote && isSecond
      if !isDoubled { inner.append(byte) }
      isSecond = byte == quote && !isDoubled
    }
    return Cell(range: start..<end, text: String(decoding: inner, as: UTF8.self), isQuoted: true)
  }

  /// Returns the answer as a field that replaces a cell: quoted if the cell was, or if the answer
  /// would otherwise be several fields.
  func field(_ answer: String, for cell: Cell) -> String {
    let mustQuote = answer.utf8.contains { $0 == delimiter[0] || $0 == UInt8(ascii: "\"") }
    guard takesQuotes, cell.isQuoted || mustQuote else { return answer }
    return
      "\"\(answer.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
