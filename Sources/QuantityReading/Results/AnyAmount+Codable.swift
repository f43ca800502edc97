public import QuantityCore

#if !hasFeature(Embedded)
  extension AnyAmount: Codable {
    enum CodingKeys: String, CodingKey {
      case value, unit
    }

    /// Encodes the exact value and the name of the unit, which implies the kind:
    /// `{"value": "3/2", "unit": "cup"}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(EncodedValue(exactValue), forKey: .value)
      try container.encode(unit.qualifiedName, forKey: .unit)
    }

    /// Decodes a value and a unit, which can have any name that text can use. Units outside the
    /// catalogue are looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` with the coding path and the value found, if there is no such
    ///   unit, or the value is not a number, too large or too small.
    public init(from decoder: any Decoder) throws {
      let vocabulary = decoder.userInfo[.vocabulary] as? Vocabulary ?? .standard
      try self.init(from: decoder) {
        try AnyUnit(named: $0, vocabulary: vocabulary.ofStoredData)
      }
    }

    /// Decodes a value and a unit, with a function that finds the unit by its name.
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
    /// Returns the unit named under a key.
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

    /// Returns the unit of a kind named under a key.
    func unit<Kind: QuantityKind>(
      forKey key: Key, of decoder: any Decoder
    ) throws -> MeasurementUnit<Kind> {
      try MeasurementUnit(
        known: unit(forKey: key) { try MeasurementUnit<Kind>(named: $0, in: decoder).handle })
    }
  }

  extension MeasurementUnit {
    /// Finds a unit by its name, in the vocabulary of the decoder if it has one.
    init(named name: String, in decoder: any Decoder) throws(ParseError) {
      let vocabulary = decoder.userInfo[.vocabulary] as? Vocabulary
      self = try MeasurementUnit(named: name, vocabulary: vocabulary?.ofStoredData)
    }
  }
#endif
