import QuantityReading

#if !hasFeature(Embedded)
  extension AmountFinder: Codable {
    private enum CodingKeys: CodingKey {
      case vocabulary, decimalMark
    }

    /// Encodes the vocabulary and the decimal mark.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(vocabulary, forKey: .vocabulary)
      try container.encode(decimalMark, forKey: .decimalMark)
    }

    /// Decodes a finder. Uses the standard vocabulary if none was encoded.
    ///
    /// - Throws: a `DecodingError` with the coding path if the data is something else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        vocabulary: try container.decodeIfPresent(Vocabulary.self, forKey: .vocabulary)
          ?? .standard,
        decimalMark: try container.decodeIfPresent(DecimalMark.self, forKey: .decimalMark))
    }
  }
#endif
