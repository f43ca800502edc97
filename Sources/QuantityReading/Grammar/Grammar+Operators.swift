import QuantityCore

// Operators in words, and percentages.

extension Grammar {
  /// Skips `x`, `times` and the like.
  mutating func skipTimes() -> Bool {
    if cursor.skip("*") || cursor.skip("×") { return true }
    switch cursor.peek() | 0x20 {
    // `0x10` is a hexadecimal number.
    case "x": return !cursor.isAfterZero && cursor.skip(.times)
    case "t":
      guard cursor.skipWord("times") else { return false }
      _ = cursor.skipAsMuchAs()
      return true
    case "m": return cursor.skipWords("multiplied", "by")
    default: return false
    }
  }

  /// Skips `/`, `divided by` and the like.
  mutating func skipDivision() -> Bool {
    if cursor.skip("/") || cursor.skip("÷") { return true }
    return cursor.skipWords("divided", "by")
  }

  /// Skips the `of` of `half of 3/4 cup` or `120% of 2 cups`.
  mutating func skipOf(after operand: Operand) -> Bool {
    guard let number = operand.number, operand.isPercentage || number.denominator > 1
    else { return false }
    if cursor.skip(.of) || cursor.skipAsMuchAs() { return true }
    // `half 3/4 cup`
    guard case .fraction = cursor.keyword(in: operand.range),
      cursor.position > operand.range.upperBound
    else { return false }
    return cursor.isAtNumeral
  }

  /// Whether an operator, `of`, `%` or a conversion is here, and so no misspelled unit name.
  var isAtOperatorInWords: Bool {
    var probe = afterSpaces
    return probe.cursor.keyword?.word == .of || probe.skipTimes() || probe.skipDivision()
      || probe.cursor.skipPercent() || probe.skipConversion()
  }

  /// Reads `twice`, `double` or `triple`, or several of them, as one factor.
  mutating func readMultiple() throws(ParseError) -> Operand? {
    guard var multiple = cursor.readMultiple() else { return nil }
    // `double of 1/3 cup`, `twice as much as 1/3 cup`
    _ = cursor.skip(.of) || cursor.skipAsMuchAs()
    while let next = cursor.readMultiple() {
      guard let product = try? multiple.multiplied(by: next) else {
        throw ParseError(
          .tooLarge, at: multiple.range.lowerBound..<next.range.upperBound,
          "the number is too large")
      }
      multiple = product
    }
    return multiple
  }

  // MARK: Sums

  /// Returns the hint for `2 + 3 cups`.
  private func hintOnMissingUnit(of number: Operand, _ amount: Operand) -> String? {
    let whole = number.range.lowerBound..<amount.range.upperBound
    guard number.isNumber, let unit = amount.unit, whole.count <= 60,
      amount.unitRange.upperBound == whole.upperBound,
      slice(whole.lowerBound..<amount.unitRange.lowerBound)
        .allSatisfy({ "0123456789./ +-".utf8.contains($0) })
    else { return nil }
    let name = text(amount.unitRange)
    return "write the unit of both: \(text(number.range)) \(name == unit.name ? unit.plural : name)"
      + text(number.range.upperBound..<whole.upperBound)
  }

  // MARK: Percentages

  /// Reads `%` after a number, and divides the number by 100.
  mutating func readPercent(after number: inout Operand) throws(ParseError) {
    guard case .number(let value) = number.value, cursor.skipPercent()
    else { return }
    let (part, overflow) = value.dividedReportingOverflow(by: Fraction(100))
    guard !overflow else { throw tooLarge(number.range) }
    number = Operand(.number(part), at: number.range.lowerBound..<cursor.position)
    number.isPercentage = true
  }

  /// Adds or subtracts an operand; a percentage is one of the whole sum.
  func join(_ sum: Operand, _ sign: Operand.Operation, _ next: Operand) throws(ParseError)
    -> Operand
  {
    guard next.isPercentage else {
      do throws(ParseError) {
        return try sum.settled(beside: next).joined(sign, next.settled(beside: sum))
      } catch {
        // `half of 2-3 cups`
        if sign == .minus, sum.isNumber, !sum.isPercentage, next.unit != nil {
          throw cannotCalculate(with: Phrase(from: sum, to: next, isApproximate: false))
        }
        throw error.hinting(hintOnMissingUnit(of: sum, next))
      }
    }
    if sum.isPercentage {
      var both = try sum.joined(sign, next)
      both.isPercentage = true
      return both
    }
    if isBeforeRemark {
      // The sign may be a dash before an ingredient: `1 cup - 2% milk`.
      throw ParseError(
        .invalidOperation, at: next.range,
        "\(quote(next.range)) can be a part of the amount or of what comes after it",
        hint: "write the sum in parentheses, or leave out the sign")
    }
    var part = try sum.multiplied(by: next)
    part.range = next.range
    return try sum.joined(sign, part)
  }
}

extension ByteCursor {
  /// Whether the number zero ends here, with no space after it.
  fileprivate var isAfterZero: Bool {
    guard position > 0, bytes[position - 1] == "0" else { return false }
    return position == 1 || !"0123456789.,".utf8.contains(bytes[position - 2])
  }

  /// Skips the end of `three times as much as 1/3 cup`.
  mutating func skipAsMuchAs() -> Bool {
    skip { $0.skipWords("as", "much") && $0.skipWord("as") }
  }

  mutating func skipMinus() -> Bool { skip("-") || (peek() == 0xE2 && skip("−")) }

  /// Skips the `less` of `1 cup less 2 tbsp`, but not of `1 cup less sweet wine`.
  mutating func skipLess(_ mark: DecimalMark) -> Bool {
    skip { $0.skipWord("less") && $0.isBeforeNumber(mark) }
  }

  /// Whether a minus sign or its word is here.
  var isAtMinus: Bool {
    !isAtASCIIDigit && (peek() == "-" || isAt("−") || keyword?.word == .minus)
  }

  /// Whether a number follows, in digits or in words.
  func isBeforeNumber(_ mark: DecimalMark) -> Bool {
    let probe = afterSpaces
    if probe.isAtNumeral { return true }
    if probe.peek() == mark.byte { return probe.isDigit(after: 1) }
    return probe.isAtNumberInWords || probe.isAtMultiple
  }

  /// Whether `twice` or the like is here.
  var isAtMultiple: Bool { isAt { $0.readMultiple() != nil } }

  fileprivate mutating func readMultiple() -> Operand? {
    var probe = afterSpaces
    let start = probe.position
    let factor: Fraction
    switch probe.peek() | 0x20 {
    case "t":
      if probe.skipWord("twice") {
        factor = Fraction(2)
      } else if probe.skipWord(of: ["triple", "thrice", "treble"]) {
        factor = Fraction(3)
      } else {
        return nil
      }
    case "d":
      guard probe.skipWord("double") else { return nil }
      factor = Fraction(2)
    case "q":
      guard probe.skipWord("quadruple") else { return nil }
      factor = Fraction(4)
    case "h":
      guard probe.skipWord("halve") else { return nil }
      factor = Fraction(reduced: 1, 2)
    default: return nil
    }
    self = probe
    return Operand(.number(factor), at: start..<position)
  }

  /// Skips `%`, `percent` and the like.
  mutating func skipPercent() -> Bool {
    skip { probe in
      probe.skipSpaces()
      return switch probe.peek() | 0x20 {
      case "%": probe.skip("%")
      case "p":
        probe.skipWord(of: ["percent", "percentage", "pct"]) || probe.skipWords("per", "cent")
      default: false
      }
    }
  }
}
