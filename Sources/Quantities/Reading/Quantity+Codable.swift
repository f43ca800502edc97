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
    /// - Throws: a `DecodingError` that says where, if it is none of these or does not fit.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let value = try container.decode(EncodedValue.self).fraction
      do {
        try self.init(checking: value)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
      }
    }
  }

  extension Amount: Codable {
    private enum CodingKeys: String, CodingKey {
      case value, unit
    }

    /// Encodes the exact value and the name of the unit: `{"value": "3/2", "unit": "cup"}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(EncodedValue(exactValue), forKey: .value)
      try container.encode(unit.qualifiedName, forKey: .unit)
    }

    /// Decodes a value and a unit, which may go by any name that text may call it; names of units
    /// outside the catalogue are looked up in the decoder's `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` that says where, if there is no such unit of this kind, or the
    ///   value is not a number or does not fit.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let value = try container.decode(EncodedValue.self, forKey: .value).fraction
      let unit: MeasurementUnit<Kind> = try container.unit(forKey: .unit, of: decoder)
      do {
        try self.init(checking: value, unit)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: container, debugDescription: "\(error)")
      }
    }
  }

  extension KeyedDecodingContainer {
    /// Returns the unit with the name that is found under a key.
    func unit<Kind: QuantityKind>(
      forKey key: Key, of decoder: any Decoder
    ) throws -> MeasurementUnit<Kind> {
      let name = try decode(String.self, forKey: key)
      do {
        return try MeasurementUnit(
          named: name,
          vocabulary: (decoder.userInfo[.vocabulary] as? Vocabulary)?.ofStoredData)
      } catch {
        throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(error)")
      }
    }
  }

  extension CodingUserInfoKey {
    /// Under this key a decoder's `userInfo` can hold the ``Vocabulary`` with units of your own.
    ///
    /// Names of the catalogue mean the same in all that is stored, whatever the vocabulary's system: a
    /// `cup` is that of the United States, and an `imperial pint` says so.
    ///
    ///     let stick = MeasurementUnit(8, .tablespoon, name: "stick")
    ///
    ///     // As a `JSONDecoder` has it.
    ///     var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ///     userInfo[.vocabulary] = Vocabulary.standard.adding([stick])
    public static var vocabulary: CodingUserInfoKey {
      guard let key = CodingUserInfoKey(rawValue: "Quantities.Vocabulary") else {
        preconditionFailure("A key can have any name")
      }
      return key
    }
  }

  /// A number on the wire: an integer where it is one, else a fraction in a string.
  struct EncodedValue: Codable {
    let fraction: Fraction

    init(_ fraction: Fraction) { self.fraction = fraction }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if fraction.isWhole, let whole = Int64(exactly: fraction.numerator) {
        try container.encode(whole)
      } else {
        try container.encode(fraction.description)
      }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let whole = try? container.decode(Int64.self) {
        fraction = Fraction(reduced: Int128(whole), 1)
      } else if let number = try? container.decode(Double.self) {
        guard let simplest = Fraction(simplest: number) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(number) is too large")
        }
        fraction = simplest
      } else {
        let text = try container.decode(String.self)
        do {
          fraction = try Fraction(text)
        } catch {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
        }
      }
    }
  }
#endif
