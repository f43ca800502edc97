/// What is shown to whoever says nothing.
enum Examples {
  static let text = """
    qty 7 tsp                        2 tablespoons + 1 teaspoon
    qty 1/2 tbsp x 3                 1 tablespoon + 1 1/2 teaspoons
    qty 2 h 30 min + 45 min to min   195 min
    qty 1 cup --kit metric           ~237 milliliters
    qty --to g < amounts.txt         each line in grams
    qty --help                       all there is

    """
}
