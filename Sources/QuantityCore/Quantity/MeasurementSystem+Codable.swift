#if !hasFeature(Embedded)
  extension MeasurementSystem: Codable {
    /// Decodes the name of a system.
    ///
    /// - Throws: a `DecodingError` if no system has that name.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let system = MeasurementSystem(named: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected the name of a system, found '\(name)'")
      }
      self = system
    }

    /// Encodes the name: `"imperial"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }
  }
#endif
