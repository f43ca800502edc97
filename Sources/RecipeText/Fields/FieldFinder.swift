import QuantityCore
import QuantityReading

/// The state of the fields while a text is read piece by piece.
struct FieldContext: Sendable {
  /// Whether only blank lines have come so far.
  var isAtStart = true
  /// The open Markdown table.
  var table = PipeTable()
}

/// Finds the fields of a text: amounts that a format separates from their units.
///
///     amount: 375        | Quantity | Unit |      @flour{375%g}
///     unit: g            | 375      | g    |      \qty{375}{\gram}
///
/// Running text is read without it. The time is linear in the length of the text.
struct FieldFinder {
  private let source: FieldSource
  private var found = FieldSet()

  /// Returns the fields of whole lines, or `nil` if there are none.
  ///
  /// - Parameter shouldContinue: returns whether to read on, called before each line.
  static func find(
    in bytes: UnsafeBufferPointer<UInt8>, _ runningText: RunningTextReader,
    after context: inout FieldContext, while shouldContinue: () -> Bool
  ) -> FieldSet? {
    var reader = FieldFinder(FieldSource(bytes: bytes, runningText: runningText))
    reader.read(&context, while: shouldContinue)
    if reader.found.isEmpty { return nil }
    reader.found.sort()
    return reader.found
  }

  private init(_ source: FieldSource) { self.source = source }

  private var bytes: UnsafeBufferPointer<UInt8> { source.bytes }

  private mutating func read(_ context: inout FieldContext, while shouldContinue: () -> Bool) {
    var block = FieldBlock(isAtStart: context.isAtStart)
    var (start, position) = (0, 0)
    while position < bytes.count, shouldContinue() {
      let isAtStart = block.isAtStart
      let line = bytes.line(from: position, to: bytes.count)
      let next = min(line.upperBound + 1, bytes.count)
      let place = block.take(UnsafeBufferPointer(rebasing: bytes[line]))
      if place == .apart {
        if block.format != .none { readBlock(block.format, start..<position) }
        start = position
        continue
      }
      position = next
      if block.format == .none {
        let isHead = isAtStart && context.table.take(head: line, in: source)
        if !isHead { readText(line, &context.table) }
        start = position
      } else if place == .closed {
        readBlock(block.format, start..<position)
        context.table.end()
        start = position
      }
    }
    if start < bytes.count, position == bytes.count {
      readBlock(block.format, start..<bytes.count)
    }
    context.isAtStart = block.isAtStart
  }

  /// Reads a line of running text.
  private mutating func readText(_ line: Range<Int>, _ table: inout PipeTable) {
    if !table.take(line: line, in: source, into: &found) { table.end() }
    if let other = InlineFields.find(in: line, of: source) { found.append(other) }
  }

  private mutating func readBlock(_ format: FieldBlock.Format, _ range: Range<Int>) {
    switch format {
    case .none: break
    case .flow: readFlow(range)
    case .keyed: readKeyed(range)
    case .elements:
      var records = FieldRecords(source, namesSuffice: false)
      let isWhole = ElementReader(bytes, range).read(into: &records)
      take(&records, range, isWhole: isWhole)
    case .tags(let tag):
      var reader = TaggedFields(source, range)
      if tag == "table" { reader.readTable() } else { reader.readBeer() }
      found.append(reader.found)
    }
  }

  private mutating func readFlow(_ range: Range<Int>) {
    let start = bytes[range].firstIndex { $0 == "{" || $0 == "[" }
    guard let start else { return }
    var records = FieldRecords(source)
    var reader = FlowReader(bytes, start..<range.upperBound)
    let isWhole = reader.read(into: &records)
    take(&records, range, isWhole: isWhole)
  }

  private mutating func readKeyed(_ range: Range<Int>) {
    var records = FieldRecords(source)
    var reader = KeyedLines(bytes, range)
    let isWhole = reader.read(into: &records)
    take(&records, range, isWhole: isWhole)
    if records.refusal != nil { return }
    var position = range.lowerBound
    while position < range.upperBound {
      let line = bytes.line(from: position, to: range.upperBound)
      if let other = InlineFields.find(in: line, of: source) { found.append(other) }
      position = line.upperBound + 1
    }
  }

  /// Takes the fields of records, or none of them if the records cannot be read.
  private mutating func take(_ records: inout FieldRecords, _ range: Range<Int>, isWhole: Bool) {
    if !isWhole, !records.hasAmounts { return }
    var set = records.finish()
    if let refusal = records.refusal {
      set.refuse(range, refusal)
    } else if !isWhole {
      let first = bytes.trimmed(bytes.line(from: range.lowerBound, to: range.upperBound))
      set.refuse(
        range,
        ParseError(
          .incomplete, at: first,
          "expected an end for each bracket and element that is open in the lines from here on"))
    }
    found.append(set)
  }
}
