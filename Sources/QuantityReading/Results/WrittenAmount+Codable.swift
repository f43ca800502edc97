import QuantityCore

#if !hasFeature(Embedded)
  extension WrittenAmount: Codable {
    private enum CodingKeys: CodingKey {
      case lower, upper, isAbout, lowerRounding, upperRounding, alternates
    }

    /// Encodes the ends, and all properties that differ from their defaults:
    /// `{"lower": {"value": 2, "unit": "teaspoon"}, "upper": {"value": 3, "unit": "teaspoon"}}`.
    ///
    /// A count is encoded as a number: `{"lower": 2}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(lower, forKey: .lower)
      if isRange { try container.encode(upper, forKey: .upper) }
      if isAbout { try container.encode(true, forKey: .isAbout) }
      if rounding != .none {
        try container.encode(lowerRounding, forKey: .lowerRounding)
        try container.encode(upperRounding, forKey: .upperRounding)
      }
      if !alternates.isEmpty { try container.encode(alternates, forKey: .alternates) }
    }

    /// Decodes an encoded amount. Units outside the catalogue are looked up in the decoder's
    /// `userInfo`, under `.vocabulary`.
    ///
    /// - Throws: a `DecodingError` with the coding path and the value found, if an end is
    ///   malformed, the upper end is less than the lower, or their kinds differ.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let lower = try container.decode(ExpressionValue.self, forKey: .lower)
      let upper = try container.decodeIfPresent(ExpressionValue.self, forKey: .upper)
      if let upper, let problem = lower.problem(asLowerEndOf: upper) {
        throw DecodingError.dataCorruptedError(
          forKey: .upper, in: container, debugDescription: "\(problem)")
      }
      let isRounded = container.contains(.lowerRounding) || container.contains(.upperRounding)
      self.init(
        lower, to: upper,
        isAbout: try container.decodeIfPresent(Bool.self, forKey: .isAbout) ?? false,
        rounding: isRounded
          ? .ends(
            try container.decodeIfPresent(Fraction.self, forKey: .lowerRounding),
            try container.decodeIfPresent(Fraction.self, forKey: .upperRounding)) : .none,
        alternates: try container.decodeIfPresent([WrittenAmount].self, forKey: .alternates) ?? [])
    }
  }

  extension ExpressionValue {
    /// Returns the reason why the value can't be the lower end of a range, or `nil` if it can.
    fileprivate func problem(asLowerEndOf upper: ExpressionValue) -> QuantityError? {
      do throws(QuantityError) {
        let isFalling: Bool
        switch (self, upper) {
        case (.amount(let lower), .amount(let upper)): isFalling = try upper.isLess(than: lower)
        case (.number(let lower), .number(let upper)): isFalling = upper < lower
        case (.quotient(let lower), .quotient(let upper)): isFalling = try upper.isLess(than: lower)
        default: return .incompatibleKinds
        }
        return isFalling ? .fallingRange : nil
      } catch {
        return error
      }
    }
  }
#endif
