/// A text that may hold bytes that are not UTF-8, which editing leaves unchanged.
struct ForeignText {
  /// The text, with a substitute in place of each such byte, so that every byte keeps its place.
  let text: String
  /// The bytes for which the substitutes stand, those among them that stand for themselves included.
  private let originals: [UInt8]

  /// The control character that ASCII has for this. It ends any amount, and none contains it.
  private static let substitute: UInt8 = 0x1A

  init(_ bytes: UnsafeRawBufferPointer) {
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

  /// Writes the text as it was edited, with the bytes that are not UTF-8 in their places again.
  func write(_ edited: String, to output: inout ByteOutput) {
    guard !originals.isEmpty else { return output.append(edited) }
    var bytes = Array(edited.utf8)
    var rest = originals[...]
    for index in bytes.indices where bytes[index] == ForeignText.substitute {
      if let original = rest.popFirst() { bytes[index] = original }
    }
    output.append(bytes)
  }
}
