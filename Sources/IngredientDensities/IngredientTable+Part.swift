import Synchronization

// To make the whole table takes ten times as long as a program otherwise takes to start and to answer, and many ask
// about one ingredient. So the first matches are found in the part of the table that has the words of the text.

#if hasFeature(Embedded)
  extension IngredientTable {
    /// Finds a substance of the standard table, as ``match(_:)`` does: on the web, what is small loads sooner.
    package static func standardMatch(_ text: String) -> Match { standard.match(text) }
  }
#else
  extension IngredientTable {
    /// Finds a substance of the standard table, as ``match(_:)`` does.
    package static func standardMatch(_ text: String) -> Match {
      let isEarly = matches.load(ordering: .relaxed) < 3
      guard isEarly, matches.add(1, ordering: .relaxed).newValue <= 3 else {
        return standard.match(text)
      }
      let match = IngredientTable(Ingredient.standard(near: text)).match(text)
      // What a misspelled name may mean can have any words.
      if case .unknown = match { return standard.match(text) }
      return match
    }

    /// How many have been asked for.
    private static let matches = Atomic<Int>(0)
  }

  extension Ingredient {
    /// Reads the ingredients of which a name or a variant has one of the words of a text, and perhaps others.
    package static func standard(near text: String) -> [Ingredient] {
      let text = IngredientWords.beginning(of: text)
      let starts = IngredientWords.starts(of: text).map { Array($0.utf8) }
      let rows = standardIngredients.flatMap { IngredientRow.rows(of: $0) }
      // Each variant of an ingredient has the other names of all.
      let names = Set(rows.filter { $0.hasWord(startingWith: starts) }.map { $0.nameOfIngredient })
      return rows.filter { names.contains($0.nameOfIngredient) }.map { Ingredient($0) }
    }
  }

  extension IngredientWords {
    /// Returns what words begin with that a name has for one of the words of a text, whatever they end with and
    /// however they are spelled.
    fileprivate static func starts(of text: String) -> Set<String> {
      let words = Set(tokens(of: text).flatMap { normalized([$0]) })
      let spellings = synonyms.filter { !words.isDisjoint(with: $0.value) }.keys
      // The stem of "berries" ends in another letter.
      return Set(words.union(spellings).map { $0.hasSuffix("y") ? String($0.dropLast()) : $0 })
    }
  }

  extension IngredientRow {
    /// The name in a row, without its variant.
    fileprivate var nameOfIngredient: ArraySlice<UInt8> {
      text.drop { $0 != UInt8(ascii: ";") }.prefix {
        $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":")
      }
    }

    /// Returns whether a word after the figures of a row begins with one of some starts, in whatever case.
    fileprivate func hasWord(startingWith starts: [[UInt8]]) -> Bool {
      var isInWord = true
      let names = text.drop { $0 != UInt8(ascii: ";") }
      for at in names.indices {
        let wasInWord = isInWord
        isInWord = names[at].isOfWord
        if isInWord, !wasInWord, starts.contains(where: { names[at...].begins(with: $0) }) {
          return true
        }
      }
      return false
    }
  }

  extension ArraySlice<UInt8> {
    /// Returns whether the text begins with a start in lower case, but for marks that words are read without.
    fileprivate func begins(with start: [UInt8]) -> Bool {
      var rest = start[...]
      for byte in self {
        guard let next = rest.first else { return true }
        if byte == UInt8(ascii: "'") || byte == UInt8(ascii: ".") { continue }
        guard byte == next || byte | 0x20 == next && byte.isOfWord else { return false }
        rest.removeFirst()
      }
      return rest.isEmpty
    }
  }

  extension UInt8 {
    /// Whether words in ASCII have the byte.
    fileprivate var isOfWord: Bool {
      switch self {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x25: true
      default: false
      }
    }
  }
#endif
