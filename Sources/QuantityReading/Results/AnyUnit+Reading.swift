public import QuantityCore

extension AnyUnit {
  /// Finds a unit of any kind by a name that text can use.
  ///
  ///     try AnyUnit(named: "tbsp")          // tablespoon
  ///     try AnyUnit(named: "uk fl. oz.")    // imperial fluid ounce
  ///
  /// A name that units of several kinds share has its usual meaning: `oz` is an ounce.
  ///
  /// - Throws: a ``ParseError`` with similar names, or with the possible meanings of an ambiguous
  ///   one.
  public init(named name: String, vocabulary: Vocabulary = .standard) throws(ParseError) {
    self = try LexiconView.of(vocabulary) { view throws(ParseError) in
      try withBytes(of: name) { bytes throws(ParseError) in
        var grammar = Grammar(bytes, as: .amount, view)
        return try grammar.readName()
      }
    }
  }
}
