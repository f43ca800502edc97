import QuantityReading

/// Finds the tags of HTML and XML in a range of a text.
struct TagScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    (self.bytes, self.range) = (bytes, range)
  }

  /// A start tag or an end tag.
  struct Tag {
    var name: Range<Int>
    var isEnd: Bool
    var range: Range<Int>
    /// Whether it is a start tag and an end tag: `<ingredient amount="2"/>`.
    var isEmptyElement = false
  }

  /// Returns the next tag from an offset, or `nil` if there is none or it isn't closed.
  func next(from offset: Int) -> Tag? {
    var start = offset
    while start < range.upperBound, bytes[start] != "<" { start += 1 }
    guard start + 1 < range.upperBound else { return nil }
    if bytes.has("<!--", at: start, before: range.upperBound) {
      var end = start + 4
      while end < range.upperBound, !bytes.has("-->", at: end, before: range.upperBound) {
        end += 1
      }
      guard end < range.upperBound else { return nil }
      return Tag(name: end..<end, isEnd: false, range: start..<end + 3)
    }
    let isEnd = bytes[start + 1] == "/"
    let first = isEnd ? start + 2 : start + 1
    var last = first
    while last < range.upperBound,
      bytes[last].isNameByte || bytes[last].isDigit || bytes[last] == 0x5F
    {
      last += 1
    }
    var end = last
    while end < range.upperBound, bytes[end] != ">" {
      end = endOfString(at: end) ?? end + 1
    }
    guard end < range.upperBound else { return nil }
    return Tag(
      name: first..<last, isEnd: isEnd, range: start..<end + 1,
      isEmptyElement: bytes[end - 1] == "/")
  }

  /// Returns the end of the quoted value of an attribute that begins at an offset, or `nil` if none
  /// does.
  private func endOfString(at offset: Int) -> Int? {
    let quote = bytes[offset]
    guard quote == "\"" || quote == "'",
      bytes[offset - 1] == "=" || bytes[offset - 1] <= 0x20
    else { return nil }
    var end = offset + 1
    while end < range.upperBound, bytes[end] != quote {
      // A tag without a second quotation mark ends as if it had none.
      if bytes[end] == "<" { return nil }
      end += 1
    }
    return end < range.upperBound ? end + 1 : nil
  }

  /// Calls a function with the name and the value of each attribute of a tag.
  func forEachAttribute(of tag: Tag, _ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void) {
    var offset = tag.name.upperBound
    let end = tag.range.upperBound - (tag.isEmptyElement ? 2 : 1)
    func skip(while condition: (UInt8) -> Bool) {
      while offset < end, condition(bytes[offset]) { offset += 1 }
    }
    while offset < end {
      skip { $0 <= 0x20 }
      let start = offset
      skip { $0 > 0x20 && $0 != "=" }
      let name = start..<offset
      skip { $0 <= 0x20 }
      // An attribute can have no value.
      guard offset < end, bytes[offset] == "=" else { continue }
      offset += 1
      skip { $0 <= 0x20 }
      guard offset < end else { return }
      if let close = endOfString(at: offset) {
        body(name, offset + 1..<close - 1)
        offset = close
      } else {
        let first = offset
        skip { $0 > 0x20 }
        body(name, first..<offset)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the name of the first tag in a line that begins a table or a record.
  func blockTag(in range: Range<Int>) -> String? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if self[offset] == "<" {
        for name in blockTags where hasTag(name, at: offset + 1, before: range.upperBound) {
          return name
        }
      }
      offset += 1
    }
    return nil
  }

  /// Whether a line has only declarations or a comment of XML.
  var isProlog: Bool {
    guard let first = firstIndex(where: { $0 > 0x20 }), first + 1 < count else { return false }
    return self[first] == "<"
      && (self[first + 1] == "?" || self[first + 1] == "!")
      && self[first...].last { $0 > 0x20 } == ">"
  }

  /// Returns the name of the element that a line begins with, after declarations and comments, if
  /// it is the root of recipes.
  func rootElement(in range: Range<Int>) -> String? {
    let tags = TagScanner(self, range)
    var offset = range.lowerBound
    while let tag = tags.next(from: offset) {
      guard trimmed(offset..<tag.range.lowerBound).isEmpty else { return nil }
      if !tag.name.isEmpty, !tag.isEnd {
        return rootElements.first { $0.utf8.elementsEqual(self[tag.name]) }
      }
      offset = tag.range.upperBound
    }
    return nil
  }

  /// Returns whether the last such tag in a line is an end tag.
  func closes(_ tag: String, in range: Range<Int>) -> Bool {
    var offset = range.upperBound - 1
    while offset >= range.lowerBound {
      if self[offset] == "<" {
        let isEnd = offset + 1 < range.upperBound && self[offset + 1] == "/"
        if hasTag(tag, at: isEnd ? offset + 2 : offset + 1, before: range.upperBound) {
          return isEnd
        }
      }
      offset -= 1
    }
    return false
  }

  private func hasTag(_ name: String, at start: Int, before end: Int) -> Bool {
    let bytes = name.utf8
    guard end - start > bytes.count else { return false }
    let isTable = name == "table"
    for (offset, byte) in bytes.enumerated() {
      let own = self[start + offset]
      guard own == byte || isTable && own | 0x20 == byte else { return false }
    }
    let next = self[start + bytes.count]
    return next == ">" || next <= 0x20
  }
}

/// The tags that begin a block, outer ones first.
private let blockTags = [
  "table", "RECIPES", "RECIPE", "HOPS", "FERMENTABLES", "YEASTS", "MISCS", "WATERS", "HOP",
  "FERMENTABLE", "YEAST", "MISC", "WATER",
]

/// The root elements of recipes in XML.
private let rootElements = [
  "recipeml", "gourmetDoc", "krecipes", "mx2", "cookbook", "recipes", "Recipes", "recipe",
  "Recipe", "ingredients", "ingredient", "ing",
]
