import QuantityCore
import QuantityReading

/// A text with fields, and the reader of its running text.
struct FieldSource {
  let bytes: UnsafeBufferPointer<UInt8>
  let runningText: RunningTextReader

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the role of a key or heading.
  func role(_ name: Range<Int>) -> FieldRole { FieldRole(bytes[name]) }

  /// Reads a number in a notation; returns `nil` if the text isn't one.
  func number(
    _ text: String, as notation: FieldNumber.Notation = .text(isQuoted: false)
  ) -> FieldNumber? {
    FieldNumber(text, as: notation, decimalMark: runningText.decimalMark)
  }

  /// Returns whether a unit of volume or mass has a name.
  func isMeasure(_ name: String) -> Bool {
    runningText.unit(named: name).map { $0.isMass || $0.isVolume } ?? false
  }

  /// Returns whether a cell can be the name of an ingredient, not a heading: `**Dough**`, `Sauce:`.
  func canBeIngredient(_ cell: Range<Int>) -> Bool {
    guard bytes[cell].contains(where: { $0.isNameByte }), bytes[cell].last != ":",
      cell.count <= 48, !bytes[cell].contains(where: { $0.isDigit })
    else { return false }
    return cell.lowerBound == 0 || !"*_".utf8.contains(bytes[cell.lowerBound - 1])
  }

  /// Returns the error for a value that isn't a number.
  ///
  /// - Parameter location: where the value is, such as `in this column`.
  func expectedNumber(_ location: String, at range: Range<Int>) -> ParseError {
    ParseError(
      .expectedNumber, at: range,
      "expected a number \(location), found \(ParseError.quote(bytes, range))")
  }
}
