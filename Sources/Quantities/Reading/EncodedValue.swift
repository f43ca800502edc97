#if !hasFeature(Embedded)
  /// A number on the wire: an integer where it is one, else a fraction in a string.
  struct EncodedValue: Codable {
    let fraction: Fraction
    /// The number of which the fraction is the simplest, if it is one.
    private let number: Double?

    init(_ fraction: Fraction, from number: Double? = nil) {
      self.fraction = fraction
      self.number = number
    }

    /// What was found, for messages.
    var found: String { number.map { "\($0)" } ?? fraction.description }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if fraction.isWhole, let whole = Int64(exactly: fraction.numerator) {
        try container.encode(whole)
      } else {
        try container.encode(fraction.description)
      }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let whole = try? container.decode(Int64.self) {
        self.init(Fraction(reduced: Int128(whole), 1))
      } else if let text = try? container.decode(String.self) {
        do {
          self.init(try EncodedValue.least(text) ?? Fraction(text))
        } catch {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
        }
      } else {
        try self.init(number: try container.decode(Double.self), in: container)
      }
    }

    /// Returns the fraction that is written with the least numerator: text is read without its sign, but
    /// this has no positive twin.
    private static func least(_ text: String) -> Fraction? {
      let numerator = "\(Int128.min)"
      guard text.hasPrefix(numerator) else { return nil }
      let rest = text.dropFirst(numerator.count)
      if rest.isEmpty { return Fraction(reduced: .min, 1) }
      guard rest.first == "/", let denominator = Int128(rest.dropFirst()), denominator > 0
      else { return nil }
      return Fraction(numerator: .min, denominator: denominator)
    }

    /// Makes the simplest fraction of a number, or decodes the integer that it is in full: a `Double`
    /// cannot tell it from its neighbors.
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
