public import Quantities

/// The values that an option can have, each by its name.
///
///     NamedChoices.decimalMarks.list         // "point, comma"
///     NamedChoices.kits["us-bar"]?.name      // "us-bar"
public struct NamedChoices<Value: Sendable>: Sendable {
  /// The noun for one of them, for messages.
  private let noun: String
  private let values: [(name: String, value: Value)]

  /// Makes the values of an option, which are called by a noun in messages: `kit`.
  public init(_ noun: String, _ values: KeyValuePairs<String, Value>) {
    self.init(noun, values.map { ($0, $1) })
  }

  /// Makes the values of an option, which are called by a noun in messages: `kit`.
  public init(_ noun: String, _ values: [(name: String, value: Value)]) {
    self.noun = noun
    self.values = values
  }

  /// The values, in order.
  public var all: [Value] { values.map { $0.value } }

  /// The names, in order.
  public var names: [String] { values.map { $0.name } }

  /// The names, as a list.
  public var list: String { names.joined(separator: ", ") }

  /// Finds the value of a name; `nil` if there is none.
  public subscript(name: String) -> Value? { values.first { $0.name == name }?.value }

  /// Finds the value of a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - option: what gives the name, for the message if there is no such value.
  /// - Throws: an ``OptionError`` that says which names there are.
  public func value(named name: String, of option: String) throws(OptionError) -> Value {
    if let value = self[name] { return value }
    throw OptionError(option, ": unknown \(noun) '\(name)'", hint: "choose one of \(list)")
  }
}

extension NamedChoices where Value: CaseIterable & RawRepresentable<String> {
  /// Makes the cases of an enumeration by their raw values.
  public init(_ noun: String) { self.init(noun, Value.allCases.map { ($0.rawValue, $0) }) }
}

extension NamedChoices<Kitchen> {
  /// The kits.
  public static let kits = NamedChoices("kit", Kitchen.all.map { ($0.name, $0) })
}

extension NamedChoices<ReaderKitchen> {
  /// The kitchens of readers.
  public static let kitchens = NamedChoices("kitchen", ReaderKitchen.all.map { ($0.name, $0) })
}

extension NamedChoices<MeasurementSystem> {
  /// The systems.
  public static let systems = NamedChoices("system", MeasurementSystem.all.map { ($0.name, $0) })
}

extension Kitchen {
  /// The kit for masses, if the kitchen is called after it.
  ///
  /// The option `kit` names a kit rather than a kitchen: it serves the kinds for which it has measures of its
  /// own, and amounts of another kind stay with the kit of their own unit. So `--kit us` leaves
  /// grams alone.
  public var ownMasses: Kit<MassKind>? {
    masses.flatMap { isCombined || $0.name == name ? $0 : nil }
  }
}

extension NamedChoices<PresentationStyle> {
  /// How numbers are written.
  public static let styles = NamedChoices(
    "style",
    [
      "ascii": .usual, "vulgar": .vulgar, "slash": .slash, "html": .html, "latex": .latex,
      "markdown": .markdown, "decimal": .decimal, "spoken": .spoken, "clock": .clock,
      "timer": .clock(.timer), "iso8601": .iso8601,
    ])
}

extension NamedChoices<PresentationStyle.Units> {
  /// How units are written, where it does not follow from the question.
  public static let unitStyles = NamedChoices(
    "unit style", ["long": .name, "short": .symbol, "none": .none])
}

extension NamedChoices<DecimalMark> {
  /// The marks before decimals.
  public static let decimalMarks = NamedChoices(
    "decimal mark", ["point": .point, "comma": .comma])
}
