// Stand-ins for types that Embedded Swift lacks.

#if hasFeature(Embedded)
  /// An empty stand-in, since Embedded Swift has no encoders. Synthesized conformances compile
  /// unchanged; handwritten ones have files of their own.
  public typealias Codable = Any
#endif
