import Quantities

/// How the cost of a piece of work grows with a size.
struct Growth {
  let work: String
  /// What the size is, as the axis of a plot has it.
  let size: String
  let points: [Point]

  struct Point {
    let label: String
    let contender: Contender
  }
}

func growths() -> [Growth] {
  amountGrowths() + [kitGrowth(), lineGrowth(), findGrowth(), scaleGrowth()]
}

/// From a teaspoon to near the greatest volume; and with a seventh of a teaspoon on top, which no
/// spoons make.
private func amountGrowths() -> [Growth] {
  let cup = 1.cups.ticks.count
  let powers = (0...10).map { half in
    (label: "1e\(2 * half)", ticks: (0..<half).reduce(cup) { product, _ in product * 100 })
  }
  let sizes = [(label: "1/48", ticks: 1.teaspoons.ticks.count)] + powers
  return [("exact", Amount(0.cups)), ("inexact", 1.teaspoons / 7)].map { name, rest in
    Growth(
      work: "reduce and format, \(name)", size: "amount, in cups",
      points: sizes.map { size in
        let amount = Amount(ticks: Ticks(size.ticks), unit: .cup) + rest
        return Growth.Point(
          label: size.label,
          contender: Contender(name, Array(repeating: amount, count: 100)) {
            $0.formatted()
          } isRight: { amount, text in
            guard text.hasPrefix("~") else { return try Amount<VolumeKind>(text) == amount }
            let read = try Amount<VolumeKind>(String(text.dropFirst()))
            return name == "inexact" && abs(read.value(in: .cup) / amount.value - 1) < 0.05
          })
      })
  }
}

/// Kits of the n smallest of eight units, each as often as the next larger one allows, and fractions of
/// the smallest.
private func kitGrowth() -> Growth {
  let fractions: [MeasureFraction] = [.scooped(1, 4), .scooped(1, 2), .scooped(3, 4, scoops: 2)]
  let units: [(MeasurementUnit<VolumeKind>, Int)] = [
    (.teaspoon, 2), (.tablespoon, 1), (.fluidOunce, 7), (.cup, 1), (.pint, 1), (.quart, 3),
    (.gallon, 30), (MeasurementUnit(31, .gallon, name: "beer barrel"), 1),
  ]
  return Growth(
    work: "reduce the corpus of volumes", size: "units in the kit",
    points: (2...units.count).map { count in
      let kit: Kit<VolumeKind>
      do {
        kit = try Kit(
          "\(count) units",
          measures: units[..<count].enumerated().map { index, entry in
            Measure(
              entry.0, upTo: index == count - 1 ? nil : entry.1,
              fractions: index == 0 ? fractions : [])
          })
      } catch {
        fatalError("\(error)")
      }
      return Growth.Point(
        label: "\(count)",
        contender: Contender("kit", Corpus.volumes) {
          $0.presented(kit: kit)
        } isRight: {
          $1.isExact ? $1.parts.reduce(0.cups + 0.cups) { $0 + $1.amount } == $0 : $1.total != $0
        })
    })
}

private func lineGrowth() -> Growth {
  Growth(
    work: "read an ingredient line", size: "bytes in the line",
    points: (5...16).map { power in
      let start = "2 1/4 teaspoons cumin"
      let words = String(repeating: ", ground and toasted", count: (1 << power) / 20 + 1)
      let line = String((start + words).prefix(1 << power))
      return Growth.Point(
        label: "\(1 << power)",
        contender: Contender("line", Array(repeating: line, count: power < 12 ? 50 : 2)) {
          IngredientLine($0)
        } isRight: {
          $1.amount?.lower == .amount(AnyAmount(2.25.teaspoons)) && $1.rest == $0.dropFirst(16)
        })
    })
}

private func findGrowth() -> Growth {
  let finder = AmountFinder()
  return Growth(
    work: "find the amounts of a text", size: "lines in the text",
    points: [1, 3, 10, 30, 100, 300, 1000, 3000].map { lines in
      Growth.Point(
        label: "\(lines)",
        contender: Contender("text", [text(lines)]) {
          finder.amounts(in: $0)
        } isRight: {
          $1.count == lines && $0.count > 0
        })
    })
}

private func scaleGrowth() -> Growth {
  let scaler = AmountScaler(by: 3)
  return Growth(
    work: "scale the amounts of a text", size: "lines in the text",
    points: [1, 3, 10, 30, 100, 300, 1000, 3000].map { lines in
      Growth.Point(
        label: "\(lines)",
        contender: Contender("text", [text(lines)]) {
          try scaler.scaled($0)
        } isRight: {
          $1 == $0.replacing("1 1/2 teaspoons", with: "1 1/2 tablespoons")
        })
    })
}

private func text(_ lines: Int) -> String {
  String(repeating: "Add 1 1/2 teaspoons of cumin to the pan and stir.\n", count: lines)
}
