import QuantityCore

extension NumberReader {
  /// Reads groups of three after the first digits: `1,000`, `1_000`, `1'000`, and `1 000` before a
  /// unit.
  mutating func readThousands(
    into number: inout ScannedNumber, after first: Int, from start: Int
  ) throws(ParseError) {
    let (sign, firstEnd) = (cursor.peek(), cursor.position)
    guard sign == decimalMark.group || sign == UInt8(ascii: "_") else {
      if cursor.apostropheLength != nil {
        return try readApostrophes(into: &number, after: first, from: start)
      }
      return try readSpacedThousands(into: &number, after: first, from: start)
    }
    if cursor.keywords.isBeyondEnglish, first <= 2, let end = endOfLakhs(sign) {
      return try readLakhs(into: &number, upTo: end, from: start)
    }
    while cursor.peek() == sign, cursor.isDigit(after: 1) {
      var probe = cursor
      probe.position += 1
      let digits = probe.position
      var group: UInt128 = 0
      let count = probe.readDigits(into: &group)
      guard count == 3, first <= 3, cursor.bytes[start] != UInt8(ascii: "0") else {
        if sign == UInt8(ascii: "_") || isAtOtherMark && cursor.position == firstEnd { return }
        let whole = text(start..<cursor.position)
        cursor = probe
        let rest = text(digits..<cursor.position)
        // With further groups, as in `1,2,3` and `1 000,5`, the hint would be another number.
        let isAlone =
          whole.utf8.count == first && cursor.peek() != sign && !isAfterNumber(start)
        throw ParseError(
          .invalidNumber, at: start..<cursor.position,
          "\(quote(from: start)) is not a number with a decimal \(decimalMark)",
          hint: isAlone && rest.utf8.count + whole.utf8.count <= ReadingLimits.hint
            ? "write \(whole)\(decimalMark.character)\(rest)" : nil)
      }
      cursor = probe
      try append(group, to: &number, from: start)
    }
  }

  /// The end of groups of two digits and a last one of three, as in `1,00,000`, if they are here.
  private func endOfLakhs(_ sign: UInt8) -> Int? {
    var probe = cursor
    var isAfterPair = false
    while probe.peek() == sign {
      probe.position += 1
      let digits = probe.skipGroup()
      if digits == 3, isAfterPair, probe.peek() != sign { return probe.position }
      guard digits == 2 else { return nil }
      isAfterPair = true
    }
    return nil
  }

  private mutating func readLakhs(
    into number: inout ScannedNumber, upTo end: Int, from start: Int
  ) throws(ParseError) {
    while cursor.position < end {
      guard cursor.isAtDigit else {
        cursor.position += 1
        continue
      }
      guard cursor.readDigits(into: &number.numerator) != nil else { throw tooLarge(from: start) }
    }
  }

  /// Whether a digit and a space precede an offset.
  private func isAfterNumber(_ offset: Int) -> Bool {
    offset > 1 && cursor.bytes[offset - 1] == 0x20 && cursor.bytes[offset - 2] &- 0x30 < 10
  }

  /// Whether a point is here that can be a decimal mark where it groups nothing: that of `3.5 l` in
  /// a language other than English, as on calculators and packages.
  var isAtOtherMark: Bool {
    mayNeedUnit && decimalMark == .comma && cursor.peek() == decimalMark.group
      && cursor.keywords.isBeyondEnglish
  }

  /// Reads groups of three after single spaces: `1 500 g`.
  private mutating func readSpacedThousands(
    into number: inout ScannedNumber, after first: Int, from start: Int
  ) throws(ParseError) {
    guard mayNeedUnit, first <= 3, cursor.bytes[start] != UInt8(ascii: "0") else { return }
    while let (space, end) = spacedGroup {
      var group: UInt128 = 0
      cursor.position = space.upperBound
      _ = cursor.readDigits(into: &group)
      cursor.position = end
      try append(group, to: &number, from: start)
      number.needsUnit = true
    }
  }

  /// The space here and the end of the group of three digits after it, if both are here.
  private var spacedGroup: (space: Range<Int>, end: Int)? {
    let start = cursor.position
    guard let length = cursor.peek() == 0x20 ? 1 : cursor.spaceBeyondASCII else { return nil }
    var probe = cursor
    probe.position += length
    // After a space that isn't ASCII and keeps the groups together, `¾` is part of the number.
    guard probe.skipGroup() == 3, !probe.isAtFractionSlash,
      length > 1 || VulgarFraction(at: probe) == nil
    else { return nil }
    // `1 100-gram bar`
    if probe.peek() == UInt8(ascii: "-"), (probe.peek(1) | 0x20) &- UInt8(ascii: "a") < 26 {
      return nil
    }
    return (start..<start + length, probe.position)
  }

  /// Reads groups of three after apostrophes, as in Swiss `1'000`, or after `٬` or `،`.
  private mutating func readApostrophes(
    into number: inout ScannedNumber, after first: Int, from start: Int
  ) throws(ParseError) {
    while let length = cursor.apostropheLength, cursor.isDigit(after: length) {
      cursor.position += length
      var group: UInt128 = 0
      guard cursor.readDigits(into: &group) == 3, first <= 3,
        cursor.bytes[start] != UInt8(ascii: "0")
      else {
        // `6'2"`
        if cursor.isAt("\"") || cursor.isAt("″") || cursor.isAt("”") {
          throw ParseError.feetAndInches(start..<cursor.endOfCharacter())
        }
        throw ParseError(
          .invalidNumber, at: start..<cursor.position, "\(quote(from: start)) is not a number",
          hint: "an apostrophe stands before three digits, as in 1'000")
      }
      try append(group, to: &number, from: start)
    }
  }

  private func append(
    _ group: UInt128, to number: inout ScannedNumber, from start: Int
  ) throws(ParseError) {
    guard let sum = number.numerator.times(1000, plus: group) else { throw tooLarge(from: start) }
    number.numerator = sum
  }
}

extension ByteCursor {
  /// The length of the apostrophe here, or of the group mark of Arabic script or N’Ko.
  fileprivate var apostropheLength: Int? {
    switch peek() {
    case UInt8(ascii: "'"): 1
    case 0xD8: isAt("،") ? 2 : nil
    case 0xD9: isAt("٬") ? 2 : nil
    case 0xE2: isAt("’") || isAt("⹁") ? 3 : nil
    default: nil
    }
  }

  /// Whether a fraction slash is here.
  var isAtFractionSlash: Bool {
    var probe = self
    return probe.skipFractionSlash()
  }

  /// Skips a fraction slash.
  mutating func skipFractionSlash() -> Bool {
    if skip("/") { return true }
    guard peek() >= 0xE2 || peek() == UInt8(ascii: "&") else { return false }
    return skip("∕") || skip("／") || skip("⁄", orEntity: "⁄")
  }

  /// Skips spaces and `&`, or the entity for it.
  mutating func skipAmpersand() -> Bool {
    var probe = self
    probe.skipSpaces()
    guard probe.peek() == UInt8(ascii: "&") else { return false }
    guard let entity = HTMLEntity(at: probe) else {
      position = probe.position + 1
      return true
    }
    guard entity.scalar == "&" else { return false }
    position = probe.position + entity.length
    return true
  }
}
