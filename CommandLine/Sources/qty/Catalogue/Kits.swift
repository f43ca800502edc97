import ArgumentParser
import Quantities

/// Lists the kits.
struct Kits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kits", _superCommandName: "qty",
    abstract: "Lists the kits, or the measures of one kit.",
    discussion: """
      qty kits            every kit, one per line
      qty kits us         the measures of one kit
      """
  )

  @Argument(help: "A kit.")
  var name: String?

  func run() throws {
    var lines: [String]
    if let name {
      lines = try NamedChoices.kits.value(named: name, by: "kits").card
    } else {
      let width = (Kitchen.all.map(\.name.count).max() ?? 0) + 2
      lines = Kitchen.all.map { $0.name.padded(to: width) + $0.summary }
    }
    try ByteOutput.print(lines.map { $0 + "\n" }.joined())
  }
}

extension Kitchen {
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
    func rows(_ measures: [Measure<Kind>]) -> [String] {
      measures.map { "  \($0.unit.name.padded(to: width))\($0.counts)" }
    }
    if measures.isEmpty {
      return [Kind.name] + units.map { "  \($0.name.padded(to: width))decimals" }
    }
    let others = alternative.isEmpty ? [] : ["or else"] + rows(alternative)
    return [Kind.name] + rows(measures) + others
  }
}

extension Measure {
  /// Which counts of the unit there are.
  fileprivate var counts: String {
    let measurable = fractions.filter { $0.isMeasurable && $0.placement == .anywhere }
    let afterWhole = fractions.filter { $0.isMeasurable && $0.placement == .afterWhole }
    let sayable = fractions.filter { !$0.isMeasurable }
    let alone = limitAlone.map { ", or \($0) without a larger unit" } ?? ""
    return [
      limit.map { "up to \($0)\(alone)" } ?? "any count",
      besideLessThan.map { "beside less than \($0)" },
      measurable.list, afterWhole.list.map { "\($0) after a whole" },
      sayable.list.map { list in
        "\(list) only to say\(sayableBeside.map { ", beside no more than a \($0.name)" } ?? "")"
      },
    ].compactMap { $0 }.joined(separator: "; ")
  }
}

extension [MeasureFraction] {
  fileprivate var list: String? {
    isEmpty ? nil : map { $0.value.formatted(.fraction) }.joined(separator: ", ")
  }
}
