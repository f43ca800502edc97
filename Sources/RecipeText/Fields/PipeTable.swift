import QuantityCore
import QuantityReading

/// Reads the rows of Markdown tables, and of files of values between commas, semicolons or tabs.
struct PipeTable: Sendable {
  /// The separator of the cells.
  private(set) var separator = UInt8(ascii: "|")
  /// The columns of the open table.
  private var columns: FieldColumns?
  /// What the second column of a table without headings for amounts contains.
  private var bareColumn = BareColumn.unknown
  /// Whether the previous line was a row.
  private var isOpen = false

  private enum BareColumn {
    case unknown, amounts, others
  }

  /// Takes a line that isn't a row.
  mutating func end() { if isOpen { self = PipeTable() } }

  /// Takes the first line of a file, if it is the heading of values between separators.
  mutating func take(head line: Range<Int>, in source: FieldSource) {
    let bytes = source.bytes
    for mark in ",;\t".utf8 where bytes[line].contains(mark) {
      let cells = PipeTable.cells(of: line, mark, bytes)
      let isHeading = cells.allSatisfy { cell in
        !cell.isEmpty && cell.count <= 32 && !bytes[cell].contains { $0.isDigit }
      }
      guard isHeading, let head = FieldColumns(head: cells, in: source), head.isNamed
      else { continue }
      (separator, columns, isOpen) = (mark, head, true)
      return
    }
  }

  /// Takes a line that contains a cell separator.
  mutating func take(_ line: Range<Int>, in source: FieldSource, into found: inout FieldSet) {
    let bytes = source.bytes
    let cells = PipeTable.cells(of: line, separator, bytes)
    // `|---|---|`, and in Org `|---+---|`
    let isRule = cells.allSatisfy { bytes[$0].allSatisfy { "-:+ ".utf8.contains($0) } }
    if isRule, isOpen { return }
    guard cells.count > 1 else { return end() }
    if !isOpen || columns == nil {
      let isHead = !isOpen
      isOpen = true
      columns = FieldColumns(head: cells, in: source)
      if columns != nil { return }
      // `2 | cups` may be anything.
      let hasEdge = bytes[bytes.trimmed(line)].first == "|"
      if cells.count == 2 {
        // `| 2 | eggs |`
        let isCount =
          hasEdge && bytes[cells[0]].first?.isDigit == true
          && bytes[cells[1]].first?.isASCIILetter == true
        let (name, cell) = isCount ? (cells[1], cells[0]) : (cells[0], cells[1])
        takePair(name, cell, isHead: isHead, in: source, into: &found)
      }
      if hasEdge || cells.count > 2 { takeBareRow(cells, in: source, into: &found) }
      return
    }
    columns?.take(row: cells, in: source, into: &found)
  }

  /// Takes a count beside its name, `| eggs | 2 |`, in a column without a heading or with other
  /// amounts.
  private mutating func takePair(
    _ name: Range<Int>, _ cell: Range<Int>, isHead: Bool, in source: FieldSource,
    into found: inout FieldSet
  ) {
    let (bytes, text) = (source.bytes, source.text(cell))
    let isNumber =
      !cell.isEmpty && name.count <= 48 && bytes[cell].first != "0"
      && bytes[cell].allSatisfy { $0.isDigit || "./ ".utf8.contains($0) }
    if isHead {
      // `| 1 | Onion soup |`
      let isNumbered =
        cell.lowerBound < name.lowerBound
        && !source.runningText.hasAmount("\(source.text(name)) (\(text))")
      let isFact = source.role(cell) == .fact || isNumbered
      bareColumn = isFact ? .others : cell.isEmpty || isNumber ? .amounts : .unknown
    }
    guard isNumber else {
      if bareColumn == .unknown, source.runningText.hasAmount(text) { bareColumn = .amounts }
      return
    }
    guard bareColumn != .others, source.runningText.hasAmount("\(source.text(name)) (\(text))"),
      let number = source.number(text, as: .text(isQuoted: true))
    else { return }
    found.claims.append(cell)
    if bareColumn == .amounts {
      return found.fields.append(Field(value: cell, number, unit: "", name: name))
    }
    found.errors.append(
      ParseError(
        .missingUnit, at: cell, "expected a heading above \(ParseError.quote(bytes, cell))"))
  }

  /// Takes numbers that have a unit in the next cell: `| Oat flour | 3 | cups |`.
  private func takeBareRow(
    _ cells: [Range<Int>], in source: FieldSource, into found: inout FieldSet
  ) {
    for (cell, next) in zip(cells, cells.dropFirst()) {
      let canBegin = source.bytes[cell].first.map { $0.isDigit || $0 >= 0x80 } ?? false
      guard canBegin, cell.count <= 16 else { continue }
      let unit = source.text(next)
      guard source.isMeasure(unit),
        let number = source.number(source.text(cell), as: .text(isQuoted: true))
      else { continue }
      let name = cells.first { $0 != cell && $0 != next }
      found.fields.append(Field(value: cell, number, unit: unit, name: name))
      found.claims += [cell, next]
    }
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
