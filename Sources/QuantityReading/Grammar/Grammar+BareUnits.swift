import QuantityCore

// Units without a number, which count as one: the `kg` of `kg to lb`, the `gallon` of
// `cups in gallon`.

extension Grammar {
  /// Where a unit may have no number.
  enum BareUnits {
    /// Only before a conversion.
    case beforeConversion
    /// Anywhere: a question can ask about a unit alone, as in `how many cups in gallon`.
    case anywhere
  }

  /// Reads a unit without a number as one of it: the `kg` of `kg to lb`.
  mutating func readBareUnit(_ allowed: BareUnits) throws(ParseError) -> Operand? {
    cursor.skipSpaces()
    guard isExpression, isAtBareName else { return nil }
    if lexicon.hasUnitsFirst {
      var first = self
      if let amount = try? first.readUnitFirst(), amount.unit != nil { return nil }
    }
    let start = cursor.position
    var probe = self
    guard allowed == .anywhere || beginsBareUnit else { return nil }
    let name: UnitName?
    do throws(ParseError) {
      name = try probe.readUnitName()
    } catch {
      // Before a conversion or in a question, report the unknown name rather than the missing
      // number.
      probe.cursor.position = cursor.endOfNameWord()
      if probe.cursor.isAtDigit { return nil }
      if probe.isBeforeConversion {
        throw error.hinting(
          error.code == .unknownUnit && !probe.isBeforeRange
            ? "write an amount, such as 1 cup flour" : nil)
      }
      if allowed == .anywhere { throw error }
      return nil
    }
    // `PT1H` isn't a pint.
    guard let name, !probe.cursor.isAtDigit,
      allowed == .anywhere || probe.canContinueAfterBareUnit
    else { return nil }
    var operand = try probe.measure(ScannedNumber(numerator: 1), name, from: start)
    // `hour and a half`
    if let fraction = try probe.readFurtherFraction() {
      operand = try operand.joined(.plus, try probe.measure(fraction, name, from: start))
      operand.range = start..<probe.cursor.position
    }
    self = probe
    return operand
  }

  /// Whether a unit name is here, or an invalid one before a conversion.
  private var beginsBareUnit: Bool {
    var probe = self
    probe.skipsErrorMessages = true
    do throws(ParseError) {
      return try probe.readUnitName() != nil
    } catch {
      probe.cursor.position = cursor.endOfNameWord()
      return probe.isBeforeConversion
    }
  }

  /// Reads the units asked for, `in` or `per`, and the amount: `cups in a gallon`.
  ///
  /// `cups in ml` is a conversion: `in` reverses the order only before a number.
  mutating func readReversedQuestion() throws(ParseError) -> ParsedText? {
    cursor.skipSpaces()
    guard isAtBareName else { return nil }
    let start = cursor.position
    var probe = self
    probe.skipsErrorMessages = true
    guard let first = try? probe.readUnitName() else { return nil }
    probe.skipFurtherUnits(after: first)
    probe.skipsErrorMessages = false
    let units = start..<probe.cursor.position
    var ingredient: Range<Int>?
    if probe.cursor.keyword?.word == .of {
      ingredient = probe.readIngredientAskedFor()
      if ingredient == nil { return nil }
    }
    guard let (word, end) = probe.cursor.keyword else { return nil }
    probe.cursor.position = end
    let isBeforeNumber = probe.cursor.isBeforeNumber(decimalMark)
    switch word {
    case .target where isBeforeNumber:
      self = probe
      return try readAsked(for: units, of: ingredient)
    case .per where !isBeforeNumber:
      // Units of two kinds make a quotient: `ml per h to l per day`.
      guard let text = try? probe.readAsked(for: units, of: ingredient) else { return nil }
      self = probe
      return text
    case .per:
      self = probe
      return try readAsked(for: units, of: ingredient)
    default: return nil
    }
  }

  /// Skips the other units of a list.
  mutating func skipFurtherUnits(after first: UnitName) {
    var (probe, last) = (self, first)
    while probe.skipUnitSeparator(after: last.unit) != nil, let next = try? probe.readUnitName() {
      (self, last) = (probe, next)
    }
  }

  /// Whether a word is here that can be a unit name: not a keyword, except words such as `second`.
  var isAtBareName: Bool {
    let probe = cursor.afterSpaces
    guard probe.isAtLetter || probe.peek() >= 0xC2, !probe.isAtDigit else { return false }
    switch probe.keyword?.word {
    case nil, .ordinal, .calendar: return !probe.isAtMultiple
    default: return false
    }
  }

  private var isBeforeConversion: Bool { isAt { $0.skipConversion() } }

  /// Whether `to` or the like and a number follow: `up to 2 cups`.
  private var isBeforeRange: Bool {
    isAt { $0.skipConversion() && $0.cursor.isBeforeNumber(decimalMark) }
  }

  /// Whether a conversion follows, or an ingredient or a divisor that one can follow.
  private var canContinueAfterBareUnit: Bool {
    if isBeforeConversion { return true }
    let probe = cursor.afterSpaces
    if probe.peek() == "/" { return true }
    guard probe.isAtLetter, probe.position > cursor.position else { return false }
    var further = self
    if let fraction = try? further.readFurtherFraction(), !fraction.isWhole { return true }
    let word = probe.keyword?.word
    return word == nil || word == .of || word == .per
  }

  // MARK: Hints

  static var missingTo: String { "write 'to' between the units" }

  /// Returns a hint for a unit name that ends the text, or for two that do.
  func hintOnBareUnit(at start: Int) -> String? {
    var probe = at(start)
    guard isExpression, let name = probe.readKnownUnitName() else { return nil }
    if probe.cursor.isAtEnd, name.range.count <= ReadingLimits.hint {
      let text = self.text(name.range)
      return "write 1 \(text == name.unit.plural ? name.unit.name : text)"
    }
    return probe.isAtLastUnit ? Grammar.missingTo : nil
  }

  /// Whether only a unit name is left, in an expression.
  var isAtLastUnit: Bool {
    isExpression && isAt { $0.readKnownUnitName() != nil && $0.cursor.isAtEnd }
  }
}
