import QuantityCore
import QuantityReading

// Amounts that the writer has wrapped: a number ends a long line, and its unit begins the next one.

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a number ends a line that is long enough to have been wrapped.
  func endsInWrappedNumber(_ line: Range<Int>) -> Bool {
    guard line.count >= 40, self[line.upperBound - 1].isDigit else { return false }
    let number = self[line].suffix(8).split(separator: 0x20, omittingEmptySubsequences: false)
    return number.count > 1
      && number.last?.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "/") } == true
  }

  /// Returns whether a unit in lowercase begins a line.
  func beginsWithUnit(_ line: Range<Int>) -> Bool {
    let word = self[line].drop { $0 <= 0x20 }.prefix { $0.isNameByte }
    let units: [StaticString] = [
      "cup", "cups", "teaspoon", "teaspoons", "tablespoon", "tablespoons", "ounce", "ounces",
      "pound", "pounds", "tsp", "tbsp", "quart", "quarts", "pint", "pints", "grams", "lb", "oz",
      "minute", "minutes", "hour", "hours",
    ]
    return word.first.map { $0 & 0x20 != 0 } == true && units.contains { word.isWord($0) }
  }
}
