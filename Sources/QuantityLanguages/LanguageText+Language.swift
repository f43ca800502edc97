import Quantities

extension LanguageText {
  /// Makes the language.
  ///
  /// - Parameters:
  ///   - tag: the tag of the language.
  ///   - system: the numbering system to use if the language has it, instead of the default one.
  ///   - own: the built-in version of the language, for words that CLDR lacks.
  func language(
    _ tag: String, numbers system: String?, completedBy own: PresentationLanguage?
  ) throws(LanguageTextError) -> PresentationLanguage {
    let numerals = try numerals(system)
    let standard = try list("l")
    let words = LanguageWords(kitchenWords(tag), completedBy: own, minus: numerals.minus)
    let units = try unitWords()
    let known = own?.completing(units) ?? units
    let language = PresentationLanguage(
      tag, plurals: try pluralRule(), fractions: fractions(tag), decimalMark: numerals.decimalMark,
      // The lists contain the word.
      and: "&", to: words.to, about: words.about, minus: words.minus,
      per: property("c").map { Self.places(in: $0) } ?? "{0}/{1}",
      names: words.further?.completing(known) ?? known, numerals: numerals.value, lists: standard,
      parts: PresentationLanguage.PartPatterns(
        long: try list("u"), short: try list("s"), narrow: try list("t")),
      isRightToLeft: property("r").map { $0.elementsEqual("1".utf8) } ?? false)
    return language.reading(words.further, numbersAs: own)
  }

  /// Returns the words of cooks: those of the text, or else those that are checked in.
  private func kitchenWords(_ tag: String) -> PresentationLanguage.FurtherWords? {
    if let line = property("k") {
      return PresentationLanguage.FurtherWords(String(Substring(line)))
    }
    #if WEB
      return nil
    #else
      return KitchenWords.nearest(to: tag)
    #endif
  }

  private func pluralRule() throws(LanguageTextError) -> PluralRule {
    guard let line = property("p"), !line.isEmpty else { return .invariable }
    do throws(PluralRule.SyntaxError) {
      return try PluralRule(String(Substring(line)))
    } catch {
      throw LanguageTextError(line)
    }
  }

  private func fractions(_ tag: String) -> PresentationLanguage.FractionAgreement {
    let language = String(Substring(tag.utf8.prefix { $0 != UInt8(ascii: "-") }))
    if let known = PresentationLanguage.FractionAgreement.of(language: language) { return known }
    return property("f").map { $0.elementsEqual("d".utf8) } ?? false ? .asDecimal : .singularUpToOne
  }

  /// Parses a list pattern: the patterns for two members, and for the start, middle and end of
  /// more.
  private func list(
    _ letter: Unicode.Scalar
  ) throws(LanguageTextError) -> PresentationLanguage.ListPattern {
    guard let line = property(letter) else {
      let comma = "{0}, {1}"
      return PresentationLanguage.ListPattern(two: comma, start: comma, end: comma)
    }
    var cells = line.split(separator: UInt8(ascii: "|"))
    guard cells.count == 4 else { throw LanguageTextError(line) }
    // Burmese has a hyphen here, which would look like a range.
    for place in 1...2 {
      let joiner = cells[place].filter { !" $%".utf8.contains($0) }
      if joiner == [UInt8(ascii: "-")] { cells[place] = cells[3] }
    }
    let patterns = cells.map { Self.places(in: $0) }
    return PresentationLanguage.ListPattern(
      two: patterns[0], start: patterns[1], middle: patterns[2], end: patterns[3])
  }

  /// The form of numbers, with their decimal mark and minus sign.
  struct Numbers {
    var decimalMark: Unicode.Scalar = "."
    var minus = "-"
    var value = PresentationLanguage.Numerals()
  }

  func numerals(_ system: String?) throws(LanguageTextError) -> Numbers {
    let usual = property("d").map { String(Substring($0)) } ?? "latn"
    let groups = try groups()
    guard let cells = system.flatMap({ systems[$0] }) ?? systems[usual],
      let zero = cells[0].unicodeScalars.first, let mark = cells[1].unicodeScalars.first
    else {
      return Numbers(value: groups.numerals("0", grouping: ",", minus: "-", plus: "+"))
    }
    return Numbers(
      decimalMark: mark, minus: cells[3],
      value: groups.numerals(zero, grouping: cells[2], minus: cells[3], plus: cells[4]))
  }

  /// The numbers of digits in groups.
  private struct Groups {
    var first = 3
    var second = 3
    var least = 1

    func numerals(
      _ zero: Unicode.Scalar, grouping: String, minus: String, plus: String
    ) -> PresentationLanguage.Numerals {
      // Disables groups by requiring more digits than numbers have.
      PresentationLanguage.Numerals(
        zero: zero, grouping: grouping, firstGroup: first == 0 ? 99 : first,
        secondGroup: second == 0 ? 99 : second, leastDigitsBeforeGroup: least, minus: minus,
        plus: plus)
    }
  }

  private func groups() throws(LanguageTextError) -> Groups {
    guard let line = property("g") else { return Groups() }
    let counts = line.cells(";").compactMap { UInt8($0) }.map { Int($0) }
    guard counts.count == 3 else { throw LanguageTextError(line) }
    return Groups(first: counts[0], second: counts[1], least: counts[2])
  }
}
