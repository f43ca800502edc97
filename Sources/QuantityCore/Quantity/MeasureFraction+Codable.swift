#if !hasFeature(Embedded)
  extension MeasureFraction: Codable {
    private enum CodingKeys: CodingKey {
      case value, scoops, isMeasurable, placement
    }

    /// Encodes the fraction and its scoops: `{"value": "3/4", "scoops": 2}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: .value)
      try container.encode(scoops, forKey: .scoops)
      if !isMeasurable { try container.encode(false, forKey: .isMeasurable) }
      if placement != .anywhere { try container.encode(placement, forKey: .placement) }
    }

    /// Decodes an encoded fraction; `scoops` is 1 if missing.
    ///
    /// - Throws: a `DecodingError` with the coding path if the data is anything else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        value: try container.decode(Fraction.self, forKey: .value),
        scoops: try container.decodeIfPresent(Int.self, forKey: .scoops) ?? 1,
        isMeasurable: try container.decodeIfPresent(Bool.self, forKey: .isMeasurable) ?? true,
        placement: try container.decodeIfPresent(Placement.self, forKey: .placement) ?? .anywhere)
    }
  }

  extension MeasureFraction.Placement: Codable {
    /// Encodes the position in words: `"after a whole"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }

    /// Decodes the position from its words.
    ///
    /// - Throws: a `DecodingError` if there is no such position.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      let all: [MeasureFraction.Placement] = [.anywhere, .afterWhole, .atEnd]
      guard let placement = all.first(where: { $0.description == text }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected where a fraction reads well, found '\(text)'")
      }
      self = placement
    }
  }
#endif
