/// Reads the records of XML: elements and attributes are keys, as in RecipeML, Gourmet and Krecipes.
struct ElementReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tags: TagScanner
  private let range: Range<Int>

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    (self.bytes, self.range) = (bytes, range)
    tags = TagScanner(bytes, range)
  }

  /// Reads all elements. An end tag closes the elements within its own; any other is ignored.
  func read(into records: inout FieldRecords) {
    var open: [Range<Int>] = []
    var offset = range.lowerBound
    records.push()
    while let tag = tags.next(from: offset) {
      offset = tag.range.upperBound
      if tag.name.isEmpty { continue }
      if tag.isEnd {
        guard let own = open.lastIndex(where: { isSame($0, tag.name) }) else { continue }
        for _ in own..<open.count { records.pop() }
        open.removeSubrange(own...)
        continue
      }
      guard open.count < FieldRecords.depth else { continue }
      let text = tag.isEmptyElement ? nil : text(of: tag)
      records.take(key: tag.name)
      let hasAttributes = bytes[tag.range].contains(UInt8(ascii: "="))
      if !hasAttributes, let text {
        take(text.range, of: tag.name, into: &records)
        offset = text.next
        continue
      }
      records.push()
      tags.forEachAttribute(of: tag) { name, value in
        records.take(key: name)
        take(value, of: name, into: &records)
      }
      if let text {
        records.take(key: tag.name)
        take(text.range, of: tag.name, into: &records)
        offset = text.next
      }
      if text != nil || tag.isEmptyElement {
        records.pop()
      } else {
        open.append(tag.name)
      }
    }
  }

  private func isSame(_ name: Range<Int>, _ other: Range<Int>) -> Bool {
    name.count == other.count && bytes[name].elementsEqual(bytes[other])
  }

  /// The text of an element without elements in it, and the end of its end tag.
  private struct Text {
    var range: Range<Int>
    var next: Int
  }

  private func text(of tag: TagScanner.Tag) -> Text? {
    guard let end = tags.next(from: tag.range.upperBound), end.isEnd, isSame(tag.name, end.name)
    else { return nil }
    return Text(
      range: bytes.trimmed(tag.range.upperBound..<end.range.lowerBound), next: end.range.upperBound)
  }

  private func take(_ value: Range<Int>, of name: Range<Int>, into records: inout FieldRecords) {
    guard !value.isEmpty else { return }
    // A yield without words isn't running text.
    let isYield = FieldRole(UnsafeBufferPointer(rebasing: bytes[name])) == .yield
    let isNumber = isYield && bytes[value].allSatisfy { $0.isDigit }
    records.take(value: value, as: isNumber ? .typed : .unquoted)
  }
}
