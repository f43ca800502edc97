import CQuantities
import QuantityAnswers

/// The bytes of a text that a function is given.
struct GivenText {
  let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  init(_ start: UnsafePointer<CChar>?, _ length: Int, argument: Int32 = 0) throws(Failure) {
    // A length of `size_t` that is no `Int` is more than there can be.
    guard length >= 0, start != nil || length == 0 else {
      throw Failure(
        QTY_INVALID_ARGUMENT, "a text is null, or its length is too large", argument: argument)
    }
    bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self), count: length)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the text, if it is UTF-8.
  @inline(__always)
  func string(argument: Int32 = 0) throws(Failure) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw GivenText.notUTF8(bytes, argument: argument)
  }

  /// The text as messages show it.
  var quoted: String { Mistake.quoting(String(decoding: bytes, as: UTF8.self)) }

  /// Refuses what is not UTF-8.
  @inline(__always)
  func requireUTF8(argument: Int32 = 0) throws(Failure) {
    // A string of ASCII is not made: that takes as long as a third of what is read of it.
    if bytes.allSatisfy({ $0 < 0x80 }) { return }
    _ = try string(argument: argument)
  }

  /// Returns the error of a text that is not UTF-8, at its first wrong byte.
  @inline(never)
  private static func notUTF8(
    _ bytes: UnsafeBufferPointer<UInt8>, argument: Int32
  ) -> Failure {
    var (iterator, parser) = (bytes.makeIterator(), Unicode.UTF8.ForwardParser())
    var place = 0
    var failure = Failure(QTY_INVALID_UTF8, "the text is not UTF-8", argument: argument)
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): place += scalar.count
      case .error(let length):
        failure.range = place..<place + length
        return failure
      case .emptyInput: return failure
      }
    }
  }
}

extension String {
  /// Reads a text that a function is given.
  @inline(__always)
  init(
    _ start: UnsafePointer<CChar>?, _ length: Int, argument: Int32 = 0
  ) throws(Failure) {
    self = try GivenText(start, length, argument: argument).string(argument: argument)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the first bytes, a number of them at most.
  func prefixed(to count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: prefix(count))
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Makes the memory for an amount, which is never longer than 2 GB: a capacity can be beyond all memory,
  /// where no pointer can end.
  @inline(__always)
  init(_ start: UnsafeMutableRawPointer?, room: Int) {
    self.init(start: start, count: Swift.min(room, Int(Int32.max)))
  }
}
