extension AnyKit: Hashable {
  /// Whether two kits have the same name and measures, and choose among the measures in the same
  /// way.
  @usableFromInline
  package static func == (lhs: AnyKit, rhs: AnyKit) -> Bool {
    lhs === rhs || lhs.name == rhs.name && lhs.units == rhs.units && lhs.method == rhs.method
  }

  /// Feeds the name and the units to a hasher.
  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(units)
  }
}

extension MeasureTable: Hashable {
  /// Whether two tables have the same measures; everything else follows from those.
  package static func == (lhs: MeasureTable, rhs: MeasureTable) -> Bool {
    lhs === rhs
      || lhs.entries == rhs.entries && lhs.isScale == rhs.isScale
        && lhs.tolerance == rhs.tolerance && lhs.alternative == rhs.alternative
  }

  /// Feeds the measures to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
