package import Quantities

/// Words of cooks that Unicode CLDR lacks: abbreviations of spoons, cases of nouns, and the words
/// for about, and, or, to and half.
///
///     KitchenWords.of("sv")?.words(.about)  // cirka, ca, ungefär, omkring
///
/// The first word of a row is used for writing; that of a unit only if CLDR doesn't name it, and
/// with bars between its plural forms. The system decides the size of a spoon. `US` lists the units
/// that CLDR names as American.
///
/// The modules for the web leave this folder out; there the text of a language has its words.
package enum KitchenWords {
  /// Returns the words of the language with a tag.
  package static func of(_ tag: String) -> PresentationLanguage.FurtherWords? {
    let header = tag + "\n"
    for table in [germanic, romance, slavic, european, asian, southern] {
      for block in table.blocks where block.hasPrefix(header) {
        return PresentationLanguage.FurtherWords(String(block.dropFirst(header.count)))
      }
    }
    return nil
  }

  /// Returns the words of the language with a tag, or of its nearest parent that has any.
  static func nearest(to tag: String) -> PresentationLanguage.FurtherWords? {
    var next: String? = tag
    while let tag = next {
      // CLDR's `no` covers both Norwegian languages.
      if let words = of(tag == "no" ? "nb" : tag) { return words }
      next = LanguageTexts.parent(of: tag)
    }
    return nil
  }

  /// The tags of the languages with such words.
  package static var tags: [String] {
    [germanic, romance, slavic, european, asian, southern].flatMap { table in
      table.blocks.map { block in String(block.prefix { $0 != "\n" }) }
    }
  }
}

extension String {
  /// The blocks between empty lines.
  fileprivate var blocks: [Substring] {
    var blocks: [Substring] = []
    var start = startIndex
    var rest = utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let next = utf8.index(after: end)
      if next == endIndex || utf8[next] == UInt8(ascii: "\n") {
        if start < end { blocks.append(self[start..<end]) }
        start = next == endIndex ? next : utf8.index(after: next)
      }
      rest = utf8[next...]
    }
    if start < endIndex { blocks.append(self[start...]) }
    return blocks
  }
}
