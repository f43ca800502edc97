#if !hasFeature(Embedded)
  extension PresentationStyle.Fractions: Codable {
    private enum CodingKeys: CodingKey {
      case choice
    }

    /// Decodes fractions.
    ///
    /// - Throws: a `DecodingError` if they have more digits or decimals than a decimal can.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      choice = try container.decode(Choice.self, forKey: .choice)
      switch choice {
      case .digits(let count) where !(1...38).contains(count),
        .places(let count) where !(0...38).contains(count):
        throw DecodingError.dataCorruptedError(
          forKey: .choice, in: container, debugDescription: "a decimal cannot have \(count) digits")
      default: break
      }
    }

    /// Encodes fractions.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(choice, forKey: .choice)
    }
  }
#endif
