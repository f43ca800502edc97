extension UnitDefinition {
  /// Whether two units are equal and text can use the same names for both.
  package func isRead(like other: UnitDefinition) -> Bool {
    self === other
      || AnyUnit(self) == AnyUnit(other) && plural == other.plural && symbol == other.symbol
        && aliases == other.aliases && contextualAliases == other.contextualAliases
        && countedNames == other.countedNames && prefixes == other.prefixes
  }
}
