#if !hasFeature(Embedded)
  extension Kitchen: Codable {
    private enum CodingKeys: CodingKey { case choice }

    /// Decodes a kitchen, including one encoded by an earlier version.
    ///
    /// - Throws: `DecodingError` if there is no kitchen with that name.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let name = try container.decode(String.self, forKey: .choice)
      guard let kitchen = Kitchen(named: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .choice, in: container,
          debugDescription: "expected the name of a kitchen, found '\(name)'")
      }
      self = kitchen
    }

    /// Encodes the name: `{"choice": "us-liquid"}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .choice)
    }
  }
#endif
