import QuantityReading

#if !hasFeature(Embedded)
  extension IngredientLine: Codable {
    private enum CodingKeys: CodingKey {
      case text, amount, range, rest, problem, qualifier
    }

    /// Encodes the line and its parts:
    /// `{"text": "2 eggs", "amount": {"lower": 2}, "range": [0, 1], "rest": "eggs"}`.
    ///
    /// The range counts UTF-8 bytes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text, forKey: .text)
      try container.encodeIfPresent(amount, forKey: .amount)
      if let range {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
        try container.encode(start..<end, forKey: .range)
      }
      try container.encode(rest, forKey: .rest)
      try container.encodeIfPresent(problem, forKey: .problem)
      try container.encodeIfPresent(qualifier, forKey: .qualifier)
    }

    /// Decodes a line and its parts, without parsing the text again.
    ///
    /// - Throws: a `DecodingError` with the coding path if the data is something else, or if the
    ///   range is not a range of the text.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let text = try container.decode(String.self, forKey: .text)
      let bytes = try container.decodeIfPresent(Range<Int>.self, forKey: .range)
      let range = try bytes.map { bytes in
        guard bytes.lowerBound >= 0, bytes.upperBound <= text.utf8.count,
          let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
            .samePosition(in: text.unicodeScalars),
          let end = text.utf8.index(text.startIndex, offsetBy: bytes.upperBound)
            .samePosition(in: text.unicodeScalars)
        else {
          throw DecodingError.dataCorruptedError(
            forKey: .range, in: container, debugDescription: "\(bytes) is not a range of the text")
        }
        return start..<end
      }
      self.init(
        text: text, amount: try container.decodeIfPresent(WrittenAmount.self, forKey: .amount),
        range: range, rest: try container.decode(String.self, forKey: .rest),
        problem: try container.decodeIfPresent(ParseError.self, forKey: .problem),
        qualifier: try container.decodeIfPresent(String.self, forKey: .qualifier))
    }
  }
#endif
