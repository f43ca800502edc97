/// A column: one of the fields into which a delimiter splits lines.
struct Column {
  /// Its place, from 1.
  let number: Int
  let delimiter: [UInt8]

  /// Whether fields may stand in quotes, which then can contain the delimiter, as in CSV.
  private var takesQuotes: Bool {
    delimiter == [UInt8(ascii: ",")] || delimiter == [UInt8(ascii: ";")]
  }

  /// Finds where the field lies in a line; `nil` if there are fewer fields.
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
      // A doubled quote inside stands for one; a quote that is never closed takes the whole rest.
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
  /// The text of a field, without the blanks and the quotes around it.
  struct Cell {
    /// Where the blanks around it end and begin.
    let range: Range<Int>
    let text: String
    let isQuoted: Bool
  }

  /// Reads the text of a field.
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
    // Byte by byte: to look for strings takes a megabyte of code in Swift's own library.
    var (inner, isSecond): ([UInt8], Bool) = ([], false)
    for byte in line[start + 1..<end - 1] {
      let isDoubled = byte == quote && isSecond
      if !isDoubled { inner.append(byte) }
      isSecond = byte == quote && !isDoubled
    }
    return Cell(range: start..<end, text: String(decoding: inner, as: UTF8.self), isQuoted: true)
  }

  /// Returns an answer as the field that takes the place of a cell: in quotes if the cell was, or if
  /// it would otherwise not be one field.
  func field(_ answer: String, for cell: Cell) -> String {
    let mustQuote = answer.utf8.contains { $0 == delimiter[0] || $0 == UInt8(ascii: "\"") }
    guard takesQuotes, cell.isQuoted || mustQuote else { return answer }
    return
      "\"\(answer.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
