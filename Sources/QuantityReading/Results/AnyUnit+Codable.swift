public import QuantityCore

#if !hasFeature(Embedded)
  extension AnyUnit: Codable {
    /// Encodes the name that is unique in the catalogue: `"imperial pint"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(qualifiedName)
    }

    /// Decodes any name that text can use for a unit. Units outside the catalogue are looked up in
    /// the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` if there is no such unit.
    public init(from decoder: any Decoder) throws {
      let vocabulary = decoder.userInfo[.vocabulary] as? Vocabulary ?? .standard
      self = try decoder.unit { name in
        try AnyUnit(named: name, vocabulary: vocabulary.ofStoredData)
      }
    }
  }

  extension MeasurementUnit: Codable {
    /// Encodes the name that is unique in the catalogue: `"imperial pint"`.
    public func encode(to encoder: any Encoder) throws { try handle.encode(to: encoder) }

    /// Decodes any name that text can use for a unit of the kind. Units outside the catalogue are
    /// looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` if the kind has no such unit.
    public init(from decoder: any Decoder) throws {
      self = try decoder.unit { name in try MeasurementUnit(named: name, in: decoder) }
    }
  }

  extension Decoder {
    /// Decodes a unit from a single name.
    fileprivate func unit<Unit>(_ find: (String) throws -> Unit) throws -> Unit {
      let container = try singleValueContainer()
      let name = try container.decode(String.self)
      do {
        return try find(name)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
      }
    }
  }
#endif
