/// A named set of kits that amounts are shown in, at most one for each kind.
///
///     1.cups.formatted(in: .metric)                  // "~240 milliliters"
///     Kitchen(named: "us-liquid")?.volumes           // us-liquid
///     Kitchen.us.masses                              // pounds
///
/// If a kitchen has no kit for a kind, an amount's own unit chooses the kit.
public struct Kitchen: Sendable {
  /// The name: `us-liquid`. It never changes, so it can be stored.
  public let name: String
  /// The kit for volumes; `nil` if the kitchen has only a scale or a clock.
  public var volumes: Kit<VolumeKind>? { kits.volume.map { Kit(core: $0) } }
  /// The kit for masses, that of the kitchen's scale; `nil` if there is only a clock.
  public var masses: Kit<MassKind>? { kits.mass.map { Kit(core: $0) } }
  /// The kit for times; `nil` in all kitchens but `clock`, because times have no other kit.
  public var times: Kit<TimeKind>? { kits.time.map { Kit(core: $0) } }
  private let kits: PerKind<AnyKit?>
  /// Whether it combines several kitchens. It then has only the measures that each is named for.
  package let isCombined: Bool

  private init(
    _ name: String, _ volumes: Kit<VolumeKind>? = nil, _ masses: Kit<MassKind>? = nil,
    times: Kit<TimeKind>? = nil
  ) {
    self.name = name
    isCombined = false
    kits = PerKind(time: times?.core, volume: volumes?.core, mass: masses?.core)
  }

  /// Returns a kitchen with the measures that two are named for, or `nil` if both are named for
  /// measures of one kind.
  ///
  /// If a kitchen's scale only accompanies its measures, the other kitchen's scale replaces it.
  ///
  ///     Kitchen.us.combined(with: .stone)?.masses?.name  // "stone"
  ///     Kitchen.us.combined(with: .metric) == nil        // true
  public func combined(with other: Kitchen) -> Kitchen? {
    let (own, others) = (ownKits, other.ownKits)
    guard own.time == nil || others.time == nil, own.volume == nil || others.volume == nil,
      own.mass == nil || others.mass == nil
    else { return nil }
    return Kitchen(
      combined: "\(name), \(other.name)",
      PerKind(
        time: own.time ?? others.time, volume: own.volume ?? others.volume,
        mass: own.mass ?? others.mass))
  }

  private init(combined name: String, _ kits: PerKind<AnyKit?>) {
    (self.name, self.kits, isCombined) = (name, kits, true)
  }

  /// The kits, without a scale that only accompanies the measures.
  private var ownKits: PerKind<AnyKit?> {
    guard !isCombined, volumes != nil || times != nil, masses?.name != name else { return kits }
    return PerKind(time: kits.time, volume: kits.volume, mass: nil)
  }

  /// Returns the kit for a kind, if there is one.
  package func kit(for kind: AnyKind) -> AnyKit? { kits[kind] ?? nil }

  /// US cups and spoons; pounds and ounces (`us`).
  public static let us = Kitchen("us", .usKitchen, .pounds)
  /// US gallons, quarts, cups and spoons; pounds and ounces (`us-liquid`).
  public static let usLiquid = Kitchen("us-liquid", .usLiquid, .pounds)
  /// US fluid ounces and spoons; pounds and ounces (`us-bar`).
  public static let usBar = Kitchen("us-bar", .usBar, .pounds)
  /// Imperial pints and fluid ounces; pounds and ounces (`uk`).
  public static let uk = Kitchen("uk", .ukKitchen, .pounds)
  /// Milliliters and liters; grams (`metric`).
  public static let metric = Kitchen("metric", .metric, .metric)
  /// Metric cups and spoons; grams (`metric-kitchen`).
  public static let metricKitchen = Kitchen("metric-kitchen", .metricKitchen, .metric)
  /// Australian cups and spoons; grams (`au`).
  public static let australian = Kitchen("au", .australianKitchen, .metric)
  /// Pounds and ounces alone (`pounds`).
  public static let pounds = Kitchen("pounds", nil, .pounds)
  /// Stones and pounds alone (`stone`).
  public static let stone = Kitchen("stone", nil, .stone)
  /// Days, hours, minutes and seconds alone (`clock`).
  public static let clock = Kitchen("clock", times: .clock)

  /// All kitchens. New ones are added at the end.
  public static let all: [Kitchen] = [
    .us, .usLiquid, .usBar, .uk, .metric, .metricKitchen, .australian, .pounds, .stone, .clock,
    .japanese, .swedish, .danish, .norwegian, .german, .french, .spanish, .italian, .dutch, .polish,
    .russian, .indian, .canadian,
  ]

  /// Returns the kitchen with a name, such as `us-liquid`, or `nil` if there is none.
  public init?(named name: String) {
    guard let kitchen = Kitchen.all.first(where: { $0.name == name }) else { return nil }
    self = kitchen
  }
}

// Kitchens that measure alike share kits.
extension Kitchen {
  /// Japanese cups and spoons; grams (`japanese`).
  public static let japanese = Kitchen("japanese", .japaneseKitchen, .metric)
  /// Deciliters and spoons; grams (`swedish`).
  public static let swedish = Kitchen("swedish", .nordicKitchen, .metric)
  /// Deciliters and spoons; grams (`danish`).
  public static let danish = Kitchen("danish", .nordicKitchen, .metric)
  /// Deciliters and spoons; grams (`norwegian`).
  public static let norwegian = Kitchen("norwegian", .nordicKitchen, .metric)
  /// Spoons, and a jug of milliliters and liters; grams (`german`).
  public static let german = Kitchen("german", .europeanKitchen, .metric)
  /// Spoons, and a jug of milliliters and liters; grams (`french`).
  public static let french = Kitchen("french", .europeanKitchen, .metric)
  /// Spoons, and a jug of milliliters and liters; grams (`spanish`).
  public static let spanish = Kitchen("spanish", .europeanKitchen, .metric)
  /// Spoons, and a jug of milliliters and liters; grams (`italian`).
  public static let italian = Kitchen("italian", .europeanKitchen, .metric)
  /// Spoons, and a jug of milliliters and liters; grams (`dutch`).
  public static let dutch = Kitchen("dutch", .europeanKitchen, .metric)
  /// Glasses and spoons of metric kitchens, where a szklanka is 250 ml; grams (`polish`).
  public static let polish = Kitchen("polish", .metricKitchen, .metric)
  /// Glasses and spoons of metric kitchens, where a стакан is 250 ml to the rim; grams (`russian`).
  public static let russian = Kitchen("russian", .metricKitchen, .metric)
  /// Metric cups and spoons; grams (`indian`).
  public static let indian = Kitchen("indian", .metricKitchen, .metric)
  /// Metric cups and spoons, as since Canada went metric; grams (`canadian`).
  public static let canadian = Kitchen("canadian", .metricKitchen, .metric)
}

extension Kitchen: Hashable {
  /// Returns whether two kitchens have the same name.
  public static func == (lhs: Kitchen, rhs: Kitchen) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Kitchen: CustomStringConvertible {
  /// The name: `us-liquid`.
  public var description: String { name }
}
