import CQuantities

// The parts of columns, except their data.

/// A bitmap with a bit for each row, least significant first.
struct Bits {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let first: Int

  init(_ bytes: UnsafeMutablePointer<UInt8>, _ first: UInt64) throws(Failure) {
    guard first <= UInt64(Int.max) / 2 else {
      throw Failure(QTY_INVALID_ARGUMENT, "a bitmap begins beyond all memory")
    }
    (self.bytes, self.first) = (bytes, Int(first))
  }

  subscript(row: Int) -> Bool {
    let place = first + row
    return bytes[place >> 3] >> UInt8(place & 7) & 1 == 1
  }

  func set(_ row: Int, to isSet: Bool) {
    let place = first + row
    let bit: UInt8 = 1 << UInt8(place & 7)
    bytes[place >> 3] = isSet ? bytes[place >> 3] | bit : bytes[place >> 3] & ~bit
  }
}

/// Offsets of 32 or 64 bits, at any alignment.
enum OffsetSize {
  static func isWide(_ size: Int32) -> Bool? { size == 4 ? false : size == 8 ? true : nil }

  @inline(__always)
  static func load(_ offsets: UnsafeRawPointer, _ place: Int, isWide: Bool) -> Int {
    isWide
      ? Int(offsets.loadUnaligned(fromByteOffset: place * 8, as: Int64.self))
      : Int(offsets.loadUnaligned(fromByteOffset: place * 4, as: Int32.self))
  }

  @inline(__always)
  static func store(
    _ offset: Int, _ offsets: UnsafeMutableRawPointer, _ place: Int, isWide: Bool
  ) {
    if isWide {
      offsets.storeBytes(of: Int64(offset), toByteOffset: place * 8, as: Int64.self)
    } else {
      offsets.storeBytes(
        of: Int32(truncatingIfNeeded: offset), toByteOffset: place * 4, as: Int32.self)
    }
  }
}
