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
          guard let listed = try item.listedIngredient(vocabulary.recipeWords) else {
            let isInList = state.isOpen && state.hasBullets && line.hasBullet
            guard let rest = item.rest(isInList: isInList) else { continue }
            if isInList { throw rest }
            list.omit(rest, item, of: items, in: line)
            continue
          }
          found.append((item.start + item.offset, listed))
        } catch {
          list.omit(error, item, of: items, in: line)
        }
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
  /// Leaves out an item, or a line with no other.
  fileprivate mutating func omit(
    _ error: ParseError, _ item: ReadLine, of items: [ReadLine], in line: ReadLine
  ) {
    let part = items.count > 1 ? item.range(of: item.itemTokens) : 0..<line.range.count
    omissions.append((part.moved(by: line.start), error.moved(by: -part.lowerBound)))
  }

  /// Takes the name in a line without amounts, next to lines of ingredients.
  ///
  /// Before the first ingredient it is certain only in a list with bullets: it could be the title.
  /// A blank line or another bullet ends the list. If no ingredient follows, only known ones with
  /// bullets are taken.
  fileprivate mutating func take(
    nameOf line: ReadLine, isIngredient: Bool, _ words: RecipeWords, _ state: inout ListContext
  ) {
    let hasBullet = line.hasBullet
    let isApart = hasBullet != state.hasBullets || state.feeds > 1 && !hasBullet
    if isApart { state = ListContext(hasIngredients: state.hasIngredients) }
    state.hasBullets = hasBullet
    if isIngredient {
      names += state.heads
      (state.isOpen, state.heads, state.indent) = (true, [], line.indent)
      state.hasIngredients = true
      state.nameColumn = line.nameColumn
    } else if let name = line.bareName {
      // A line that is indented further is a remark, unless the names are in a column.
      if state.isOpen, line.indent > state.indent, line.indent != state.nameColumn { return }
      if state.isOpen {
        names.append(ListedName(name, words, isCertain: true))
      } else if state.heads.count < ListContext.mostHeads {
        state.heads.append(ListedName(name, words, isCertain: hasBullet))
        // `- "nuts"` is a string.
        if hasBullet, state.hasIngredients, !line.parser.bytes.contains(UInt8(ascii: "\"")) {
          names.append(ListedName(name, words, isCertain: false))
        }
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
    for phrase in phrases where !phrase.isRemark {
      guard let name = phrase.name else { continue }
      var context = TextContext()
      let list = finder.ingredients(
        in: "\(part(phrase.amount)) \(part(name))", after: &context)
      found += list.ingredients.map { (phrase.amount.lowerBound, $0) }
      mistakes += list.omissions.map { (phrase.amount, $0.error) }
    }
    // A line around a mistake has the same one.
    var others = phrases.filter { $0.name != nil || $0.isRemark }.map { $0.amount }[...]
    omissions.removeAll { line in
      others = others.drop { $0.upperBound <= line.range.lowerBound }
      return others.first.map { $0.overlaps(line.range) } ?? false
    }
    omissions += mistakes
  }

  /// Takes the ingredients in fields.
  fileprivate mutating func take(
    _ fields: FieldSet, of text: String, _ finder: AmountFinder,
    _ found: inout [(start: Int, ListedIngredient)]
  ) {
    func part(_ range: Range<Int>) -> String { String(text[text.range(ofBytes: range)]) }
    // `['2 cups flour', '1 egg']`, in YAML
    let strings = fields.names.filter { name in
      let text = part(name.lowerBound - 1..<name.upperBound)
      return text.first == "'" && text.utf8.contains { $0.isDigit || $0 >= 0x80 }
    }
    let phrases =
      fields.phrases + strings.map { NamedAmount(amount: $0, name: $0.upperBound..<$0.upperBound) }
    take(phrases.sorted { $0.amount.lowerBound < $1.amount.lowerBound }, finder, part, &found)
    var last: Field?
    for field in fields.fields where field.grows || field.name != nil {
      let unit = finder.reader.unit(of: field)
      if let name = field.name, unit?.kind != .time {
        defer { last = field }
        if field.isAlternate { continue }
        if let last, last.name == name {
          // `| Eggs | 2 | 2 |`
          if last.number.ends != field.number.ends || last.unit != field.unit {
            let error = ParseError(
              .unexpectedText, at: 0..<field.whole.count, "it is a second amount")
            omissions.append((field.whole, error))
          }
          continue
        }
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
    var name = text.withoutRemarks
    if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
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
