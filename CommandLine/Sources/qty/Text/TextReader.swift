/// A line of a text, with its place.
struct TextLine {
  /// Its number, from 1.
  let number: Int
  /// Where it begins, in bytes from the start of the file.
  let start: Int
  /// The line, and the line feed at its end if it has one.
  let bytes: UnsafeRawBufferPointer
  /// Which part of a line this is that is too long to be held; `nil` for a whole one.
  let piece: Piece?

  enum Piece {
    case first
    case other
  }
}

/// A reader of the lines of a text.
struct TextReader: ~Copyable {
  private var records: RecordReader
  private var number = 0
  private var position = 0
  private var isInPieces = false

  /// Opens a file, or for `-` takes standard input.
  init(path: String) throws(Failure) {
    records = try RecordReader(path: path, separator: UInt8(ascii: "\n"))
  }

  /// Returns the next line, or `nil` after the last.
  ///
  /// - Parameter flush: what to do before waiting for more.
  mutating func next(flushing flush: () throws(Failure) -> Void) throws(Failure) -> TextLine? {
    guard let record = try records.next(flushing: flush) else { return nil }
    let bytes = record.bytesAndSeparator
    let piece: TextLine.Piece? = isInPieces ? .other : record.isPiece ? .first : nil
    isInPieces = record.isPiece && !record.isTerminated
    if piece != .other { number += 1 }
    defer { position += bytes.count }
    return TextLine(number: number, start: position, bytes: bytes, piece: piece)
  }

  /// Returns all of the text that is left, without stepping over it.
  mutating func readAhead() throws(Failure) -> ForeignText {
    ForeignText(try records.readAhead())
  }
}

/// A counter of the columns of places in a line, which are asked for in rising order.
struct Columns {
  private let line: String
  private var column = 1
  private var position: String.Index

  init(_ line: String) {
    self.line = line
    position = line.startIndex
    // A byte order mark is not a character of the line.
    if let first = line.unicodeScalars.first, first == "\u{FEFF}" {
      position = line.unicodeScalars.index(after: position)
    }
  }

  /// Returns the column of a place, in characters; the first is 1.
  mutating func column(of place: String.Index) -> Int {
    // Only what is new is counted: a line may be long, and hold many amounts.
    if position < place {
      column += line[position..<place].count
      position = place
    }
    return column
  }
}
