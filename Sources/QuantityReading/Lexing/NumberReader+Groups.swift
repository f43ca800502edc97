import QuantityCore

extension NumberReader {
  /// Reads the groups of three after the first digits: `1,000`, `1_000`, `1'000`, `1,00,000`, and
  /// `1 000` before a unit.
  mutating func readGroups(
    of number: inout ScannedNumber, after first: Int, from start: Int
  ) throws(ParseError) {
    guard let (mark, _) = cursor.mark, isGroupMark(mark) else { return }
    let canBeGrouped = first <= 3 && cursor.bytes[start] != "0"
    let endOfLakhs = first <= 2 ? endOfLakhs(mark) : nil
    let firstEnd = cursor.position
    while let (next, length) = cursor.mark, next.groups(like: mark), cursor.isDigit(after: length) {
      var probe = cursor.skipping(length)
      if mark.isSpace, !canBeGrouped || !probe.isAtSpacedGroup(afterSpace: length) { return }
      var group: UInt128 = 0
      let digits = probe.position
      guard let count = probe.readDigits(into: &group),
        count == 3 && canBeGrouped || probe.position <= endOfLakhs ?? 0
      else {
        if mark == .underscore || isAtOtherMark && cursor.position == firstEnd { return }
        let whole = start..<cursor.position
        cursor = probe
        throw mark.isApostrophe
          ? misplacedApostrophe(from: start)
          : misplacedGroup(whole, digits..<cursor.position, isSecond: whole.count == first)
      }
      cursor = probe
      guard let sum = number.numerator.times(powerOfTen(count), plus: group) else {
        throw tooLarge(from: start)
      }
      number.numerator = sum
      number.needsUnit = number.needsUnit || mark.isSpace
    }
  }

  private func isGroupMark(_ mark: WrittenNumber.Mark) -> Bool {
    mark == decimalMark.groupMark || mark == .underscore || mark.isApostrophe
      || mark.isSpace && mayNeedUnit
  }

  /// Whether a point is here that can be a decimal mark where it groups nothing: that of `3.5 l` in
  /// a language other than English, as on calculators and packages.
  var isAtOtherMark: Bool {
    mayNeedUnit && decimalMark == .comma && cursor.peek() == decimalMark.group
      && cursor.keywords.isBeyondEnglish
  }

  /// The end of groups of two digits and a last one of three, as in `1,00,000`, if they are here in
  /// a language other than English.
  private func endOfLakhs(_ mark: WrittenNumber.Mark) -> Int? {
    guard cursor.keywords.isBeyondEnglish, mark == decimalMark.groupMark || mark == .underscore
    else { return nil }
    var probe = cursor
    var isAfterPair = false
    while probe.peek() == cursor.peek() {
      probe.position += 1
      let digits = probe.skipGroup()
      if digits == 3, isAfterPair, probe.peek() != cursor.peek() { return probe.position }
      guard digits == 2 else { return nil }
      isAfterPair = true
    }
    return nil
  }

  // MARK: Errors

  /// Returns the error for a group that isn't of three digits. After the first digits, its mark can
  /// be meant as a decimal mark.
  private func misplacedGroup(
    _ whole: Range<Int>, _ rest: Range<Int>, isSecond: Bool
  ) -> ParseError {
    let start = whole.lowerBound
    let isAfterNumber =
      start > 1 && cursor.bytes[start - 1] == 0x20 && cursor.bytes[start - 2] &- 0x30 < 10
    // With further groups, as in `1,2,3` and `1 000,5`, the hint would be another number.
    let isAlone =
      isSecond && cursor.peek() != cursor.bytes[whole.upperBound] && !isAfterNumber
    return ParseError(
      .invalidNumber, at: start..<cursor.position,
      "\(quote(from: start)) is not a number with a decimal \(decimalMark)",
      hint: isAlone && whole.count + rest.count <= ReadingLimits.hint
        ? "write \(cursor.text(whole))\(decimalMark.character)\(cursor.text(rest))" : nil)
  }

  private func misplacedApostrophe(from start: Int) -> ParseError {
    // `6'2"`
    if ["\"", "″", "”"].contains(where: { cursor.isAt($0) }) {
      return ParseError.feetAndInches(start..<cursor.endOfCharacter())
    }
    return ParseError(
      .invalidNumber, at: start..<cursor.position, "\(quote(from: start)) is not a number",
      hint: "an apostrophe stands before three digits, as in 1'000")
  }
}

extension WrittenNumber.Mark {
  /// Whether both marks can group digits of one number.
  fileprivate func groups(like other: WrittenNumber.Mark) -> Bool {
    self == other || isApostrophe && other.isApostrophe || isSpace && other.isSpace
  }
}

extension ByteCursor {
  /// Whether three digits are here that a space joins to those before it.
  fileprivate func isAtSpacedGroup(afterSpace length: Int) -> Bool {
    var probe = self
    // After a space that isn't ASCII and keeps the groups together, `¾` is part of the number.
    guard probe.skipGroup() == 3, !probe.isAtFractionSlash,
      length > 1 || VulgarFraction(at: probe) == nil
    else { return false }
    // `1 100-gram bar`
    return !(probe.isAt("-") && probe.peek(1).isASCIILetter)
  }
}
