import ArgumentParser
import Quantities

/// The values that an option can have, each by its name.
struct NamedChoices<Value: Sendable>: Sendable {
  /// The noun for one of them, for messages.
  private let noun: String
  private let values: [(name: String, value: Value)]

  init(_ noun: String, _ values: KeyValuePairs<String, Value>) {
    self.init(noun, values.map { ($0, $1) })
  }

  init(_ noun: String, _ values: [(name: String, value: Value)]) {
    self.noun = noun
    self.values = values
  }

  var all: [Value] { values.map(\.value) }

  var names: [String] { values.map(\.name) }

  /// The names, as a list.
  var list: String { names.joined(separator: ", ") }

  /// Finds the value of a name; `nil` if there is none.
  subscript(name: String) -> Value? { values.first { $0.name == name }?.value }

  /// Finds the value of a name.
  ///
  /// - Parameter source: the option or variable that gives the name, for the message if there is no
  ///   such value.
  func value(named name: String, by source: String) throws(Failure) -> Value {
    if let value = self[name] { return value }
    throw .usage("\(source): unknown \(noun) '\(name)'", hint: "choose one of \(list)")
  }

  /// Finds the value that an option names, if it is given.
  func given(_ name: String?, by source: String) throws(Failure) -> Value? {
    guard let name else { return nil }
    return try value(named: name, by: source)
  }
}

extension NamedChoices where Value: CaseIterable & RawRepresentable<String> {
  init(_ noun: String) { self.init(noun, Value.allCases.map { ($0.rawValue, $0) }) }
}

extension NamedChoices<any QuantityKind.Type> {
  /// The kinds of quantity, in the order in which they are listed.
  static let kinds = NamedChoices(
    "kind",
    [
      TimeKind.name: TimeKind.self, VolumeKind.name: VolumeKind.self, MassKind.name: MassKind.self,
    ])
}

extension NamedChoices<Kitchen> {
  /// The kits.
  static let kits = NamedChoices("kit", Kitchen.all.map { ($0.name, $0) })
}

extension NamedChoices<MeasurementSystem> {
  /// The systems.
  static let systems = NamedChoices("system", MeasurementSystem.all.map { ($0.name, $0) })
}

extension Kitchen {
  /// The kit for masses, if the kitchen is called after it.
  ///
  /// `--kit` names a kit rather than a kitchen: it serves the kinds for which it has measures of its
  /// own, and amounts of another kind stay with the kit of their own unit. So `--kit us` leaves
  /// grams alone.
  var ownMasses: Kit<MassKind>? { masses.flatMap { $0.name == name ? $0 : nil } }
}

/// The option that names a kit.
struct KitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Present amounts in the measures of a kit: \(NamedChoices.kits.list) (default: that of \
      QTY_KIT).
      """,
      valueName: "name"))
  var kit: String?

  /// Finds the kit that the option or the environment names.
  func chosen() throws(Failure) -> Kitchen? {
    if let kit = try NamedChoices.kits.given(kit, by: "--kit") { return kit }
    return try NamedChoices.kits.given(System.environment("QTY_KIT"), by: "QTY_KIT")
  }
}

/// The option that names the reader's own system.
struct SystemOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What names mean that systems share, such as pint and cup: \(NamedChoices.systems.list) (default: \
      that of QTY_SYSTEM, or us).
      """,
      valueName: "name"))
  var system: String?

  /// Finds the system that the option or the environment names, or else that of the United States.
  func chosen() throws(Failure) -> MeasurementSystem {
    if let system = try NamedChoices.systems.given(system, by: "--system") { return system }
    return try NamedChoices.systems.given(System.environment("QTY_SYSTEM"), by: "QTY_SYSTEM") ?? .us
  }
}
