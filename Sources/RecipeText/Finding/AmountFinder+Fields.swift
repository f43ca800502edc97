import QuantityCore
import QuantityReading

extension ReadLine {
  /// Returns the line without the quantities in fields.
  func without(_ fields: FieldSet) -> ReadLine {
    let rest = quantities.filter {
      !fields.claims(range(of: $0.tokens).moved(by: start))
    }
    return ReadLine(parser: parser, quantities: rest, start: start)
  }
}

extension FoundAmount {
  /// Creates the amount of a field.
  init(_ field: Field, in text: String, _ finder: AmountFinder) {
    let unit = finder.reader.unit(of: field)
    let role: Role =
      field.grows || unit?.kind == .time ? (unit == nil ? .count : .amount) : .portion
    self.init(field.amount(unit), role, rule: field.rule, field.whole, in: text)
  }
}

extension AmountFinder {
  /// The names of the rules that assign roles, each once: those for running text in order of
  /// precedence, then those for fields.
  package static let rules = Rule.all.map { $0.name } + Field.rules
}

extension ReadNumber {
  /// Creates the number of a field.
  init(_ field: Field, in text: String, _ finder: AmountFinder) {
    let unit = finder.reader.unit(of: field)
    let role: NumberRole =
      unit?.kind == .time ? .duration : !field.grows ? .portion : unit == nil ? .count : .amount
    self.init(role, field.rule, field.whole, in: text)
  }
}

extension Field {
  /// Returns the amount in the unit of the field, or a count if it has none.
  func amount(_ unit: AnyUnit?) -> WrittenAmount {
    func value(_ number: Fraction) -> ExpressionValue {
      unit.flatMap { unit in (try? AnyAmount(number, unit)).map { .amount($0) } } ?? .number(number)
    }
    return WrittenAmount(value(number.lower), to: value(number.upper))
  }

  /// The name of the rule that decides whether the value grows.
  fileprivate var rule: String { Field.rules[grows ? 0 : 1] }

  fileprivate static let rules = ["stands in a field of amounts", "stands in a field that stays"]
}
