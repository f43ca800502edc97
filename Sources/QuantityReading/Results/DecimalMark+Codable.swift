import QuantityCore

#if !hasFeature(Embedded)
  extension DecimalMark: Codable {
    /// Encodes the mark as a string: `","`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(character))
    }

    /// Decodes a point or a comma.
    ///
    /// - Throws: a `DecodingError` for anything else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let mark = [DecimalMark.point, .comma].first(where: { String($0.character) == text })
      else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "expected a point or a comma as the decimal mark, found '\(text)'")
      }
      self = mark
    }
  }
#endif
