public import QuantityCore

extension Fraction {
  /// Parses a number exactly.
  ///
  ///     try Fraction("1 1/2")   // 3/2
  ///     try Fraction("-0.333")  // -333/1000
  ///     try Fraction("⅔")       // 2/3
  ///
  /// - Throws: a ``ParseError`` with the range of the error.
  public init(_ text: String, decimalMark: DecimalMark = .point) throws(ParseError) {
    self = try withBytes(of: text) { bytes throws(ParseError) in
      var cursor = ByteCursor(bytes)
      cursor.skipSpaces()
      let isNegative = cursor.skip("-") || cursor.skip("−") || cursor.skip(.minus)
      if !isNegative { _ = cursor.skip("+") }
      cursor.skipSpaces()
      var reader = NumberReader(cursor: cursor, decimalMark: decimalMark)
      var scanned = try reader.read()
      if scanned == nil { scanned = try reader.readWords() }
      guard let scanned else {
        throw ParseError(
          .expectedNumber, at: cursor.position..<bytes.count,
          "\(ParseError.quote(bytes, 0..<bytes.count)) is not a number")
      }
      reader.cursor.skipSpaces()
      guard reader.cursor.isAtEnd else {
        let rest = reader.cursor.position..<bytes.count
        throw ParseError(
          .unexpectedText, at: rest, "unexpected \(ParseError.quote(bytes, rest)) after a number")
      }
      guard let number = scanned.fraction else {
        throw ParseError(.tooLarge, at: 0..<bytes.count, "the number is too large")
      }
      return isNegative ? -number : number
    }
  }
}
