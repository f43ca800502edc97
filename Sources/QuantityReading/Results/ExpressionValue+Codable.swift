import QuantityCore

#if !hasFeature(Embedded)
  extension ExpressionValue: Codable {
    /// Encodes the amount, number or quotient in its own form: `3`, `"3/2"`,
    /// `{"value": 2, "unit": "cup"}`, `{"value": 125, "unit": "milliliter", "per": "hour"}`.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .amount(let amount): try amount.encode(to: encoder)
      case .number(let number): try number.encode(to: encoder)
      case .quotient(let quotient): try quotient.encode(to: encoder)
      }
    }

    /// Decodes an amount, a number or a quotient.
    ///
    /// - Throws: a `DecodingError` with the coding path and the value found, if it is none of
    ///   these.
    public init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: AnyQuotient.CodingKeys.self) else {
        self = .number(try Fraction(from: decoder))
        return
      }
      self =
        container.contains(.per)
        ? .quotient(try AnyQuotient(from: decoder)) : .amount(try AnyAmount(from: decoder))
    }
  }
#endif
