extension Quotient {
  /// Reads a quotient: an amount, `/` or `per`, and a unit or another amount.
  ///
  ///     try Density("2.1 g/tsp")
  ///     try Density("120 g per cup") == 120.grams / 1.cups        // true
  ///     try Density("1 lb 4 oz per 2 1/2 cups") == 8.ounces / 1.cups  // true
  ///     try Flow("2 gal/min").value                                // 2.0
  ///
  /// - Parameters:
  ///   - text: an amount, and a unit or an amount that it is for.
  ///   - decimalMark: what stands before decimals.
  ///   - vocabulary: what the names of units mean.
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(
    _ text: String, decimalMark: DecimalMark = .point, vocabulary: Vocabulary? = nil
  ) throws(ParseError) {
    let bytes = Array(text.utf8)
    guard let separator = bytes.quotientSeparator else {
      throw ParseError(
        bytes.isEmpty ? .incomplete : .expectedQuotient, at: bytes.count..<bytes.count,
        "'/' or 'per' is due between a \(Numerator.name) and a \(Denominator.name)",
        hint: "write the \(Numerator.name) for one unit of \(Denominator.name), such as "
          + Quotient.example)
    }
    let numerator = try Amount<Numerator>(
      String(decoding: bytes[..<separator.lowerBound], as: UTF8.self), decimalMark: decimalMark,
      vocabulary: vocabulary)
    let rest = bytes[separator.upperBound...]
    let denominator: Amount<Denominator>
    do throws(ParseError) {
      denominator = try Quotient.denominator(
        String(decoding: rest, as: UTF8.self), isAmount: rest.beginsWithNumber, decimalMark,
        vocabulary)
    } catch {
      throw error.moved(by: separator.upperBound)
    }
    do throws(QuantityError) {
      try self.init(checking: numerator, per: denominator)
    } catch {
      throw ParseError(
        error == .divisionByZero ? .divisionByZero : .tooLarge,
        at: separator.upperBound..<bytes.count,
        error == .divisionByZero ? "cannot divide by zero" : "the quotient is too large")
    }
  }

  private static func denominator(
    _ text: String, isAmount: Bool, _ decimalMark: DecimalMark, _ vocabulary: Vocabulary?
  ) throws(ParseError) -> Amount<Denominator> {
    if isAmount { return try Amount(text, decimalMark: decimalMark, vocabulary: vocabulary) }
    let unit = try MeasurementUnit<Denominator>(named: text, vocabulary: vocabulary)
    return Amount(ticks: unit.ticks, unit: unit)
  }

  /// A quotient of the first units of both kinds, for a hint: `3 g/ml`.
  private static var example: String {
    let units = (Numerator.units.first?.symbol, Denominator.units.first?.symbol)
    return "3 \(units.0 ?? "a")/\(units.1 ?? "b")"
  }
}

extension ParseError.Code {
  /// A quotient is due, and there is nothing that divides.
  public static let expectedQuotient = ParseError.Code(description: "expected-quotient")
}

extension ParseError {
  /// The same error in a text in which the part that was read begins later.
  fileprivate func moved(by offset: Int) -> ParseError {
    ParseError(
      code, at: range.lowerBound + offset..<range.upperBound + offset, message, hint: hint,
      suggestions: suggestions)
  }
}

extension [UInt8] {
  /// Where the sign or the word stands that parts a quotient: the first `per`, or else the first
  /// slash that is not within a number, as that of `1/2 cup/min` is.
  fileprivate var quotientSeparator: Range<Int>? {
    if let word = indices.first(where: { isWord("per", at: $0) }) { return word..<word + 3 }
    return indices.first { self[$0] == UInt8(ascii: "/") && !isWithinNumber($0) }
      .map { $0..<$0 + 1 }
  }

  /// Whether a word of letters stands here, apart from other letters, in whatever case.
  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= count, start == 0 || !isLetter(self[start - 1]),
      start + length == count || !isLetter(self[start + length])
    else { return false }
    return (0..<length).allSatisfy { self[start + $0] | 0x20 == word.utf8Start[$0] }
  }

  /// Whether the sign here stands between digits that follow no letter, as in `1/2` but not in
  /// `cm3/s`.
  private func isWithinNumber(_ position: Int) -> Bool {
    guard let next = self[(position + 1)...].first(where: { $0 != 0x20 }), isDigit(next) else {
      return false
    }
    var index = position - 1
    while index >= 0, self[index] == 0x20 { index -= 1 }
    guard index >= 0, isDigit(self[index]) else { return false }
    while index >= 0, isDigit(self[index]) { index -= 1 }
    return index < 0 || !isLetter(self[index])
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension ArraySlice<UInt8> {
  /// Whether a number or a parenthesis comes first, and not the name of a unit.
  fileprivate var beginsWithNumber: Bool {
    withUnsafeBufferPointer { bytes in
      var cursor = ByteCursor(bytes)
      cursor.skipSpaces()
      return (0x28...0x39).contains(cursor.peek()) || VulgarFraction(at: cursor) != nil
        || cursor.isAt("−")
    }
  }
}
