internal import Quantities

extension Ingredient {
  /// The ingredients of the data.
  static let standard = standardIngredients.flatMap { rows(of: $0) }

  /// Reads the rows of a part of the data.
  static func rows(of data: String) -> [Ingredient] {
    var rows: [String] = []
    for line in data.utf8.split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: " "):
        rows[rows.count - 1] += " " + String(Substring(line.drop { $0 == 0x20 }))
      default: rows.append(String(Substring(line)))
      }
    }
    return rows.map { Ingredient(row: $0) }
  }

  /// Reads a row such as `120/cup K, 125/cup U20081; all-purpose flour: flour, AP flour`.
  private init(row: String) {
    let parts = row.split(separator: "; ", maxSplits: 1)
    precondition(parts.count == 2, "incomplete row '\(row)'")
    let figures = parts[0].split(separator: ", ").map { IngredientFigure($0) }
    let names = parts[1].split(separator: ": ", maxSplits: 1)
    let name = names[0].split(separator: ", ", maxSplits: 1)
    self.init(
      String(name[0]), variant: name.count > 1 ? String(name[1]) : nil,
      aliases: names.count > 1 ? names[1].split(separator: ", ").map(String.init) : [],
      density: figures[0].density, within: IngredientFigure.range(of: figures),
      source: figures.map(\.source).joined(separator: "; "),
      sourcesDiffer: IngredientFigure.differ(figures))
  }
}

/// What one source says of an ingredient, such as `28/2tbsp K`: 28 grams fill two tablespoons.
struct IngredientFigure {
  /// The grams, in thousandths.
  private let grams: Int
  /// The measures that they fill, in thousandths.
  private let count: Int
  private let measure: MeasurementUnit<VolumeKind>
  /// The source and the figure, for people.
  let source: String

  init(_ text: Substring) {
    let figure = text.prefix { $0 != " " }
    var bytes = figure.utf8[...]
    grams = Self.thousandths(&bytes) ?? 0
    precondition(bytes.popFirst() == UInt8(ascii: "/") && grams > 0, "no figure in '\(text)'")
    count = Self.thousandths(&bytes) ?? 1000
    guard let measure = Self.measures[String(Substring(bytes))] else {
      preconditionFailure("no measure in '\(text)'")
    }
    self.measure = measure
    let code = text.dropFirst(figure.count + 1)
    guard let letter = code.first, let name = Self.sources[letter] else {
      preconditionFailure("no source in '\(text)'")
    }
    source =
      "\(name)\(code.dropFirst()) (\(figure.replacing("/", with: " g/", maxReplacements: 1)))"
  }

  /// The density.
  var density: Density { density(grams: grams * 100) }

  /// A density of as many hundred-thousandths of a gram for the measures.
  private func density(grams: Int) -> Density {
    Density(
      Amount(ticks: Ticks(MeasurementUnit.gram.ticks.count / 100_000 * Int128(grams)), unit: .gram),
      per: Amount(ticks: Ticks(measure.ticks.count * Int128(count) / 1000), unit: measure))
  }

  /// A percentage of the density, to three digits, away from the density.
  private func density(times percent: Int) -> Density {
    let product = grams * percent
    var step = 1
    while product / step >= 1000 { step *= 10 }
    let digits = percent < 100 ? product / step : (product + step - 1) / step
    return density(grams: digits * step)
  }

  /// The lowest and the highest of the densities. A single one is taken as good to 5 %, the first of
  /// several to no less than 2 %.
  static func range(of figures: [IngredientFigure]) -> ClosedRange<Density> {
    let percent = figures.count == 1 ? 5 : 2
    var least = figures[0].density(times: 100 - percent)
    var most = figures[0].density(times: 100 + percent)
    for figure in figures.dropFirst() {
      least = min(least, figure.density)
      most = max(most, figure.density)
    }
    return least...most
  }

  /// Whether the highest density is more than a tenth above the lowest.
  static func differ(_ figures: [IngredientFigure]) -> Bool {
    figures.contains { low in
      let tenthMore = low.density(grams: low.grams * 110)
      return figures.contains { tenthMore < $0.density }
    }
  }

  /// Reads a decimal number from the start of a text.
  private static func thousandths(_ text: inout Substring.UTF8View) -> Int? {
    var (value, decimals, isRead): (Int, Int?, Bool) = (0, nil, false)
    while let byte = text.first {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), decimals ?? 0 < 3 {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
        isRead = true
      } else {
        break
      }
      text.removeFirst()
    }
    for _ in (decimals ?? 0)..<3 { value *= 10 }
    return isRead ? value : nil
  }

  private static let measures: [String: MeasurementUnit<VolumeKind>] = [
    "tsp": .teaspoon, "tbsp": .tablespoon, "floz": .fluidOunce, "cup": .cup, "ml": .milliliter,
  ]

  /// What the letters of the data stand for.
  private static let sources: [Character: String] = [
    "A": "answeratlas.org, How many grams are in a teaspoon of salt?",
    "B": "Rose Levy Beranbaum, The Cake Bible, as in the data of GNU Units",
    "C": "agentcalc.com, salt type conversion calculator",
    "E": "converters-encyclopedia.pages.dev, teaspoons of fine sea salt",
    "F": "cooking conversion FAQ, jsward.com/cooking/conversion.shtml",
    "K": "King Arthur Baking, ingredient weight chart",
    "L": "the producer's label",
    "N": "ntro.it.com and excitedfood.com, pages on crushed red pepper",
    "T": "thought4food.life, four salts weighed",
    "U": "USDA National Nutrient Database, Standard Reference 28, household weights of food ",
    "V": "USDA FoodData Central, food 171583",
    "W": "density of water",
  ]
}
