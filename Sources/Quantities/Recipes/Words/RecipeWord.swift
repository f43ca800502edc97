/// What a word of a recipe says about the number before it, or about the line in which it stands.
///
/// A word can say several things: a `tin` holds tomatoes, and loaves are baked in one. Each stands once in
/// each list that it belongs to.
struct RecipeWord: OptionSet, Sendable {
  let rawValue: UInt16

  /// What is counted, in the singular or in the plural: `egg`, `eggs`.
  static let singular = RecipeWord(rawValue: 1)
  static let plural = RecipeWord(rawValue: 1 << 1)
  /// A piece or a portion of whatever comes next: `clove`, as in `1 clove garlic`.
  static let piece = RecipeWord(rawValue: 1 << 2)
  /// What food is sold in: `can`. An amount in front of it is its size.
  static let container = RecipeWord(rawValue: 1 << 3)
  /// What food is cooked or served in: `pot`. An amount in front of it is its size.
  static let vessel = RecipeWord(rawValue: 1 << 4)
  /// What a container is for that is a vessel: `loaf`, as in `2 lb loaf tin`.
  static let use = RecipeWord(rawValue: 1 << 5)
  /// What kind of thing is counted: `large`, as in `2 large eggs`.
  static let description = RecipeWord(rawValue: 1 << 6)
  /// What no name goes on after: `in`, `and`, `chopped`.
  static let end = RecipeWord(rawValue: 1 << 7)
  /// What speaks of temperatures: `oven`.
  static let heat = RecipeWord(rawValue: 1 << 8)
  /// What nutrition facts speak of, and recipes do not: `sodium`.
  static let nutrient = RecipeWord(rawValue: 1 << 9)
  /// What nutrition facts speak of, and recipes too: `sugar`.
  static let food = RecipeWord(rawValue: 1 << 10)
  /// What stands before or after how many a recipe feeds: `serves`, `servings`.
  static let yield = RecipeWord(rawValue: 1 << 11)
  /// What is taken from what is counted: `juice`, as in `juice of 2 lemons`.
  static let part = RecipeWord(rawValue: 1 << 12)
  /// What follows a number that counts nothing: `for`, as in `2 for $5`.
  static let relation = RecipeWord(rawValue: 1 << 13)
  /// A unit of time in another language, and whatever else a number before it does not count.
  static let uncounted = RecipeWord(rawValue: 1 << 14)
  /// What food is made into: `12 balls` of a dough are no ingredient.
  static let shape = RecipeWord(rawValue: 1 << 15)

  /// What is counted, in whichever number.
  static let counted: RecipeWord = [.singular, .plural]
}

extension RecipeWord {
  private static let table: WordTable<RecipeWord> = {
    var words: [String: RecipeWord] = [:]
    func add(_ list: String, as meaning: RecipeWord) {
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        words[String(word), default: []].formUnion(meaning)
      }
    }
    for noun in CountedNoun.all {
      words[noun.singular, default: []].formUnion(.singular)
      words[noun.plural, default: []].formUnion(.plural)
    }
    func addNouns(_ list: String, as meaning: RecipeWord) {
      add(list, as: meaning)
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        let word = String(word)
        add(CountedNoun.plural(of: word) ?? CountedNoun.regularPlural(of: word), as: meaning)
      }
    }
    addNouns(pieces, as: .piece)
    addNouns(containers, as: [.piece, .container])
    addNouns(vessels, as: .vessel)
    add(uses, as: .use)
    add(descriptions, as: .description)
    add(ends, as: .end)
    add(heating, as: .heat)
    add(nutrients, as: .nutrient)
    add(foodNutrients, as: .food)
    add(yields, as: .yield)
    add(parts, as: .part)
    add(relations, as: .relation)
    add(otherUnits, as: .uncounted)
    addNouns(shapes, as: .shape)
    return WordTable(words.map { ($0.key, $0.value) })
  }()

  /// Returns what a word in a range of bytes says; nothing for most words.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self = RecipeWord.table[bytes, range] ?? []
  }
}

// MARK: The words

extension RecipeWord {
  private static let pieces = """
    bar block branch bulb bunch chunk clove cube dash dollop drop ear fillet glug grind handful
    head knob leaf loaf lump pair piece pinch rasher recipe rib round scoop segment serving
    shaving sheet shot slab slice sliver splash sprig squeeze stalk stem stick strand strip
    twist wedge
    """

  private static let containers = """
    bag bottle box can carton container ctn env envelope jar pack package packet pail pk pkg
    pkgs pkt pkts pouch punnet sachet sack sleeve tin tub tube
    """

  private static let vessels = """
    basin beaker blender boiler bowl bucket carafe casserole cauldron cooker crock crockpot cup
    dish dispenser glass griddle jug kettle mold mould mug oven pan pitcher pot processor
    ramekin roaster saucepan saucepot sheet skillet springform steamer stockpot tray tureen
    vessel wok
    """

  private static let uses = """
    baking bundt cake canning casserole fluted freezer glass gratin heatproof loaf mason
    measuring mixing muffin nonstick ovenproof pie plastic preserving pudding pullman quiche
    resealable roasting serving sheet souffle soufflé springform sterilised sterilized storage
    tart tube zip ziploc
    """

  private static let descriptions = """
    additional baby big black boneless brown cold dried extra fat firm fresh freshly frozen full
    generous good green heaped heaping hot jumbo large lean level little long medium more
    organic overripe plump purple raw red ripe rounded scant short skinless slim small smallish
    soft sweet tart thick thin tiny unripe very white whole yellow young
    """

  private static let ends = """
    a about after an and approximately around as at baked beaten before boiled boned broken by
    chilled chopped cleaned coarsely cold cooked cooled cored crumbled crushed cubed cut
    deseeded deveined diced divided drained each finely for from grated halved if in into juiced
    just left lengthwise lightly mashed melted minced of on optional or over packed peeled per
    pitted plus pounded pressed quartered rinsed room roughly seeded separated separately
    shelled shredded shucked skinned sliced slightly smashed so soaked softened split stemmed
    that the then thickly thinly to toasted torn trimmed unpeeled until washed when which with
    without zested
    """

  private static let heating = """
    bake baked baking boil broil broiler celsius centigrade chill degree degrees fahrenheit fan
    fry frying gas grill heat heated hold hot oven ovens preheat preheated proof reach reaches
    registers roast roasting simmer smoker temp temperature thermometer toast warm warmed
    warming
    """

  private static let nutrients = """
    calorie calories carb carbohydrate carbohydrates carbs cholesterol fiber fibre kcal
    kilojoules kj monounsaturated polyunsaturated potassium protein proteins saturated saturates
    sodium unsaturated
    """

  private static let foodNutrients = "calcium fat fats iron salt sugar sugars"

  private static let yields = """
    feeds makes portions recipeyield serves serving servings yield yields
    """

  private static let relations =
    "after among at before between by for in into on onto per than until"

  private static let otherUnits = """
    cents cm dag dagar dagen days deg euro euros feet ft heure heures hora horas hours in inch
    inches jour jours meter meters metres minuten minuter minutes minuti minutos mm ora ore std
    stunde stunden tag tage timmar timme uren uur years
    """

  private static let shapes = """
    ball biscuit block bun cake chunk cookie cracker cube cupcake doughnut half loaf log lump
    meatball muffin pancake patty person pie piece pizza portion quarter roll round sandwich
    segment serving slab slice square strip waffle wedge
    """

  private static let parts = "juice leaves peel rind seeds zest"
}
