import CQuantities
import QuantityAnswers

/// The bytes of a text argument.
struct GivenText {
  let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  init(_ start: UnsafePointer<CChar>?, _ length: Int, argument: Int32 = 0) throws(Failure) {
    // A length beyond `Int.max` exceeds all memory.
    guard length >= 0, start != nil || length == 0 else {
      throw Failure(
        QTY_INVALID_ARGUMENT, "a text is null, or its length is too large", argument: argument)
    }
    bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self), count: length)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the text, or throws if it is not UTF-8.
  @inline(__always)
  func string(argument: Int32 = 0) throws(Failure) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw GivenText.notUTF8(bytes, argument: argument)
  }

  /// The text in quotes, for messages.
  var quoted: String { Mistake.quoting(String(decoding: bytes, as: UTF8.self)) }

  /// Throws if the text is not UTF-8.
  @inline(__always)
  func requireUTF8(argument: Int32 = 0) throws(Failure) {
    // ASCII needs no string to validate it, which saves time.
    if bytes.allSatisfy({ $0 < 0x80 }) { return }
    _ = try string(argument: argument)
  }

  /// Returns the error for a text that is not UTF-8, with the range of its first invalid bytes.
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
  /// Makes a string from a text argument.
  @inline(__always)
  init(
    _ start: UnsafePointer<CChar>?, _ length: Int, argument: Int32 = 0
  ) throws(Failure) {
    self = try GivenText(start, length, argument: argument).string(argument: argument)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns at most a number of the first bytes.
  func prefixed(to count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: prefix(count))
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Makes the memory for an amount. It is limited to 2 GB, more than any amount needs: a caller's
  /// capacity can exceed the address space, where the end pointer would overflow.
  @inline(__always)
  init(_ start: UnsafeMutableRawPointer?, room: Int) {
    self.init(start: start, count: Swift.min(room, Int(Int32.max)))
  }
}
