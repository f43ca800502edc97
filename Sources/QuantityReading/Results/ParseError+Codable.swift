#if !hasFeature(Embedded)
  extension ParseError: Codable {
    private enum CodingKeys: CodingKey {
      case code, range, message, hint, suggestions
    }

    /// Encodes the error and its range:
    /// `{"code": "unknown-unit", "range": [2, 6], "message": "unknown unit 'cupz'", ...}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(code.description, forKey: .code)
      try container.encode(range, forKey: .range)
      try container.encode(message, forKey: .message)
      try container.encodeIfPresent(hint, forKey: .hint)
      if !suggestions.isEmpty { try container.encode(suggestions, forKey: .suggestions) }
    }

    /// Decodes an encoded error.
    ///
    /// - Throws: a `DecodingError` with the coding path, if the data is anything else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        Code(description: try container.decode(String.self, forKey: .code)),
        at: try container.decode(Range<Int>.self, forKey: .range),
        try container.decode(String.self, forKey: .message),
        hint: try container.decodeIfPresent(String.self, forKey: .hint),
        suggestions: try container.decodeIfPresent([String].self, forKey: .suggestions) ?? [])
    }
  }
#endif
