#if !hasFeature(Embedded)
  extension UnitQuantity {
    /// Encodes the value as a plain number in the type's unit, because the type says which that is.
    ///
    /// `Minutes(45)` is `45`. What is not whole is the exact fraction as a string: `1.5.minutes` is
    /// `"3/2"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(EncodedValue(exactValue(in: Self.unit)))
    }

    /// Decodes a number in the type's unit, as an integer, a decimal, or a string such as `"3/2"`,
    /// `"1 1/2"` or `"1.5"`.
    ///
    /// An integer is decoded exactly, whatever its size, if the decoder can do that; what it can give only
    /// as a `Double` of 2^53 or more is refused, because digits may be lost.
    ///
    /// - Throws: a `DecodingError` that says where, and what was found, if it is none of these or is too
    ///   large or too small.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let value = try container.decode(EncodedValue.self)
      do {
        try self.init(checking: value.fraction)
      } catch {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "found \(value.found) \(Self.unit.definition.qualifiedPlural): \(error)"
        )
      }
    }
  }

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
