import QuantityReading

/// Reads the records of XML: elements and attributes are keys, as in RecipeML, Gourmet and Krecipes.
struct ElementReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tags: TagScanner
  private let range: Range<Int>

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    (self.bytes, self.range) = (bytes, range)
    tags = TagScanner(bytes, range)
  }

  /// An open element, and the number of amounts read before it.
  private struct OpenElement {
    var name: Range<Int>
    var start: Int
    var amountCount: Int
  }

  /// Reads all elements. An end tag closes the elements within its own; any other is ignored.
  ///
  /// - Returns: whether every element that was opened is closed, and none is nested too deeply.
  func read(into records: inout FieldRecords) -> Bool {
    var open: [OpenElement] = []
    var isWhole = true
    var offset = range.lowerBound
    records.push()
    while let tag = tags.next(from: offset) {
      offset = tag.range.upperBound
      if tag.name.isEmpty { continue }
      if tag.isEnd {
        guard let own = open.lastIndex(where: { isSame($0.name, tag.name) }) else { continue }
        while open.count > own {
          close(open.removeLast(), at: tag.range.lowerBound, &records)
        }
        continue
      }
      records.take(key: tag.name)
      let text = text(of: tag)
      let hasAttributes = bytes[tag.range].contains(UInt8(ascii: "="))
      if let text, !hasAttributes {
        take(text.range, of: tag.name, as: .unquoted, &records)
        offset = text.next
        continue
      }
      if bytes.isOneOf(ElementReader.emptyElements, tag.name) { continue }
      guard open.count < FieldRecords.depth else {
        isWhole = false
        continue
      }
      open.append(OpenElement(name: tag.name, start: offset, amountCount: records.amountCount))
      records.push(isIngredient: bytes.isOneOf(ElementReader.ingredients, tag.name))
      if role(of: tag.name) != .list {
        tags.forEachAttribute(of: tag) { name, value in
          records.take(key: name)
          take(value, of: name, as: .attribute, &records)
        }
      }
      // The text of `<ing amount="2" unit="cups">2 cups flour</ing>` is running text.
      if let text, bytes.isOneOf(ElementReader.ingredients, tag.name), hasAttributes {
        offset = text.next
      } else if let text {
        records.take(key: tag.name)
        take(text.range, of: tag.name, as: .unquoted, &records)
        offset = text.next
      }
      if text != nil || tag.isEmptyElement { close(open.removeLast(), at: offset, &records) }
    }
    return isWhole && open.isEmpty
  }

  /// Closes an element. An amount with other elements in it than those known is refused.
  private func close(_ element: OpenElement, at end: Int, _ records: inout FieldRecords) {
    let value = element.start..<max(element.start, end)
    let isAmount = [.amount, .yield].contains(role(of: element.name))
    if isAmount, records.amountCount == element.amountCount,
      bytes[value].contains(where: { $0.isDigit })
    {
      records.refuse(bytes.trimmed(value))
    }
    records.pop()
  }

  private func role(of name: Range<Int>) -> FieldRole { FieldRole(bytes[name]) }

  private func isSame(_ name: Range<Int>, _ other: Range<Int>) -> Bool {
    name.count == other.count && bytes[name].elementsEqual(bytes[other])
  }

  /// The text of an element without elements in it, and the end of its end tag.
  private struct Text {
    var range: Range<Int>
    var next: Int
  }

  private func text(of tag: TagScanner.Tag) -> Text? {
    guard !tag.isEmptyElement, let end = tags.next(from: tag.range.upperBound), end.isEnd,
      isSame(tag.name, end.name)
    else { return nil }
    return Text(
      range: bytes.trimmed(tag.range.upperBound..<end.range.lowerBound), next: end.range.upperBound)
  }

  private func take(
    _ value: Range<Int>, of name: Range<Int>, as style: FieldRecords.ScalarStyle,
    _ records: inout FieldRecords
  ) {
    guard !value.isEmpty else { return }
    // A yield without words isn't running text.
    let isNumber = role(of: name) == .yield && !bytes[value].contains { $0 > 0x40 }
    records.take(value: value, as: isNumber ? .typed : style)
  }

  /// The elements of one ingredient.
  private static let ingredients: [StaticString] = ["ingredient", "ing", "ingr"]
  /// The elements of HTML without an end tag.
  private static let emptyElements: [StaticString] = ["br", "hr", "img"]
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a range is one of some words, ignoring case.
  fileprivate func isOneOf(_ words: [StaticString], _ range: Range<Int>) -> Bool {
    words.contains { self[range].isWord($0) }
  }
}
