import Quantities

/// The units to convert to, and what the answer calls them.
struct ConversionTargets<Kind: QuantityKind> {
  /// The units, each once; there is at least one.
  let units: [MeasurementUnit<Kind>]
  let naming: UnitNaming

  /// The units that a question names, or `nil` if it names none.
  init?(_ targets: [QuantityExpression.Target]) {
    guard let first = targets.first else { return nil }
    // One unit by its symbol is what most conversions ask for, and it needs no table.
    if targets.count == 1, let unit = first.unit(of: Kind.self), first.spelling == unit.symbol,
      unit.symbol != unit.name
    {
      self.init(units: [unit], naming: .symbol)
      return
    }
    self.init(
      targets.compactMap { target in target.unit(of: Kind.self).map { ($0, target.spelling) } })
  }

  /// The units that an option names.
  init(_ names: [String]) throws(ParseError) {
    var units: [(MeasurementUnit<Kind>, String)] = []
    for name in names { units.append((try MeasurementUnit(named: name), name)) }
    self.init(units)
  }

  private init(units: [MeasurementUnit<Kind>], naming: UnitNaming) {
    self.units = units
    self.naming = naming
  }

  private init(_ spelled: [(unit: MeasurementUnit<Kind>, spelling: String)]) {
    var (units, words): ([MeasurementUnit<Kind>], [String: String]) = ([], [:])
    for (unit, spelling) in spelled where !units.contains(unit) {
      units.append(unit)
      // The words of the question: a name takes its plural, anything else stays as it was written.
      let word = spelling.lowercased()
      if word != unit.name.lowercased() && word != unit.plural.lowercased() {
        words[unit.name] = spelling
      }
    }
    self.units = units
    naming = words.isEmpty ? .name : .custom(words)
  }
}
