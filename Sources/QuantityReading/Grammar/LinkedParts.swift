#if WEB
  /// Defined for each WebAssembly module, in `Web/engine/runtime.c`.
  @_extern(c, "qty_has_questions")
  private func moduleHasQuestions() -> Bool
#endif

/// The parts of the library that a program has: all, except in smaller WebAssembly modules.
///
/// These are constants, so code behind a missing part is removed when a module is linked. They come
/// last in a condition: the compiler may evaluate anything else after them unconditionally, and then
/// the branch stays.
package enum LinkedParts {
  /// Whether there are expressions, with their quotients, conversions and questions.
  @inline(__always)
  package static var hasQuestions: Bool {
    #if WEB
      moduleHasQuestions()
    #else
      true
    #endif
  }
}
