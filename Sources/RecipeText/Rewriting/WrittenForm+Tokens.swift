import QuantityCore
import QuantityReading

// Derives the form of an amount from its tokens, without reading them again.

extension PhraseParser {
  /// Returns the form of a number.
  func form(of number: NumberPhrase) -> NumberForm {
    var form = NumberForm()
    for index in number.tokens {
      let token = tokens[index]
      switch token.kind {
      case .number:
        if token.number.isVulgar {
          let mark = bytes[Int(token.start)]
          let isEscape = mark == "\\"
          let isEntity = token.number.isEntity
          form.fractions =
            isEscape && isEntity
            ? .escape : isEscape || mark == "$" ? .latex : isEntity ? .entity : .vulgar
          let isDoubled = (Int(token.start) + 1..<Int(token.end)).contains {
            bytes[$0] == "\\" && bytes[$0 - 1] == "\\"
          }
          if form.fractions == .latex, isDoubled { form.fractions = .latexInString }
        }
        if let mixed = mixedJoint(before: index, in: number) { form.mixed = mixed }
        noteMarks(of: token.number, number.value, &form)
      case .sign where token.sign == .slash: form.fractions = .ascii
      case .sign where token.sign == .fractionSlash:
        form.fractions = bytes[Int(token.start)] == "&" ? .slashEntity : .slash
      default: break
      }
    }
    return form
  }

  /// Returns the text between a whole number and its fraction, if a token begins the fraction.
  private func mixedJoint(before index: Int, in number: NumberPhrase) -> String? {
    let isFraction =
      tokens[index].number.isVulgar || index + 1 < number.end && tokens[index + 1].isSlash
    guard isFraction, index > number.start, tokens[number.start].isNumber else { return nil }
    let gap = text(Int(tokens[number.start].end)..<Int(tokens[index].start))
    // One number replaces the sums `1+1/2` and `1 & 1/2`. A dash would be read as a range.
    // `大さじ1と1/2`
    let isWord = !isEnglish && keyword(number.start + 1) == .and
    let isJoint = gap == "-" || gap == "\u{2011}" || isSpace(gap) || isWord
    return isJoint ? gap : nil
  }

  private func isSpace(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var cursor = ByteCursor(bytes)
      cursor.skipSpaces()
      return cursor.isAtEnd
    }
  }

  private func noteMarks(
    of number: WrittenNumber, _ value: Fraction, _ form: inout NumberForm
  ) {
    if !number.isVulgar { form.zero = number.zero }
    let isGrouped = number.isAmbiguous && value.isWhole && value >= Fraction(1000)
    if isGrouped { form.group = number.decimalMark.text }
    if number.decimalMark != .none, !isGrouped { form.decimalMark = number.decimalMark.text }
    if number.groupMark != .none { form.group = number.groupMark.text }
  }

  /// Returns the form of a quantity with a unit, and adds its spelling to that of the text.
  func form(
    of quantity: QuantityPhrase, _ unit: UnitPhrase, _ wording: inout TextWording
  ) -> WrittenForm {
    var form = WrittenForm()
    form.number = self.form(of: quantity.last)
    if quantity.isRange { form.number = form.number.completed(by: self.form(of: quantity.first)) }
    if let part = quantity.further.first {
      form.number = form.number.completed(by: self.form(of: part.number))
      form.partJoint = jointOfParts(unit, part)
    }
    let last = quantity.further.last { !$0.unit.tokens.isEmpty }
    let lastNumber = last?.number ?? quantity.last
    let lastUnit = last?.unit ?? unit
    let end = range(of: lastNumber.tokens).upperBound
    let start = range(of: lastUnit.tokens).lowerBound
    if !lastNumber.tokens.isEmpty, start >= end {
      form.gap = text(end..<start)
    } else if start > end {
      // `Große Prise Salz`
      let words = text(end..<start)
      form.gap = " " + words.prefix(1).lowercased() + words.dropFirst()
    }
    // `полкило` becomes `1 кило`, and `demi-litre` `1 litre`.
    let isJoined = dialect.joinsHalves ? form.gap.isEmpty : form.gap == "-" && !isEnglish
    if isJoined, !lastNumber.tokens.isEmpty, tokens[lastNumber.end - 1].isWord {
      form.gap = " "
    }
    noteUnits(
      [quantity.firstUnit, unit].compactMap { $0 } + quantity.further.map { $0.unit }, quantity,
      &form, &wording)
    form.isForeign = lastUnit.isForeign || keepsSpoon(form.unit)
    // `4 heaped tablespoons`, `- 2|tsp salt`, and units on a line of their own
    form.keepsUnit =
      form.gap.utf8.contains { $0.isASCIILetter || $0 == "|" || $0 == 0x0A }
      && !form.gap.contains("&") || isRepeated(lastUnit)
    form.isAttributive =
      isEnglish && isWord(lastUnit.end, "batch")
      && lastNumber.value > Fraction(1)
      && form.unit?.word.last != "s"
    if quantity.second != nil { noteEnds(of: quantity, &form) }
    wording.note(form.number)
    return form
  }

  /// Returns whether the unit is written again after an amount: `500 g g`, `1 grama | gramas`.
  private func isRepeated(_ unit: UnitPhrase) -> Bool {
    let next = unit.end
    let isBar = !tokens[next].isWord && tokens[next + 1].isWord
    return facts(isBar ? next + 1 : next).unit == unit.unit
  }

  /// Returns the word or sign between the first two parts.
  private func jointOfParts(_ unit: UnitPhrase, _ part: FurtherPart) -> String? {
    var joint = text(range(of: unit.tokens).upperBound..<range(of: part.number.tokens).lowerBound)
    // The point belongs to the abbreviated unit.
    if joint.hasPrefix(".") { joint.removeFirst() }
    let isExplicit = joint.utf8.contains { $0.isASCIILetter || "+&".utf8.contains($0) }
    return isExplicit && !part.isSubtracted ? joint : nil
  }

  private func noteUnits(
    _ units: [UnitPhrase], _ quantity: QuantityPhrase, _ form: inout WrittenForm,
    _ wording: inout TextWording
  ) {
    for unit in units where !unit.tokens.isEmpty {
      var word = text(of: unit)
      // The capital of `Pinch of salt` begins the line. That of a German `Tasse` stays.
      if quantity.first.tokens.isEmpty, word.isCapitalized, lexicon.recipeLanguage != .german {
        word = word.lowercased()
      }
      form.unit = UnitSpelling(unit: unit.unit, word: word)
      // The parts of `1 łyżka + 1 łyżeczka` keep their words.
      if !unit.isForeign, units.count > 1 || !keepsSpoon(form.unit) {
        wording.note(UnitSpelling(unit: unit.unit, word: word))
      }
    }
  }

  /// Returns whether a spoon or cup is named in the language of the text, whose cooks don't convert
  /// spoons to cups.
  private func keepsSpoon(_ unit: UnitSpelling?) -> Bool {
    guard let unit, !isEnglish else { return false }
    return unit.unit.isScooped && !unit.unit.definition.isEnglish(unit.normalizedWord)
  }

  /// Records the text before the ends of a range and between them.
  func noteEnds(of quantity: QuantityPhrase, _ form: inout WrittenForm) {
    form.repeatsUnit = quantity.firstUnit != nil
    let first = range(of: (quantity.firstUnit?.tokens ?? quantity.first.tokens))
    let second = range(of: quantity.last.tokens)
    let start = range(of: quantity.tokens).lowerBound
    let firstNumber = range(of: quantity.first.tokens).lowerBound
    form.beforeEnds = text(start..<max(start, firstNumber))
    // `a cup or two`
    let end =
      quantity.second.map { $0.start > (quantity.unit?.start ?? .max) }
        == true
      ? range(of: quantity.unit?.tokens ?? quantity.first.tokens) : first
    if end.upperBound <= second.lowerBound {
      form.endJoint = text(end.upperBound..<second.lowerBound)
    }
  }
}

extension Token {
  fileprivate var isSlash: Bool { sign == .slash || sign == .fractionSlash }
}

extension UnitDefinition {
  /// Returns whether a lowercase word without points is an English name of the unit.
  fileprivate func isEnglish(_ word: String) -> Bool {
    ([name, plural, symbol] + aliases).contains { $0.lowercased() == word }
  }
}

extension String {
  /// Whether the text begins with a capital but isn't all capitals.
  fileprivate var isCapitalized: Bool {
    count > 1 && prefix(1).lowercased() != prefix(1)
      && !utf8.dropFirst().contains { $0.isUppercase }
  }
}

extension ReadLine {
  /// Returns whether the unit of an amount must stay, because the amount repeats another one, such
  /// as the pint of `600 ml/1 pint`, or because it measures a liquid in ounces.
  func keepsUnit(of found: ClassifiedQuantity) -> Bool {
    // The ounces of `1 lb 5 oz` can become pounds.
    guard let unit = found.quantity.unit?.unit, found.quantity.further.isEmpty else { return false }
    switch unit.name {
    case "ounce":
      return found.role == .alternate || isBeforeLiquid(parser.endOfAlternate(after: found.end))
    // `1 pint/600ml`
    case "pint":
      return found.role == .alternate || parser.endOfAlternate(after: found.end) > found.end
    case "cubic centimeter": return true
    case "fluid ounce", "quart", "pound": return found.role == .alternate
    default: return false
    }
  }

  /// Returns whether the next words name a liquid.
  private func isBeforeLiquid(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<3 {
      guard parser.tokens[index].isWord else { return false }
      if parser.has(.liquid, at: index) { return true }
      index += 1
    }
    return false
  }
}
