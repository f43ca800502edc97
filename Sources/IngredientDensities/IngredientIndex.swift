/// An index of the names of ingredients by their words.
struct IngredientIndex: Sendable {
  /// A name: its words, sorted by number, and the indices of its ingredients.
  struct Name: Sendable {
    let words: [Int32]
    var places: [Int32]
  }

  private(set) var names: [Name] = []
  /// The number of each word.
  private(set) var numbers: [String: Int32] = [:]
  /// The numbers of words that contradict others, such as `fresh` and `dried`.
  private var formWords: Set<Int32> = []
  /// The form words in each ingredient's names.
  private(set) var forms: [Set<Int32>] = []
  /// The names that contain each word.
  private var namesOfWord: [[Int32]] = []
  /// The last words of each ingredient's names, or those before `in`: its kinds.
  private(set) var kinds: [Set<Int32>] = []
  private var namesByWords: [[Int32]: Int32] = [:]

  /// The word numbers of each token.
  private var numbersOfToken: [String: [Int32]] = [:]

  init(_ ingredients: [Ingredient], aliases: (Int) -> [String]) {
    for (place, ingredient) in ingredients.enumerated() {
      let variant = ingredient.variant.map { words(of: Substring($0)) } ?? []
      var (kind, forms): (Set<Int32>, Set<Int32>) = ([], [])
      for pattern in [ingredient.name] + aliases(place) {
        for words in NamePattern.names(pattern, words: { words(of: $0) }) {
          // Peaches in syrup aren't a syrup.
          let head = words.prefix { $0 != numbers["in"] }
          kind.insert(head.last ?? words[words.count - 1])
          for word in words + variant where formWords.contains(word) { forms.insert(word) }
          add(words + variant, Int32(place))
        }
      }
      kinds.append(kind)
      self.forms.append(forms)
    }
    (namesByWords, numbersOfToken) = ([:], [:])
  }

  /// Returns the numbers of the words in a text.
  private mutating func words(of text: Substring) -> [Int32] {
    let tokens = IngredientWords.tokens(of: text)
    if IngredientWords.mayHavePairs(tokens) {
      return IngredientWords.normalized(tokens).map { number(of: $0) }
    }
    var words: [Int32] = []
    for token in tokens {
      if let known = numbersOfToken[token] {
        words += known
      } else {
        let numbers = IngredientWords.normalized([token]).map { number(of: $0) }
        numbersOfToken[token] = numbers
        words += numbers
      }
    }
    return words
  }

  private mutating func number(of word: String) -> Int32 {
    if let number = numbers[word] { return number }
    let number = Int32(numbers.count)
    numbers[word] = number
    if IngredientForms.all.contains(word) { formWords.insert(number) }
    namesOfWord.append([])
    return number
  }

  private mutating func add(_ words: [Int32], _ place: Int32) {
    var words = words.sorted()
    for at in words.indices.dropFirst().reversed() where words[at] == words[at - 1] {
      words.remove(at: at)
    }
    if let name = namesByWords[words] {
      if names[Int(name)].places.last != place { names[Int(name)].places.append(place) }
      return
    }
    let name = Int32(names.count)
    namesByWords[words] = name
    names.append(Name(words: words, places: [place]))
    for word in words { namesOfWord[Int(word)].append(name) }
  }
}

extension IngredientIndex {
  /// Returns the names whose words are all in a set.
  func names(within words: Set<Int32>) -> [Name] {
    hits(of: words).filter { $0.hits == $0.name.words.count }.map { $0.name }
  }

  /// Returns the names that contain all words of a set.
  func names(with words: Set<Int32>) -> [Name] {
    hits(of: words).filter { $0.hits == words.count }.map { $0.name }
  }

  /// Returns the names that contain any words of a set, with their number. The time is limited by
  /// the size of the table, however long the text is.
  private func hits(of words: Set<Int32>) -> [(name: Name, hits: Int)] {
    var hits: [Int32: Int] = [:]
    for word in words {
      for name in namesOfWord[Int(word)] { hits[name, default: 0] += 1 }
    }
    return hits.map { (names[Int($0.key)], $0.value) }
  }
}
