/// Whose measures amounts are shown in: a name for the kits of each kind.
///
///     1.cups.formatted(in: .metric)                  // "~240 milliliters"
///     Kitchen(named: "us-liquid")?.volumes           // us-liquid
///     Kitchen.us.masses                              // pounds
///
/// Where a kitchen has no kit for a kind, amounts are shown with that of their own unit.
public struct Kitchen: Sendable {
  /// The name: `us-liquid`. It never changes, so that it can be stored.
  public let name: String
  /// The kit for volumes; `nil` if the kitchen has only a scale or a clock.
  public var volumes: Kit<VolumeKind>? { kits.volume.map { Kit(core: $0) } }
  /// The kit for masses, that of the scale beside the measures; `nil` if there is only a clock.
  public var masses: Kit<MassKind>? { kits.mass.map { Kit(core: $0) } }
  /// The kit for times; `nil` in all kitchens but `clock`, because there is no other for times.
  public var times: Kit<TimeKind>? { kits.time.map { Kit(core: $0) } }
  private let kits: PerKind<AnyKit?>
  /// Whether it is made of several, of the measures of which it has no more than each is called after.
  package let isCombined: Bool

  private init(
    _ name: String, _ volumes: Kit<VolumeKind>? = nil, _ masses: Kit<MassKind>? = nil,
    times: Kit<TimeKind>? = nil
  ) {
    self.name = name
    isCombined = false
    kits = PerKind(time: times?.core, volume: volumes?.core, mass: masses?.core)
  }

  /// Returns a kitchen with the measures of two that are called after them; `nil` if both have some of one kind.
  ///
  /// A scale that is only beside the measures of one gives way to the other's.
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

  /// The kits without a scale that is beside the measures.
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

  /// All kitchens. Others are added at the end.
  public static let all: [Kitchen] = [
    .us, .usLiquid, .usBar, .uk, .metric, .metricKitchen, .australian, .pounds, .stone, .clock,
    .japanese, .swedish, .danish, .norwegian, .german, .french, .spanish, .italian, .dutch, .polish,
    .russian, .indian, .canadian,
  ]

  /// Finds the kitchen with a name, such as `us-liquid`; `nil` if there is none.
  public init?(named name: String) {
    guard let kitchen = Kitchen.all.first(where: { $0.name == name }) else { return nil }
    self = kitchen
  }
}

// Kitchens that measure alike share their kits.
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
  /// Glasses and spoons, those of metric kitchens: the szklanka is 250 ml; grams (`polish`).
  public static let polish = Kitchen("polish", .metricKitchen, .metric)
  /// Glasses and spoons, those of metric kitchens: the стакан is 250 ml to the rim; grams (`russian`).
  public static let russian = Kitchen("russian", .metricKitchen, .metric)
  /// Metric cups and spoons; grams (`indian`).
  public static let indian = Kitchen("indian", .metricKitchen, .metric)
  /// Metric cups and spoons, as since Canada went metric; grams (`canadian`).
  public static let canadian = Kitchen("canadian", .metricKitchen, .metric)
}

extension Kitchen: Hashable {
  /// Returns whether two kitchens have the same name.
  public static func == (lhs: Kitchen, rhs: Kitchen) -> Bool { lhs.name == rhs.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Kitchen: CustomStringConvertible {
  /// The name: `us-liquid`.
  public var description: String { name }
}
