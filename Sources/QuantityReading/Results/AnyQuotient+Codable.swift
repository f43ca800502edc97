public import QuantityCore

#if !hasFeature(Embedded)
  extension AnyQuotient: Codable {
    enum CodingKeys: String, CodingKey {
      case value, unit, per
    }

    /// Encodes the exact value and the names of both units, which tell the kinds:
    /// `{"value": 125, "unit": "milliliter", "per": "hour"}`.
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
        let numerator = AnyAmount(tickCount: ratio.numerator, unit: numeratorUnit)
        try container.encode(EncodedValue(numerator.exactValue), forKey: .value)
        try container.encode(
          AnyAmount(tickCount: ratio.denominator, unit: denominatorUnit), forKey: .per)
      }
    }

    /// Decodes an amount, and a unit or an amount that it is for; names of units outside the catalogue are
    /// looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` that says where, if one of the two is malformed or the denominator
    ///   is zero.
    public init(from decoder: any Decoder) throws {
      let vocabulary = decoder.userInfo[.vocabulary] as? Vocabulary ?? .standard
      func find(_ name: String) throws -> AnyUnit {
        try AnyUnit(named: name, vocabulary: vocabulary.ofStoredData)
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        if (try? container.decode(String.self, forKey: .per)) != nil {
          try self.init(
            exactly: try container.decode(EncodedValue.self, forKey: .value).fraction,
            try container.unit(forKey: .unit, find), per: try container.unit(forKey: .per, find))
        } else {
          try self.init(
            checking: try AnyAmount(from: decoder),
            per: try container.decode(AnyAmount.self, forKey: .per))
        }
      } catch let error as QuantityError {
        throw DecodingError.dataCorruptedError(
          forKey: .per, in: container, debugDescription: "\(error)")
      }
    }

    /// Makes a number of units for one of another, without rounding to ticks: 1/86 gram for a cup is not a whole
    /// number of them.
    init(
      exactly value: Fraction, _ numeratorUnit: AnyUnit, per denominatorUnit: AnyUnit
    ) throws(QuantityError) {
      let units = Fraction(
        numerator: numeratorUnit.tickCount, denominator: denominatorUnit.tickCount)
      let (ratio, overflow) = value.multipliedReportingOverflow(by: units)
      guard !overflow else { throw .overflow }
      self.init(ratio: ratio, numeratorUnit, per: denominatorUnit)
    }
  }
#endif
