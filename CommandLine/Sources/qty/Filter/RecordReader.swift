#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line, or a record with another separator.
struct Record {
  /// The bytes before the separator, valid until the next record is read.
  var bytes: UnsafeRawBufferPointer
  /// Whether the separator follows; it can be missing after the last record.
  var isTerminated: Bool
  /// Whether this is a piece of a record that is too long to hold.
  var isPiece = false

  /// The bytes, with the separator if it follows.
  var bytesAndSeparator: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: bytes.baseAddress, count: bytes.count + (isTerminated ? 1 : 0))
  }
}

/// A reader of the records of a file, a pipe or a terminal.
///
/// Its single buffer grows to the longest record, up to a limit: a record longer than
/// `RecordReader.longest` is returned in pieces.
struct RecordReader: ~Copyable {
  static let longest = 1 << 21
  /// The message about a line that is too long.
  static let isTooLong = "the line is longer than \(longest / 1024) KiB"

  private let path: String
  private let descriptor: Descriptor
  private let separator: UInt8
  private var buffer: UnsafeMutableRawBufferPointer
  /// The range that has been read, but not yet returned.
  private var pending = 0..<0
  /// The end of the pending bytes already searched for a separator.
  private var searched = 0
  private var isInPieces = false
  private var isAtEnd = false
  private var isAtStart = true

  /// Opens a file, or standard input for `-`.
  ///
  /// - Parameter size: the greatest number of bytes to read at once.
  init(path: String, separator: UInt8, size: Int = 1 << 16) throws(Failure) {
    do throws(SystemError) {
      descriptor = path == "-" ? .standardInput : try System.open(path)
    } catch {
      throw Failure(reading: path, error)
    }
    self.path = path
    self.separator = separator
    buffer = .allocate(byteCount: size, alignment: 1)
  }

  deinit {
    buffer.deallocate()
    if path != "-" { descriptor.close() }
  }

  /// Returns the next record, or `nil` after the last.
  ///
  /// - Parameter flush: called before waiting for more input: a reader of the answers must see the
  ///   last one without waiting for the next record.
  mutating func next(flushing flush: () throws(Failure) -> Void) throws(Failure) -> Record? {
    while true {
      if let record = nextPending() { return record }
      try flush()
      if try !fill() { return nil }
    }
  }

  /// The position of a record relative to those that belong together.
  enum Place {
    /// It doesn't belong to the preceding records.
    case apart
    /// More records may belong to it.
    case open
    /// It is the last of its group, or alone.
    case closed
  }

  /// Returns records that belong together as one, or `nil` after the last.
  ///
  /// - Parameters:
  ///   - flush: called before waiting for more input.
  ///   - place: returns the position of a record; called in order, and twice for a record that is
  ///     apart.
  mutating func nextGroup(
    flushing flush: () throws(Failure) -> Void, _ place: (UnsafeRawBufferPointer) -> Place
  ) throws(Failure) -> Record? {
    if isInPieces { return try next(flushing: flush) }
    // Relative to the start of the pending bytes, which can move.
    var (end, searched) = (0, 0)
    while true {
      let rest = slice(pending.lowerBound + end..<pending.upperBound)
      let found = UnsafeRawBufferPointer(rebasing: rest[searched...]).firstPlace(of: separator)
        .map { $0 + searched }
      guard let length = found ?? (isAtEnd && !rest.isEmpty ? rest.count : nil) else {
        searched = rest.count
        if end > 0, isAtEnd || pending.count >= RecordReader.longest { return takeGroup(end) }
        if pending.count >= RecordReader.longest { return nextPending() }
        try flush()
        if try !fill() { return nil }
        continue
      }
      let answer = place(UnsafeRawBufferPointer(rebasing: rest[..<length]))
      if answer == .apart, end > 0 { return takeGroup(end) }
      end += length + (found == nil ? 0 : 1)
      searched = 0
      if answer == .closed || end >= RecordReader.longest { return takeGroup(end) }
    }
  }

  /// Takes records of a total length, including separators.
  private mutating func takeGroup(_ length: Int) -> Record {
    let range = pending.lowerBound..<pending.lowerBound + length
    let isTerminated = buffer[range.upperBound - 1] == separator
    take(upTo: range.upperBound)
    return Record(
      bytes: slice(range.lowerBound..<range.upperBound - (isTerminated ? 1 : 0)),
      isTerminated: isTerminated)
  }

  /// Takes all complete records read so far, with their separators, or returns `nil` if they are
  /// shorter than a number of bytes.
  mutating func nextRun(atLeast least: Int) -> UnsafeRawBufferPointer? {
    guard !isInPieces, pending.count >= least, firstSeparator() != nil,
      let last = slice(pending).lastIndex(of: separator), last >= least
    else { return nil }
    let run = slice(pending.lowerBound..<pending.lowerBound + last + 1)
    take(upTo: pending.lowerBound + run.count)
    return run
  }

  /// Reads the rest of the input, and returns it without taking it.
  mutating func readAhead() throws(Failure) -> UnsafeRawBufferPointer {
    while !isAtEnd { _ = try fill() }
    return slice(pending)
  }

  /// Returns the part of the rest that has been read, at least some of it, without taking it.
  mutating func peek() throws(Failure) -> UnsafeRawBufferPointer {
    if pending.isEmpty { _ = try fill() }
    return slice(pending)
  }

  /// Returns the next record, if it has been read already.
  private mutating func nextPending() -> Record? {
    if let found = firstSeparator() {
      let record = Record(
        bytes: slice(pending.lowerBound..<found), isTerminated: true, isPiece: isInPieces)
      isInPieces = false
      take(upTo: found + 1)
      return record
    }
    guard !pending.isEmpty, isAtEnd || isInPieces || pending.count >= RecordReader.longest else {
      return nil
    }
    isInPieces = isInPieces || pending.count >= RecordReader.longest
    let piece = Record(bytes: slice(pending), isTerminated: false, isPiece: isInPieces)
    take(upTo: pending.upperBound)
    return piece
  }

  /// Reads more, and returns whether there is any.
  private mutating func fill() throws(Failure) -> Bool {
    guard !isAtEnd else { return false }
    makeRoom()
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[pending.upperBound...])
    let count: Int
    do throws(SystemError) {
      count = try descriptor.read(into: room)
    } catch {
      throw Failure(reading: path, error)
    }
    pending = pending.lowerBound..<pending.upperBound + count
    isAtEnd = count == 0
    if isAtStart, pending.count > 1 {
      try refuseUTF16()
      isAtStart = false
    }
    return !isAtEnd || !pending.isEmpty
  }

  /// Throws if the text starts with a byte order mark of UTF-16, in which no amount would be found.
  private func refuseUTF16() throws(Failure) {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    guard marks.contains(where: { slice(pending).starts(with: $0) }) else { return }
    throw Failure(
      .badInput, "\(path == "-" ? "the text" : "'\(path)'") is in UTF-16",
      hint: "write it as UTF-8, as iconv -f utf-16 -t utf-8 does")
  }

  private mutating func firstSeparator() -> Int? {
    let start = max(searched, pending.lowerBound)
    let found = slice(start..<pending.upperBound).firstPlace(of: separator).map { start + $0 }
    searched = found ?? pending.upperBound
    return found
  }

  private mutating func take(upTo end: Int) {
    pending = end..<pending.upperBound
    searched = end
  }

  private func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer[range])
  }

  /// Moves the pending bytes to the front, or enlarges the buffer if they fill it.
  private mutating func makeRoom() {
    if pending.lowerBound > 0 {
      buffer.copyMemory(from: slice(pending))
      searched -= pending.lowerBound
      pending = 0..<pending.count
    } else if pending.count == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: 2 * buffer.count, alignment: 1)
      larger.copyMemory(from: slice(pending))
      buffer.deallocate()
      buffer = larger
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the offset of the first occurrence of a byte.
  func firstPlace(of byte: UInt8) -> Int? {
    guard let base = baseAddress, let found = memchr(base, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
