extension PluralRule {
  /// The properties of a number that rules depend on. They include its form: `1.0` is not `1`.
  package struct Operands {
    /// The digits before the point, as a number: CLDR's `i`.
    var whole: UInt128
    /// The digits after the point, as a number: CLDR's `f`.
    var decimals: UInt128 = 0
    /// The number of digits after the point: CLDR's `v`.
    var places = 0
    /// The exponent of a number written, for example, in millions: CLDR's `e`.
    var exponent = 0

    package init(whole: UInt128, decimals: UInt128 = 0, places: Int = 0, exponent: Int = 0) {
      self.whole = whole
      self.decimals = decimals
      self.places = places
      self.exponent = exponent
    }

    fileprivate static let letters: [Unicode.Scalar] = ["n", "i", "f", "t", "v", "w", "c", "e"]

    /// Returns an operand by its letter in CLDR, or `nil` for `n` if the number is not whole.
    fileprivate func value(of letter: Unicode.Scalar) -> UInt128? {
      switch letter {
      case "n": decimals == 0 ? whole : nil
      case "i": whole
      case "f": decimals
      case "t": trimmed.decimals
      case "v": UInt128(places)
      case "w": UInt128(trimmed.places)
      default: UInt128(exponent)
      }
    }

    /// The decimals without trailing zeros.
    private var trimmed: (decimals: UInt128, places: Int) {
      guard decimals != 0 else { return (0, 0) }
      let (zeros, rest) = decimals.dividedWhole(by: 10, times: places)
      return (rest, places - zeros)
    }
  }

  /// A condition of a rule: `v = 0 and i % 10 = 2..4 or n = 0`.
  struct Condition: Sendable, Hashable {
    /// The condition as it was written.
    let text: String
    /// The relations. The condition holds if all relations of an inner list do.
    private let alternatives: [[Relation]]

    init(_ text: String) throws(SyntaxError) {
      self.text = text
      var alternatives: [[Relation]] = [[]]
      var words = text.split(separator: " ")[...]
      while true {
        alternatives[alternatives.count - 1].append(try Relation(&words, of: text))
        guard let conjunction = words.popFirst() else { break }
        switch conjunction {
        case "and": break
        case "or": alternatives.append([])
        default: throw SyntaxError(expected: "'and' or 'or'", in: text)
        }
      }
      self.alternatives = alternatives
    }

    func holds(for number: Operands) -> Bool {
      alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
    }
  }

  /// A comparison: `i % 100 != 12..14`.
  private struct Relation: Sendable, Hashable {
    let operand: Unicode.Scalar
    let modulus: UInt128?
    let isEqual: Bool
    let ranges: [ClosedRange<UInt128>]

    /// Parses a relation and removes it from the words of a condition.
    init(_ words: inout ArraySlice<Substring>, of text: String) throws(SyntaxError) {
      guard let name = words.popFirst()?.unicodeScalars, name.count == 1, let letter = name.first,
        Operands.letters.contains(letter)
      else { throw SyntaxError(expected: "an operand", in: text) }
      operand = letter
      if words.first == "%" {
        words.removeFirst()
        guard let number = words.popFirst().flatMap({ UInt128($0) }), number > 0 else {
          throw SyntaxError(expected: "a number after '%'", in: text)
        }
        modulus = number
      } else {
        modulus = nil
      }
      guard let sign = words.popFirst(), sign == "=" || sign == "!=" else {
        throw SyntaxError(expected: "'=' or '!='", in: text)
      }
      isEqual = sign == "="
      let ranges = (words.popFirst() ?? "").split(separator: ",", omittingEmptySubsequences: false)
        .map { Relation.range($0) }
      self.ranges = ranges.compactMap { $0 }
      guard self.ranges.count == ranges.count else {
        throw SyntaxError(expected: "numbers after '\(sign)'", in: text)
      }
    }

    private static func range(_ text: Substring) -> ClosedRange<UInt128>? {
      let ends = text.split(separator: ".", omittingEmptySubsequences: false)
      if ends.count == 1 { return UInt128(text).map { $0...$0 } }
      guard ends.count == 3, ends[1].isEmpty, let low = UInt128(ends[0]),
        let high = UInt128(ends[2]), low <= high
      else { return nil }
      return low...high
    }

    func holds(for number: Operands) -> Bool {
      guard let value = number.value(of: operand) else { return !isEqual }
      let compared = modulus.map { value % $0 } ?? value
      return ranges.contains { $0.contains(compared) } == isEqual
    }
  }
}

extension PluralRule.SyntaxError {
  fileprivate init(expected: String, in text: String) {
    description = "expected \(expected) in '\(text)'"
  }
}
