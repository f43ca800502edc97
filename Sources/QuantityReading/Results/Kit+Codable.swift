public import QuantityCore

#if !hasFeature(Embedded)
  extension Kit: Codable {
    private enum CodingKeys: CodingKey {
      case choice, name, measures, alternative, counting, tolerance, step, units, decimalIn, unit
    }

    /// Encodes a built-in kit as its name, and a custom kit with its measures or its step:
    ///
    /// | kit | encoded |
    /// |---|---|
    /// | `Kit.usLiquid` | `{"choice": "us-liquid"}` |
    /// | a kit of measures | `{"name": "bar", "measures": [...], "counting": "scoops"}` |
    /// | a scale | `{"name": "scale", "step": {"value": 5, "unit": "gram"}, "units": ["kilogram", "gram"]}` |
    /// | `Kit(decimalIn: .deciliter)` | `{"decimalIn": "deciliter"}` |
    /// | another default kit of a unit | `{"unit": "pinch"}` |
    ///
    /// - Throws: an `EncodingError` for a kit in any other form.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if Kit.named.contains(self) {
        try container.encode(name, forKey: .choice)
      } else if let isScale = core.isScale {
        try container.encode(name, forKey: .name)
        try container.encode(measures, forKey: .measures)
        if !alternative.isEmpty { try container.encode(alternative, forKey: .alternative) }
        let counting: Counting = isScale ? .marks : .scoops
        try container.encode(counting.description, forKey: .counting)
        try container.encodeIfPresent(tolerance, forKey: .tolerance)
      } else if let step = core.step {
        try container.encode(name, forKey: .name)
        let smallest = units[units.count - 1]
        try container.encode(Amount(ticks: Ticks(step), unit: smallest), forKey: .step)
        try container.encode(units, forKey: .units)
      } else if self == Kit(decimalIn: units[0]) {
        try container.encode(units[0], forKey: .decimalIn)
      } else if let unit = units.first(where: { Kind.kit(for: $0) == self }) {
        try container.encode(unit, forKey: .unit)
      } else {
        throw EncodingError.invalidValue(
          self,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "the kit '\(name)' is made by the kind \(Kind.name) alone"))
      }
    }

    /// Decodes an encoded kit. Units outside the catalogue are looked up in the decoder's
    /// `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` with the coding path, if there is no such kit, or the measures
    ///   don't make one.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let name = try container.decodeIfPresent(String.self, forKey: .choice) {
        guard let kit = Kit.named.first(where: { $0.name == name }) else {
          throw DecodingError.dataCorruptedError(
            forKey: .choice, in: container,
            debugDescription: "expected the name of a kit of \(Kind.name), found '\(name)'")
        }
        self = kit
      } else if let unit = try container.decodeIfPresent(
        MeasurementUnit<Kind>.self, forKey: .decimalIn)
      {
        self.init(decimalIn: unit)
      } else if let unit = try container.decodeIfPresent(
        MeasurementUnit<Kind>.self, forKey: .unit)
      {
        self = Kind.kit(for: unit)
      } else if container.contains(.step) {
        try self.init(scaleIn: container)
      } else {
        try self.init(measuresIn: container)
      }
    }

    private init(scaleIn container: KeyedDecodingContainer<CodingKeys>) throws {
      let step = try container.decode(Amount<Kind>.self, forKey: .step)
      let units = try container.decode([MeasurementUnit<Kind>].self, forKey: .units)
      guard step.ticks.count > 0, !units.isEmpty else {
        throw DecodingError.dataCorruptedError(
          forKey: .step, in: container,
          debugDescription: "expected a positive step and at least one unit, found \(step)")
      }
      self.init(try container.decode(String.self, forKey: .name), step: step, units: units)
    }

    private init(measuresIn container: KeyedDecodingContainer<CodingKeys>) throws {
      let counting = try container.decodeIfPresent(String.self, forKey: .counting) ?? "scoops"
      guard let counting = [Counting.scoops, .marks].first(where: { $0.description == counting })
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .counting, in: container,
          debugDescription: "expected scoops or marks, found '\(counting)'")
      }
      let name = try container.decode(String.self, forKey: .name)
      let measures = try container.decode([Measure<Kind>].self, forKey: .measures)
      let alternative = try container.decodeIfPresent([Measure<Kind>].self, forKey: .alternative)
      let tolerance = try container.decodeIfPresent(Amount<Kind>.self, forKey: .tolerance)
      do throws(KitError) {
        try self.init(
          name, measures: measures, or: alternative ?? [], counting: counting,
          tolerance: tolerance)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: .measures, in: container, debugDescription: "\(error)")
      }
    }
  }
#endif
