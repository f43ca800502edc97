import QuantityCore
import QuantityReading

// The text of a scaled amount, in the form of the original.

extension AmountRewriter {
  // MARK: Counts

  /// Returns the text of a count or a range of counts.
  func text(of lower: ScaledNumber, to upper: ScaledNumber, isAbout: Bool) -> String {
    func text(of value: ScaledNumber) -> String {
      TextWriter.text { writer in
        if value.isNegative { writer.writeLiteral("-") }
        write(value.number, &writer)
      }
    }
    let ends =
      lower == upper
      ? text(of: upper)
      : joined(
        text(of: lower), text(of: upper), canKeepJoint: !lower.isNegative && !upper.isNegative,
        lower.number, upper.number)
    return marked(ends, isExact: isAbout || lower.isExact && upper.isExact)
  }

  /// Returns a text with the mark of approximation if it is inexact. One mark in front covers both
  /// ends of a range.
  private func marked(_ text: String, isExact: Bool) -> String {
    isExact ? text : TextWriter.text { $0.writeApproximationMark(style) } + text
  }

  // MARK: Amounts

  /// Returns the text of an amount or a range of amounts.
  ///
  /// - Parameter isAbout: whether the text itself says that the amount is approximate.
  func text(of shown: AnyRangePresentation, isHyphenated: Bool, isAbout: Bool) -> String {
    let (lower, upper) = shown.counts
    let last = text(of: shown.upper, upper, isHyphenated: isHyphenated)
    if shown.lower.parts == shown.upper.parts, (lower < 0) == (upper < 0) {
      return marked(last, isExact: isAbout || shown.isExact)
    }
    let sharesUnit = shown.sharedUnit != nil
    let first =
      sharesUnit && !form.repeatsUnit
      ? text(of: shown.lower, lower, hasUnit: false)
      : text(of: shown.lower, lower, isHyphenated: isHyphenated)
    let ends = joined(
      first, last, canKeepJoint: sharesUnit && min(lower, upper) >= 0, shown.lower.parts[0].number,
      shown.upper.parts[0].number)
    return marked(ends, isExact: isAbout || shown.isExact)
  }

  /// Returns the text of an amount, without the mark of approximation.
  private func text(
    of shown: AnyPresentation, _ count: Int128, isHyphenated: Bool = false, hasUnit: Bool = true
  ) -> String {
    let isNegative = count < 0 && !shown.parts[0].number.isZero
    let isGroup = isNegative && shown.parts.count > 1
    // Only a single part can have the hyphen of `2-pound`, and its unit is always singular.
    let isHyphenated = isHyphenated && shown.parts.count == 1
    // The gap can have a word: `1 tightly-packed cup`.
    let keepsGap =
      isHyphenated || !form.gap.utf8.contains(UInt8(ascii: "-"))
      || form.gap.utf8.contains { $0.isASCIILetter }
    let gap = keepsGap ? form.gap : " "
    let joint = form.partJoint ?? shown.parts[0].unit.joiner
    return TextWriter.text { writer in
      if isNegative { writer.writeLiteral(isGroup ? "-(" : "-") }
      for index in 0..<shown.parts.count {
        let part = shown.parts[index]
        if index > 0 { writer.writeText(joint) }
        write(part.number, &writer)
        guard hasUnit else { continue }
        let named = isHyphenated || form.isAttributive ? AnyPresentation.Part(1, part.unit) : part
        let word = word(for: named, after: part.number, hasNamedKit: shown.hasNamedKit)
        writer.writeText(agreeing(gap, with: word, after: part.number))
        writer.writeText(word)
      }
      if isGroup { writer.writeLiteral(")") }
    }
  }

  /// Returns the words between a number and its unit, with adjectives inflected to match the unit:
  /// `1 grosse pincée` becomes `2 grosses pincées`.
  private func agreeing(
    _ gap: String, with unit: String, after number: AnyPresentation.Part.Number
  ) -> String {
    guard gap.utf8.count > 3, !form.gap.contains("&") else { return gap }
    let (unit, nounNumber) = (unit.lowercased(), number.nounNumber(words))
    return gap.split(separator: " ", omittingEmptySubsequences: false)
      .map { words.agreeing($0.lowercased(), with: unit, in: nounNumber) ?? String($0) }
      .joined(separator: " ")
  }

  private func write(_ number: AnyPresentation.Part.Number, _ writer: inout TextWriter) {
    let start = writer.place
    writer.writeNumber(number, self.number, usualMark: style.language.data.decimalMark)
    if let zero = self.number.zero, zero != "0" {
      writer.translateDigits(from: start, PresentationLanguage.Numerals(zero: zero))
    }
  }

  /// Returns the word for the unit of a part: the text's own word, or one in the same style.
  private func word(
    for part: AnyPresentation.Part, after number: AnyPresentation.Part.Number, hasNamedKit: Bool
  ) -> String {
    guard let unit = form.unit else { return part.name }
    // Don't write `1quilo` without a space after `500g`, even if the text has the name elsewhere.
    let other = wording.spelling(of: part.unit).flatMap { spelling in
      form.gap.isEmpty && spelling.isSpelledOut(in: style.language)
        && !unit.isSpelledOut(in: style.language) ? nil : spelling
    }
    if let own = unit.unit == part.unit ? unit : other {
      var word = own.agreeing(with: part, in: style.language)
      if unit.unit != part.unit { word = own.word(word, styledAs: unit, in: style.language) }
      if !number.isDegree(word) { return word }
    }
    return WordChoice(style: style, hasNamedKit: hasNamedKit).word(for: part, like: unit)
  }

  // MARK: Ranges

  /// Joins the ends of a range as in the text, or with a word where that would be ambiguous.
  private func joined(
    _ lower: String, _ upper: String, canKeepJoint: Bool, _ first: AnyPresentation.Part.Number,
    _ second: AnyPresentation.Part.Number
  ) -> String {
    let isWord = form.endJoint?.utf8.contains { $0.isASCIILetter } ?? false
    // `2-1/2` means two and a half, and `2 1/2/5` nothing.
    let isMixed =
      number.hasHyphen || first.isWhole && second.isProperFraction || first.isLong || second.isLong
      || form.endJoint == "/" && !(first.isWhole && second.isWhole)
    var joint = style.language.data.toPattern.between
    if let own = form.endJoint, isBetween || canKeepJoint && (isWord || !isMixed) { joint = own }
    return form.beforeEnds + lower + joint + upper
  }

  /// Whether a word before the ends announces a range: `between`.
  private var isBetween: Bool { form.beforeEnds.utf8.contains { $0.isASCIILetter } }
}

extension AnyPresentation.Part.Number {
  fileprivate var isWhole: Bool {
    let (numerator, denominator) = ratio
    return numerator % denominator == 0
  }

  /// Returns whether the number with a word after it looks like a temperature: `60 C`.
  fileprivate func isDegree(_ word: String) -> Bool {
    let isC = word.utf8.first.map { $0 | 0x20 == "c" } ?? false
    guard isC, word.utf8.count == 1 || word.dropFirst() == "." else { return false }
    return ratio.numerator / ratio.denominator >= 50
  }

  /// Whether the number could be a year or part of an article number: `1200-1600 cups` isn't found.
  fileprivate var isLong: Bool { ratio.numerator / ratio.denominator >= 1000 }

  fileprivate var isProperFraction: Bool {
    if case .fraction(let top, let bottom) = self { top < bottom } else { false }
  }
}
