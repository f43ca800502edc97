#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// The stream for what is not an answer.
enum StandardError {
  /// Writes lines.
  static func write(_ lines: [String]) {
    var text = lines.map { $0 + "\n" }.joined()
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(2, rest.baseAddress, rest.count)
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  private static func systemWrite(
    _ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(ucrt)
      Int(_write(descriptor, start, UInt32(count)))
    #elseif canImport(Glibc)
      Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, start, count)
    #else
      Darwin.write(descriptor, start, count)
    #endif
  }
}
