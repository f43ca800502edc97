extension PresentationStyle {
  /// Whether large numbers are written with groups of digits.
  ///
  ///     let shown = 12_500.grams.presented(in: [.gram])
  ///     shown.formatted(.usual.grouping(.usual))                    // "12,500 grams"
  ///     shown.formatted(.usual.grouping(.usual).language(.german))  // "12.500 Gramm"
  public struct Grouping: Sendable, Hashable, Codable, CustomStringConvertible {
    enum Choice: String, Codable {
      case none, usual
    }

    let choice: Choice

    /// No groups: `12500`.
    public static var none: Grouping { Grouping(choice: .none) }
    /// The groups of the language: `12,500`, in German `12.500`. Fractions and clocks have none.
    public static var usual: Grouping { Grouping(choice: .usual) }

    /// The name of the grouping.
    public var description: String { choice.rawValue }
  }

  /// Whether large numbers are written with groups of digits.
  public var grouping: Grouping {
    get { digitGroups ?? .none }
    set { digitGroups = newValue == .none ? nil : newValue }
  }
}
