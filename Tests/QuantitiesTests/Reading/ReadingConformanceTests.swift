import Foundation
import Quantities
import TestSupport
import Testing

/// Collections of recipes and durations by others, which are beside the checkout.
@Suite("Reading what others have written", .enabled(if: SharedFile.exist))
struct ReadingConformanceTests {
  /// Whether a value is a number of units, to the nearest tick.
  private func isEqual(_ value: ExpressionValue, _ number: String, _ unit: String) throws -> Bool {
    let number = try Fraction(number)
    guard case .amount(let amount) = value else { return value == .number(number) && unit.isEmpty }
    let expected = try AnyAmount(
      "\(number.numerator)/\(number.denominator) \(unit.replacingOccurrences(of: "-", with: " "))")
    // In British rows, pints and fluid ounces are imperial; the names are as precise as the rows.
    return amount == expected && amount.unitName == expected.unitName
  }

  @Test("amounts of recipe lines")
  func amountStrings() throws {
    try ConformanceTable("amount_strings", least: 100).check { row in
      let written = try WrittenAmount(row[0])
      let isRight =
        try isEqual(written.lower, row[1], row[3]) && isEqual(written.upper, row[2], row[3])
      return isRight ? .right : .wrong("\(written)")
    }
  }

  @Test("ingredient lines with an amount")
  func ingredientAmounts() throws {
    let sum = "the row has the first part of a sum"
    let size = "the amount is the size of a container, of which there is one"
    let ratio = "the amount is for every so many of another"
    try ConformanceTable("ingredient_amounts", least: 98, reasons: [sum, size, ratio]).check {
      row in
      let line = IngredientLine(row[1])
      if line.amount == nil, row[1].contains(" for every ") { return .differs(reason: ratio) }
      guard let amount = line.amount, let range = line.range else { return .wrong("no amount") }
      if try isEqual(amount.lower, row[3], row[6]) && isEqual(amount.upper, row[4], row[6]) {
        return .right
      }
      let written = row[1][range]
      if written.isEmpty, amount.description == "1" { return .differs(reason: size) }
      guard written.contains("plus") || written.contains("minus"), written.hasPrefix(row[2]) else {
        return .wrong("\(amount)")
      }
      return .differs(reason: sum)
    }
  }

  @Test("ingredient lines with a count")
  func ingredientCounts() throws {
    try ConformanceTable("ingredient_count_lines", least: 100).check { row in
      guard let amount = IngredientLine(row[1]).amount else { return .wrong("no amount") }
      let ends = row[3].components(separatedBy: "..")
      let isRight =
        try isEqual(amount.lower, ends[0], "") && isEqual(amount.upper, ends[ends.count - 1], "")
      return isRight ? .right : .wrong("\(amount)")
    }
  }

  @Test("ingredient lines without an amount")
  func ingredientWithoutAmount() throws {
    let one = "a piece that is not counted is one"
    try ConformanceTable("ingredient_no_amount_lines", least: 99, reasons: [one]).check { row in
      guard let amount = IngredientLine(row[1]).amount else { return .right }
      return amount.description == "1" ? .differs(reason: one) : .wrong("\(amount)")
    }
  }

  /// The sum of parts such as `1 pound+4 ounce`.
  private func sum(_ parts: String) throws -> Int128 {
    try parts.components(separatedBy: "+").reduce(Int128(0)) { sum, part in
      try sum + AnyAmount(part.replacingOccurrences(of: "-", with: " ")).tickCount
    }
  }

  @Test("sums of amounts")
  func composites() throws {
    let twice = "an amount is written twice without a sign between"
    try ConformanceTable("ingredient_composite_amounts", least: 99, reasons: [twice]).check { row in
      guard row[0] != "50g 1¾oz" else {
        #expect(throws: ParseError.self) { try WrittenAmount(row[0]) }
        return .differs(reason: twice)
      }
      guard case .amount(let amount) = try WrittenAmount(row[0]).lower else {
        return .wrong("no amount")
      }
      return amount.tickCount == (try sum(row[1])) ? .right : .wrong("\(amount)")
    }
  }

  @Test("amounts that are written twice")
  func duals() throws {
    try ConformanceTable("ingredient_dual_amounts", least: 100).check { row in
      let written = try WrittenAmount(row[0])
      guard case .amount(let first) = written.lower,
        case .amount(let second) = written.alternates.first?.lower
      else { return .wrong("\(written)") }
      let isRight = try first.tickCount == sum(row[1]) && second.tickCount == sum(row[2])
      return isRight ? .right : .wrong("\(written), \(written.alternates)")
    }
  }

  @Test("numbers of another reader")
  func numbers() throws {
    let reasons = [
      "currency": "a number has no currency", "percent": "a percentage is not a number",
      "roman": "Roman numerals are not read", "trailing": "nothing may follow a number",
      "separators": "thousands are grouped by threes, and nothing else",
      "round": "nothing is rounded",
      "spaces": "the slash of a fraction has no spaces around it",
    ]
    try ConformanceTable("numeric_quantity_tests", least: 60, reasons: Set(reasons.values)).check {
      row in
      let options = row[3]
      let mark: DecimalMark = options.contains("decimalSeparator") ? .comma : .point
      let value = try? Fraction(row[1], decimalMark: mark)
      if row[2] == "NaN" { return value == nil ? .right : .wrong("\(value ?? .zero)") }
      let expected = try Fraction(row[2].replacingOccurrences(of: "n", with: ""))
      let scaled = value.map { $0 - expected }
      if let difference = scaled, difference.magnitude <= Fraction(1, 1000) { return .right }
      let reason: String? =
        if options.contains("percentage") || row[1].contains("%") {
          "percent"
        } else if options.contains("allowCurrency") {
          "currency"
        } else if options.contains("romanNumerals") {
          "roman"
        } else if options.contains("round") && value != nil {
          "round"
        } else if options.contains("allowTrailingInvalid") {
          "trailing"
        } else if row[1].contains("_") || row[1].contains(",") || row[1].contains(".0") {
          "separators"
        } else if row[1].contains("/ ") { "spaces" } else { nil }
      return reason.flatMap { reasons[$0] }.map { .differs(reason: $0) }
        ?? .wrong(value.map { "\($0)" } ?? "none")
    }
  }
}

extension AnyAmount {
  fileprivate var unitName: String { quantity.unitName }
}

extension Quantity {
  fileprivate var unitName: String { unit.name }
}
