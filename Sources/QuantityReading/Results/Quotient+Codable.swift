public import QuantityCore

#if !hasFeature(Embedded)
  extension Quotient: Codable {
    /// Encodes the exact value and the names of both units:
    /// `{"value": "21/10", "unit": "gram", "per": "teaspoon"}`.
    ///
    /// If the value exceeds 128 bits, the denominator is encoded as an amount:
    /// `{"value": ..., "unit": "gram", "per": {"value": ..., "unit": "teaspoon"}}`.
    public func encode(to encoder: any Encoder) throws { try untyped.encode(to: encoder) }

    /// Decodes an amount, and the unit or amount that divides it. Units outside the catalogue are
    /// looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` with the coding path, if either is malformed or the denominator
    ///   is zero.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyQuotient.CodingKeys.self)
      do {
        if (try? container.decode(String.self, forKey: .per)) != nil {
          let numerator: MeasurementUnit<Numerator> = try container.unit(forKey: .unit, of: decoder)
          let denominator: MeasurementUnit<Denominator> =
            try container.unit(forKey: .per, of: decoder)
          self.init(
            known: try AnyQuotient(
              exactly: try container.decode(EncodedValue.self, forKey: .value).fraction,
              numerator.handle, per: denominator.handle))
        } else {
          try self.init(
            checking: try Amount<Numerator>(from: decoder),
            per: try container.decode(Amount<Denominator>.self, forKey: .per))
        }
      } catch let error as QuantityError {
        throw DecodingError.dataCorruptedError(
          forKey: .per, in: container, debugDescription: "\(error)")
      }
    }
  }
#endif

#if !hasFeature(Embedded)
  extension CompoundQuotient: Codable {
    /// Encodes the exact value and the names of its units:
    /// `{"value": 40, "unit": "milligram", "per": ["kilogram", "day"]}`.
    public func encode(to encoder: any Encoder) throws { try untyped.encode(to: encoder) }

    /// Decodes a value, its unit and its two denominators, in either order.
    ///
    /// - Throws: a `DecodingError` with the coding path, if one is malformed or of another kind.
    public init(from decoder: any Decoder) throws {
      guard let own = CompoundQuotient(try AnyQuotient(from: decoder)) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription:
              "expected a \(Numerator.name) per \(First.name) per \(Second.name)"))
      }
      self = own
    }
  }
#endif
