#if !hasFeature(Embedded)
  extension Fraction: Codable {
    /// Encodes the exact number: `3` as an integer, `3/2` as the string `"3/2"`.
    public func encode(to encoder: any Encoder) throws {
      try EncodedValue(self).encode(to: encoder)
    }

    /// Decodes an integer, a decimal, or a string such as `"3/2"`, `"1 1/2"` or `"1.5"`.
    ///
    /// A decimal is read as the simplest fraction that rounds to it: `0.1` is `1/10`.
    ///
    /// - Throws: a `DecodingError` with the coding path and the value found, if it is none of
    ///   these, too large or too small.
    public init(from decoder: any Decoder) throws {
      self = try EncodedValue(from: decoder).fraction
    }
  }
#endif
