import Quantities

/// The answer to an expression, as text.
struct Answer {
  var kit: KitName?
  var maxParts: Int?
  var smallest: MeasurementUnit<TimeKind>?
  var isNumber = false

  /// What the words of a question come to.
  func text(for question: String) throws(ParseError) -> String {
    let expression = try QuantityExpression(question)
    switch expression.value {
    case .number(let number): return number.formatted(.decimal)
    case .amount(let amount):
      if let time = amount.as(TimeKind.self) {
        return text(for: time, expression.targets, kit: nil, smallest: smallest)
      }
      if let volume = amount.as(VolumeKind.self) {
        return text(for: volume, expression.targets, kit: kit?.volume)
      }
      if let mass = amount.as(MassKind.self) {
        return text(for: mass, expression.targets, kit: kit?.mass)
      }
      return amount.description
    }
  }

  private func text<Kind>(
    for amount: Amount<Kind>, _ targets: [QuantityExpression.Target], kit: Kit<Kind>?,
    smallest: MeasurementUnit<Kind>? = nil
  ) -> String {
    let units = targets.compactMap { $0.unit(of: Kind.self) }
    guard !units.isEmpty else {
      return Presenter(kit: kit, maxParts: maxParts, smallest: smallest).present(amount)
        .formatted(PresentationStyle(units: isNumber ? .none : .name))
    }
    if isNumber && units.count == 1 {
      return amount.exactValue(in: units[0]).formatted(.decimal)
    }
    return amount.presented(in: units)
      .formatted(PresentationStyle(units: naming(targets, units), approximation: .none))
  }

  /// The words of the question: a name takes its plural, anything else stays as it was written.
  private func naming<Kind>(
    _ targets: [QuantityExpression.Target], _ units: [MeasurementUnit<Kind>]
  ) -> UnitNaming {
    var words: [String: String] = [:]
    for (target, unit) in zip(targets, units) {
      let word = target.spelling.lowercased()
      if word != unit.name.lowercased() && word != unit.plural.lowercased() {
        words[unit.name] = target.spelling
      }
    }
    return .custom(words)
  }
}

extension ParseError {
  /// The lines that tell of the error.
  var lines: [String] {
    ["qty: \(message)"] + (hint.map { ["hint: \($0)"] } ?? [])
  }
}
