import CQuantities

/// A column of texts as an argument, in Arrow's layout.
struct TextColumn {
  private let offsets: UnsafeRawPointer
  private let isWide: Bool
  private let data: UnsafeRawPointer?
  private let length: Int
  private let validity: Bits?
  let count: Int

  /// Whether any row may be null.
  var hasNulls: Bool { validity != nil }

  init(_ column: UnsafePointer<qty_column>?) throws(Failure) {
    guard let column = column?.pointee, let offsets = column.offsets,
      let length = Int(exactly: column.data_length), column.data != nil || length == 0,
      // Positions in bits and bytes must also fit `Int`.
      let count = Int(exactly: column.count), (0...Int.max >> 4).contains(count),
      let isWide = OffsetSize.isWide(column.offset_size)
    else { throw Failure(QTY_INVALID_ARGUMENT, "there is no such column") }
    (self.offsets, self.isWide, self.count) = (offsets, isWide, count)
    (data, self.length) = (UnsafeRawPointer(column.data), length)
    validity = try column.validity.map { bits throws(Failure) in
      try Bits(UnsafeMutablePointer(mutating: bits), column.validity_offset)
    }
  }

  /// Returns the rows from a given one on.
  func rows(from first: Int64) throws(Failure) -> Range<Int> {
    guard let first = Int(exactly: first), (0...count).contains(first) else {
      throw Failure(QTY_INVALID_ARGUMENT, "there is no such row")
    }
    return first..<count
  }

  /// Returns the bytes of a row, or `nil` if it is null.
  ///
  /// - Throws: a failure if the offsets are invalid.
  @inline(__always)
  subscript(row: Int) -> UnsafeBufferPointer<UInt8>? {
    get throws(Failure) {
      if let validity, !validity[row] { return nil }
      let (start, end) = (
        OffsetSize.load(offsets, row, isWide: isWide),
        OffsetSize.load(offsets, row + 1, isWide: isWide)
      )
      guard start >= 0, start <= end, end <= length else {
        throw Failure(QTY_INVALID_ARGUMENT, "the offsets of a row are not in order").inRow(row)
      }
      return UnsafeBufferPointer(
        start: data.map { ($0 + start).assumingMemoryBound(to: UInt8.self) }, count: end - start)
    }
  }
}
