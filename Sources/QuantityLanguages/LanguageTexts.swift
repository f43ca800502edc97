/// The checked-in data of languages: their texts, which ``LanguageText`` parses, and their tags.
///
/// The module for the web leaves Data/ out; there the page supplies the text of a language.
enum LanguageTexts {
  #if hasFeature(Embedded)
    static var version: StaticString { "" }
    static var tags: StaticString { "" }
    static var scripts: StaticString { "" }
    static var scriptsOfRegions: StaticString { "" }
    // Only regions that aren't entirely metric.
    static var regions: StaticString { "chr:US cy:GB en:US gd:GB haw:US ja:JP lkt:US" }
    static var aliases: StaticString { "" }
    static var numberingSystems: StaticString { "" }

    static func text(of tag: String) -> StaticString? { nil }
  #endif

  /// Returns all known tags, in order.
  static func allTags() -> [String] {
    bytes(of: tags).split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self) }
  }

  static func bytes(of text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Returns the parent of a tag, or `nil` if it has none.
  static func parent(of tag: String) -> String? {
    guard let rest = rest(of: tag, in: tags) else { return nil }
    if !rest.isEmpty { return rest.count > 1 ? String(Substring(rest.dropFirst())) : nil }
    let subtags = tag.utf8.split(separator: UInt8(ascii: "-"))
    let last = subtags.last?.count ?? 0
    return subtags.count > 1 ? String(Substring(tag.utf8.dropLast(last + 1))) : nil
  }

  /// Returns the value after a key and a colon in a list sorted by key.
  ///
  ///     value(of: "iw", in: "in:id iw:he ji:yi")  // "he"
  static func value(of key: String, in list: StaticString) -> String? {
    rest(of: key, in: list).map { String(Substring($0.dropFirst())) }
  }

  /// Returns whether a list has a key.
  static func has(_ key: String, in list: StaticString) -> Bool { rest(of: key, in: list) != nil }

  /// Returns the rest of a word after its key: a colon and a value, or nothing.
  private static func rest(of key: String, in list: StaticString) -> Substring.UTF8View? {
    let list = bytes(of: list)
    let (space, colon) = (UInt8(ascii: " "), UInt8(ascii: ":"))
    var (low, high) = (0, list.count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, list[start - 1] != space { start -= 1 }
      let end = list[start..<high].firstIndex(of: space) ?? high
      let word = list[start..<end]
      let own = word.prefix { $0 != colon }
      if own.elementsEqual(key.utf8) {
        return Substring(decoding: word.dropFirst(own.count), as: UTF8.self).utf8
      }
      if own.lexicographicallyPrecedes(key.utf8) {
        low = min(end + 1, high)
      } else {
        high = max(start - 1, low)
      }
    }
    return nil
  }
}
