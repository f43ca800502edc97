public import QuantityCore

extension AnyUnit {
  /// Finds a unit of any kind by what text calls it.
  ///
  ///     try AnyUnit(named: "tbsp")          // tablespoon
  ///     try AnyUnit(named: "uk fl. oz.")    // imperial fluid ounce
  ///
  /// A name that units of several kinds share means what it means by itself in a text: `oz` is an ounce.
  ///
  /// - Throws: a ``ParseError`` with names that are near, or with those that the name can mean.
  public init(named name: String, vocabulary: Vocabulary = .standard) throws(ParseError) {
    self = try LexiconView.of(vocabulary) { view throws(ParseError) in
      try withBytes(of: name) { bytes throws(ParseError) in
        var grammar = Grammar(bytes, as: .amount, view)
        return try grammar.readName()
      }
    }
  }
}
