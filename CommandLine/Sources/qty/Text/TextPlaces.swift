/// Tells the line and the column of places in a text, which are asked for in rising order.
struct TextPlaces {
  private let bytes: [UInt8]
  private var line = 1
  private var start = 0
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The line and the column, in characters, of a place in bytes; both begin with 1.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    while position < offset {
      if bytes[position] == UInt8(ascii: "\n") { (line, start) = (line + 1, position + 1) }
      position += 1
    }
    return (line, String(decoding: bytes[start..<offset], as: UTF8.self).count + 1)
  }
}
