#if !hasFeature(Embedded)
  extension PresentationLanguage: Codable {
    /// Encodes a language of the library as its identifier, another with all its data.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if PresentationLanguage.all.contains(self) {
        try container.encode(identifier)
      } else {
        try container.encode(data)
      }
    }

    /// Decodes the identifier of a language of the library, or all the data of another.
    ///
    /// - Throws: a `DecodingError` if the library does not have the language.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let identifier = try? container.decode(String.self) else {
        self.init(try container.decode(Data.self))
        return
      }
      guard let known = PresentationLanguage.all.first(where: { $0.identifier == identifier })
      else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown language '\(identifier)'")
      }
      self = known
    }
  }
#endif
