import QuantityCore
import QuantityReading

/// Reads the fields between two tags: HTML tables and BeerXML records.
struct TaggedFields {
  private let source: FieldSource
  private let tags: TagScanner
  private let range: Range<Int>
  private(set) var found = FieldSet()

  init(_ source: FieldSource, _ range: Range<Int>) {
    (self.source, self.range) = (source, range)
    tags = TagScanner(source.bytes, range)
  }

  private var bytes: UnsafeBufferPointer<UInt8> { source.bytes }

  // MARK: BeerXML

  /// Reads the records of BeerXML, which defines its amounts in kilograms or liters.
  mutating func readBeer() {
    var (offset, start, record, mass) = (range.lowerBound, 0, "", "kg")
    var (first, subject): (Int, Range<Int>?) = (0, nil)
    while let tag = tags.next(from: offset) {
      offset = tag.range.upperBound
      let name = source.text(tag.name)
      if let unit = TaggedFields.units[name] {
        for index in first..<found.fields.count where tag.isEnd {
          found.fields[index].name = subject
        }
        (start, record, mass) = (offset, tag.isEnd ? "" : name, unit)
        (first, subject) = (found.fields.count, nil)
      }
      guard !tag.isEnd, let next = tags.next(from: offset), next.isEnd,
        next.name.count == tag.name.count,
        bytes[next.name].elementsEqual(bytes[tag.name])
      else { continue }
      let value = bytes.trimmed(offset..<next.range.lowerBound)
      offset = next.range.upperBound
      switch name {
      case "NAME" where !record.isEmpty:
        found.claims.append(value)
        subject = value
      case "AMOUNT" where !record.isEmpty: take(value, mass)
      case "AMOUNT_IS_WEIGHT" where bytes[value].first.map { $0 | 0x20 } == "t":
        mass = "kg"
        if let last = found.fields.last, last.value.lowerBound > start {
          found.fields[found.fields.count - 1].unit = mass
        }
      case "BATCH_SIZE", "BOIL_SIZE", "INFUSE_AMOUNT": take(value, "l")
      case "DISPLAY_AMOUNT", "DISPLAY_BATCH_SIZE", "DISPLAY_BOIL_SIZE", "DISPLAY_INFUSE_AMT",
        "NOTES",
        "TASTE_NOTES":
        break
      default: found.claims.append(value)
      }
    }
    if let first = found.errors.first { found.refuse(range, first) }
  }

  /// The records, with the units of their amounts.
  private static let units = [
    "HOP": "kg", "FERMENTABLE": "kg", "YEAST": "l", "MISC": "l", "WATER": "l",
  ]

  private mutating func take(_ value: Range<Int>, _ unit: String) {
    if value.isEmpty { return }
    let text = source.text(value)
    found.claims.append(value)
    if let number = FieldNumber(text, as: .digits, decimalMark: .point) {
      found.fields.append(Field(value: value, number, unit: unit))
    } else {
      found.errors.append(source.expectedNumber("in this element", at: value))
    }
  }

  // MARK: HTML

  /// Reads an HTML table.
  mutating func readTable() {
    var (offset, row, cell): (Int, [Range<Int>], Range<Int>?) = (range.lowerBound, [], nil)
    var (table, isInCell) = (PipeTable(), false)
    func endCell() {
      if isInCell { row.append(cell ?? offset..<offset) }
      (cell, isInCell) = (nil, false)
    }
    func endRow() {
      endCell()
      if !row.isEmpty, row.count <= FieldColumns.limit {
        table.take(row: row, in: source, into: &found)
      }
      row = []
    }
    while let tag = tags.next(from: offset) {
      let text = bytes.trimmed(offset..<tag.range.lowerBound)
      if isInCell, !text.isEmpty {
        // Text in several pieces isn't a number.
        cell = cell.map { $0.lowerBound..<text.upperBound } ?? text
      }
      offset = tag.range.upperBound
      switch source.text(tag.name).lowercased() {
      case "tr": endRow()
      case "td", "th":
        endCell()
        isInCell = !tag.isEnd
      case "table" where tag.isEnd: endRow()
      default: break
      }
    }
  }
}
