import QuantityCore
import QuantityReading

// Containers of food after their sizes: `400g/14oz tin`.

extension PhraseParser {
  /// Returns the index after the same amount in other units: after the `/14oz` of `400g/14oz` and
  /// the `(14 oz)` of `400 g (14 oz)`.
  func endOfAlternate(after index: Int) -> Int {
    let isGroup = tokens[index].sign == .open
    guard isGroup || tokens[index].sign == .slash else { return index }
    var end = index + 1
    // Two parts, for pounds and ounces. Reading grouped numbers here would recurse.
    for _ in 0..<2 {
      guard let number = ungroupedNumber(at: end), let unit = unit(after: number.end),
        unit.unit.kind != .time
      else { break }
      end = unit.end
    }
    guard end > index + 1 else { return index }
    if isGroup { return tokens[end].sign == .close ? end + 1 : index }
    return end
  }

  /// Returns whether a container of food follows an index, possibly after adjectives.
  func isBeforeContainer(_ index: Int) -> Bool { container(after: index) != nil }

  /// Returns the index of a container of food, after the same amount in other units and adjectives.
  func container(after start: Int) -> Int? {
    let start = endOfAlternate(after: start)
    var index = start
    if tokens[index].sign == .close { index += 1 }
    while has(.description, at: index), index < start + 3 { index += 1 }
    return has(.container, at: index) ? index : nil
  }
}
