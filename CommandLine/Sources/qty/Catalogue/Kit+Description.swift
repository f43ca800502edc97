import Quantities

extension KitName {
  /// The kinds that the kit serves, each with its units.
  var summary: String {
    [time?.summary, volume?.summary, mass?.summary].compactMap { $0 }.joined(separator: "; ")
  }

  /// What the kit can measure, a line for each unit.
  var card: [String] {
    (time?.card ?? []) + (volume?.card ?? []) + (mass?.card ?? [])
  }
}

extension Kit {
  fileprivate var summary: String {
    "\(Kind.name): \(units.map(\.name).joined(separator: ", "))"
  }

  fileprivate var card: [String] {
    let width = (units.map(\.name.count).max() ?? 0) + 2
    let rows =
      measures.isEmpty
      ? units.map { "  \($0.name.padded(to: width))decimals" }
      : measures.map { "  \($0.unit.name.padded(to: width))\($0.counts)" }
    return [Kind.name] + rows
  }
}

extension Measure {
  /// Which counts of the unit there are.
  fileprivate var counts: String {
    let measurable = fractions.filter { $0.isMeasurable && !$0.needsWhole }
    let afterWhole = fractions.filter { $0.isMeasurable && $0.needsWhole }
    let sayable = fractions.filter { !$0.isMeasurable }
    return [
      limit.map { "up to \($0)" } ?? "any count",
      measurable.list, afterWhole.list.map { "\($0) after a whole" },
      sayable.list.map { "\($0) only to say" },
    ].compactMap { $0 }.joined(separator: "; ")
  }
}

extension [MeasureFraction] {
  fileprivate var list: String? {
    isEmpty ? nil : map { $0.value.formatted(.fraction) }.joined(separator: ", ")
  }
}
