import QuantityCore
package import QuantityReading

/// The ingredients in a text: in its lines, its fields and the strings of its lists.
package struct IngredientList {
  /// The ingredients with their amounts.
  package fileprivate(set) var ingredients: [ListedIngredient] = []
  /// The ingredients without an amount.
  package internal(set) var names: [ListedName] = []
  /// The lines and fields that cannot be read or have several amounts, in text order and in UTF-8
  /// bytes, with errors whose ranges count from their starts.
  package fileprivate(set) var omissions: [(range: Range<Int>, error: ParseError)] = []
}

extension AmountFinder {
  /// Lists the ingredients of a piece of a text that follows other pieces.
  ///
  /// - Parameters:
  ///   - text: one line of the text, or several whole lines.
  ///   - context: the state after the previous pieces, which this updates.
  package func ingredients(in text: String, after context: inout TextContext) -> IngredientList {
    var list = IngredientList()
    var state = context.list
    var found: [(start: Int, ListedIngredient)] = []
    var end = text.startIndex
    func skip(to next: String.Index) {
      // A further piece of a very long line begins with it.
      guard next > end else { return }
      state.feeds += text.utf8[end..<next].count { $0 == 0x0A }
      end = next
    }
    context.wording.noteCountry(of: text)
    let isImperial = context.wording.hasImperialPints == true && vocabulary.system == .us
    let fields = readLines(of: text, after: &context) { line in
      let line = isImperial ? line.imperial : line
      let place = text.range(ofBytes: line.range)
      skip(to: place.lowerBound)
      defer { (end, state.feeds) = (place.upperBound, 0) }
      var isIngredient = false
      let items = line.items
      for item in items {
        do throws(ParseError) {
          guard let listed = try item.listedIngredient(vocabulary.recipeWords) else { continue }
          found.append((item.start + item.offset, listed))
        } catch {
          let part = items.count > 1 ? item.range(of: item.itemTokens) : 0..<line.range.count
          list.omissions.append((part.moved(by: line.start), error.moved(by: -part.lowerBound)))
        }
        isIngredient = true
      }
      if !isIngredient, state.isOpen, state.hasBullets, line.hasBullet, let rest = line.rest {
        list.omissions.append((line.range, rest))
        isIngredient = true
      }
      list.take(nameOf: line, isIngredient: isIngredient, vocabulary.recipeWords, &state)
      return true
    }
    skip(to: text.endIndex)
    context.list = state
    if let fields { list.take(fields, of: text, self, &found) }
    list.ingredients = found.sorted { $0.start < $1.start }.map { $0.1 }
    return list
  }
}

extension IngredientList {
  /// Takes the name in a line without amounts, next to lines of ingredients.
  ///
  /// Before the first ingredient it is certain only in a list with bullets: it could be the title.
  /// A blank line or another bullet ends the list.
  fileprivate mutating func take(
    nameOf line: ReadLine, isIngredient: Bool, _ words: RecipeWords, _ state: inout ListContext
  ) {
    let hasBullet = line.hasBullet
    let isApart = hasBullet != state.hasBullets || state.feeds > 1 && !hasBullet
    if isApart { state = ListContext() }
    state.hasBullets = hasBullet
    if isIngredient {
      names += state.heads
      (state.isOpen, state.heads, state.indent) = (true, [], line.indent)
    } else if let name = line.bareName {
      // A line that is indented further is a remark.
      if state.isOpen, line.indent > state.indent { return }
      if state.isOpen {
        names.append(ListedName(name, words, isCertain: true))
      } else if state.heads.count < ListContext.mostHeads {
        state.heads.append(ListedName(name, words, isCertain: hasBullet))
      }
    } else {
      (state.isOpen, state.heads) = (false, [])
    }
  }

  /// Takes the ingredients whose amounts are running text in a field, instead of reading the text
  /// around them.
  private mutating func take(
    _ phrases: [NamedAmount], _ finder: AmountFinder, _ part: (Range<Int>) -> String,
    _ found: inout [(start: Int, ListedIngredient)]
  ) {
    var rest = phrases[...]
    found = found.sorted { $0.start < $1.start }.filter { listed in
      rest = rest.drop { $0.amount.upperBound <= listed.start }
      return rest.first.map { listed.start < $0.amount.lowerBound || $0.name == nil } ?? true
    }
    var mistakes: [(range: Range<Int>, error: ParseError)] = []
    for phrase in phrases {
      guard let name = phrase.name else { continue }
      var context = TextContext()
      let list = finder.ingredients(
        in: "\(part(phrase.amount)) \(part(name))", after: &context)
      found += list.ingredients.map { (phrase.amount.lowerBound, $0) }
      mistakes += list.omissions.map { (phrase.amount, $0.error) }
    }
    // A line around a mistake has the same one.
    var others = mistakes[...]
    omissions.removeAll { line in
      others = others.drop { $0.range.upperBound <= line.range.lowerBound }
      return others.first.map { $0.range.overlaps(line.range) } ?? false
    }
    omissions += mistakes
  }

  /// Takes the ingredients in fields.
  fileprivate mutating func take(
    _ fields: FieldSet, of text: String, _ finder: AmountFinder,
    _ found: inout [(start: Int, ListedIngredient)]
  ) {
    func part(_ range: Range<Int>) -> String { String(text[text.range(ofBytes: range)]) }
    take(fields.phrases, finder, part, &found)
    for field in fields.fields where field.grows || field.name != nil {
      let unit = finder.reader.unit(of: field)
      if let name = field.name, unit?.kind != .time {
        let listed = ListedIngredient(field, unit, part(name), finder)
        found.append((field.value.lowerBound, listed))
      } else if field.needsName {
        omissions.append(
          (field.whole, ParseError(.unexpectedText, at: 0..<field.whole.count, "it has no name")))
      }
    }
    // A string with an amount has been read as a line.
    let taken = found.map { $0.start..<$0.start + 1 } + omissions.map { $0.range }
    var rest = taken.sorted { $0.lowerBound < $1.lowerBound }[...]
    for name in fields.names {
      rest = rest.drop { $0.upperBound <= name.lowerBound }
      if let next = rest.first, next.lowerBound < name.upperBound { continue }
      // The `@salt` of Cooklang could be somebody's name.
      let end = text.range(ofBytes: name).upperBound
      let isBare = text[..<end].utf8.dropLast(name.count).last == "@"
      names.append(
        ListedName(
          part(name), finder.vocabulary.recipeWords,
          isCertain: !isBare || text[end...].utf8.first == "{"))
    }
    omissions += fields.errors.map { ($0.range, $0.moved(by: -$0.range.lowerBound)) }
    omissions.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension ListedName {
  init(_ text: String, _ words: RecipeWords, isCertain: Bool) {
    let name = text.withoutRemarks
    self.init(
      name: name, words: LineWords(name, words).map { $0.word }, isCertain: isCertain)
  }
}

extension ListedIngredient {
  /// Creates the ingredient of a field.
  fileprivate init(_ field: Field, _ unit: AnyUnit?, _ name: String, _ finder: AmountFinder) {
    let number = field.number
    let end = number.isRange ? number.ends.upper : number.ends.lower
    let isKnown = unit != nil || field.unit.isEmpty
    let name = isKnown ? name : "\(field.unit) \(name)"
    self.init(
      amount: field.amount(unit), name: name,
      written: unit == nil ? end : "\(end) \(field.unit)", number: number.upper,
      words: LineWords(name, finder.vocabulary.recipeWords).map { $0.word }, sizes: [])
  }
}

extension ReadLine {
  /// The range of the line, in bytes of the text.
  fileprivate var range: Range<Int> { start..<start + parser.bytes.count }

  /// The offset of the first quantity in the line, in bytes.
  fileprivate var offset: Int {
    quantities.first.map { Int(parser.tokens[$0.start].start) } ?? 0
  }

  /// The number of bytes before the first one that isn't a space.
  fileprivate var indent: Int { parser.bytes.firstIndex { $0 > 0x20 } ?? 0 }

  /// Whether a bullet begins the line.
  fileprivate var hasBullet: Bool { parser.tokens[1].isBullet }

  /// The error for a line with an amount or an unexplained number that is no sentence.
  fileprivate var rest: ParseError? {
    let roles: [NumberRole] = [.amount, .count, .unexplained, .length, .size]
    let found = quantities.first { roles.contains($0.role) }
    let words = itemStart..<parser.tokens.count - 1
    return words.contains(where: parser.isInSentence) ? nil : found.map { error($0, "is unclear") }
  }

  /// The name in a line that has no quantity and is no sentence or heading: `Salt and pepper`.
  fileprivate var bareName: String? {
    let first = itemStart
    var end = parser.tokens.count - 1
    while end > first, parser.isBehindString(end - 1) { end -= 1 }
    // The remark in parentheses can be long.
    let open = (first..<end).first { parser.tokens[$0].sign == .open } ?? end
    guard quantities.allSatisfy({ $0.role == .step }), first < end, open - first <= 8,
      parser.bytes.first(where: { $0 > 0x20 }) != "#",
      parser.tokens[first].isWord,
      !parser.hasAny([.purpose, .relation], at: first),
      parser.keyword(first)?.joinsAmounts != true
    else { return nil }
    for index in first..<end where !parser.tokens[index].isWord || parser.isInSentence(index) {
      // Remarks can be sentences: `lime wedges, to serve`, `salt: to taste`.
      if [.comma, .open].contains(parser.tokens[index].sign) { break }
      if parser.tokens[index].sign == .colon, parser.keyword(index + 1) == .to { break }
      guard [.hyphen, .apostrophe, .ampersand, .slash].contains(parser.tokens[index].sign) else {
        return nil
      }
    }
    return parser.tokens[end - 1].sign == .colon ? nil : parser.text(from: first, to: end)
  }
}
