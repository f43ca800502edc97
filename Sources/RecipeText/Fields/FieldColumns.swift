import QuantityCore
import QuantityReading

/// The columns of a table that contain amounts and units, according to its heading.
struct FieldColumns: Sendable {
  /// A column of amounts.
  private struct Amounts: Sendable {
    var column: Int
    /// The unit in the heading, which applies to the whole column.
    var unit: String
  }

  private var amounts: [Amounts] = []
  private var unit: Int?
  private var name: Int?
  /// The columns of prices and nutrients.
  private var facts: [Int] = []
  /// Whether there is a column of names or units besides.
  private(set) var isNamed = false

  /// The greatest number of columns that are read.
  static var limit: Int { 64 }

  /// Reads the cells of a heading; returns `nil` if there is no column of amounts.
  init?(head cells: [Range<Int>], in source: FieldSource) {
    var measures: [Amounts] = []
    for (column, cell) in cells.prefix(FieldColumns.limit).enumerated() {
      let (heading, unit) = FieldColumns.split(cell, in: source)
      switch source.role(heading) {
      case .amount: amounts.append(Amounts(column: column, unit: unit))
      case .unit: self.unit = column
      case .measure: measures.append(Amounts(column: column, unit: unit))
      case .name, .list: self.name = self.name ?? column
      case .fact: facts.append(column)
      case .currency: return nil
      // `Cups`, but not the `C` of carbohydrates
      case .other where heading.count > 1 || source.bytes[heading].first == "g":
        let unit = source.text(heading).lowercased()
        if source.isMeasure(unit) { measures.append(Amounts(column: column, unit: unit)) }
      default: break
      }
    }
    // `Weight (g)`, `Grams`
    for measure in measures where name != nil {
      var measure = measure
      if measure.unit.isEmpty {
        let head = source.text(cells[measure.column]).lowercased()
        measure.unit = source.runningText.unit(named: head) == nil ? "" : head
      }
      if !measure.unit.isEmpty { amounts.append(measure) }
    }
    // `| Nutrient | Amount |`
    if amounts.isEmpty || !facts.isEmpty && name == nil { return nil }
    isNamed = name != nil || unit != nil
  }

  /// Splits `Amount (g)` into the name and the unit.
  private static func split(
    _ cell: Range<Int>, in source: FieldSource
  ) -> (Range<Int>, unit: String) {
    let (bytes, marks) = (source.bytes, "([,/".utf8)
    // `weight_g`
    let suffix = bytes[cell].lastIndex(of: UInt8(ascii: "_")).flatMap {
      source.isMeasure(source.text($0 + 1..<cell.upperBound)) ? $0 : nil
    }
    guard let mark = suffix ?? bytes[cell].firstIndex(where: { marks.contains($0) }),
      mark > cell.lowerBound
    else { return (cell, "") }
    var unit = bytes.trimmed(mark + 1..<cell.upperBound)
    if let last = bytes[unit].last, last == ")" || last == "]" {
      unit = bytes.trimmed(unit.lowerBound..<unit.upperBound - 1)
    }
    return (bytes.trimmed(cell.lowerBound..<mark), source.text(unit))
  }

  /// Takes the amounts of a row whose cells contain no markup.
  func take(row cells: [Range<Int>], in source: FieldSource, into found: inout FieldSet) {
    found.claims += facts.filter { $0 < cells.count }.map { cells[$0] }
    let given = unit.flatMap { $0 < cells.count ? cells[$0] : nil }
    let name = name.flatMap { $0 < cells.count ? cells[$0] : nil }
    let (count, phraseCount) = (found.fields.count, found.phrases.count)
    var isWithout = false
    for amount in amounts where amount.column < cells.count {
      let cell = cells[amount.column]
      let unit = given.map(source.text) ?? amount.unit
      guard source.runningText.grows(unit: unit) else {
        found.claims.append(cell)
        continue
      }
      let text = source.text(cell)
      if let number = source.number(text, as: .text(isQuoted: true)) {
        var field = Field(value: cell, number, unit: unit, name: name)
        field.isAlternate = found.fields[count...].contains { $0.unit != unit }
        found.fields.append(field)
        found.claims.append(cell)
        if let given, !given.isEmpty { found.claims.append(given) }
      } else if FieldText.isNothing(text) {
        isWithout = true
      } else if source.runningText.hasAmount(text) {
        found.phrases.append(NamedAmount(amount: cell, name: name))
      } else if text.utf8.contains(where: { $0.isDigit }) || source.isMeasure(text) {
        found.claims.append(cell)
        found.errors.append(source.expectedNumber("in this column", at: cell))
      } else {
        // `a little`
        isWithout = true
      }
    }
    guard let name, found.phrases.count == phraseCount else { return }
    if found.fields.count > count {
      let row = cells[0].lowerBound..<cells[cells.count - 1].upperBound
      found.phrases.append(NamedAmount(amount: row, name: name, isRemark: true))
    } else if isWithout, source.canBeIngredient(name) {
      found.names.append(name)
    }
  }
}
