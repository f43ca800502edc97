// What Embedded Swift lacks and the library can do with less of.

#if hasFeature(Embedded)
  /// Nothing: there are no encoders. The conformances to it that the compiler writes compile as they
  /// stand; those written by hand are in files of their own.
  public typealias Codable = Any

  /// A value that a program of one thread uses.
  final class Mutex<Value>: @unchecked Sendable {
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
  }
#endif
