// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// All that data store of a unit of one's own: its names, and how many of a unit of the catalogue it is.
  package struct StoredUnit: Codable, Hashable, Sendable {
    package let name: String
    private let plural, symbol: String
    private var aliases, contextualAliases, countedNames: [String]?
    private var qualifier: String?
    private let systems: [String]
    /// How many of the neighbor it is.
    private let value: Fraction
    /// The name of the neighbor, a unit of the catalogue.
    private let unit: String

    /// Makes the one of a unit; `nil` if none of the catalogue defines it, as for a kind of one's own.
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

    /// Returns the unit, or `nil` if there is none in the catalogue that defines it, or it isn't a whole,
    /// positive number of ticks.
    ///
    /// It is never freed, so that the caller makes it once.
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
