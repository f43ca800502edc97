/// What the names mean that units of several systems share, such as cup and pint: those of the
/// reader's own system.
///
///     MeasurementSystem.imperial.name        // "imperial"
///     MeasurementSystem(named: "australian") // australian
///
/// The system in force says which unit a bare name means where text is read, which unit goes by its
/// bare name where text is written, and which kit shows it:
///
/// | | `us` | `imperial` | `metric` | `australian` | `japanese` |
/// |---|---|---|---|---|---|
/// | gallon, quart, pint, fluid ounce | US | imperial | imperial | imperial | imperial |
/// | cup | 236.5882365 ml | 250 ml | 250 ml | 250 ml | 200 ml |
/// | tablespoon, teaspoon | 14.79, 4.93 ml | 15, 5 ml | 15, 5 ml | 20, 5 ml | 15, 5 ml |
/// | ton, hundredweight | either | long | tonne; either | tonne; either | tonne; either |
/// | kits of volumes | `us`, `us-liquid` | `uk`; of cups `metric-kitchen` | `metric-kitchen`, `metric` | `au` | `japanese` |
///
/// Names that no other system has mean the same everywhere.
public struct MeasurementSystem: Sendable, Hashable {
  private enum Choice: String, CaseIterable {
    case us, imperial, metric, australian, japanese
  }

  private let choice: Choice

  /// Of the United States: the system unless another is named.
  public static var us: MeasurementSystem { MeasurementSystem(choice: .us) }
  /// Of the United Kingdom: imperial pints, and the cups and spoons of metric kitchens.
  public static var imperial: MeasurementSystem { MeasurementSystem(choice: .imperial) }
  /// Of metric kitchens: cups of 250 ml, tablespoons of 15 ml, teaspoons of 5 ml.
  public static var metric: MeasurementSystem { MeasurementSystem(choice: .metric) }
  /// Of Australia: cups of 250 ml, tablespoons of 20 ml, teaspoons of 5 ml.
  public static var australian: MeasurementSystem { MeasurementSystem(choice: .australian) }
  /// Of Japan: cups of 200 ml, tablespoons of 15 ml, teaspoons of 5 ml.
  public static var japanese: MeasurementSystem { MeasurementSystem(choice: .japanese) }

  /// All systems.
  public static let all = Choice.allCases.map { MeasurementSystem(choice: $0) }

  /// Finds the system of a name, such as `imperial`; `nil` if there is none.
  public init?(named name: String) {
    guard let system = MeasurementSystem.all.first(where: { $0.name == name }) else { return nil }
    self = system
  }

  private init(choice: Choice) { self.choice = choice }

  /// The name: `imperial`. It never changes, so that it can be stored.
  public var name: String { choice.rawValue }

  /// The place of the system in ``all``, to have a table by system.
  var place: Int {
    switch choice {
    case .us: 0
    case .imperial: 1
    case .metric: 2
    case .australian: 3
    case .japanese: 4
    }
  }

  /// The qualifiers of the units that go by their bare names, those that come first before the
  /// others.
  private var qualifiers: [UnitQualifier] {
    switch choice {
    case .us: []
    case .imperial, .metric: [.imperial, .metric]
    case .australian: [.australian, .imperial, .metric]
    case .japanese: [.japanese, .imperial, .metric]
    }
  }

  /// Returns how a unit ranks among those that share its name, the less the better; `nil` if text
  /// must say that this one is meant.
  ///
  /// Of the units of a name, the one that ranks best goes by the bare name.
  package func rank(of unit: UnitDefinition) -> Int? {
    let qualifiers = qualifiers
    guard let qualifier = unit.qualifier else { return qualifiers.count }
    return qualifiers.firstIndex(of: qualifier)
  }

  /// The system whose units are meant by names that several units have as an alias, and none as its
  /// own: by `ton` in the United Kingdom. In the United States, either could be meant.
  package var unitSystem: UnitSystem? {
    switch choice {
    case .us: nil
    case .imperial: .imperial
    case .metric, .australian, .japanese: .metric
    }
  }
}

extension MeasurementSystem: CustomStringConvertible {
  /// The name: `imperial`.
  public var description: String { name }
}

extension UnitDefinition {
  /// Returns whether the bare name of the unit means it in a system.
  ///
  /// - Parameter others: the units among which text is read, this one may be among them.
  func isBare(in system: MeasurementSystem, among others: [UnitDefinition]) -> Bool {
    guard let rank = system.rank(of: self) else { return false }
    return !others.contains { other in
      guard let otherRank = system.rank(of: other), otherRank < rank else { return false }
      return other.hasName(name) || other.hasName(plural)
    }
  }

  /// Returns whether text can call the unit so, its symbol aside.
  func hasName(_ name: String) -> Bool {
    self.name == name || plural == name || aliases.contains(name)
  }
}
