/// A kind of quantity as a value, such as the kind of an amount that was read from text.
@usableFromInline
struct AnyKind: Sendable {
  #if hasFeature(Embedded)
    // Embedded Swift has no metatypes as values, so that a kind goes by its name there.
    @usableFromInline let name: String
  #else
    let type: any QuantityKind.Type
    @usableFromInline var name: String { type.name }
  #endif

  @usableFromInline
  init<Kind: QuantityKind>(_ kind: Kind.Type) {
    #if hasFeature(Embedded)
      name = Kind.name
    #else
      type = kind
    #endif
  }
}

extension AnyKind: Hashable {
  @inline(__always) @usableFromInline
  static func == (lhs: AnyKind, rhs: AnyKind) -> Bool {
    #if hasFeature(Embedded)
      lhs.name == rhs.name
    #else
      lhs.type == rhs.type
    #endif
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    #if hasFeature(Embedded)
      hasher.combine(name)
    #else
      hasher.combine(ObjectIdentifier(type))
    #endif
  }
}
