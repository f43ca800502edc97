import Quantities

/// A text that can contain invalid UTF-8, which editing leaves unchanged.
struct ForeignText {
  /// The text, with a substitute for each invalid byte, so that all offsets stay the same.
  let text: String
  /// The bytes replaced by substitutes, including substitutes in the original.
  private let originals: [UInt8]

  /// The control character that ASCII has for substitution. It ends any amount, and no amount
  /// contains it.
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

  /// Writes the scaled text with its original invalid bytes. A terminal shows new pieces in bold.
  func write(_ scaled: ScaledText, to output: inout ByteOutput) {
    guard !originals.isEmpty || output.showsBold else { return output.append(scaled.text) }
    var (rest, end) = (originals[...], 0)
    func append(_ unchanged: Range<Int>) {
      var bytes = Array(text.utf8.dropFirst(unchanged.lowerBound).prefix(unchanged.count))
      for index in bytes.indices where bytes[index] == ForeignText.substitute {
        if let original = rest.popFirst() { bytes[index] = original }
      }
      output.append(bytes)
    }
    for edit in scaled.edits {
      append(end..<edit.utf8Range.lowerBound)
      output.append(bold: edit.text)
      end = edit.utf8Range.upperBound
    }
    append(end..<text.utf8.count)
  }
}
