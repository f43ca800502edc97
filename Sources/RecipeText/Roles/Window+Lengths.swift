import QuantityCore
import QuantityReading

// Lengths, and the sides of squares.

extension Window {
  var isLength: Bool {
    guard quantity.unit == nil else { return false }
    var index = end
    if tokens[index].sign == .prime || isInchMark(after: end) { return true }
    if tokens[index].sign == .hyphen, tokens[index + 1].isGlued { index += 1 }
    guard has(.length, at: index) else { return false }
    // `2 in the pan`
    let isPreposition = keyword(index) == .target
    return !isPreposition || tokens[index].isGlued || tokens[index + 1].sign == .period
      || noun(after: index + 1) != nil
  }

  /// `1 3/4" thick steaks`, but not a number that ends a quotation
  func isInchMark(after end: Int) -> Bool {
    let (bytes, mark) = (parser.bytes, Int(tokens[end - 1].end))
    guard mark + 1 < bytes.count, bytes[mark] == "\"",
      " ),".utf8.contains(bytes[mark + 1])
    else { return false }
    // A quotation begins before a word, and is short if it ends with a number.
    let before = bytes[max(0, mark - 80)..<mark]
    guard let last = before.lastIndex(of: UInt8(ascii: "\"")) else { return true }
    // The first mark of `½"-1" pieces` follows a number.
    let number = before[..<last].last
    return bytes[last + 1] == 0x20 || number.map { $0.isDigit || $0 >= 0x80 } == true
  }

  /// Whether it is the length of a root that begins the line: `Ingwer 3 cm`,
  /// `しょうが（チューブ）3cm`.
  private var isAfterRoot: Bool {
    var index = start - 1
    var hasRoot = false
    while index > start - 6, tokens[index].isWord || tokens[index].kind == .sign {
      if has(.root, at: index) { hasRoot = true }
      index -= 1
    }
    return hasRoot && tokens[index].isEdge && isLast(end + 1)
  }

  /// `1-inch piece of ginger`, `2.5cm/1in piece root ginger`, `2 cm ginger`, at the start of a line
  var isLengthOfPiece: Bool {
    guard isLength, tokens[end].isWord || [.hyphen, .prime].contains(tokens[end].sign) else {
      return false
    }
    var index = isInchMark(after: end) ? end : tokens[end].sign == .hyphen ? end + 2 : end + 1
    // `1 inch (2.5 cm) ginger`
    index = skipDescriptions(skipParenthesis(index))
    // `3 cm de gingembre`
    let isOf = keyword(index) == .of || has(.link, at: index)
    if isFirst, has(.root, at: isOf ? index + 1 : index) { return true }
    if quantityBefore == nil, isAfterRoot { return true }
    // `1 inch cinnamon stick`
    if isFirst, noun(after: index) == index + 1, !hasAny(.counted, at: index) {
      index += 1
    }
    // `12 1/4-inch slices` are twelve, or of twelve inches and a quarter.
    let number = quantity.first
    let isUnclear =
      number.value > Fraction(4) && number.tokens.count > 1 && !number.isWord
      && tokens[start + 1].isNumber && !tokens[start + 1].isGlued
    guard has(isUnclear ? [.piece, .plural] : [.piece, .singular], at: index) else { return false }
    // `1 2-inch piece`
    if let count = quantityBefore, count.end == start, count.role == .count { return false }
    var before = start - 1
    while !tokens[before].isEdge, before > start - 16 {
      let isOfLength =
        tokens[before].isNumber || tokens[before].sign == .slash || has(.length, at: before)
      if !isOfLength { return false }
      before -= 1
    }
    return true
  }

  /// `9 x 13`, `13 by 9-inch`
  var isSide: Bool {
    func isCross(_ index: Int) -> Bool {
      isTimes(index) || isWord(index, "by")
    }
    if isCross(start - 1), quantityBefore?.role == .length { return true }
    guard quantity.unit == nil, isCross(end), let later, later.start == end + 1,
      later.unit == nil
    else { return false }
    var index = later.end
    if tokens[index].sign == .hyphen { index += 1 }
    // `1 x 5cm piece of ginger`, but not `20 x 30 cm baking tin`
    if isFirst, !tokens[end].isGlued, nounAfterSize != nil, vessel(after: index + 1) == nil {
      return false
    }
    return has(.length, at: index) || isCross(index) || tokens[end].isGlued
      || hasAny([.vessel, .use], at: index)
  }
}
