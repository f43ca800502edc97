import Quantities

/// What a question comes to, as text.
struct Answer {
  var text: String
  /// How names in the question were read that can mean several units.
  var notes: [String]
}

/// How a question is to be answered.
struct Question {
  var kit: KitName?
  var maxParts: Int?
  var smallest: MeasurementUnit<TimeKind>?
  var isNumber = false

  /// What the words of a question come to.
  func answer(to words: String) throws(ParseError) -> Answer {
    let expression = try QuantityExpression(words)
    return Answer(text: text(for: expression), notes: expression.notes)
  }

  private func text(for expression: QuantityExpression) -> String {
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
    let units = targets.compactMap { $0.unit(of: Kind.self) }.uniqued()
    if isNumber { return amount.exactValue(in: units.first ?? amount.unit).formatted(.decimal) }
    guard !units.isEmpty else {
      return Presenter(kit: kit, maxParts: maxParts, smallest: smallest).present(amount)
        .formatted()
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

extension Array where Element: Hashable {
  /// The elements without those that came before.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ParseError {
  /// The lines that tell of the error.
  var lines: [String] {
    ["qty: \(message)"] + (hint.map { ["hint: \($0)"] } ?? [])
  }
}
