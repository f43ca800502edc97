import QuantityCore

// Forms that English lacks: units before their number, `vikombe 2`, `大さじ2`, `kijiko 2 kikubwa`;
// units that include their number, `كوبان`; and words without spaces between them.

extension Grammar {
  /// Reads a unit and the number after it, or a unit that includes its number; returns `nil` if
  /// neither is here.
  mutating func readUnitFirst() throws(ParseError) -> Operand? {
    guard lexicon.hasUnitsFirst else { return nil }
    var probe = afterSpaces
    let start = probe.cursor.position
    guard probe.cursor.endOfNameWord() > start else { return nil }
    var numbered = probe
    if let amount = try numbered.readNumberAfterUnit(from: start) {
      self = numbered
      return amount
    }
    guard let (match, end) = longestName(from: start, probe.cursor.endOfNameWord(), inside: nil),
      match.traits.count > 0, let unit = match.unit, !match.isAmbiguous
    else { return nil }
    probe.cursor.position = end
    let name = UnitName(range: start..<end, unit: unit)
    let amount = try probe.measure(
      ScannedNumber(numerator: UInt128(match.traits.count)), name, from: start)
    self = probe
    return amount
  }

  /// Reads `vikombe 2` or `kijiko 2 kikubwa`.
  private mutating func readNumberAfterUnit(from start: Int) throws(ParseError) -> Operand? {
    var end = start
    for _ in 0..<lexicon.mostWords {
      end = cursor.endOfNameWord()
      guard end > cursor.position else { return nil }
      cursor.position = end
      cursor.skipSpaces()
      if cursor.isAtNumeral { break }
      // A hyphen within a name isn't a sign.
      if cursor.peek() == "-", cursor.position == end, !cursor.isDigit(after: 1) {
        cursor.position += 1
      } else if cursor.isAtMinus {
        break
      }
    }
    let lead = start..<end
    let isNegative = cursor.skipMinus() || !cursor.isAtASCIIDigit && cursor.skip(.minus)
    cursor.skipSpaces()
    guard cursor.isAtNumeral else { return nil }
    let first = lexicon.match(slice(lead), kind: kind)
    guard let number = try readNumberBeforeOther() else { return nil }
    guard
      let unit = readTrail(after: lead)
        ?? (first.traits.isFirst && !first.isAmbiguous ? first.unit : nil)
    else { return nil }
    let name = UnitName(range: lead, unit: unit)
    let amount = try measure(number, name, from: start)
    return isNegative ? try amount.negated(at: start..<cursor.position) : amount
  }

  /// Reads a number before another one that has its own unit: the 2 of `nna 2 12 h`.
  private mutating func readNumberBeforeOther() throws(ParseError) -> ScannedNumber? {
    let start = cursor
    do throws(ParseError) {
      return try readNumber(mayNeedUnit: true)
    } catch {
      guard let space = cursor.bytes[error.range].lastIndex(of: 0x20) else { throw error }
      var numbers = NumberReader(cursor: start.ending(at: space), decimalMark: decimalMark)
      guard let number = try? numbers.read() else { throw error }
      cursor.position = numbers.cursor.position
      return number
    }
  }

  /// Reads the rest of a name that surrounds its number, as long as possible.
  private mutating func readTrail(after lead: Range<Int>) -> AnyUnit? {
    var probe = cursor
    var name = Array(slice(lead))
    var found: (unit: AnyUnit, end: Int)?
    for _ in 0..<lexicon.mostWords {
      probe.skipSpaces()
      let end = probe.endOfNameWord()
      guard end > probe.position else { break }
      name.append(0x20)
      name += slice(probe.position..<end)
      probe.position = end
      let match = name.withUnsafeBufferPointer { lexicon.match($0, kind: kind) }
      if match.traits.isFirst, !match.isAmbiguous, let unit = match.unit { found = (unit, end) }
    }
    guard let found else { return nil }
    cursor.position = found.end
    return found.unit
  }

  /// Returns the second end of `vikombe 2 hadi 3` with the unit of the first; unchanged if there is
  /// no unit to share.
  func sharingUnitBefore(_ first: Operand, _ second: Operand) throws(ParseError) -> Operand {
    guard case .amount(let one) = first.value, let count = second.number,
      first.unitRange.lowerBound == first.range.lowerBound, !first.unitRange.isEmpty
    else { return second }
    return try measured(second, count, one.unit, named: first.unitRange)
  }

  // MARK: Names

  /// Skips the gap between words of a name: spaces of all kinds, hyphens and zero-width characters.
  func skipGapInName(_ probe: inout ByteCursor) -> Bool {
    let start = probe.position
    while true {
      if probe.peek() == 0x20 || probe.peek() == "-" {
        probe.position += 1
      } else if probe.peek() >= 0xC2, let length = probe.spaceBeyondASCII {
        probe.position += length
      } else {
        return probe.position > start
      }
    }
  }

  /// Finds the longest name that begins a run of words without spaces.
  func nameWithoutEnd(
    from start: Int, _ wordEnd: Int, inside outer: AnyUnit?
  ) -> (match: Lexicon.Match, end: Int)? {
    var end = min(wordEnd, start + ReadingLimits.lookAhead)
    while end > start + 1 {
      end -= 1
      // A name can't end within a character.
      guard end < cursor.bytes.count, cursor.bytes[end] & 0xC0 != 0x80 else { continue }
      let match = match(start..<end, inside: outer)
      if match.unit != nil || match.hasOthers { return (match, end) }
    }
    return nil
  }
}
