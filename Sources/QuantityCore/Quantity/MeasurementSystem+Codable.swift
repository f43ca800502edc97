#if !hasFeature(Embedded)
  extension MeasurementSystem: Codable {
    /// Reads the name of a system.
    ///
    /// - Throws: a `DecodingError` if there is no system of the name.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let system = MeasurementSystem(named: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected the name of a system, found '\(name)'")
      }
      self = system
    }

    /// Writes the name: `"imperial"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }
  }
#endif
