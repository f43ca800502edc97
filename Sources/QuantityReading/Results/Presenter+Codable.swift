public import QuantityCore

#if !hasFeature(Embedded)
  extension Presenter: Codable {
    private enum CodingKeys: CodingKey {
      case kit, maxParts, approximation, preferredUnit, system, smallest, rounding
    }

    /// Encodes all options that differ from their defaults:
    /// `{"kit": {"choice": "us"}, "maxParts": 2}`.
    public func encode(to encoder: any Encoder) throws {
      let usual = Presenter()
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(kit, forKey: .kit)
      try container.encodeIfPresent(maxParts, forKey: .maxParts)
      if approximation != usual.approximation {
        try container.encode(approximation, forKey: .approximation)
      }
      try container.encodeIfPresent(preferredUnit, forKey: .preferredUnit)
      if system != usual.system { try container.encode(system, forKey: .system) }
      try container.encodeIfPresent(core.smallest, forKey: .smallest)
      if core.rounding != usual.core.rounding {
        try container.encode(core.rounding.rawValue, forKey: .rounding)
      }
    }

    /// Decodes encoded options; missing ones have their defaults.
    ///
    /// - Throws: a `DecodingError` with the coding path, if the data is anything else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        kit: try container.decodeIfPresent(Kit<Kind>.self, forKey: .kit),
        approximation: try container.decodeIfPresent(Approximation.self, forKey: .approximation)
          ?? .usual,
        preferredUnit: try container.decodeIfPresent(
          MeasurementUnit<Kind>.self, forKey: .preferredUnit),
        system: try container.decodeIfPresent(MeasurementSystem.self, forKey: .system) ?? .us)
      let parts = try container.decodeIfPresent(Int.self, forKey: .maxParts)
      guard parts ?? 1 >= 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .maxParts, in: container, debugDescription: "expected at least one part")
      }
      maxParts = parts
      core.smallest = try container.decodeIfPresent(MeasurementUnit<Kind>.self, forKey: .smallest)?
        .handle
      guard let rule = try container.decodeIfPresent(String.self, forKey: .rounding) else { return }
      guard let rounding = RoundingRule(rawValue: rule) else {
        throw DecodingError.dataCorruptedError(
          forKey: .rounding, in: container,
          debugDescription: "expected a rule of rounding, found '\(rule)'")
      }
      core.rounding = rounding
    }
  }
#endif
