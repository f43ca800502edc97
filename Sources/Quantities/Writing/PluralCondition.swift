/// A condition of a plural rule: `v = 0 and i % 10 = 2..4 or n = 0`.
struct PluralCondition: Sendable, Hashable, Codable {
  /// One comparison: `i % 100 != 12..14`.
  struct Relation: Sendable, Hashable {
    let operand: Unicode.Scalar
    let modulus: UInt128?
    let isEqual: Bool
    let ranges: [ClosedRange<UInt128>]
  }

  /// The condition as it was written.
  let text: String
  /// Of the outer one must hold, of the inner all.
  private let alternatives: [[Relation]]

  init(_ text: String) throws(PluralRuleError) {
    self.text = text
    var alternatives: [[Relation]] = [[]]
    var words = text.split(separator: " ")[...]
    while true {
      alternatives[alternatives.count - 1].append(try Relation(&words, of: text))
      guard let conjunction = words.popFirst() else { break }
      switch conjunction {
      case "and": break
      case "or": alternatives.append([])
      default: throw PluralRuleError(description: "'and' or 'or' is due in '\(text)'")
      }
    }
    self.alternatives = alternatives
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }

  init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension PluralCondition.Relation {
  /// Takes a relation off the words of a condition.
  init(_ words: inout ArraySlice<Substring>, of text: String) throws(PluralRuleError) {
    guard let name = words.popFirst()?.unicodeScalars, name.count == 1, let letter = name.first,
      PluralOperands.letters.contains(letter)
    else { throw PluralRuleError(description: "an operand is due in '\(text)'") }
    operand = letter
    if words.first == "%" {
      words.removeFirst()
      guard let number = words.popFirst().flatMap({ UInt128($0) }), number > 0 else {
        throw PluralRuleError(description: "a number is due behind '%' in '\(text)'")
      }
      modulus = number
    } else {
      modulus = nil
    }
    guard let sign = words.popFirst(), sign == "=" || sign == "!=" else {
      throw PluralRuleError(description: "'=' or '!=' is due in '\(text)'")
    }
    isEqual = sign == "="
    let ranges = (words.popFirst() ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { part -> ClosedRange<UInt128>? in
        let ends = part.split(separator: ".", omittingEmptySubsequences: false)
        if ends.count == 1 { return UInt128(part).map { $0...$0 } }
        guard ends.count == 3, ends[1].isEmpty, let low = UInt128(ends[0]),
          let high = UInt128(ends[2]), low <= high
        else { return nil }
        return low...high
      }
    self.ranges = ranges.compactMap { $0 }
    guard self.ranges.count == ranges.count else {
      throw PluralRuleError(description: "numbers are due behind '\(sign)' in '\(text)'")
    }
  }

  func holds(for number: PluralOperands) -> Bool {
    guard let value = number.value(of: operand) else { return !isEqual }
    let compared = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(compared) } == isEqual
  }
}
