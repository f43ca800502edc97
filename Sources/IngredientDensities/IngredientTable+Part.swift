import Synchronization

// Making the whole table takes far longer than starting and answering, and many programs ask about
// one ingredient. Therefore the first matches only search the part of the table that shares words
// with the text.

#if hasFeature(Embedded)
  extension IngredientTable {
    /// Finds a substance in the standard table, like ``match(_:)``. On the web, less code loads
    /// sooner.
    package static func standardMatch(_ text: String) -> Match { standard.match(text) }
  }
#else
  extension IngredientTable {
    /// Finds a substance in the standard table, like ``match(_:)``.
    package static func standardMatch(_ text: String) -> Match {
      let isEarly = matches.load(ordering: .relaxed) < 3
      guard isEarly, matches.add(1, ordering: .relaxed).newValue <= 3 else {
        return standard.match(text)
      }
      let match = IngredientTable(Ingredient.standard(near: text)).match(text)
      // The intended name of a misspelled one can contain any words.
      if case .unknown = match { return standard.match(text) }
      return match
    }

    /// The number of matches so far.
    private static let matches = Atomic<Int>(0)
  }

  extension Ingredient {
    /// Returns the ingredients whose name or variant shares a word with a text, and possibly
    /// others.
    package static func standard(near text: String) -> [Ingredient] {
      let text = IngredientWords.beginning(of: text)
      let starts = IngredientWords.starts(of: text).map { Array($0.utf8) }
      let rows = standardIngredients.flatMap { IngredientRow.rows(of: $0) }
      // All variants of an ingredient share its other names.
      let names = Set(rows.filter { $0.hasWord(startingWith: starts) }.map { $0.nameOfIngredient })
      return rows.filter { names.contains($0.nameOfIngredient) }.map { Ingredient($0) }
    }
  }

  extension IngredientWords {
    /// Returns the beginnings of the words that names can have for words of a text, for any ending
    /// and spelling.
    fileprivate static func starts(of text: String) -> Set<String> {
      let words = Set(tokens(of: text).flatMap { normalized([$0]) })
      let spellings = synonyms.filter { !words.isDisjoint(with: $0.value) }.keys
      // The stem of "berries" ends in another letter.
      return Set(words.union(spellings).map { $0.hasSuffix("y") ? String($0.dropLast()) : $0 })
    }
  }

  extension IngredientRow {
    /// The name in a row, without the variant.
    fileprivate var nameOfIngredient: ArraySlice<UInt8> {
      text.drop { $0 != UInt8(ascii: ";") }.prefix {
        $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":")
      }
    }

    /// Returns whether any word after the figures of a row has one of the beginnings, ignoring
    /// case.
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
    /// Returns whether the text begins with a lower-case text, ignoring case, apostrophes and
    /// periods.
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
    /// Whether the byte can be part of a word in ASCII.
    fileprivate var isOfWord: Bool {
      switch self {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x25: true
      default: false
      }
    }
  }
#endif
