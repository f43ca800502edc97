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
  init?(
    head cells: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>, _ runningText: RunningTextReader
  ) {
    var measures: [Amounts] = []
    for (column, cell) in cells.prefix(FieldColumns.limit).enumerated() {
      let (heading, unit) = FieldColumns.split(cell, of: bytes)
      switch FieldRole(UnsafeBufferPointer(rebasing: bytes[heading])) {
      case .amount: amounts.append(Amounts(column: column, unit: unit))
      case .unit: self.unit = column
      case .measure: measures.append(Amounts(column: column, unit: unit))
      case .name, .list: self.name = self.name ?? column
      case .fact: facts.append(column)
      case .currency: return nil
      default: break
      }
    }
    // `Weight (g)`, `Grams`
    for measure in measures where name != nil {
      var measure = measure
      if measure.unit.isEmpty {
        let head = String(decoding: bytes[cells[measure.column]], as: UTF8.self)
        measure.unit = runningText.unit(named: head.lowercased()) == nil ? "" : head.lowercased()
      }
      if !measure.unit.isEmpty { amounts.append(measure) }
    }
    // `| Nutrient | Amount |`
    if amounts.isEmpty || !facts.isEmpty && name == nil { return nil }
    isNamed = name != nil || unit != nil
  }

  /// Splits `Amount (g)` into the name and the unit.
  private static func split(
    _ cell: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (Range<Int>, unit: String) {
    let marks = "([,/".utf8
    guard let mark = bytes[cell].firstIndex(where: { marks.contains($0) }), mark > cell.lowerBound
    else { return (cell, "") }
    var unit = bytes.trimmed(mark + 1..<cell.upperBound)
    if let last = bytes[unit].last, last == ")" || last == "]" {
      unit = bytes.trimmed(unit.lowerBound..<unit.upperBound - 1)
    }
    return (
      bytes.trimmed(cell.lowerBound..<mark), String(decoding: bytes[unit], as: UTF8.self)
    )
  }

  /// Takes the amounts of a row whose cells contain no markup.
  func take(
    row cells: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>, _ runningText: RunningTextReader,
    into found: inout FieldSet
  ) {
    found.claims += facts.filter { $0 < cells.count }.map { cells[$0] }
    let given = unit.flatMap { $0 < cells.count ? cells[$0] : nil }
    let name = name.flatMap { $0 < cells.count ? cells[$0] : nil }
    for amount in amounts where amount.column < cells.count {
      let cell = cells[amount.column]
      let unit = given.map { String(decoding: bytes[$0], as: UTF8.self) } ?? amount.unit
      guard runningText.grows(unit: unit) else {
        found.claims.append(cell)
        continue
      }
      let text = String(decoding: bytes[cell], as: UTF8.self)
      if let number = FieldNumber(
        text, as: .text(isQuoted: true), decimalMark: runningText.decimalMark)
      {
        var field = Field(value: cell, number, unit: unit)
        field.name = name
        found.fields.append(field)
        found.claims.append(cell)
        if let given, !given.isEmpty { found.claims.append(given) }
      } else if let name, !cell.isEmpty, FieldText.isNothing(text) {
        found.names.append(name)
      } else if runningText.hasAmount(text) {
        found.phrases.append(NamedAmount(amount: cell, name: name))
      } else if text.utf8.contains(where: { $0.isDigit }) {
        found.claims.append(cell)
        found.errors.append(
          (
            cell,
            ParseError(
              .expectedNumber, at: cell,
              "expected a number in this column, found \(ParseError.quote(bytes, cell))")
          ))
      }
    }
  }
}
