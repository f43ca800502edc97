import QuantityCore
import QuantityReading

// What only looks like a unit, or is one of something else.

extension Window {
  /// Returns whether `w/`, for *with*, is at an index: `CentOS 6 w/ glibc`.
  func isWith(_ index: Int) -> Bool {
    isWord(index, "w") && tokens[index + 1].sign == .slash && tokens[index + 1].isGlued
  }

  /// `2 TB of disk`, `10pt`, `spin at 800g`
  var hasFalseUnit: Bool {
    guard let unit = quantity.unit else { return false }
    let index = unit.start
    // `2 TB butter`, where an ingredient begins
    if has(.otherUnit, at: index) {
      return !isFirst || !tokens[end].isWord || keyword(end) != nil
    }
    // `a CUPS device`
    if quantity.first.tokens.count == 1, isArticle(start),
      unit.unit.plural != unit.unit.name, unit.tokens.count == 1,
      bytes(at: index).lazy.map(NameFolding.lowercase).elementsEqual(unit.unit.plural.utf8)
    {
      return true
    }
    if isWith(index) { return true }
    let isGlued = tokens[index].isGlued && unit.tokens.count == 1
    // C literals: `201103L`, `1UL << 3`
    let isLong = quantity.first.value.isWhole && quantity.first.value >= Fraction(100_000)
    let isShifted = next.kind == .sign && parser.bytes[Int(next.start)] == "<"
    if isGlued, isLong || isShifted, isWord(index, "l") || isWord(index, "ul") { return true }
    // `"x8g.large"`, and `83 fn` in a program
    let offset = Int(first.start)
    let isOfName =
      isGlued && offset > 0 && parser.bytes[offset - 1].isASCIILetter && next.sign == .period
      && tokens[end + 1].isGlued && tokens[end + 1].isWord
    if isOfName || isWord(index, "fn") { return true }
    if isMaltColor(index) || isLanguageC(index) { return true }
    // `a few 10s of KB`
    if isGlued, isWord(index, "s"), keyword(end) == .of, isWord(start - 1, "few") { return true }
    // `"us-east-1c"`, `'end+1d'`
    let isSuffix =
      [.hyphen, .plus].contains(previous.sign) && first.isGlued
      && tokens[index].range.count == 1 && isGlued
    if isSuffix, isBeforeQuote(Int(tokens[index].end)) { return true }
    // In a text about typography.
    if isWord(index, "pt") {
      return quantity.first.value > Fraction(5) && quantity.first.tokens.count == 1
        && (isGlued || isWord(end, of: ["font", "type", "text"]))
    }
    // `spin at 3000 g for 5 minutes`
    let isForce = isGlued || quantity.first.value > Fraction(100) && isEndOfName(end)
    return isForce && isWord(index, "g") && keyword(end) != .of && has(.atOnce, at: start - 1)
  }

  private func isBeforeQuote(_ offset: Int) -> Bool {
    offset < parser.bytes.count && "\"'`".utf8.contains(parser.bytes[offset])
  }

  /// `one or more C/C++ files`
  private func isLanguageC(_ index: Int) -> Bool {
    let rest = parser.bytes[Int(tokens[index].start)...]
    return ["C++", "C#", "C/C++"].contains { rest.starts(with: $0.utf8) }
  }

  /// Whether the number is the color of a malt, in degrees Lovibond: `1 lb Crystal Malt - 60L`,
  /// `Malt (60L)`, `40L crystal`.
  private func isMaltColor(_ index: Int) -> Bool {
    let isMalt = { (index: Int) in
      isWord(index, of: ["malt", "malts", "crystal", "caramel", "munich"])
    }
    guard bytes(at: index).elementsEqual("L".utf8),
      quantity.first.value >= Fraction(5)
    else { return false }
    if tokens[index].isGlued, isMalt(end) { return true }
    let names = (max(start - 4, 0)..<start).reversed().prefix {
      tokens[$0].isWord || [.open, .hyphen, .dash, .slash].contains(tokens[$0].sign)
    }
    return names.contains(where: isMalt) && (tokens[index].isGlued || isLast(end))
  }

  /// The 4 of `4 € le kilo`, and the pounds of `$4 a pound` and `4 dollars a pound`
  var isOfPrice: Bool {
    if previous.opaque == .price || isArticle(start) && has(.otherUnit, at: start - 1) {
      return true
    }
    return quantity.unit == nil && next.opaque == .price
      && !bytes(at: end).contains { $0.isDigit }
  }

  /// `200 kcal`, `9,000 x g`
  var hasOtherUnit: Bool {
    // `9,000 x g` is the force of a centrifuge.
    let isForce = isTimes(end) && facts(end + 1).unit?.name == "gram"
    return quantity.unit == nil && (has(.otherUnit, at: end) || isForce)
  }
}
