import QuantityCore
import QuantityReading

#if !hasFeature(Embedded)
  extension AmountScaler: Codable {
    private enum CodingKeys: CodingKey {
      case factor, volumeKit, massKit, style, kitchen, keepsOriginal, hidesEstimates, keeping
      case countingWhole, roundingStep, finder
    }

    /// Encodes the factor, and all other properties that differ from their defaults:
    /// `{"factor": "3/2", "keeping": ["salt"]}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(factor, forKey: .factor)
      try container.encodeIfPresent(volumeKit, forKey: .volumeKit)
      try container.encodeIfPresent(massKit, forKey: .massKit)
      try container.encodeIfPresent(style, forKey: .style)
      try container.encodeIfPresent(kitchen, forKey: .kitchen)
      if keepsOriginal { try container.encode(true, forKey: .keepsOriginal) }
      if hidesEstimates { try container.encode(true, forKey: .hidesEstimates) }
      if !keeping.isEmpty { try container.encode(keeping, forKey: .keeping) }
      if !countingWhole.isEmpty { try container.encode(countingWhole, forKey: .countingWhole) }
      try container.encodeIfPresent(roundingStep, forKey: .roundingStep)
      if finder != AmountFinder() { try container.encode(finder, forKey: .finder) }
    }

    /// Decodes a scaler. All properties except the factor have default values.
    ///
    /// - Throws: a `DecodingError` with the coding path if the data is something else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        by: try container.decode(Fraction.self, forKey: .factor),
        for: try container.decodeIfPresent(ReaderKitchen.self, forKey: .kitchen),
        style: try container.decodeIfPresent(PresentationStyle.self, forKey: .style),
        finder: try container.decodeIfPresent(AmountFinder.self, forKey: .finder) ?? AmountFinder())
      volumeKit = try container.decodeIfPresent(Kit.self, forKey: .volumeKit)
      massKit = try container.decodeIfPresent(Kit.self, forKey: .massKit)
      keepsOriginal = try container.decodeIfPresent(Bool.self, forKey: .keepsOriginal) ?? false
      hidesEstimates = try container.decodeIfPresent(Bool.self, forKey: .hidesEstimates) ?? false
      keeping = try container.decodeIfPresent([String].self, forKey: .keeping) ?? []
      countingWhole = try container.decodeIfPresent([String].self, forKey: .countingWhole) ?? []
      roundingStep = try container.decodeIfPresent(ExpressionValue.self, forKey: .roundingStep)
    }
  }
#endif
