#if !hasFeature(Embedded)
  extension PresentationLanguage: Codable {
    /// Encodes a language of the library as its identifier, and any other with all its data.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if PresentationLanguage.all.contains(self) {
        try container.encode(identifier)
      } else {
        try container.encode(data)
      }
    }

    /// Decodes the identifier of a language of the library, or all the data of another language.
    ///
    /// The data of a language is freed with its last copy, so it can come from anywhere.
    ///
    /// - Throws: a `DecodingError` if the library doesn't have the language, or if its decimal mark
    ///   is not a single character.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let identifier = try? container.decode(String.self) else {
        let data = try container.decode(Data.self)
        guard data.decimalMark.unicodeScalars.count == 1 else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "expected one character as decimal mark, found '\(data.decimalMark)'")
        }
        self.init(data)
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
