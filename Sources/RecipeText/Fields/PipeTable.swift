import QuantityCore
import QuantityReading

/// Reads the rows of tables: in Markdown, in HTML, and between commas, semicolons or tabs.
struct PipeTable: Sendable {
  /// The separator of the cells.
  private(set) var separator = UInt8(ascii: "|")
  /// The columns of the open table.
  private var columns: FieldColumns?
  /// The columns with amounts in a table without headings for them, a bit for each.
  private var measured: UInt64 = 0
  /// Whether the heading names a nutrient or a price.
  private var isOfFacts = false
  /// Whether the previous line was a row.
  private var isOpen = false

  /// Takes a line that isn't a row.
  mutating func end() { if isOpen { self = PipeTable() } }

  /// Takes the first line of a file, and returns whether it is the heading of values between
  /// separators.
  mutating func take(head line: Range<Int>, in source: FieldSource) -> Bool {
    let bytes = source.bytes
    for mark in ",;\t".utf8 where bytes[line].contains(mark) {
      let cells = PipeTable.cells(of: line, mark, bytes)
      let isHeading = cells.allSatisfy { cell in
        !cell.isEmpty && cell.count <= 32 && !bytes[cell].contains { $0.isDigit }
      }
      guard isHeading, let head = FieldColumns(head: cells, in: source), head.isNamed
      else { continue }
      (separator, columns, isOpen) = (mark, head, true)
      return true
    }
    return false
  }

  /// Takes a line, and returns whether it is a row.
  mutating func take(line: Range<Int>, in source: FieldSource, into found: inout FieldSet) -> Bool {
    let bytes = source.bytes
    guard bytes[line].contains(separator) else {
      return takeBareValues(line, in: source, into: &found)
    }
    let cells = PipeTable.cells(of: line, separator, bytes)
    // `|---|---|`, and in Org `|---+---|`
    let isRule = cells.allSatisfy { bytes[$0].allSatisfy { "-:+ ".utf8.contains($0) } }
    if isRule, isOpen { return true }
    guard cells.count > 1 else { return false }
    // `2 | cups` may be anything.
    let hasEdge = bytes[bytes.trimmed(line)].first == "|"
    take(row: cells, canBegin: hasEdge || cells.count > 2, in: source, into: &found)
    return true
  }

  /// Takes a row without a heading that begins with a number: `3<tab>eggs`, `2,cups,flour`.
  private mutating func takeBareValues(
    _ line: Range<Int>, in source: FieldSource, into found: inout FieldSet
  ) -> Bool {
    let bytes = source.bytes
    guard separator == "|", let first = bytes[line].first, first.isDigit || first >= 0x80,
      let end = bytes[line].firstIndex(where: { $0 == 0x09 || $0 == "," || $0 == ";" })
    else { return false }
    let mark = bytes[end]
    // `1 cup milk, warmed`
    if mark != 0x09, bytes[line.lowerBound..<end].contains(where: { $0.isASCIILetter }) {
      return false
    }
    let cells = PipeTable.cells(of: line, mark, bytes)
    // `450;kcal;Energie`
    if cells.count > 1, source.role(cells[1]) == .fact { (isOpen, isOfFacts) = (true, true) }
    if isOfFacts { return true }
    // A comma can also be in a text.
    let isRow =
      mark == 0x09
      || cells.count > 2 && (cells[1].isEmpty ? isOpen : source.isMeasure(source.text(cells[1])))
    if isRow { take(row: cells, in: source, into: &found) }
    return isRow
  }

  /// Takes a row of an open table, or the first one.
  mutating func take(
    row cells: [Range<Int>], canBegin: Bool = true, in source: FieldSource,
    into found: inout FieldSet
  ) {
    if let columns { return columns.take(row: cells, in: source, into: &found) }
    columns = FieldColumns(head: cells, in: source)
    defer { isOpen = true }
    if columns != nil { return }
    if !isOpen {
      let hasDigits = cells.contains { source.bytes[$0].contains { $0.isDigit } }
      isOfFacts = !hasDigits && cells.contains { source.role($0) == .fact }
      // The heading of a column of amounts may be missing, or is the first row.
      if cells.count == 2, cells[1].isEmpty || isNumber(cells[1], in: source) { measured = 2 }
    }
    if canBegin || cells.count == 2 {
      takeBareRow(cells, hasUnits: canBegin, in: source, into: &found)
    }
  }

  /// Takes numbers that have a unit in the next cell, `| Oat flour | 3 | cups |`, or counts beside
  /// a name, `| eggs | 2 |`, in columns without headings that have other amounts.
  private mutating func takeBareRow(
    _ cells: [Range<Int>], hasUnits: Bool, in source: FieldSource, into found: inout FieldSet
  ) {
    let cells = cells.prefix(FieldColumns.limit)
    let count = found.fields.count
    for (column, (cell, next)) in zip(cells, cells.dropFirst()).enumerated() where hasUnits {
      let canBegin = source.bytes[cell].first.map { $0.isDigit || $0 >= 0x80 } ?? false
      guard canBegin, cell.count <= 16,
        source.isMeasure(source.text(next)),
        let number = source.number(source.text(cell), as: .text(isQuoted: true))
      else { continue }
      let name = cells.first { $0 != cell && $0 != next }
      found.fields.append(Field(value: cell, number, unit: source.text(next), name: name))
      found.claims += [cell, next]
      measured |= 1 << UInt64(column)
    }
    if found.fields.count > count || isOfFacts { return }
    var numbers: [Int] = []
    for (column, cell) in cells.enumerated() {
      if isNumber(cell, in: source) {
        numbers.append(column)
      } else if source.runningText.hasAmount(source.text(cell)) {
        measured |= 1 << UInt64(column)
      }
    }
    let name = cells.first {
      !$0.isEmpty && $0.count <= 48 && !source.bytes[$0].contains { $0.isDigit }
    }
    guard let first = numbers.first, let name, hasUnits || first > 0 else { return }
    let (text, number) = (source.text(name), source.text(cells[first]))
    // `2 | cups`
    if source.isMeasure(text) { return }
    // `| 1 | Onion soup |`
    let isBefore = cells[first].lowerBound < name.lowerBound && isMeasured(first)
    let isCounted = source.runningText.hasAmount(
      isBefore ? "\(number) \(text)" : "\(text) (\(number))")
    // The number of the first row may be that of the row.
    if !isOpen, first == 0, !isCounted { isOfFacts = true }
    // `| Rating | 4 |`
    guard isCounted || cells.count > 2 && numbers.allSatisfy({ isMeasured($0) }) else { return }
    for column in numbers {
      let cell = cells[column]
      guard let number = source.number(source.text(cell), as: .text(isQuoted: true)) else {
        continue
      }
      found.claims.append(cell)
      if isCounted, isMeasured(column) {
        found.fields.append(Field(value: cell, number, unit: "", name: name))
      } else {
        let text = ParseError.quote(source.bytes, cell)
        found.errors.append(
          ParseError(.missingUnit, at: cell, "expected a heading above \(text), or a unit"))
      }
    }
  }

  private func isMeasured(_ column: Int) -> Bool { measured >> UInt64(column) & 1 == 1 }

  /// Returns whether a cell has only a number, and no more than its digits.
  private func isNumber(_ cell: Range<Int>, in source: FieldSource) -> Bool {
    let bytes = source.bytes[cell]
    return cell.count <= 16 && bytes.first.map { $0 != "0" && $0 != "-" } ?? false
      && bytes.allSatisfy { $0.isDigit || $0 >= 0x80 || "./- ".utf8.contains($0) }
      && bytes.last != "." && source.number(source.text(cell)) != nil
  }

  /// Returns the cells of a row, trimmed.
  private static func cells(
    of line: Range<Int>, _ separator: UInt8, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let isPipe = separator == "|"
    var line = line
    if isPipe {
      line = bytes.trimmed(line)
      if bytes[line].first == separator { line = line.lowerBound + 1..<line.upperBound }
      if bytes[line].last == separator { line = line.lowerBound..<line.upperBound - 1 }
    }
    var cells: [Range<Int>] = []
    var start = line.lowerBound
    var isQuoted = false
    for offset in line {
      if !isPipe, bytes[offset] == "\"" { isQuoted.toggle() }
      guard bytes[offset] == separator, !isQuoted else { continue }
      if isPipe, offset > line.lowerBound, bytes[offset - 1] == "\\" { continue }
      cells.append(cell(start..<offset, bytes))
      start = offset + 1
      if cells.count > FieldColumns.limit { return cells }
    }
    cells.append(cell(start..<line.upperBound, bytes))
    return cells
  }

  /// Returns the text of a cell without emphasis and code marks.
  private static func cell(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var range = bytes.trimmed(range)
    while range.count > 1, let first = bytes[range].first, first == bytes[range].last,
      "*_`\"".utf8.contains(first)
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range
  }
}
