import ArgumentParser
import Quantities
import QuantityAnswers

/// Lists the kits.
struct Kits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kits", _superCommandName: "qty",
    abstract: "Lists the kits, or explains the measures of one.",
    usage: "qty kits [--json] [<kit>]",
    discussion: """
      qty kits            every kit, and the units of its measures
      qty kits us         how many of each unit, and which fractions
      qty kits --json     every kit for other programs
      """
  )

  @Argument(help: ArgumentHelp("The name of a kit.", valueName: "kit"))
  var name: String?

  @Flag(help: "Print one JSON object per line.")
  var json = false

  func run() throws {
    let kit = try NamedChoices.kits.given(name, by: "kits")
    var output = ByteOutput(.standardOutput)
    if json {
      output.append(objects: kit.map { [$0] } ?? Kitchen.all)
    } else {
      output.append(blocks: kit.map { $0.cards } ?? Kitchen.tables)
    }
    try output.flush()
  }
}

extension Kitchen {
  /// The kits of each kind, with their units.
  fileprivate static var tables: [[String]] {
    [table(\.times), table(\.volumes), table(\.ownMasses)]
  }

  private static func table<Kind>(_ kit: (Kitchen) -> Kit<Kind>?) -> [String] {
    let rows = all.compactMap { kitchen in
      kit(kitchen).map { ["  \(kitchen.name)", $0.units.map(\.name).joined(separator: ", ")] }
    }
    return [Kind.name] + TextColumns.lines(rows)
  }

  /// The measures of the kit, each on one or more lines.
  fileprivate var cards: [[String]] {
    [times?.card, volumes?.card, ownMasses?.card].compactMap { $0 }
  }
}

extension Kit {
  fileprivate var card: [String] {
    let indent = (units.map(\.name.count).max() ?? 0) + 4
    func rows(_ measures: [Measure<Kind>]) -> [String] {
      measures.flatMap { TextColumns.lines($0.unit.name, $0.counts, indent: indent) }
    }
    if measures.isEmpty {
      return [Kind.name] + units.flatMap { TextColumns.lines($0.name, "decimals", indent: indent) }
    }
    let others = alternative.isEmpty ? [] : ["or else"] + rows(alternative)
    let decimals =
      decimalUnits
      .flatMap { TextColumns.lines($0.name, "decimals, of larger amounts", indent: indent) }
    return [Kind.name] + rows(measures) + others + decimals
  }
}

extension Kit {
  /// The units without measures: those of a decimal kit, or for amounts too large for spoons.
  var decimalUnits: [MeasurementUnit<Kind>] {
    units.filter { unit in !(measures + alternative).contains { $0.unit == unit } }
  }
}

extension Measure {
  /// The possible counts of the unit.
  fileprivate var counts: String {
    let measurable = fractions.filter { $0.isMeasurable && $0.placement == .anywhere }
    let afterWhole = fractions.filter { $0.isMeasurable && $0.placement == .afterWhole }
    let atEnd = fractions.filter { $0.isMeasurable && $0.placement == .atEnd }
    let sayable = fractions.filter { !$0.isMeasurable }
    let alone = limitAlone.map { ", or \($0) without a larger unit" } ?? ""
    return [
      limit.map { "up to \($0)\(alone)" } ?? "any count",
      isGraduated ? "in 1 scoop" : nil, besideLessThan.map { "beside less than \($0)" },
      measurable.list, afterWhole.list.map { "\($0) after a whole" },
      atEnd.list.map { "\($0) after a whole at the end" },
      sayable.list.map { list in
        "\(list) only to say" + (sayableBesideLessThan.map { ", beside less than \($0)" } ?? "")
      },
    ].compactMap { $0 }.joined(separator: "; ")
  }
}

extension [MeasureFraction] {
  fileprivate var list: String? {
    isEmpty ? nil : map { $0.value.formatted(.fraction) }.joined(separator: ", ")
  }
}
