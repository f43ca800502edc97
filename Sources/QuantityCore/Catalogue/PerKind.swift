/// One value for each kind in the catalogue, such as the presenters of a column or the kits of a
/// kitchen.
@frozen @usableFromInline
package struct PerKind<Value> {
  @usableFromInline package var time: Value
  @usableFromInline package var volume: Value
  @usableFromInline package var mass: Value

  @inlinable
  package init(time: Value, volume: Value, mass: Value) {
    (self.time, self.volume, self.mass) = (time, volume, mass)
  }

  /// Returns the value for a kind, or `nil` for a custom kind.
  @inlinable
  package subscript(kind: AnyKind) -> Value? {
    switch kind {
    case .time: time
    case .volume: volume
    case .mass: mass
    default: nil
    }
  }
}

extension PerKind: Sendable where Value: Sendable {}
extension PerKind: Equatable where Value: Equatable {}
extension PerKind: Hashable where Value: Hashable {}

extension AnyKind {
  @inlinable package static var time: AnyKind { AnyKind(TimeKind.self) }
  @inlinable package static var volume: AnyKind { AnyKind(VolumeKind.self) }
  @inlinable package static var mass: AnyKind { AnyKind(MassKind.self) }
}
