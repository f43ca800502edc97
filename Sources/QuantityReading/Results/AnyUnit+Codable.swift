public import QuantityCore

#if !hasFeature(Embedded)
  extension AnyUnit: Codable {
    /// Encodes the name that no other unit of the catalogue has: `"imperial pint"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(qualifiedName)
    }

    /// Decodes any name that text may call a unit; names of units outside the catalogue are looked up in the
    /// decoder's `userInfo`, under `.vocabulary`.
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
    /// Encodes the name that no other unit of the catalogue has: `"imperial pint"`.
    public func encode(to encoder: any Encoder) throws { try handle.encode(to: encoder) }

    /// Decodes any name that text may call a unit of the kind; names of units outside the catalogue are
    /// looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` if the kind has no such unit.
    public init(from decoder: any Decoder) throws {
      self = try decoder.unit { name in try MeasurementUnit(named: name, in: decoder) }
    }
  }

  extension Decoder {
    /// Returns the unit whose name is all there is.
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
