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
      self.init(ticks: Ticks(try Self.unit.handle.decodeTicks(from: decoder)))
    }
  }

  extension AnyUnit {
    /// Decodes a number of the unit, in ticks: one function for all types.
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
