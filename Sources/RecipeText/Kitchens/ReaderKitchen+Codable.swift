import QuantityCore
import QuantityReading

#if !hasFeature(Embedded)
  extension ReaderKitchen: Codable {
    private enum CodingKeys: CodingKey {
      case choice, name, liquids, loose, spoons, masses, oven, system
    }

    /// Encodes a kitchen of the library as its name, `{"choice": "us-weight"}`, and any other with
    /// its kits.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      guard !ReaderKitchen.all.contains(self) else {
        return try container.encode(name, forKey: .choice)
      }
      try container.encode(name, forKey: .name)
      try container.encode(liquids, forKey: .liquids)
      try container.encodeIfPresent(loose, forKey: .loose)
      try container.encode(spoons, forKey: .spoons)
      try container.encode(masses, forKey: .masses)
      try container.encode(oven.rawValue, forKey: .oven)
      try container.encode(system, forKey: .system)
    }

    /// Decodes a kitchen.
    ///
    /// - Throws: a `DecodingError` with the coding path if there is no such kitchen, kit or scale.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let name = try container.decodeIfPresent(String.self, forKey: .choice) {
        guard let kitchen = ReaderKitchen(named: name) else {
          throw DecodingError.dataCorruptedError(
            forKey: .choice, in: container,
            debugDescription: "expected the name of a kitchen, found '\(name)'")
        }
        self = kitchen
        return
      }
      let scale = try container.decode(String.self, forKey: .oven)
      guard let oven = Temperature.Scale(rawValue: scale) else {
        throw DecodingError.dataCorruptedError(
          forKey: .oven, in: container,
          debugDescription: "expected a scale of temperatures, found '\(scale)'")
      }
      self.init(
        try container.decode(String.self, forKey: .name),
        liquids: try container.decode(Kit.self, forKey: .liquids),
        loose: try container.decodeIfPresent(Kit.self, forKey: .loose),
        spoons: try container.decode(Kit.self, forKey: .spoons),
        masses: try container.decode(Kit.self, forKey: .masses), oven: oven,
        system: try container.decode(MeasurementSystem.self, forKey: .system))
    }
  }
#endif
