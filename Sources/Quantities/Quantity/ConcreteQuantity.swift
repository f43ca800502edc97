/// A quantity that can be made anew with the same unit and another number of ticks.
///
///     1.cups.replacing(ticks: 8.tablespoons.ticks)  // 1/2 cups
///
/// It is what `+=` and `-=` need of their left side. Unit types and ``Amount`` conform to it.
public protocol ConcreteQuantity: Quantity, Hashable {
  /// A quantity with the same unit and other ticks.
  func replacing(ticks: Ticks<Kind>) -> Self
}

extension ConcreteQuantity {
  /// Feeds the ticks to a hasher, so that equal amounts in different units have equal hashes.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(ticks) }
}
