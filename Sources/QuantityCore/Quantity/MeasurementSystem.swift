/// A system of measurement, which determines the meaning of names that several systems share, such
/// as cup and pint.
///
///     MeasurementSystem.imperial.name        // "imperial"
///     MeasurementSystem(named: "australian") // australian
///
/// The system decides which unit an unqualified name means in text, which unit is written without a
/// qualifier, and which kit shows it:
///
/// | | `us` | `imperial` | `metric` | `australian` | `japanese` |
/// |---|---|---|---|---|---|
/// | gallon, quart, pint, fluid ounce | US | imperial | imperial | imperial | imperial |
/// | cup | 236.5882365 ml | 250 ml | 250 ml | 250 ml | 200 ml |
/// | tablespoon, teaspoon | 14.79, 4.93 ml | 15, 5 ml | 15, 5 ml | 20, 5 ml | 15, 5 ml |
/// | ton, hundredweight | either | long | tonne; either | tonne; either | tonne; either |
/// | kits of volumes | `us`, `us-liquid` | `uk`; of cups `metric-kitchen` | `metric-kitchen`, `metric` | `au` | `japanese` |
///
/// Names that only one system uses mean the same in every system.
public struct MeasurementSystem: Sendable, Hashable {
  private enum Choice: String, CaseIterable {
    case us, imperial, metric, australian, japanese
  }

  private let choice: Choice

  /// The United States: the default.
  public static var us: MeasurementSystem { MeasurementSystem(choice: .us) }
  /// The United Kingdom: imperial pints, with the cups and spoons of metric kitchens.
  public static var imperial: MeasurementSystem { MeasurementSystem(choice: .imperial) }
  /// Metric kitchens: cups of 250 ml, tablespoons of 15 ml, teaspoons of 5 ml.
  public static var metric: MeasurementSystem { MeasurementSystem(choice: .metric) }
  /// Australia: cups of 250 ml, tablespoons of 20 ml, teaspoons of 5 ml.
  public static var australian: MeasurementSystem { MeasurementSystem(choice: .australian) }
  /// Japan: cups of 200 ml, tablespoons of 15 ml, teaspoons of 5 ml.
  public static var japanese: MeasurementSystem { MeasurementSystem(choice: .japanese) }

  /// All systems.
  public static let all = Choice.allCases.map { MeasurementSystem(choice: $0) }

  /// Finds a system by its name, such as `imperial`, or returns `nil` if there is none.
  public init?(named name: String) {
    guard let system = MeasurementSystem.all.first(where: { $0.name == name }) else { return nil }
    self = system
  }

  private init(choice: Choice) { self.choice = choice }

  /// The name: `imperial`. It never changes, so it can be stored.
  public var name: String { choice.rawValue }

  /// The index of the system in ``all``, for tables by system.
  var place: Int {
    switch choice {
    case .us: 0
    case .imperial: 1
    case .metric: 2
    case .australian: 3
    case .japanese: 4
    }
  }

  /// The qualifiers of the units whose unqualified names the system uses, in order of preference.
  private var qualifiers: [UnitQualifier] {
    switch choice {
    case .us: []
    case .imperial, .metric: [.imperial, .metric]
    case .australian: [.australian, .imperial, .metric]
    case .japanese: [.japanese, .imperial, .metric]
    }
  }

  /// Returns the rank of a unit among those that share its name, the lower the better, or `nil` if
  /// text must name its qualifier.
  ///
  /// The unit with the best rank has the unqualified name.
  package func rank(of unit: UnitDefinition) -> Int? {
    let qualifiers = qualifiers
    guard let qualifier = unit.qualifier else { return qualifiers.count }
    return qualifiers.firstIndex(of: qualifier)
  }

  /// The system whose units are meant by a name that is only an alias of several units: in the
  /// United Kingdom, `ton` is imperial. In the United States such a name is ambiguous.
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
  /// Returns whether the unit's unqualified name means this unit in a system.
  ///
  /// - Parameter others: the units that text can name; may include this one.
  func isBare(in system: MeasurementSystem, among others: [UnitDefinition]) -> Bool {
    guard let rank = system.rank(of: self) else { return false }
    return !others.contains { other in
      guard let otherRank = system.rank(of: other), otherRank < rank else { return false }
      return other.hasName(name) || other.hasName(plural)
    }
  }

  /// Returns whether a name is one of the unit's names; symbols don't count.
  func hasName(_ name: String) -> Bool {
    self.name == name || plural == name || aliases.contains(name)
  }
}
