/// A file, or standard input, that is read as a whole.
struct TextSource {
  let path: String

  /// The sources that a command names: standard input if it names none.
  static func all(_ paths: [String]) -> [TextSource] {
    (paths.isEmpty ? ["-"] : paths).map(TextSource.init)
  }

  func read() throws(Failure) -> ForeignText {
    do throws(SystemError) {
      let descriptor = path == "-" ? .standardInput : try System.open(path)
      return ForeignText(try descriptor.readAll())
    } catch {
      throw Failure(reading: path, error)
    }
  }
}

extension Descriptor {
  fileprivate func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = try read(into: buffer)
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
