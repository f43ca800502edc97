#if !hasFeature(Embedded)
  extension UnitQuantity {
    /// Encodes the value as a number in the type's unit, without a unit, which the type implies.
    ///
    /// `Minutes(45)` becomes `45`. A value that isn't whole becomes an exact fraction in a string:
    /// `1.5.minutes` becomes `"3/2"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(EncodedValue(exactValue(in: Self.unit)))
    }

    /// Decodes a number in the type's unit, as an integer, a decimal, or a string such as `"3/2"`,
    /// `"1 1/2"` or `"1.5"`.
    ///
    /// Integers of any size are decoded exactly if the decoder supports them. A number that the
    /// decoder can only return as a `Double` of 2^53 or more is refused, because it may have lost
    /// digits.
    ///
    /// - Throws: a `DecodingError` with the coding path and the value found, if it is none of
    ///   these, too large or too small.
    public init(from decoder: any Decoder) throws {
      self.init(ticks: Ticks(try Self.unit.handle.decodeTicks(from: decoder)))
    }
  }

  extension AnyUnit {
    /// Decodes a number of the unit, in ticks; shared by all unit types.
    fileprivate func decodeTicks(from decoder: any Decoder) throws -> Int128 {
      let container = try decoder.singleValueContainer()
      let value = try container.decode(EncodedValue.self)
      do {
        return try AnyAmount(value.fraction, self).tickCount
      } catch {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "found \(value.found) \(qualifiedPlural): \(error)")
      }
    }
  }
#endif
