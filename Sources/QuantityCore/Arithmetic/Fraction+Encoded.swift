#if !hasFeature(Embedded)
  extension Fraction {
    /// Reads a number as stored in data: `-3`, `1.5`, `2e-3`, `3/2`, `1 1/2`.
    ///
    /// ``init(_:decimalMark:)`` reads the numbers that people write, such as `½` and `1,000`.
    init(encoded text: String) throws(EncodedNumberError) {
      var rest = Substring(text).utf8
      let isNegative = rest.skip("-")
      if !isNegative { _ = rest.skip("+") }
      guard var (numerator, denominator) = try rest.readDecimal(of: text) else {
        throw .notANumber(text)
      }
      if denominator == 1, !rest.isEmpty {
        var whole: UInt128?
        if rest.skip(" ") {
          guard let (count, unit) = try rest.readDecimal(of: text), unit == 1 else {
            throw .notANumber(text)
          }
          (whole, numerator) = (numerator, count)
        }
        guard rest.skip("/"), let (divisor, unit) = try rest.readDecimal(of: text), unit == 1,
          divisor > 0
        else { throw .notANumber(text) }
        // In `1 3/2` any digit may be a typing error.
        guard whole == nil || numerator < divisor else { throw .notANumber(text) }
        denominator = divisor
        let product = (whole ?? 0).multipliedReportingOverflow(by: divisor)
        let sum = numerator.addingReportingOverflow(product.partialValue)
        guard !product.overflow, !sum.overflow else { throw .tooLarge(text) }
        numerator = sum.partialValue
      }
      guard rest.isEmpty else { throw .notANumber(text) }
      guard
        let value = Fraction(magnitude: numerator, over: denominator, isNegative: isNegative)
      else { throw .tooLarge(text) }
      self = value
    }
  }

  /// The reason why a string in data is not a number.
  enum EncodedNumberError: Error, CustomStringConvertible {
    case notANumber(String)
    case tooLarge(String)
    case tooSmall(String)

    var description: String {
      switch self {
      case .notANumber(let text): "'\(text)' is not a number"
      case .tooLarge(let text): "the number '\(text)' is too large"
      case .tooSmall(let text): "the number '\(text)' is too small"
      }
    }
  }

  extension Substring.UTF8View {
    fileprivate mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      guard first == UInt8(ascii: sign) else { return false }
      removeFirst()
      return true
    }

    /// Reads digits, decimals and an exponent, or returns `nil` if there is no digit here.
    ///
    /// - Parameter text: the whole text, for errors.
    fileprivate mutating func readDecimal(
      of text: String
    ) throws(EncodedNumberError) -> (numerator: UInt128, denominator: UInt128)? {
      var number: UInt128 = 0
      guard try readDigits(into: &number, of: text) > 0 else { return nil }
      var places = 0
      if skip(".") {
        places = try readDigits(into: &number, of: text)
        if places == 0 { throw .notANumber(text) }
      }
      if first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
        removeFirst()
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        var exponent: UInt128 = 0
        guard try readDigits(into: &exponent, of: text) > 0 else { throw .notANumber(text) }
        let shift = Int(exactly: exponent).map { $0 > 100 ? 100 : $0 } ?? 100
        places += isNegative ? shift : -shift
      }
      if number == 0 { return (0, 1) }
      // Numbers below 10^-30 count as too small; others have too many digits.
      if places > 38 {
        throw DecimalValue.digitCount(of: number) <= places - 30 ? .tooSmall(text) : .tooLarge(text)
      }
      if places >= 0 { return (number, powerOfTen(places)) }
      guard places >= -38 else { throw .tooLarge(text) }
      let product = number.multipliedReportingOverflow(by: powerOfTen(-places))
      guard !product.overflow else { throw .tooLarge(text) }
      return (product.partialValue, 1)
    }

    /// Appends digits to a number and returns their count.
    private mutating func readDigits(
      into number: inout UInt128, of text: String
    ) throws(EncodedNumberError) -> Int {
      var count = 0
      while let byte = first, (0x30...0x39).contains(byte) {
        let product = number.multipliedReportingOverflow(by: 10)
        let sum = product.partialValue.addingReportingOverflow(UInt128(byte - 0x30))
        guard !product.overflow, !sum.overflow else { throw .tooLarge(text) }
        number = sum.partialValue
        removeFirst()
        count += 1
      }
      return count
    }
  }
#endif
