import QuantityCore
import QuantityReading

// The items of a line.

extension ReadLine {
  /// The items of the line, which edges separate: `["2 cups flour", "1 egg"]`,
  /// `<li>2 cups flour</li><li>1 egg</li>`.
  var items: [ReadLine] {
    // The cells of a row are one item.
    let read = Int(parser.tokens[0].end)..<Int(parser.tokens[parser.tokens.count - 1].start)
    let cell = parser.bytes[read].firstIndex { $0 == "|" || $0 == 0x09 } ?? .max
    var starts: [Int] = []
    var end = 0
    for (index, found) in quantities.enumerated() {
      let next = found.start
      let isApart = end < next && (end..<next).contains { parser.tokens[$0].isEdge }
      if index == 0 || isApart && parser.tokens[next].start < cell { starts.append(index) }
      end = max(end, found.end)
    }
    return zip(starts, starts.dropFirst() + [quantities.count]).map { first, end in
      ReadLine(parser: parser, quantities: Array(quantities[first..<end]), start: start)
    }
  }

  /// The tokens of an item between two edges, from that of its first quantity on.
  var itemTokens: Range<Int> {
    let quantities = quantities.map { $0.tokens }
    guard let first = quantities.first?.lowerBound, let last = quantities.last?.upperBound else {
      return 1..<parser.tokens.count - 1
    }
    let start = (0..<first).last { parser.tokens[$0].isEdge } ?? 0
    let end = (last..<parser.tokens.count).first {
      parser.tokens[$0].isEdge || parser.isBehindString($0)
    }
    return start + 1..<(end ?? parser.tokens.count - 1)
  }
}
