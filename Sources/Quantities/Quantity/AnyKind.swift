/// A kind of quantity as a value, such as the kind of an amount that was read from text.
@usableFromInline
struct AnyKind: Sendable {
  // Embedded Swift has no metatypes as values, so that a kind goes by its name there.
  #if hasFeature(Embedded)
    @usableFromInline let id: String
    var name: String { id }

    @inlinable
    init<Kind: QuantityKind>(_ kind: Kind.Type) { id = Kind.name }
  #else
    @usableFromInline let type: any QuantityKind.Type
    @usableFromInline @_transparent var id: ObjectIdentifier { ObjectIdentifier(type) }
    var name: String { type.name }

    @inlinable
    init<Kind: QuantityKind>(_ kind: Kind.Type) { type = kind }
  #endif
}

extension AnyKind: Hashable {
  @inlinable
  static func == (lhs: AnyKind, rhs: AnyKind) -> Bool { lhs.id == rhs.id }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
