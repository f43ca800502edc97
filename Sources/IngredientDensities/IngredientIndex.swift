/// The names of a table's ingredients, as sets of words.
struct IngredientIndex: Sendable {
  /// The ingredients, by their places, of which each set of words is a name.
  let places: [WordSet: [Int]]
  /// The last words of each ingredient's names, which say what kind of thing it is.
  let kinds: [Set<String>]
  /// Every word of every name.
  let words: Set<String>

  init(_ ingredients: [Ingredient], aliases: [WordSet: [String]]) {
    var places: [WordSet: [Int]] = [:]
    var kinds: [Set<String>] = []
    for (place, ingredient) in ingredients.enumerated() {
      let variant = WordSet(ingredient.variant ?? "")
      let names = [ingredient.name] + aliases[WordSet(ingredient.name), default: []]
      kinds.append(Set(names.compactMap { WordSet.words(of: $0).last }))
      for name in names.flatMap(WordSet.all(of:)) {
        let name = name.union(variant)
        if places[name]?.contains(place) != true { places[name, default: []].append(place) }
      }
    }
    self.places = places
    self.kinds = kinds
    words = places.keys.reduce(into: []) { $0.formUnion($1.words) }
  }
}
