extension Estimate {
  /// Returns the estimate as a person would say it: `~240 grams`.
  ///
  /// - Parameter kit: the kit, or `nil` for that of the amount's own unit.
  public func formatted(kit: Kit<Kind>? = nil) -> String { presented(kit: kit).formatted() }
}

extension Estimate: CustomStringConvertible {
  /// The same as ``formatted(kit:)`` with the kit of the amount's own unit.
  public var description: String { formatted() }
}
