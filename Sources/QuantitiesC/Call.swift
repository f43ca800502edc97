import CQuantities

/// The output parameters of a call: a buffer for the answer, and a pointer for the error.
struct Call {
  let error: UnsafeMutablePointer<qty_error>?
  let buffer: UnsafeMutableRawPointer?
  let capacity: Int

  /// Whether the caller wants the reason of an error.
  var wantsReason: Bool { capacity > 0 }

  /// Returns the result of a function. On failure, writes the error and returns its code.
  @inline(__always)
  static func run(
    _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: Int, _ body: (Call) throws(Failure) -> Int64
  ) -> Int64 {
    error?.initialize(to: qty_error())
    // A capacity beyond `Int.max` exceeds all memory.
    let call = Call(
      error: error, buffer: buffer, capacity: buffer == nil ? 0 : capacity < 0 ? .max : capacity)
    do throws(Failure) {
      if buffer == nil, capacity != 0 {
        throw Failure(QTY_INVALID_ARGUMENT, "the buffer is null, and its capacity is not zero")
      }
      return try body(call)
    } catch {
      return call.fail(error)
    }
  }

  /// Does the same, with the answerer for some options.
  @inline(__always)
  static func run(
    _ options: qty_options, _ error: UnsafeMutablePointer<qty_error>?,
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ body: (Call, Answerer) throws(Failure) -> Int64
  ) -> Int64 {
    run(error, buffer, capacity) { call throws(Failure) in
      try Answerer.with(options) { answerer in
        do throws(Failure) {
          return try body(call, answerer)
        } catch {
          return call.fail(error)
        }
      }
    }
  }

  @inline(never)
  private func fail(_ failure: Failure) -> Int64 {
    var told = qty_error(failure)
    told.length = writeReason(failure, at: 0)
    error?.pointee = told
    return Int64(failure.code.rawValue)
  }

  /// Writes the reason of an error as far as it fits: message, hint and suggestions, each with a
  /// null terminator. Returns the full length, or 0 if the caller wants no reason.
  func writeReason(_ failure: Failure, at start: Int) -> UInt64 {
    guard wantsReason else { return 0 }
    var end = start
    for text in [failure.message, failure.hint ?? ""] + failure.suggestions {
      // The message can quote null bytes from the caller, but each part must contain only its
      // terminator.
      let hasZero = text.utf8.contains(0)
      end += write(
        hasZero ? String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : text, at: end)
      end += write(zero: end)
    }
    if start < capacity, end > capacity { _ = write(zero: capacity - 1) }
    return UInt64(end - start)
  }

  private func write(zero place: Int) -> Int {
    if place < capacity { buffer?.storeBytes(of: 0, toByteOffset: place, as: UInt8.self) }
    return 1
  }

  /// Writes a text as far as it fits, and returns its full length.
  @inline(__always)
  private func write(_ text: String, at start: Int) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      let count = min(bytes.count, capacity - min(start, capacity))
      if count > 0, let buffer, let source = bytes.baseAddress {
        (buffer + start).copyMemory(from: source, byteCount: count)
      }
      return bytes.count
    }
  }

  /// The memory for the answer.
  @inline(__always)
  var memory: UnsafeMutableRawBufferPointer { .init(buffer, room: capacity) }

  /// Adds a null terminator if there is room, and returns the length of the answer.
  @inline(__always)
  func ended(at length: Int) -> Int64 {
    _ = write(zero: length)
    return Int64(length)
  }

  /// Writes the answer, and a null terminator if there is room. Returns the length of the answer.
  @inline(__always)
  func write(_ text: String) -> Int64 {
    ended(at: write(text, at: 0))
  }
}
