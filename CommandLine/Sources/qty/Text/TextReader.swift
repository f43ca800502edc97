import Quantities

/// A line of a text, or several that are read as one, with their place.
struct TextLine {
  /// The number of the first one, from 1.
  let number: Int
  /// Where it begins, in bytes from the start of the file.
  let start: Int
  /// The lines, each with the line feed at its end if it has one.
  let bytes: UnsafeRawBufferPointer
  /// Which part of a line this is that is too long to be held; `nil` for a whole one.
  let piece: Piece?

  enum Piece {
    case first
    case other
  }
}

/// A reader of the lines of a text: of those of a record or a table, all at once.
struct TextReader: ~Copyable {
  private var records: RecordReader
  private var block = FieldBlock()
  /// The number of the next line.
  private var number = 1
  private var position = 0
  private var isInPieces = false

  /// Opens a file, or for `-` takes standard input.
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
  /// - Parameter flush: what to do before waiting for more.
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

  /// Returns all of the text that is left, without stepping over it.
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

/// A counter of the lines and columns of places in a text, which are asked for in rising order.
struct Columns {
  private let text: String
  private var line = 0
  private var column = 1
  private var position: String.Index

  init(_ text: String) {
    self.text = text
    position = text.startIndex
    // A byte order mark is not a character of the line.
    if let first = text.unicodeScalars.first, first == "\u{FEFF}" {
      position = text.unicodeScalars.index(after: position)
    }
  }

  /// Returns how many lines come before the one of a place, and its column, in characters; the first is 1.
  mutating func place(of place: String.Index) -> (line: Int, column: Int) {
    // Only what is new is counted: a line may be long, and hold many amounts.
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
