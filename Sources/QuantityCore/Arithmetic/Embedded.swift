// What Embedded Swift lacks and the library can do with less of.

#if hasFeature(Embedded)
  /// Nothing: there are no encoders. The conformances to it that the compiler writes compile as they
  /// stand; those written by hand are in files of their own.
  public typealias Codable = Any
#endif
