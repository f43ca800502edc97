public import QuantityCore

#if !hasFeature(Embedded)
  extension AnyAmount: Codable {
    enum CodingKeys: String, CodingKey {
      case value, unit
    }

    /// Encodes the exact value and the name of the unit, which tells the kind:
    /// `{"value": "3/2", "unit": "cup"}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(EncodedValue(exactValue), forKey: .value)
      try container.encode(unit.qualifiedName, forKey: .unit)
    }

    /// Decodes a value and a unit, which may go by any name that text may call it; names of units
    /// outside the catalogue are looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` that says where, and what was found, if there is no such unit, or the
    ///   value is not a number or is too large or too small.
    public init(from decoder: any Decoder) throws {
      let vocabulary = decoder.userInfo[.vocabulary] as? Vocabulary ?? .standard
      try self.init(from: decoder) {
        try AnyUnit(named: $0, vocabulary: vocabulary.ofStoredData)
      }
    }

    /// Decodes a value and a unit, which is found by its name.
    init(from decoder: any Decoder, unit find: (String) throws -> AnyUnit) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let value = try container.decode(EncodedValue.self, forKey: .value)
      let unit = try container.unit(forKey: .unit, find)
      do {
        self = try AnyAmount(value.fraction, unit)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: container,
          debugDescription: "found \(value.found) \(unit.definition.qualifiedPlural): \(error)")
      }
    }
  }

  extension KeyedDecodingContainer {
    /// Returns the unit with the name that is under a key.
    func unit(
      forKey key: Key, _ find: (String) throws -> AnyUnit
    ) throws -> AnyUnit {
      let name = try decode(String.self, forKey: key)
      do {
        return try find(name)
      } catch {
        throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(error)")
      }
    }

    /// Returns the unit of a kind with the name that is under a key.
    func unit<Kind: QuantityKind>(
      forKey key: Key, of decoder: any Decoder
    ) throws -> MeasurementUnit<Kind> {
      try MeasurementUnit(
        known: unit(forKey: key) { try MeasurementUnit<Kind>(named: $0, in: decoder).handle })
    }
  }

  extension MeasurementUnit {
    /// Finds a unit by its name, in the vocabulary of a decoder if that has one.
    init(named name: String, in decoder: any Decoder) throws(ParseError) {
      let vocabulary = decoder.userInfo[.vocabulary] as? Vocabulary
      self = try MeasurementUnit(named: name, vocabulary: vocabulary?.ofStoredData)
    }
  }
#endif
