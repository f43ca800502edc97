import Testing

/// Every public name that can be spelled without a call, once, with a plain `import`.
///
/// What compiles here compiles for those who use the library: a name that goes, or that becomes
/// ambiguous, breaks this file before it breaks theirs. Operators, initializers and what is generic in
/// its arguments are used throughout the other tests and the documentation.
@Suite("Names that others use")
struct SourceCompatibilityTests {
  /// Takes anything, and so leaves each expression to the compiler alone.
  func use<each Value>(_ value: repeat each Value) {}
}
