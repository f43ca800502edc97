#if !hasFeature(Embedded)
  /// A number as it is encoded: an integer if it is whole, else a fraction in a string, or the form
  /// that the encoder's ``NumberEncoding`` asks for.
  package struct EncodedValue: Codable {
    package let fraction: Fraction
    /// The decoded number, if the fraction was made from one.
    private let number: Double?

    package init(_ fraction: Fraction, from number: Double? = nil) {
      self.fraction = fraction
      self.number = number
    }

    /// The decoded number, for messages.
    package var found: String { number.map { "\($0)" } ?? fraction.description }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if fraction.isWhole, let whole = Int64(exactly: fraction.numerator) {
        return try container.encode(whole)
      }
      switch encoder.userInfo[.numberEncoding] as? NumberEncoding ?? .exact {
      case .exact: try container.encode(fraction.description)
      case .nearestNumber: try container.encode(Double(fraction))
      default:
        let number = Double(fraction)
        // The decimal must equal the fraction; it is not enough that the fraction rounds to it.
        guard (try? Fraction(encoded: number.description)) == fraction else {
          throw EncodingError.invalidValue(
            fraction,
            EncodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "no decimal number is \(fraction); the nearest is \(number)"))
        }
        try container.encode(number)
      }
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let whole = try? container.decode(Int64.self) {
        self.init(Fraction(reduced: Int128(whole), 1))
      } else if let text = try? container.decode(String.self) {
        do {
          self.init(try Fraction(encoded: text))
        } catch {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
        }
      } else {
        try self.init(number: try container.decode(Double.self), in: container)
      }
    }

    /// Makes the simplest fraction of a number. From 2⁵³ up, where a `Double` cannot tell an
    /// integer from its neighbors, decodes the integer itself.
    private init(number: Double, in container: any SingleValueDecodingContainer) throws {
      func refused(_ found: String, _ reason: String) -> DecodingError {
        .dataCorruptedError(in: container, debugDescription: "found \(found), which \(reason)")
      }
      guard number.magnitude >= 0x1p53 else {
        guard let simplest = Fraction(simplest: number) else {
          throw refused("\(number)", "is not finite")
        }
        guard simplest != .zero || number == 0 else { throw refused("\(number)", "is too small") }
        self.init(simplest, from: number)
        return
      }
      if let whole = try? container.decode(UInt64.self) {
        self.init(Fraction(reduced: Int128(whole), 1))
      } else if let whole = try? container.decode(Int128.self) {
        self.init(Fraction(reduced: whole, 1))
      } else if let whole = try? container.decode(UInt128.self) {
        throw refused("\(whole)", "is too large")
      } else if Fraction(simplest: number) == nil {
        throw refused("\(number)", "is too large")
      } else {
        throw refused(
          "\(number)",
          "may have lost digits; write it as a string, such as \"12345678901234567890123\"")
      }
    }
  }
#endif
