public import Quantities

/// The possible values of an option, by name.
///
///     NamedChoices.decimalMarks.list         // "point, comma"
///     NamedChoices.kits["us-bar"]?.name      // "us-bar"
public struct NamedChoices<Value: Sendable>: Sendable {
  /// The singular noun for messages.
  private let noun: String
  private let values: [(name: String, value: Value)]

  /// Makes the values of an option, with a noun for messages: `kit`.
  public init(_ noun: String, _ values: KeyValuePairs<String, Value>) {
    self.init(noun, values.map { ($0, $1) })
  }

  /// Makes the values of an option, with a noun for messages: `kit`.
  public init(_ noun: String, _ values: [(name: String, value: Value)]) {
    self.noun = noun
    self.values = values
  }

  /// The values, in order.
  public var all: [Value] { values.map { $0.value } }

  /// The names, in order.
  public var names: [String] { values.map { $0.name } }

  /// The names, separated by commas.
  public var list: String { names.joined(separator: ", ") }

  /// Returns the value with a name, or `nil` if there is none.
  public subscript(name: String) -> Value? { values.first { $0.name == name }?.value }

  /// Returns the value with a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - option: the option, for the message of the error.
  /// - Throws: an ``OptionError`` that lists the names if there is no such value.
  public func value(named name: String, of option: String) throws(OptionError) -> Value {
    if let value = self[name] { return value }
    throw OptionError(option, ": unknown \(noun) '\(name)'", hint: "choose one of \(list)")
  }
}

extension NamedChoices where Value: CaseIterable & RawRepresentable<String> {
  /// Makes the values from the cases of an enumeration, with their raw values as names.
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
  /// The kit for masses, if the kitchen is named after it.
  ///
  /// The option `kit` names a kit instead of a kitchen. It applies only to the kinds for which it
  /// has its own measures; other amounts keep the kit of their own unit. For example, `--kit us`
  /// does not change grams.
  public var ownMasses: Kit<MassKind>? {
    masses.flatMap { isCombined || $0.name == name ? $0 : nil }
  }
}

extension NamedChoices<PresentationStyle> {
  /// The styles of numbers.
  public static let styles = NamedChoices(
    "style",
    [
      "ascii": .usual, "vulgar": .vulgar, "slash": .slash, "html": .html, "latex": .latex,
      "markdown": .markdown, "decimal": .decimal, "spoken": .spoken, "clock": .clock,
      "timer": .clock(.timer), "iso8601": .iso8601,
    ])
}

extension NamedChoices<PresentationStyle.Units> {
  /// The styles of units, unless the question implies one.
  public static let unitStyles = NamedChoices(
    "unit style", ["long": .name, "short": .symbol, "none": .none])
}

extension NamedChoices<DecimalMark> {
  /// The decimal marks.
  public static let decimalMarks = NamedChoices(
    "decimal mark", ["point": .point, "comma": .comma])
}
