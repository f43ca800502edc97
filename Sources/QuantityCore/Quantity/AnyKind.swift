/// A kind of quantity as a value, such as the kind of an amount read from text.
@usableFromInline
@frozen
package struct AnyKind: Sendable {
  // Embedded Swift has no metatype values, so the name identifies a kind there.
  #if hasFeature(Embedded)
    @usableFromInline let id: String
    package var name: String { id }

    @inlinable
    package init<Kind: QuantityKind>(_ kind: Kind.Type) { id = Kind.name }
  #else
    @usableFromInline let type: any QuantityKind.Type
    @usableFromInline @_transparent var id: ObjectIdentifier { ObjectIdentifier(type) }
    package var name: String { type.name }

    @inlinable
    package init<Kind: QuantityKind>(_ kind: Kind.Type) { type = kind }
  #endif
}

extension AnyKind: Hashable {
  @inlinable
  package static func == (lhs: AnyKind, rhs: AnyKind) -> Bool { lhs.id == rhs.id }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
