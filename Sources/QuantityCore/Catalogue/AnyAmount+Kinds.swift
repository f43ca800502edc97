extension AnyAmount {
  /// An amount of one of the library's three kinds, for a `switch`.
  ///
  ///     switch try AnyAmount("2 cups").byKind {
  ///     case .time(let time): print("wait", time)
  ///     case .volume(let volume): print("pour", volume)
  ///     case .mass(let mass): print("weigh", mass)
  ///     case .other(let amount): print(amount)
  ///     }
  public enum ByKind: Sendable, Hashable {
    /// A time.
    case time(Amount<TimeKind>)
    /// A volume.
    case volume(Amount<VolumeKind>)
    /// A mass.
    case mass(Amount<MassKind>)
    /// An amount of a custom kind.
    case other(AnyAmount)
  }

  /// The amount as one of the library's kinds, for a `switch`.
  ///
  ///     try AnyAmount("2 cups").byKind == .volume(2.cups + 0.cups)  // true
  public var byKind: ByKind {
    if let time = self.as(TimeKind.self) { return .time(time) }
    if let volume = self.as(VolumeKind.self) { return .volume(volume) }
    if let mass = self.as(MassKind.self) { return .mass(mass) }
    return .other(self)
  }
}
