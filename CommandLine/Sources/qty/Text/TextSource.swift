/// A file, or standard input, that is read as a whole.
struct TextSource {
  let path: String

  /// Returns the sources that a command names: standard input if it names none.
  static func all(_ paths: [String]) -> [TextSource] {
    (paths.isEmpty ? ["-"] : paths).map(TextSource.init)
  }

  /// Reads all of the source.
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

/// A text that may hold bytes that are not UTF-8, which editing leaves unchanged.
struct ForeignText {
  /// The text, with a substitute in place of each such byte, so that every byte keeps its place.
  let text: String
  /// The bytes for which the substitutes stand, those among them that stand for themselves included.
  private let originals: [UInt8]

  /// The control character that ASCII has for this. It ends any amount, and none contains it.
  private static let substitute: UInt8 = 0x1A

  init(_ bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self.text = text
      originals = []
      return
    }
    var (valid, originals): ([UInt8], [UInt8]) = ([], [])
    valid.reserveCapacity(bytes.count)
    var (iterator, parser) = (bytes.makeIterator(), Unicode.UTF8.ForwardParser())
    parsing: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        valid.append(contentsOf: scalar)
        if scalar.first == ForeignText.substitute { originals.append(ForeignText.substitute) }
      case .error(let length):
        originals += bytes[valid.count..<valid.count + length]
        valid += repeatElement(ForeignText.substitute, count: length)
      case .emptyInput: break parsing
      }
    }
    text = String(decoding: valid, as: UTF8.self)
    self.originals = originals
  }

  /// Returns the bytes of an edited text, with those that are not UTF-8 in their places again.
  func restored(in edited: String) -> [UInt8] {
    var bytes = Array(edited.utf8)
    var rest = originals[...]
    for index in bytes.indices where bytes[index] == ForeignText.substitute && !originals.isEmpty {
      if let original = rest.popFirst() { bytes[index] = original }
    }
    return bytes
  }
}
