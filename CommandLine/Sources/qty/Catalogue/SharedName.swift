import Quantities

/// A name that several units of a kind share, such as pint.
struct SharedName<Kind: QuantityKind> {
  let name: String
  let units: [MeasurementUnit<Kind>]

  /// The units that the name can mean; `nil` if only one unit has it.
  init?(of unit: MeasurementUnit<Kind>) {
    let own = unit.spokenNames
    let units = Kind.units.filter { !own.isDisjoint(with: $0.spokenNames) }
    guard units.count > 1 else { return nil }
    let names = units[0].spokenNames.filter { name in
      units.allSatisfy { $0.spokenNames.contains(name) }
    }
    // Short names have no plural.
    guard let name = names.first(where: { names.contains("\($0)s") }) ?? names.first else {
      return nil
    }
    (self.name, self.units) = (name, units)
  }

  /// Returns the unit that the name means in a system, or `nil` if it is ambiguous there.
  func meaning(in system: MeasurementSystem) -> MeasurementUnit<Kind>? {
    try? MeasurementUnit(named: name, vocabulary: .standard(for: system))
  }

  /// Returns the systems where the name means a unit.
  func systems(for unit: MeasurementUnit<Kind>) -> [MeasurementSystem] {
    MeasurementSystem.all.filter { meaning(in: $0) == unit }
  }

  /// All shared names, in the order of the units.
  static var all: [SharedName] {
    Kind.units.compactMap { unit in
      SharedName(of: unit).flatMap { $0.units[0] == unit ? $0 : nil }
    }
  }
}

extension MeasurementUnit {
  /// The unit's names in full words, and its aliases.
  fileprivate var spokenNames: [String] { [name, plural] + aliases }
}

extension [String] {
  fileprivate func isDisjoint(with others: [String]) -> Bool { !contains(where: others.contains) }
}
