public import QuantityCore

#if !hasFeature(Embedded)
  extension Amount: Codable {
    /// Encodes the exact value and the name of the unit: `{"value": "3/2", "unit": "cup"}`.
    public func encode(to encoder: any Encoder) throws { try AnyAmount(self).encode(to: encoder) }

    /// Decodes a value and a unit, which can have any name that text can use. Units outside the
    /// catalogue are looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` with the coding path and the value found, if there is no such
    ///   unit of this kind, or the value is not a number, too large or too small.
    public init(from decoder: any Decoder) throws {
      let amount = try AnyAmount(from: decoder) {
        try MeasurementUnit<Kind>(named: $0, in: decoder).handle
      }
      self.init(ticks: Ticks(amount.tickCount), unit: MeasurementUnit(known: amount.unit))
    }
  }

  extension CodingUserInfoKey {
    /// The key for a ``Vocabulary`` with custom units in a decoder's `userInfo`.
    ///
    /// The catalogue's names have the same meaning in all stored data, whatever the vocabulary's
    /// system: a `cup` is that of the United States, and an `imperial pint` is stored under that
    /// name.
    ///
    ///     let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
    ///
    ///     // As in a `JSONDecoder`.
    ///     var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ///     userInfo[.vocabulary] = Vocabulary.standard.adding([ladle])
    public static var vocabulary: CodingUserInfoKey {
      guard let key = CodingUserInfoKey(rawValue: "Quantities.Vocabulary") else {
        preconditionFailure("A key can have any name")
      }
      return key
    }
  }
#endif
