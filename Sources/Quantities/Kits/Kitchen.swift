/// Whose measures amounts are shown in: a name for the kits of each kind.
///
///     1.cups.formatted(kit: Kitchen.metric.volumes)  // "~237 milliliters"
///     Kitchen(named: "us-liquid")?.volumes           // us-liquid
///     Kitchen.us.masses                              // pounds
///
/// Where a kitchen has no kit for a kind, amounts are shown with that of their own unit.
public struct Kitchen: Sendable, Hashable {
  private enum Name: String, CaseIterable {
    case us
    case usLiquid = "us-liquid"
    case usBar = "us-bar"
    case uk
    case metric
    case metricKitchen = "metric-kitchen"
    case australian = "au"
    case pounds
    case stone
    case clock
  }

  private let choice: Name

  /// US cups and spoons; pounds and ounces (`us`).
  public static let us = Kitchen(choice: .us)
  /// US gallons, quarts, cups and spoons; pounds and ounces (`us-liquid`).
  public static let usLiquid = Kitchen(choice: .usLiquid)
  /// US fluid ounces and spoons; pounds and ounces (`us-bar`).
  public static let usBar = Kitchen(choice: .usBar)
  /// Imperial pints and fluid ounces; pounds and ounces (`uk`).
  public static let uk = Kitchen(choice: .uk)
  /// Milliliters and liters; grams (`metric`).
  public static let metric = Kitchen(choice: .metric)
  /// Metric cups and spoons; grams (`metric-kitchen`).
  public static let metricKitchen = Kitchen(choice: .metricKitchen)
  /// Australian cups and spoons; grams (`au`).
  public static let australian = Kitchen(choice: .australian)
  /// Pounds and ounces alone (`pounds`).
  public static let pounds = Kitchen(choice: .pounds)
  /// Stones and pounds alone (`stone`).
  public static let stone = Kitchen(choice: .stone)
  /// Days, hours, minutes and seconds alone (`clock`).
  public static let clock = Kitchen(choice: .clock)

  /// All kitchens.
  public static var all: [Kitchen] { Name.allCases.map { Kitchen(choice: $0) } }

  private init(choice: Name) { self.choice = choice }

  /// Finds the kitchen of a name, such as `us-liquid`; `nil` if there is none.
  public init?(named name: String) {
    guard let choice = Name(rawValue: name) else { return nil }
    self.choice = choice
  }

  /// The name: `us-liquid`. It never changes, so that it can be stored.
  public var name: String { choice.rawValue }

  /// The kit for volumes; `nil` if the kitchen has only a scale or a clock.
  public var volumes: Kit<VolumeKind>? {
    switch choice {
    case .us: .usKitchen
    case .usLiquid: .usLiquid
    case .usBar: .usBar
    case .uk: .ukKitchen
    case .metric: .metric
    case .metricKitchen: .metricKitchen
    case .australian: .australianKitchen
    case .pounds, .stone, .clock: nil
    }
  }

  /// The kit for masses, that of the scale beside the measures; `nil` if there is only a clock.
  public var masses: Kit<MassKind>? {
    switch choice {
    case .us, .usLiquid, .usBar, .uk, .pounds: .pounds
    case .metric, .metricKitchen, .australian: .metric
    case .stone: .stone
    case .clock: nil
    }
  }

  /// The kit for times; `nil` in all kitchens but `clock`, because times have no other.
  public var times: Kit<TimeKind>? { choice == .clock ? .clock : nil }
}

extension Kitchen: CustomStringConvertible {
  /// The name: `us-liquid`.
  public var description: String { name }
}
