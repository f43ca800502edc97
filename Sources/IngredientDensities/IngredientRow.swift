internal import Quantities

/// A row of the data, with the consistency from the heading above it.
struct IngredientRow {
  /// The figures and the names, without line breaks.
  private(set) var text: ArraySlice<UInt8>
  let consistency: Consistency

  /// Returns the rows in a part of the data.
  static func rows(of data: String) -> [IngredientRow] {
    var rows: [IngredientRow] = []
    var consistency = Consistency.loose
    for line in Array(data.utf8).split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: "#"): consistency = Consistency(heading: line)
      case UInt8(ascii: " "): rows[rows.count - 1].text += line.dropFirst()
      default: rows.append(IngredientRow(text: line, consistency: consistency))
      }
    }
    return rows
  }
}

extension Consistency {
  /// Parses the consistency at the end of a heading: `# Juices (liquid)`; the default is loose.
  fileprivate init(heading: ArraySlice<UInt8>) {
    let word = heading.reversed().prefix { $0 != UInt8(ascii: "(") }.reversed().dropLast()
    let isMarked = heading.last == UInt8(ascii: ")")
    self = isMarked ? word.elementsEqual("liquid".utf8) ? .liquid : .solid : .loose
  }
}
