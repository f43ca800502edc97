public import Foundation
public import Quantities

/// Whose measures amounts are shown in: a name for the kits of each kind, which a style can encode.
///
///     7.teaspoons.formatted(.kitchen(.us))     // "2 tablespoons + 1 teaspoon"
///     7.teaspoons.formatted(.kitchen(.metric)) // "~35 milliliters"
public struct Kitchen: Sendable, Hashable, Codable, CustomStringConvertible {
  private enum Choice: String, Codable, CaseIterable {
    case us
    case usLiquid = "us-liquid"
    case usBar = "us-bar"
    case metricKitchen = "metric-kitchen"
    case australian = "au"
    case uk
    case metric
  }

  private let choice: Choice

  /// US cups and spoons; pounds and ounces.
  public static var us: Kitchen { Kitchen(choice: .us) }
  /// US gallons, quarts, cups and spoons; pounds and ounces.
  public static var usLiquid: Kitchen { Kitchen(choice: .usLiquid) }
  /// US fluid ounces and spoons; pounds and ounces.
  public static var usBar: Kitchen { Kitchen(choice: .usBar) }
  /// Metric cups and spoons; grams.
  public static var metricKitchen: Kitchen { Kitchen(choice: .metricKitchen) }
  /// Australian cups and spoons; grams.
  public static var australian: Kitchen { Kitchen(choice: .australian) }
  /// Imperial pints and fluid ounces; pounds and ounces.
  public static var uk: Kitchen { Kitchen(choice: .uk) }
  /// Milliliters and liters; grams.
  public static var metric: Kitchen { Kitchen(choice: .metric) }

  /// All kitchens.
  public static var all: [Kitchen] { Choice.allCases.map { Kitchen(choice: $0) } }

  /// The kit for volumes.
  public var volumes: Kit<VolumeKind> {
    switch choice {
    case .us: .usKitchen
    case .usLiquid: .usLiquid
    case .usBar: .usBar
    case .metricKitchen: .metricKitchen
    case .australian: .australianKitchen
    case .uk: .ukKitchen
    case .metric: .metric
    }
  }

  /// The kit for masses.
  public var masses: Kit<MassKind> {
    switch choice {
    case .us, .usLiquid, .usBar, .uk: .pounds
    case .metricKitchen, .australian, .metric: .metric
    }
  }

  /// The kit for amounts of a kind; `nil`, if kitchens have none for it and the unit's own serves.
  public func kit<Kind: QuantityKind>(for kind: Kind.Type) -> Kit<Kind>? {
    volumes as? Kit<Kind> ?? masses as? Kit<Kind>
  }

  /// What the kitchen is called: `us-liquid`.
  public var description: String { choice.rawValue }
}

extension Kitchen {
  /// The kitchen of a locale: of the US, the UK or Australia, or else metric.
  ///
  ///     Kitchen(Locale(identifier: "en_AU"))  // au
  ///
  /// It follows `Locale.measurementSystem`, and for Australia the region: there a tablespoon is
  /// 20 ml.
  public init(_ locale: Locale) {
    switch locale.measurementSystem {
    case .us: self = .us
    case .uk: self = .uk
    default: self = locale.region == .australia ? .australian : .metric
    }
  }
}
