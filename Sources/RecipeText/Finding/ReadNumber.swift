import QuantityCore
import QuantityReading

/// A number in a text, with its role.
///
///     let numbers = AmountFinder().numbers(in: "2 cups flour at 20 °C")
///     numbers.map(\.role)  // [amount, temperature]
///     numbers[0].rule      // "has a unit of volume or mass"
public struct ReadNumber: Sendable, Hashable {
  /// The role of the number.
  public let role: NumberRole
  /// The name of the rule that assigned the role.
  public let rule: String
  /// The range of the number and its unit.
  public let range: Range<String.Index>
  /// The same range, in UTF-8 bytes from the start of the text.
  public let utf8Range: Range<Int>

  init(_ role: NumberRole, _ rule: String, _ utf8Range: Range<Int>, in text: String) {
    (self.role, self.rule, self.utf8Range) = (role, rule, utf8Range)
    range = text.range(ofBytes: utf8Range)
  }
}

extension ReadNumber: CustomStringConvertible {
  /// The role and the rule, separated by a colon: `temperature: has a degree sign or a scale`.
  public var description: String { "\(role): \(rule)" }
}

extension AmountFinder {
  /// Finds every number in a text, in digits or in words, with its role and the rule that assigned
  /// it.
  ///
  /// In a record with an amount, the other fields are skipped.
  ///
  ///     AmountFinder().numbers(in: "Step 3: add 2 eggs").map { "\($0)" }
  ///     // ["identifier: follows a word that points: page, step, number", "count: counts a noun that recipes count"]
  public func numbers(in text: String) -> [ReadNumber] {
    var context = TextContext()
    return numbers(in: text, after: &context)
  }

  /// Finds every number in a piece of a text that follows other pieces.
  ///
  /// - Parameters:
  ///   - text: one line of the text, or several whole lines.
  ///   - context: the state after the previous pieces, which this updates.
  public func numbers(in text: String, after context: inout TextContext) -> [ReadNumber] {
    var numbers: [ReadNumber] = []
    let fields = readLines(of: text, after: &context) { line in
      var index = 0
      func note(upTo end: Int) {
        for token in line.parser.tokens[index..<end] {
          guard let (role, rule) = token.opaque.role else { continue }
          numbers.append(ReadNumber(role, rule, token.range.moved(by: line.start), in: text))
        }
        index = end
      }
      for found in line.quantities {
        note(upTo: found.start)
        let range = line.range(of: found.tokens).moved(by: line.start)
        numbers.append(ReadNumber(found.role, found.rule, range, in: text))
        index = found.end
      }
      note(upTo: line.parser.tokens.count)
      return true
    }
    guard let fields else { return numbers }
    numbers.removeAll { fields.claims($0.utf8Range) }
    numbers += fields.fields.map { ReadNumber($0, in: text, self) }
    return numbers.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }
}

extension Token.Opaque {
  /// The role of a token whose contents are not parsed.
  fileprivate var role: (NumberRole, rule: String)? {
    switch self {
    case .none: nil
    case .address: (.identifier, "is an address or the name of a file")
    case .date: (.date, "is written as a date")
    case .timeOfDay: (.date, "is written as a time of day")
    case .price: (.price, "has a sign of a currency")
    case .identifier: (.identifier, "is joined to letters or signs")
    }
  }
}
