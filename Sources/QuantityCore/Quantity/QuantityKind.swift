/// A kind of quantity, such as time, volume or mass: quantities of one kind can be added and
/// compared, those of different kinds cannot.
///
/// A kind is a type without values, which other types carry as a parameter. To define one, name it
/// and list its units:
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
  /// What the kind is called in messages: `volume`.
  static var name: String { get }

  /// What stands between the parts of an amount: a space if a kind does not say otherwise.
  static var joiner: String { get }

  /// The units of the kind that text can name.
  static var units: [MeasurementUnit<Self>] { get }

  /// Returns the kit in which amounts of a unit are presented if no other is asked for: that of the
  /// unit's system.
  ///
  /// Each unit asks once, and keeps its kit.
  static func kit(for unit: MeasurementUnit<Self>) -> Kit<Self>
}

extension QuantityKind {
  /// A space, as in `5 feet 11 inches`; volumes, which are scooped, have ` + `.
  public static var joiner: String { " " }
}
