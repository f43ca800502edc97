/// A kind of quantity, such as time, volume or mass: quantities of one kind can be added and
/// compared, those of different kinds cannot.
///
/// A kind is a type without values, used as a generic parameter. To define one, name it and list
/// its units:
///
///     enum CountKind: QuantityKind {
///       static let name = "count"
///       static let units: [MeasurementUnit<CountKind>] = [Pieces.unit]
///     }
///     struct Pieces: UnitQuantity {
///       typealias Kind = CountKind
///       static var factor: ConversionFactor<CountKind> { .init(ticks: 20_160) }
///       static let unit: MeasurementUnit<CountKind> = .init(Pieces.self, "piece")
///       let ticks: Ticks<CountKind>
///     }
///     try Amount<CountKind>("2 1/2 pieces").exactValue  // 5/2
public protocol QuantityKind: Sendable {
  /// The name of the kind in messages: `volume`.
  static var name: String { get }

  /// The text between the parts of an amount; by default a space.
  static var joiner: String { get }

  /// The units of the kind that text can name.
  static var units: [MeasurementUnit<Self>] { get }

  /// Returns the kit that shows amounts of a unit by default: the kit of the unit's system.
  ///
  /// It is called once per unit, and the result is cached.
  static func kit(for unit: MeasurementUnit<Self>) -> Kit<Self>
}

extension QuantityKind {
  /// A space, as in `5 feet 11 inches`. Volumes, which are scooped, use ` + `.
  public static var joiner: String { " " }
}
