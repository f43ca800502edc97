// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// The stored form of a custom unit: its names, and its size as a multiple of a unit of the
  /// catalogue.
  package struct StoredUnit: Codable, Hashable, Sendable {
    package let name: String
    private let plural, symbol: String
    private var aliases, contextualAliases, countedNames: [String]?
    private var qualifier: String?
    private let systems: [String]
    /// The size as a multiple of the neighbor.
    private let value: Fraction
    /// The name of the neighbor, a unit of the catalogue.
    private let unit: String

    /// Makes the stored form of a unit, or `nil` if no unit of the catalogue defines it, as for
    /// custom kinds.
    package init?(_ definition: UnitDefinition) {
      var (value, unit) = (Fraction(1), definition)
      while !UnitDefinition.catalogue.contains(where: { $0 === unit }) {
        let (product, overflow) = value.multipliedReportingOverflow(by: unit.factor)
        guard let neighbor = unit.neighbor, !overflow else { return nil }
        (value, unit) = (product, neighbor.definition)
      }
      name = definition.name
      (plural, symbol) = (definition.plural, definition.symbol)
      aliases = definition.aliases.isEmpty ? nil : definition.aliases
      contextualAliases =
        definition.contextualAliases.isEmpty ? nil : definition.contextualAliases
      countedNames = definition.countedNames.isEmpty ? nil : definition.countedNames
      qualifier = definition.qualifier?.word
      systems = definition.systems.map { $0.description }
      self.value = value
      self.unit = unit.qualifiedName
    }

    /// Returns the unit, or `nil` if the catalogue lacks its neighbor, or it isn't a positive whole
    /// number of ticks.
    ///
    /// The unit is never freed, so call this once.
    package func definition() -> UnitDefinition? {
      guard let neighbor = UnitDefinition.catalogue.first(where: { $0.qualifiedName == unit })
      else {
        return nil
      }
      let (size, overflow) = Fraction(numerator: neighbor.size, denominator: 1)
        .multipliedReportingOverflow(by: value)
      guard !overflow, size.isWhole, size > .zero else { return nil }
      let definition = UnitDefinition(
        kind: neighbor.kind, joiner: neighbor.joiner, kit: neighbor.findKit,
        others: neighbor.findOthers, size: size.numerator, factor: value, neighbor: neighbor,
        name: name, plural: plural, symbol: symbol, aliases: aliases ?? [],
        contextualAliases: contextualAliases ?? [], countedNames: countedNames ?? [],
        qualifier: qualifier.map { UnitQualifier(stored: $0) },
        systems: systems.map { UnitSystem(stored: $0) }, source: nil, note: nil)
      return Unmanaged.passRetained(definition).takeUnretainedValue()
    }
  }

  extension UnitSystem {
    fileprivate init(stored name: String) {
      let known: [UnitSystem] = [.international, .metric, .usCustomary, .imperial, .troy]
      self = known.first { $0.description == name } ?? UnitSystem(name)
    }
  }

  extension UnitQualifier {
    fileprivate init(stored word: String) {
      let known: [UnitQualifier] = [.imperial, .metric, .australian, .japanese, .canadian]
      self = known.first { $0.word == word } ?? UnitQualifier(word)
    }
  }
#endif
