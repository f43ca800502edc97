import QuantityCore

// Unit names and the words of the grammar.

extension Wordbook {
  func addUnits(of lexicon: Lexicon) {
    for entry in lexicon.entries {
      let words = entry.name.split { $0 == 0x20 || $0 == "-" }.map {
        UnsafeBufferPointer(rebasing: $0)
      }
      let unit = lexicon.unitInText(named: entry.name)
      if words.count == 1 {
        let id = add(entry.name)
        change(id) { $0.take(unit) }
        if entry.isPrefix { change(id) { $0.traits.insert(.qualifier) } }
        if entry.name.count == 2, !entry.isPrefix, unit.unit != nil {
          addCapitals(of: entry.name, unit)
        }
      } else if let found = unit.unit {
        let ids = words.map { add($0) }
        guard let first = ids.first else { continue }
        let isForeign = unit.traits.contains(.foreignUnit)
        if unit.traits.contains(.countedUnit) { continue }
        add(LongName(rest: Array(ids.dropFirst()), unit: found, isForeign: isForeign), after: first)
      }
    }
    keepSymbols(of: lexicon)
    for unit in lexicon.units {
      // With two letters, capitals make another word: `us` alone is a microsecond.
      for prefix in unit.prefixes.flatMap({ [$0, $0.uppercased()] }) {
        change(add(prefix)) { $0.traits.insert(.qualifier) }
      }
    }
  }

  /// Gives SI symbols their meaning in every language: the `g` of `Giorni` doesn't displace grams.
  private func keepSymbols(of lexicon: Lexicon) {
    let symbols = ["g", "kg", "mg", "l", "dl", "cl", "ml", "h", "s", "min"]
    for unit in lexicon.units where symbols.contains(unit.symbol) && unit.qualifier == nil {
      change(add(unit.symbol)) {
        $0.unit = AnyUnit(unit)
        $0.traits.subtract([.countedUnit, .foreignUnit])
      }
      // No recipe means grains by `gr`.
      if unit.symbol == "g" {
        for name in ["gr", "Gr", "GR"] { change(add(name)) { $0.unit = AnyUnit(unit) } }
      }
      if unit.symbol == "l" { change(add("lt")) { $0.unit = AnyUnit(unit) } }
    }
  }

  /// Adds `OZ` and `Oz` beside `oz`; in single letters, case matters.
  private func addCapitals(of name: UnsafeBufferPointer<UInt8>, _ unit: WordFacts) {
    let capitals = name.map { $0.isLowercase ? $0 & ~0x20 : $0 }
    add(unit, as: capitals)
    // `12 St James Street` has no stones, and `2 Dr Pepper` no drams.
    let isTitle = ["kg", "gm", "ml", "cl", "dl", "hr", "oz", "lb", "pt", "qt"].contains {
      $0.utf8.elementsEqual(name)
    }
    if isTitle { add(unit, as: [capitals[0], name[1]]) }
  }

  private func add(_ unit: WordFacts, as word: [UInt8]) {
    let id = word.withUnsafeBufferPointer { add($0) }
    if facts[Int(id)].unit == nil { change(id) { $0.take(unit) } }
  }

  func addKeywords(of language: PresentationLanguage) {
    let own = language == .english ? [] : Keyword.words(of: language)
    for (word, keyword) in own + Keyword.english where !word.contains(" ") {
      change(add(word)) { if $0.keyword == nil { $0.keyword = keyword } }
    }
  }
}

extension Lexicon {
  /// Returns the meaning of a name in running text. An ambiguous name means a volume: in recipes,
  /// `t` is a teaspoon.
  fileprivate func unitInText(named name: UnsafeBufferPointer<UInt8>) -> WordFacts {
    var match = match(normalized: name, kind: nil)
    if match.isAmbiguous {
      match = self.match(normalized: name, kind: .volume)
      if match.isAmbiguous { return .unknown }
    }
    guard let unit = match.unit else { return .unknown }
    var facts = WordFacts(unit: unit)
    if match.traits.isCounted { facts.traits.insert(.countedUnit) }
    if match.traits.isForeign { facts.traits.insert(.foreignUnit) }
    if match.traits.isFirst { facts.traits.insert(.unitFirst) }
    return facts
  }
}

extension Lexicon {
  /// Returns the wordbook of a dialect, made on first use.
  ///
  /// - Parameter make: makes it.
  package func wordbook(_ dialect: Dialect, _ make: (Lexicon) -> Wordbook) -> Wordbook {
    books.value(for: dialect) { make(self) }
  }
}
