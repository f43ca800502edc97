internal import Quantities

extension Ingredient {
  /// The ingredients in the built-in data.
  static let standard = standardIngredients.flatMap { rows(of: $0) }

  /// Parses the rows of a part of the data.
  static func rows(of data: String) -> [Ingredient] {
    IngredientRow.rows(of: data).map { Ingredient($0) }
  }

  /// Parses a row such as `120/cup K, 125/cup U20081; all-purpose flour: flour, AP flour`.
  init(_ row: IngredientRow) {
    let parts = row.text.split(after: UInt8(ascii: ";"), atMost: 1)
    precondition(parts.count == 2, "incomplete row '\(String(decoding: row.text, as: UTF8.self))'")
    let figures = parts[0].split(after: UInt8(ascii: ",")).map { IngredientFigure($0) }
    let names = parts[1].split(after: UInt8(ascii: ":"), atMost: 1)
    let name = names[0].split(after: UInt8(ascii: ","), atMost: 1).map(String.init(bytes:))
    let (range, differ) = IngredientFigure.range(of: figures)
    self.init(
      name[0], variant: name.count > 1 ? name[1] : nil,
      aliases: names.count > 1
        ? names[1].split(after: UInt8(ascii: ",")).map(String.init(bytes:)) : [],
      density: figures[0].density, within: range, origin: .figures(String(bytes: parts[0])),
      sourcesDiffer: differ, consistency: row.consistency)
  }
}

extension ArraySlice<UInt8> {
  /// Splits a text at a separator, dropping the separator and the spaces after it.
  fileprivate func split(after mark: UInt8, atMost limit: Int = .max) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = self
    while parts.count < limit, let at = rest.firstIndex(of: mark), at + 1 < rest.endIndex {
      parts.append(rest[..<at])
      rest = rest[at...].dropFirst().drop { $0 == UInt8(ascii: " ") }
    }
    return parts + [rest]
  }
}

extension String {
  fileprivate init(bytes: ArraySlice<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}

/// One source's measurement of an ingredient, such as `28/2tbsp K`: 28 grams fill two tablespoons.
struct IngredientFigure {
  /// The mass, in thousandths of a gram.
  private let grams: Int
  /// The number of measures that it fills, in thousandths.
  private let count: Int
  private let measure: MeasurementUnit<VolumeKind>

  fileprivate init(_ text: ArraySlice<UInt8>) {
    var text = text
    grams = Self.thousandths(&text) ?? 0
    let isRatio = text.popFirst() == UInt8(ascii: "/")
    count = Self.thousandths(&text) ?? 1000
    let measure = Self.measure(named: String(bytes: text.prefix { $0 != UInt8(ascii: " ") }))
    guard isRatio, grams > 0, count > 0, let measure else {
      preconditionFailure("no figure before '\(String(bytes: text))'")
    }
    self.measure = measure
  }

  /// Returns the sources of figures, in full.
  static func sources(of figures: String) -> String {
    // Compared as characters, because searching for strings links a megabyte of code.
    figures.split(separator: ",").map { figure in
      let parts = figure.split(separator: " ")
      guard parts.count == 2, let letter = parts[1].first, let name = sources[letter] else {
        preconditionFailure("no source in '\(figure)'")
      }
      let ratio = parts[0].split(separator: "/", maxSplits: 1).joined(separator: " g/")
      return "\(name)\(parts[1].dropFirst()) (\(ratio))"
    }.joined(separator: "; ")
  }

  /// The density.
  var density: Density { density(grams: grams * 100) }

  /// Returns the density for a mass in hundred-thousandths of a gram.
  private func density(grams: Int) -> Density {
    Density(
      Amount(ticks: Ticks(MeasurementUnit.gram.ticks.count / 100_000 * Int128(grams)), unit: .gram),
      per: Amount(ticks: Ticks(measure.ticks.count * Int128(count) / 1000), unit: measure))
  }

  /// Returns a percentage of the density, rounded to three digits, away from the density.
  private func density(times percent: Int) -> Density {
    let product = grams * percent
    var step = 1
    while product / step >= 1000 { step *= 10 }
    let digits = percent < 100 ? product / step : (product + step - 1) / step
    return density(grams: digits * step)
  }

  /// The lowest and the highest density, and whether they are more than a tenth apart. A single
  /// figure is assumed to be accurate to 5 %, and the first of several to no better than 2 %.
  static func range(of figures: [IngredientFigure]) -> (range: ClosedRange<Density>, differ: Bool) {
    var (low, high) = (figures[0], figures[0])
    for figure in figures.dropFirst() {
      if figure.density < low.density { low = figure }
      if figure.density > high.density { high = figure }
    }
    let percent = figures.count == 1 ? 5 : 2
    let least = min(low.density, figures[0].density(times: 100 - percent))
    let most = max(high.density, figures[0].density(times: 100 + percent))
    return (least...most, low.density(grams: low.grams * 110) < high.density)
  }

  /// Parses a decimal number at the start of a text, in thousandths.
  private static func thousandths(_ text: inout ArraySlice<UInt8>) -> Int? {
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

  private static func measure(named name: String) -> MeasurementUnit<VolumeKind>? {
    switch name {
    case "tsp": .teaspoon
    case "tbsp": .tablespoon
    case "floz": .fluidOunce
    case "cup": .cup
    case "ml": .milliliter
    default: nil
    }
  }

  /// The sources behind the letters in the data.
  private static let sources: [Character: String] = [
    "A": "answeratlas.org, How many grams are in a teaspoon of salt?",
    "B": "Rose Levy Beranbaum, The Cake Bible, as in the data of GNU Units",
    "C": "agentcalc.com, salt type conversion calculator",
    "D": "FAO/INFOODS Density Database 2.0",
    "E": "converters-encyclopedia.pages.dev, teaspoons of fine sea salt",
    "F": "cooking conversion FAQ, jsward.com/cooking/conversion.shtml",
    "I": "Fineli, food composition database of Finland's institute for health and welfare, food ",
    "K": "King Arthur Baking, ingredient weight chart",
    "L": "the producer's label",
    "N": "ntro.it.com and excitedfood.com, pages on crushed red pepper",
    "S": "spicespotter.com, Measuring Spices: Why Weight Beats Volume",
    "T": "thought4food.life, four salts weighed",
    "U": "USDA National Nutrient Database, Standard Reference 28, household weights of food ",
    "V": "USDA FoodData Central, food 171583",
    "W": "density of water",
  ]
}
