#if !hasFeature(Embedded)
  extension Quotient: Codable {
    private enum CodingKeys: String, CodingKey {
      case value, unit, per
    }

    /// Encodes the exact value and the names of both units:
    /// `{"value": "21/10", "unit": "gram", "per": "teaspoon"}`.
    ///
    /// Where the value needs more than 128 bits, the denominator is an amount:
    /// `{"value": ..., "unit": "gram", "per": {"value": ..., "unit": "teaspoon"}}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(numeratorUnit.qualifiedName, forKey: .unit)
      if let value = exactValue {
        try container.encode(EncodedValue(value), forKey: .value)
        try container.encode(denominatorUnit.qualifiedName, forKey: .per)
      } else {
        let numerator = Amount<Numerator>(ticks: Ticks(ratio.numerator), unit: numeratorUnit)
        try container.encode(EncodedValue(numerator.exactValue), forKey: .value)
        try container.encode(
          Amount<Denominator>(ticks: Ticks(ratio.denominator), unit: denominatorUnit), forKey: .per)
      }
    }

    /// Decodes an amount, and a unit or an amount that it is for; units outside the catalogue are
    /// looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` that says where, if one of the two is malformed or the denominator
    ///   is zero.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        if (try? container.decode(String.self, forKey: .per)) != nil {
          try self.init(
            exactly: try container.decode(EncodedValue.self, forKey: .value).fraction,
            try container.unit(forKey: .unit, of: decoder),
            per: try container.unit(forKey: .per, of: decoder))
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

    /// Makes a number of units for one of another, without rounding to ticks: 1/86 gram for a cup is not a whole
    /// number of them.
    private init(
      exactly value: Fraction, _ numeratorUnit: MeasurementUnit<Numerator>,
      per denominatorUnit: MeasurementUnit<Denominator>
    ) throws(QuantityError) {
      let units = Fraction(
        numerator: numeratorUnit.ticks.count, denominator: denominatorUnit.ticks.count)
      let (ratio, overflow) = value.multipliedReportingOverflow(by: units)
      guard !overflow else { throw .overflow }
      self.init(ratio: ratio, numeratorUnit, per: denominatorUnit)
    }
  }
#endif
