import Quantities

/// `--kit` names a kit rather than a kitchen: it serves the kinds for which it has measures of its
/// own, and amounts of another kind stay with the kit of their own unit. So `--kit us` leaves grams
/// alone.
extension Kitchen: NamedChoice {
  static let nouns = (one: "kit", several: "kits")

  static var words: [String] { all.map(\.name) }

  /// The kit for masses, if the kitchen is called after it.
  var ownMasses: Kit<MassKind>? { masses.flatMap { $0.name == name ? $0 : nil } }

  /// The kinds that the kit serves, each with its units.
  var summary: String {
    [times?.summary, volumes?.summary, ownMasses?.summary].compactMap { $0 }.joined(separator: "; ")
  }

  /// What the kit can measure, a line for each unit.
  var card: [String] {
    (times?.card ?? []) + (volumes?.card ?? []) + (ownMasses?.card ?? [])
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
    let measurable = fractions.filter { $0.isMeasurable && $0.placement == .anywhere }
    let afterWhole = fractions.filter { $0.isMeasurable && $0.placement == .afterWhole }
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
