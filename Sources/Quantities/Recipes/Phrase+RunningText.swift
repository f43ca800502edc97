// What looks like an amount in running text, and is rather something else.

extension Phrase {
  /// Whether so many cups, written `C`, are rather degrees.
  func isTemperature(_ reader: ExpressionReader) -> Bool {
    guard case .amount(let amount) = upper.value else { return false }
    return reader.cursor.bytes[reader.lastUnitRange].elementsEqual("C".utf8)
      && amount.tickCount / 50 >= amount.unit.tickCount
  }

  /// Whether so many seconds, written `1980s`, are rather years.
  func isDecade(_ reader: ExpressionReader) -> Bool {
    reader.cursor.bytes[reader.lastUnitRange].elementsEqual("s".utf8)
      && reader.lastUnitRange.lowerBound == range.lowerBound + 4
      && reader.cursor.bytes[range.lowerBound..<range.lowerBound + 4].allSatisfy {
        (0x30...0x39).contains($0)
      }
  }
}
