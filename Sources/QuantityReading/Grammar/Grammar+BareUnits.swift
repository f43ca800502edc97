import QuantityCore

// Units without a number: each is one where a conversion follows, or what the question asks for.

extension Grammar {
  /// What a unit without a number may be followed by.
  enum BareUnits {
    /// What is not to be read as one of the unit is a mistake.
    case beforeConversion
    /// What a question asks about may be a unit alone: `how many cups in gallon`.
    case anywhere
  }

  /// Reads a unit without a number as one of it: the `kg` of `kg to lb`.
  mutating func readBareUnit(_ place: BareUnits) throws(ParseError) -> Operand? {
    cursor.skipSpaces()
    guard purpose == .expression, isAtBareName else { return nil }
    if lexicon.hasUnitsFirst {
      var first = self
      if let amount = try? first.readUnitFirst(), amount.unit != nil { return nil }
    }
    let start = cursor.position
    var probe = self
    guard place == .anywhere || beginsBareUnit else { return nil }
    let name: UnitName?
    do throws(ParseError) {
      name = try probe.readUnitName()
    } catch {
      // Of what is converted or asked about, the name is what is wrong, and not that it has no number.
      probe.cursor.position = cursor.endOfNameWord()
      if probe.cursor.isAtDigit { return nil }
      if probe.isBeforeConversion {
        throw error.hinting(
          error.code == .unknownUnit && !probe.isBeforeRange
            ? "write an amount, such as 1 cup flour" : nil)
      }
      if place == .anywhere { throw error }
      return nil
    }
    // `PT1H` isn't a pint.
    guard let name, !probe.cursor.isAtDigit,
      place == .anywhere || probe.canGoOnAfterBareUnit
    else { return nil }
    let operand = try probe.measure(ScannedNumber(numerator: 1), name, from: start)
    self = probe
    return operand
  }

  /// Whether the name of a unit is here, or a mistake in one that is before a conversion.
  private var beginsBareUnit: Bool {
    var probe = self
    probe.isProbe = true
    do throws(ParseError) {
      return try probe.readUnitName() != nil
    } catch {
      probe.cursor.position = cursor.endOfNameWord()
      return probe.isBeforeConversion
    }
  }

  /// Reads units, `in` or `per`, and what is asked about: `cups in a gallon`.
  ///
  /// `cups in ml` is a conversion: only before a number does `in` turn it round.
  mutating func readTurned() throws(ParseError) -> ParsedText? {
    cursor.skipSpaces()
    guard isAtBareName else { return nil }
    let start = cursor.position
    var probe = self
    probe.isProbe = true
    guard let first = try? probe.readUnitName() else { return nil }
    probe.skipFurtherUnits(after: first)
    probe.isProbe = false
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
      // Of another kind, it is a quotient: `ml per h to l per day`.
      guard let text = try? probe.readAsked(for: units, of: ingredient) else { return nil }
      self = probe
      return text
    case .per:
      self = probe
      return try readAsked(for: units, of: ingredient)
    default: return nil
    }
  }

  /// Steps over more units of a list.
  mutating func skipFurtherUnits(after first: UnitName) {
    var (probe, last) = (self, first)
    while probe.skipUnitSeparator(after: last.unit) != nil, let next = try? probe.readUnitName() {
      (self, last) = (probe, next)
    }
  }

  /// Whether a word is here that isn't a word of a number.
  var isAtBareName: Bool {
    var probe = cursor
    probe.skipSpaces()
    guard probe.isAtLetter || probe.peek() >= 0xC2, !probe.isAtDigit else { return false }
    switch probe.keyword?.word {
    case nil, .ordinal, .calendar: return !probe.isAtMultiple
    default: return false
    }
  }

  private var isBeforeConversion: Bool {
    var probe = self
    return probe.skipConversion()
  }

  /// Whether a number follows after `to`, as in `up to 2 cups`.
  private var isBeforeRange: Bool {
    var probe = self
    return probe.skipConversion() && probe.cursor.isBeforeNumber(decimalMark)
  }

  /// Whether a conversion follows, or can follow after an ingredient or what the amount is divided by.
  private var canGoOnAfterBareUnit: Bool {
    if isBeforeConversion { return true }
    var probe = cursor
    probe.skipSpaces()
    if probe.peek() == UInt8(ascii: "/") { return true }
    guard probe.isAtLetter, probe.position > cursor.position else { return false }
    let word = probe.keyword?.word
    return word == nil || word == .of || word == .per
  }

  // MARK: Hints

  static var missingTo: String { "write 'to' between the units" }

  /// Returns what to write instead of the name of a unit that ends the text, or of two.
  func hintOnBareUnit(at start: Int) -> String? {
    var probe = self
    probe.cursor.position = start
    guard purpose == .expression, let name = probe.readKnownUnitName() else { return nil }
    if probe.cursor.isAtEnd, name.range.count <= ReadingLimits.hint {
      let text = String(decoding: slice(name.range), as: UTF8.self)
      return "write 1 \(text == name.unit.plural ? name.unit.name : text)"
    }
    return probe.isAtLastUnit ? Grammar.missingTo : nil
  }

  /// Whether nothing but the name of a unit is left.
  var isAtLastUnit: Bool {
    var probe = self
    return purpose == .expression && probe.readKnownUnitName() != nil && probe.cursor.isAtEnd
  }
}
