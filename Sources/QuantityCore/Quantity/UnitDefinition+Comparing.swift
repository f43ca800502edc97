extension UnitDefinition {
  /// Whether two units are one, and go by the same names in a text.
  package func isRead(like other: UnitDefinition) -> Bool {
    self === other
      || AnyUnit(self) == AnyUnit(other) && plural == other.plural && symbol == other.symbol
        && aliases == other.aliases && contextualAliases == other.contextualAliases
        && countedNames == other.countedNames && prefixes == other.prefixes
  }
}
