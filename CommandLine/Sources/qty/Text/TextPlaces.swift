/// Tells the line and the column of places in a text, which are asked for in rising order.
struct TextPlaces {
  private let bytes: [UInt8]
  private var line = 1
  private var column = 1
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    // A byte order mark is no character of the first line.
    if bytes.starts(with: LineFilter.byteOrderMark) { position = LineFilter.byteOrderMark.count }
  }

  /// The line and the column, in characters, of a place in bytes; both begin with 1.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    // Only what is new is counted: a line may be long, and hold many amounts.
    var start = position
    while position < offset {
      if bytes[position] == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
        start = position + 1
      }
      position += 1
    }
    column += String(decoding: bytes[start..<position], as: UTF8.self).count
    return (line, column)
  }
}
