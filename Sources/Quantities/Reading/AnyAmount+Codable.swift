#if !hasFeature(Embedded)
  extension AnyAmount: Codable {
    private enum CodingKeys: String, CodingKey {
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
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let value = try container.decode(EncodedValue.self, forKey: .value)
      let name = try container.decode(String.self, forKey: .unit)
      let vocabulary = decoder.userInfo[.vocabulary] as? Vocabulary ?? .standard
      do {
        unit = try AnyUnit(named: name, vocabulary: vocabulary.ofStoredData)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: .unit, in: container, debugDescription: "\(error)")
      }
      guard let count = value.fraction.times(unit.tickCount) else {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: container,
          debugDescription: "found \(value.found) \(unit.plural): \(QuantityError.overflow)")
      }
      guard count != 0 || value.fraction == .zero else {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: container,
          debugDescription: "found \(value.found) \(unit.plural): \(QuantityError.underflow)")
      }
      tickCount = count
    }
  }
#endif
