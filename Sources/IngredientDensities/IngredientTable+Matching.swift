internal import Quantities

extension IngredientTable {
  /// The substances that an ingredient's name can mean.
  ///
  ///     switch IngredientTable.standard.match("rice") {
  ///     case .found(let ingredient): print(ingredient)
  ///     case .choices(let choices): print("Which one:", choices)  // white rice, wild rice, ...
  ///     case .unknown(let near): print("Perhaps:", near)
  ///     }
  public enum Match: Sendable, Hashable {
    /// Exactly one substance has the name.
    case found(Ingredient)
    /// Several substances match, and the choice is the caller's.
    case choices([Ingredient])
    /// No known substance matches; these have similar names.
    case unknown(near: [Ingredient])
  }

  /// Finds a substance by its name in a text.
  ///
  ///     let table = IngredientTable.standard
  ///     table.match("Flour, all purpose")           // found(all-purpose flour)
  ///     table.match("unsalted butter, cubed")       // found(butter)
  ///     table.match("sugar (brown sugar is fine)")  // found(granulated sugar)
  ///     table.match("butter or margarine")          // choices([butter, margarine])
  ///     table.match("mustard")                      // choices([prepared mustard, Dijon mustard, dry mustard])
  ///     table.match("all-purpos flour")             // unknown(near: [all-purpose flour])
  ///     table.match("yeast, fresh")                 // unknown(near: [active dry yeast])
  ///
  /// Plurals, case, accents, word order, hyphens and periods are ignored. Words for preparing or
  /// measuring, such as `freshly` or `heaping`, only matter if a name contains them:
  /// `chopped walnuts` weigh more than walnuts. Words after a comma or in parentheses can only make
  /// a name more specific: `flour, rye`, `pepper (white)`. But a form in which food is bought is
  /// required wherever it appears, as in `okra, frozen` and `raspberries (frozen)`, and it rules
  /// out contradictory forms: `fresh yeast` is not dry yeast.
  ///
  /// A substance is found if all its words are present, and no others. Short names such as `flour`,
  /// `sugar` and `milk` have the meaning that recipes give them. A name that fits several
  /// substances equally returns choices, and so does a text that leaves a choice. Only the first
  /// 512 characters count.
  public func match(_ text: String) -> Match {
    let phrase = IngredientPhrase(text)
    return match(phrase) ?? .unknown(near: phrase.names.last.map { near($0) } ?? [])
  }

  /// Finds the meaning of a phrase, or returns `nil` for an unknown name, without searching for
  /// similar names.
  func match(_ phrase: IngredientPhrase) -> Match? {
    if let list = phrase.list, let match = match(list: list) { return match }
    if phrase.names.count > 1 { return match(alternatives: phrase.names) }
    return phrase.names.last.flatMap { known($0, phrase.remarks, phrase.forms) }
  }

  /// Finds the meanings of alternative names.
  private func match(alternatives names: [[String]]) -> Match {
    let (first, last) = (names[0], names[names.count - 1])
    var matches = names.dropLast().compactMap { name -> Match?? in
      if let match = completed(name, by: last) { return match }
      // "Red or yellow peppers"
      let whole = name + last.suffix(1)
      return name.allSatisfy(IngredientWords.isOptional)
        ? known(whole, []) : known(name, []) ?? full(whole)
    }
    // "Chicken stock or broth"
    let ending = last.count == 1 ? full(first.dropLast() + last, []) : nil
    matches.append(ending ?? known(last, []))
    var choices: [Ingredient] = []
    for ingredient in matches.flatMap({ $0?.ingredients ?? [] }) where !choices.contains(ingredient)
    {
      choices.append(ingredient)
    }
    if matches.contains(where: { $0 == nil }) { return .unknown(near: choices) }
    if choices.count == 1, case .found(let only)? = matches[matches.count - 1] {
      return .found(only)
    }
    return .choices(choices)
  }

  /// Finds the meaning of a list with commas, if its last word is a name.
  private func match(list names: [[String]]) -> Match? {
    guard let last = names.last, let first = names.first else { return nil }
    if completed(first, by: last) != nil { return match(alternatives: names) }
    guard full(last, []) != nil else { return nil }
    let isKnown = names.filter { full($0, []) != nil || completed($0, by: last) != nil }
    guard isKnown.first == first else { return nil }
    return match(alternatives: isKnown)
  }

  /// Completes a name with the end of another: the first in `chicken or vegetable stock`.
  private func completed(_ name: [String], by last: [String]) -> Match? {
    guard name.last != last.last else { return nil }
    for start in last.indices.dropFirst().prefix(3) {
      if case .found(let ingredient)? = full(name + last[start...], []) {
        return .found(ingredient)
      }
    }
    return nil
  }

  /// Finds the meaning of a phrase, or returns `nil` if it is neither a name nor part of one.
  private func known(_ words: [String], _ remarks: [[String]], _ forms: [String] = []) -> Match? {
    full(words, remarks, forms) ?? partial(words, forms)
  }

  /// Finds the ingredients named by the words of a phrase.
  func full(
    _ words: [String], _ remarks: [[String]] = [], _ forms: [String] = []
  ) -> Match? {
    guard let needed = numbers(of: neededWords(in: words) + neededForms(forms)) else { return nil }
    // A remark counts if a name contains all of it: "flour, rye", but not "onions, garlic powder".
    let remarks = remarks.map {
      (numbers(of: neededWords(in: $0)), Set($0.compactMap { index.numbers[$0] }))
    }
    let own = Set(words.compactMap { index.numbers[$0] })
    let said = own.union(forms.compactMap { index.numbers[$0] })
    let all = remarks.reduce(said) { $1.0 == nil ? $0 : $0.union($1.1) }
    let names = index.names(within: all).filter { name in
      let name = Set(name.words)
      return needed.isSubset(of: name) && !own.isDisjoint(with: name)
        && name.subtracting(said).allSatisfy { word in
          remarks.contains { $1.contains(word) && $0?.isSubset(of: name) == true }
        }
    }
    let isContrary = contrary(to: words, forms)
    // Prefer the longest name, then the one with the fewest words from remarks.
    var (places, best): (Set<Int32>, (Int, Int)) = ([], (0, 0))
    for name in names {
      let rank = (name.words.count, name.words.count { own.contains($0) })
      guard rank >= best else { continue }
      let right = name.places.filter { !isContrary($0) }
      guard !right.isEmpty else { continue }
      if rank > best { (places, best) = ([], rank) }
      places.formUnion(right)
    }
    guard !places.isEmpty else { return nil }
    let latest = places.map { layers[Int($0)] }.max()
    places = places.filter { layers[Int($0)] == latest }
    // Chocolate milk is a milk; milk chocolate isn't.
    if places.count > 1, let last = neededWords(in: words).last, let kind = index.numbers[last] {
      let ofKind = places.filter { index.kinds[Int($0)].contains(kind) }
      if !ofKind.isEmpty { places = ofKind }
    }
    let found = places.sorted().map { ingredients[Int($0)] }
    return found.count == 1 ? .found(found[0]) : .choices(found)
  }

  /// Finds the ingredients whose names contain the words of a phrase, if they are of that kind:
  /// wild rice is a rice, rice flour isn't.
  func partial(
    _ words: [String], _ forms: [String] = [], isGuess: Bool = false, ofAnyKind: Bool = false
  ) -> Match? {
    let needed = neededWords(in: words)
    guard let numbers = numbers(of: (needed.isEmpty ? words : needed) + neededForms(forms)),
      !numbers.isEmpty
    else { return nil }
    let isContrary = contrary(to: words, forms)
    let choices = Set(index.names(with: numbers).flatMap { $0.places }).sorted()
      .filter { !isContrary($0) }
    let kind = needed.last.flatMap { index.numbers[$0] }.map { [$0] } ?? numbers
    let kinds = choices.filter { !index.kinds[Int($0)].isDisjoint(with: kind) }
    let found = kinds.isEmpty && ofAnyKind ? choices : kinds
    // A single match isn't a choice, but may be a good guess.
    guard found.count > (isGuess ? 0 : 1) else { return nil }
    return .choices(found.map { ingredients[Int($0)] })
  }

  /// Returns the words of a phrase that a matching name must contain.
  private func neededWords(in words: [String]) -> [String] {
    let names = IngredientForms.names(in: words)
    return words.filter { !IngredientWords.isOptional($0) || names.contains($0) }
  }

  /// Returns the forms that a matching name must contain: `frozen`, but not `whole`.
  private func neededForms(_ forms: [String]) -> [String] {
    forms.filter { IngredientForms.contraries[$0] == nil }
  }

  /// Returns whether the words rule out an ingredient: it is dried although they say `fresh`,
  /// unless its name says fresh, too; or it isn't a crisp although they end with `crisp`.
  private func contrary(to words: [String], _ forms: [String]) -> (Int32) -> Bool {
    let said = Set((words + forms).compactMap { index.numbers[$0] })
    let rules = Set(words + forms).compactMap { word in
      IngredientForms.contraries[word].map { contraries in
        (index.numbers[word], Set(contraries.compactMap { index.numbers[$0] }).subtracting(said))
      }
    }
    let head = IngredientForms.head(of: words).flatMap { index.numbers[$0] }
    return { place in
      let (forms, kinds) = (index.forms[Int(place)], index.kinds[Int(place)])
      return head.map { !kinds.contains($0) } ?? false
        || rules.contains { word, contraries in
          !(word.map(forms.contains) ?? false) && !forms.isDisjoint(with: contraries)
        }
    }
  }

  /// Returns the numbers of the words, or `nil` if any of them is in no name.
  private func numbers(of words: [String]) -> Set<Int32>? {
    var numbers: Set<Int32> = []
    for word in words {
      guard let number = index.numbers[word] else { return nil }
      numbers.insert(number)
    }
    return numbers
  }
}

extension IngredientTable.Match {
  /// The ingredients of any case.
  var ingredients: [Ingredient] {
    switch self {
    case .found(let ingredient): [ingredient]
    case .choices(let ingredients): ingredients
    case .unknown(let near): near
    }
  }
}
