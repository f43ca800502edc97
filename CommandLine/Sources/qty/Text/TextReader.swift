import Quantities

/// A line of a text, or several lines read as one, with its position.
struct TextLine {
  /// The number of the first line, from 1.
  let number: Int
  /// The offset in the file, in bytes.
  let start: Int
  /// The lines, with their line feeds.
  let bytes: UnsafeRawBufferPointer
  /// The piece of a line that is too long to hold, or `nil` for a whole line.
  let piece: Piece?

  enum Piece {
    case first
    case other
  }
}

/// Reads the lines of a text; the lines of a record or a table are read as one.
struct TextReader: ~Copyable {
  private var records: RecordReader
  private var block = FieldBlock()
  /// The number of the next line.
  private var number = 1
  private var position = 0
  private var isInPieces = false

  /// Opens a file, or standard input for `-`.
  init(path: String) throws(Failure) {
    if path == "-", Descriptor.standardInput.isTerminal {
      ByteOutput.report([
        "qty: type or paste a text, and end it with Control-D on a line of its own"
      ])
    }
    records = try RecordReader(path: path, separator: UInt8(ascii: "\n"))
  }

  /// Returns the next line, or `nil` after the last.
  ///
  /// - Parameter flush: called before waiting for more input.
  mutating func next(flushing flush: () throws(Failure) -> Void) throws(Failure) -> TextLine? {
    let record = try records.nextGroup(flushing: flush) { line in
      RecordReader.Place(block.take(line.assumingMemoryBound(to: UInt8.self)))
    }
    guard let record else { return nil }
    let bytes = record.bytesAndSeparator
    let piece: TextLine.Piece? = isInPieces ? .other : record.isPiece ? .first : nil
    isInPieces = record.isPiece && !record.isTerminated
    let line = TextLine(
      number: piece == .other ? number - 1 : number, start: position, bytes: bytes, piece: piece)
    if piece != .other { number += 1 + (piece == nil ? record.bytes.count { $0 == 0x0A } : 0) }
    position += bytes.count
    return line
  }

  /// Returns the start of the rest of the text without taking it.
  mutating func peek() throws(Failure) -> String { ForeignText(try records.peek()).text }

  /// Returns the rest of the text without taking it.
  mutating func readAhead() throws(Failure) -> ForeignText {
    ForeignText(try records.readAhead())
  }
}

extension RecordReader.Place {
  fileprivate init(_ place: FieldBlock.Place) {
    self =
      switch place {
      case .apart: .apart
      case .open: .open
      case .closed: .closed
      }
  }
}

/// Counts lines and columns in a text, for ascending positions.
struct Columns {
  private let text: String
  private var line = 0
  private var column = 1
  private var position: String.Index

  init(_ text: String) {
    self.text = text
    position = text.startIndex
    // A byte order mark isn't part of the line.
    if let first = text.unicodeScalars.first, first == "\u{FEFF}" {
      position = text.unicodeScalars.index(after: position)
    }
  }

  /// Returns the number of lines before a position, and its column in characters, from 1.
  mutating func place(of place: String.Index) -> (line: Int, column: Int) {
    // Count only what is new: a line can be long and contain many amounts.
    while position < place {
      guard let feed = text.utf8[position..<place].firstIndex(of: 0x0A) else {
        column += text[position..<place].count
        position = place
        break
      }
      position = text.utf8.index(after: feed)
      (line, column) = (line + 1, 1)
    }
    return (line, column)
  }
}
