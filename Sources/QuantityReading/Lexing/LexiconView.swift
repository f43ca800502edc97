/// A lexicon by which text is read, without a counted reference: whoever reads holds the vocabulary.
///
/// A reader holds two, and is copied at each look ahead: with counted references, finding amounts and reading
/// calculations took more than a tenth of the instructions more. The compiler can't check the view, because the
/// initializer of a type that doesn't escape has to say on what it depends, which Swift 6.2 has only as an experiment.
@frozen @usableFromInline
package struct LexiconView: @unchecked Sendable {
  @usableFromInline package unowned(unsafe) let lexicon: Lexicon

  /// - Parameter lexicon: one that is held as long as the view is used.
  package init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Calls a function with a view by which to read, which lasts as long as the call.
  ///
  /// - Parameters:
  ///   - vocabulary: the vocabulary to read by.
  ///   - usual: a view that lasts for good, by which to read if there is no vocabulary.
  @inline(__always)
  static func of<Result, Failure: Error>(
    _ vocabulary: Vocabulary?, or usual: @autoclosure () -> LexiconView,
    _ body: (LexiconView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // An initializer may give up its arguments after their last use.
    defer { withExtendedLifetime(vocabulary) {} }
    return try body(vocabulary.map { LexiconView($0.lexicon) } ?? usual())
  }

  /// Calls a function with a view of a vocabulary's lexicon, which lasts as long as the call.
  @inline(__always)
  static func of<Result, Failure: Error>(
    _ vocabulary: Vocabulary, _ body: (LexiconView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(vocabulary) {} }
    return try body(LexiconView(vocabulary.lexicon))
  }
}
