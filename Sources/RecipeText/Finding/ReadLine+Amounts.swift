import QuantityCore
import QuantityReading

extension ReadLine {
  /// Appends the amounts of the line to those of the text.
  func findAmounts(in text: String, _ found: inout [FoundAmount]) {
    // The last amount that isn't an alternate, and the alternates after it.
    var (main, alternates): (Int?, [WrittenAmount]) = (nil, [])
    func addAlternates() {
      if let main, !alternates.isEmpty { found[main].setAlternates(alternates) }
      alternates = []
    }
    for amount in locatedAmounts(in: text).lazy.map({ $0.amount }) {
      if amount.role != .alternate {
        addAlternates()
        main = found.count
      } else {
        alternates.append(amount.amount)
      }
      found.append(amount)
    }
    addAlternates()
  }

  /// Returns the amounts of the line with their tokens; alternates are separate.
  func locatedAmounts(in text: String) -> [LocatedAmount] {
    var located: [LocatedAmount] = []
    for quantity in quantities {
      guard let amount = amount(of: quantity, in: text) else { continue }
      let tokens = quantity.tokens
      let first = parser.beforeApproximation(tokens.lowerBound) + 1
      if quantity.hasImpliedCount {
        let start = parser.tokens[tokens.lowerBound - 1].sign == .open ? first - 1 : first
        located.append(
          LocatedAmount(
            amount: impliedCount(before: quantity, in: text), tokens: start..<start))
      }
      located.append(LocatedAmount(amount: amount, tokens: first..<tokens.upperBound))
    }
    return located
  }

  /// Returns the amount of a quantity, or `nil` if it isn't an amount or cannot be read.
  func amount(of found: ClassifiedQuantity, in text: String) -> FoundAmount? {
    guard let role = found.foundRole, let written = try? parser.written(found) else { return nil }
    return FoundAmount(
      written, role, rule: found.rule, range(of: found.tokens).moved(by: start),
      counted: found.hasImpliedCount ? nil : found.noun.map { range(ofNoun: $0) },
      isYield: found.role == .yield, in: text)
  }

  /// Returns the error in a quantity, if any; its range counts from the start of the line.
  func error(of quantity: ClassifiedQuantity) -> ParseError? {
    // Don't report a problem with something that only looks like a number.
    guard quantity.quantity.problem != nil || quantity.quantity.isMeasure else { return nil }
    do throws(ParseError) {
      _ = try parser.written(quantity)
      return nil
    } catch {
      return error
    }
  }

  /// Returns an error about a quantity; its range counts from the start of the line.
  func error(_ found: ClassifiedQuantity, _ reason: String) -> ParseError {
    let range = range(of: found.tokens)
    return ParseError(
      .unexpectedText, at: range, "\(ParseError.quote(parser.bytes, range)) \(reason)")
  }

  /// Returns the error in the first amount, before an offset if one is given, that cannot be read;
  /// its range counts from the start of the text.
  func firstError(before end: Int?) -> ParseError? {
    for quantity in quantities where quantity.foundRole != nil {
      if let end, range(of: quantity.tokens).lowerBound + start >= end { return nil }
      if let error = error(of: quantity) { return error.moved(by: start) }
    }
    return nil
  }

  /// Returns the implied 1 of `28 oz can`.
  private func impliedCount(before size: ClassifiedQuantity, in text: String) -> FoundAmount {
    let offset = parser.offsetOfImpliedCount(before: size) + start
    return FoundAmount(
      WrittenAmount(.number(Fraction(1))), .count, rule: size.rule, offset..<offset,
      counted: size.noun.map { range(ofNoun: $0) }, in: text)
  }

  /// Returns the range of a noun in the text, without the point of an abbreviation.
  private func range(ofNoun index: Int) -> Range<Int> {
    parser.noun(at: index).moved(by: start)
  }
}

extension FoundAmount {
  /// Sets the same amount in other units; counts are left out.
  mutating func setAlternates(_ others: [WrittenAmount]) {
    let amounts = others.filter { $0.lower.amount != nil }.map { $0.with(alternates: []) }
    amount = amount.with(alternates: amounts)
  }
}

extension PhraseParser {
  /// Returns the range of a noun in the line, without the point of an abbreviation.
  func noun(at index: Int) -> Range<Int> {
    let token = tokens[index]
    return Int(token.start)..<Int(token.end) - (token.hasPoint ? 1 : 0)
  }

  /// Returns whether a word is in none of the lists: `духмяного`.
  func isUnlistedWord(_ index: Int) -> Bool {
    let facts = facts(index)
    return tokens[index].isWord && facts.traits.isDisjoint(with: .ofRecipes)
      && facts.keyword == nil && facts.unit == nil
  }

  /// Returns the offset for the implied count before a size: before the opening parenthesis, if
  /// there is one.
  func offsetOfImpliedCount(before size: ClassifiedQuantity) -> Int {
    let first = size.start
    let before = tokens[first - 1]
    return before.sign == .open ? Int(before.start) : range(of: size.tokens).lowerBound
  }
}

extension ClassifiedQuantity {
  /// The role that the finder reports; `nil` if it doesn't report the quantity.
  var foundRole: FoundAmount.Role? {
    switch role {
    case .amount: return .amount
    case .alternate: return .alternate
    case .count: return quantity.unit == nil ? .count : .amount
    case .yield: return quantity.unit == nil ? .count : .amount
    case .size: return quantity.isMeasure ? .size : nil
    case .portion, .nutrition, .ratio: return quantity.isMeasure ? .portion : nil
    case .duration: return quantity.unit == nil ? nil : .amount
    default: return nil
    }
  }
}

extension WrittenAmount {
  fileprivate func with(alternates: [WrittenAmount]) -> WrittenAmount {
    WrittenAmount(
      lower, to: upper, isAbout: isAbout, rounding: rounding, alternates: alternates)
  }
}
