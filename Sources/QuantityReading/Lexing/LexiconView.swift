/// A lexicon to read by, without a counted reference: the reader keeps the vocabulary alive.
///
/// A reader holds two views and is copied at each lookahead, where counting references is costly.
/// The compiler can't check the lifetime: an initializer of a nonescapable type must declare its
/// dependency, which is experimental in Swift 6.2.
@frozen @usableFromInline
package struct LexiconView: @unchecked Sendable {
  @usableFromInline package unowned(unsafe) let lexicon: Lexicon

  /// - Parameter lexicon: a lexicon that is held as long as the view is used.
  package init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Calls a function with a view to read by, which is valid during the call.
  ///
  /// - Parameters:
  ///   - vocabulary: the vocabulary to read by.
  ///   - usual: a view that is always valid, to read by without a vocabulary.
  @inline(__always)
  static func of<Result, Failure: Error>(
    _ vocabulary: Vocabulary?, or usual: @autoclosure () -> LexiconView,
    _ body: (LexiconView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // An initializer may release its arguments after their last use.
    defer { withExtendedLifetime(vocabulary) {} }
    return try body(vocabulary.map { LexiconView($0.lexicon) } ?? usual())
  }

  /// Calls a function with a view of a vocabulary's lexicon, which is valid during the call.
  @inline(__always)
  static func of<Result, Failure: Error>(
    _ vocabulary: Vocabulary, _ body: (LexiconView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(vocabulary) {} }
    return try body(LexiconView(vocabulary.lexicon))
  }
}
