public import QuantityCore

#if !hasFeature(Embedded)
  extension Amount: Codable {
    /// Encodes the exact value and the name of the unit: `{"value": "3/2", "unit": "cup"}`.
    public func encode(to encoder: any Encoder) throws { try AnyAmount(self).encode(to: encoder) }

    /// Decodes a value and a unit, which may go by any name that text may call it; names of units
    /// outside the catalogue are looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` that says where, and what was found, if there is no such unit of this
    ///   kind, or the value is not a number or is too large or too small.
    public init(from decoder: any Decoder) throws {
      let amount = try AnyAmount(from: decoder) {
        try MeasurementUnit<Kind>(named: $0, in: decoder).handle
      }
      self.init(ticks: Ticks(amount.tickCount), unit: MeasurementUnit(known: amount.unit))
    }
  }

  extension CodingUserInfoKey {
    /// Under this key a decoder's `userInfo` can hold the ``Vocabulary`` with units of your own.
    ///
    /// Names of the catalogue mean the same in all that is stored, whatever the vocabulary's system: a
    /// `cup` is that of the United States, and an `imperial pint` says so.
    ///
    ///     let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
    ///
    ///     // As a `JSONDecoder` has it.
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
