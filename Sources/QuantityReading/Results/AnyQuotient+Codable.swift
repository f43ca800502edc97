public import QuantityCore

#if !hasFeature(Embedded)
  extension AnyQuotient: Codable {
    enum CodingKeys: String, CodingKey {
      case value, unit, per
    }

    /// Encodes the exact value and the names of both units, which imply the kinds:
    /// `{"value": 125, "unit": "milliliter", "per": "hour"}`, and with two denominators
    /// `{"value": 40, "unit": "milligram", "per": ["kilogram", "day"]}`.
    ///
    /// If the value exceeds 128 bits, the denominator is encoded as an amount:
    /// `{"value": ..., "unit": "gram", "per": {"value": ..., "unit": "teaspoon"}}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(numeratorUnit.qualifiedName, forKey: .unit)
      if let value = exactValue {
        try container.encode(EncodedValue(value), forKey: .value)
        if let second = secondDenominatorUnit {
          let names = [denominatorUnit.qualifiedName, second.qualifiedName]
          try container.encode(names, forKey: .per)
        } else {
          try container.encode(denominatorUnit.qualifiedName, forKey: .per)
        }
      } else {
        let numerator = AnyAmount(tickCount: ratio.numerator, unit: numeratorUnit)
        let denominator = AnyAmount(tickCount: ratio.denominator, unit: denominatorUnit)
        try container.encode(EncodedValue(numerator.exactValue), forKey: .value)
        if let second = secondDenominatorUnit {
          try container.encode(
            [denominator, AnyAmount(tickCount: 1, unit: second)], forKey: .per)
        } else {
          try container.encode(denominator, forKey: .per)
        }
      }
    }

    /// Decodes an amount, and the unit or amount that divides it. Units outside the catalogue are
    /// looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` with the coding path, if either is malformed or the denominator
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
        } else if (try? container.nestedUnkeyedContainer(forKey: .per)) != nil {
          try self.init(from: decoder, container, find)
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

    /// Decodes a quotient with two denominators, each a name or an amount.
    private init(
      from decoder: any Decoder, _ container: KeyedDecodingContainer<CodingKeys>,
      _ find: (String) throws -> AnyUnit
    ) throws {
      if let names = try? container.decode([String].self, forKey: .per), names.count == 2 {
        let value = try container.decode(EncodedValue.self, forKey: .value).fraction
        let numerator = try container.unit(forKey: .unit, find)
        let (first, second) = (try find(names[0]), try find(names[1]))
        self = try AnyQuotient(exactly: value, numerator, per: first)
          .divided(by: AnyAmount(tickCount: second.tickCount, unit: second))
        return
      }
      let amounts = try container.decode([AnyAmount].self, forKey: .per)
      guard amounts.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .per, in: container, debugDescription: "expected two units")
      }
      self = try AnyQuotient(checking: AnyAmount(from: decoder), per: amounts[0])
        .divided(by: amounts[1])
    }

    /// Makes a quotient from a number and two units, without rounding to ticks: 1/86 gram per cup
    /// isn't a whole number of them.
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
