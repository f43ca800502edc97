public import QuantityCore

#if !hasFeature(Embedded)
  extension Measure: Codable {
    private enum CodingKeys: CodingKey {
      case unit, limit, limitAlone, scoops, isGraduated, besideLessThan, fractions
      case sayableBesideLessThan
    }

    /// Encodes the unit, and all properties that differ from their defaults:
    /// `{"unit": "tablespoon", "limit": 3, "fractions": [{"value": "1/2", "scoops": 1}]}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(unit, forKey: .unit)
      try container.encodeIfPresent(limit, forKey: .limit)
      try container.encodeIfPresent(limitAlone, forKey: .limitAlone)
      if scoops != 1 { try container.encode(scoops, forKey: .scoops) }
      if isGraduated { try container.encode(true, forKey: .isGraduated) }
      try container.encodeIfPresent(besideLessThan, forKey: .besideLessThan)
      if !fractions.isEmpty { try container.encode(fractions, forKey: .fractions) }
      try container.encodeIfPresent(sayableBesideLessThan, forKey: .sayableBesideLessThan)
    }

    /// Decodes an encoded measure. Units outside the catalogue are looked up in the decoder's
    /// `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` with the coding path, if the data is anything else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decode(MeasurementUnit<Kind>.self, forKey: .unit),
        upTo: try container.decodeIfPresent(Int.self, forKey: .limit),
        alone: try container.decodeIfPresent(Int.self, forKey: .limitAlone),
        scoops: try container.decodeIfPresent(Int.self, forKey: .scoops) ?? 1,
        isGraduated: try container.decodeIfPresent(Bool.self, forKey: .isGraduated) ?? false,
        besideLessThan: try container.decodeIfPresent(Amount<Kind>.self, forKey: .besideLessThan),
        fractions: try container.decodeIfPresent([MeasureFraction].self, forKey: .fractions) ?? [],
        sayableBesideLessThan: try container.decodeIfPresent(
          Amount<Kind>.self, forKey: .sayableBesideLessThan))
    }
  }
#endif
