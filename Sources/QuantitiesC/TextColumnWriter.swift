import CQuantities

/// Writes a column of texts in Arrow's layout.
struct TextColumnWriter {
  private let offsets: UnsafeMutableRawPointer
  private let isWide: Bool
  private let data: UnsafeMutableRawPointer?
  private let capacity: Int
  private let validity: Bits?
  private var end: Int

  /// The result of writing a row.
  enum Outcome {
    case written
    /// There is no room left.
    case full
    /// The end of the row exceeds an offset of 32 bits.
    case tooLarge
  }

  /// Starts at a row of a buffer.
  init(
    _ buffer: UnsafePointer<qty_buffer>?, from row: Int, mayHaveNulls: Bool
  ) throws(Failure) {
    guard let buffer = buffer?.pointee, let offsets = buffer.offsets,
      buffer.data != nil || buffer.capacity == 0, buffer.validity != nil || !mayHaveNulls,
      let isWide = OffsetSize.isWide(buffer.offset_size)
    else { throw Failure(QTY_INVALID_ARGUMENT, "there is no such buffer") }
    (self.offsets, self.isWide, data) = (offsets, isWide, UnsafeMutableRawPointer(buffer.data))
    capacity = Int(clamping: buffer.capacity)
    validity = try buffer.validity.map { bits throws(Failure) in
      try Bits(bits, buffer.validity_offset)
    }
    if row == 0 { OffsetSize.store(0, offsets, 0, isWide: isWide) }
    end = OffsetSize.load(offsets, row, isWide: isWide)
    guard (0...capacity).contains(end) else {
      throw Failure(QTY_INVALID_ARGUMENT, "the buffer is not filled as far as that row")
    }
  }

  /// The memory for the next row.
  var room: UnsafeMutableRawBufferPointer {
    // A null pointer can't be advanced.
    UnsafeMutableRawBufferPointer(data.map { $0 + end }, room: capacity - end)
  }

  /// Writes a row if there is room for it, or a null row if there are no bytes.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>?, row: Int) -> Outcome {
    let count = bytes?.count ?? 0
    if let source = bytes?.baseAddress, count > 0, count <= capacity - end {
      data?.advanced(by: end).copyMemory(from: source, byteCount: count)
    }
    return advance(by: count, row: row, isNull: bytes == nil)
  }

  /// Moves past a row of some length, which must have been written if there was room for it.
  @inline(__always)
  mutating func advance(by count: Int, row: Int, isNull: Bool = false) -> Outcome {
    guard count <= capacity - end else { return .full }
    guard isWide || end + count <= Int(Int32.max) else { return .tooLarge }
    end += count
    OffsetSize.store(end, offsets, row + 1, isWide: isWide)
    validity?.set(row, to: !isNull)
    return .written
  }
}
