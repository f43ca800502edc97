/// A noun for what recipes count, in both numbers.
///
/// Only these are taken along when a count changes: `1 egg`, `2 eggs`. Whatever else a recipe counts
/// stays as it is written.
struct CountedNoun: Sendable {
  let singular: String
  let plural: String

  /// Makes a noun from its singular, and its plural if that does not follow from it.
  private init(_ entry: Substring) {
    let words = entry.split(separator: "/").map(String.init)
    singular = words[0]
    plural = words.count > 1 ? words[1] : CountedNoun.regularPlural(of: words[0])
  }

  /// Returns the plural of a noun by the rule.
  static func regularPlural(of noun: String) -> String {
    let ending = noun.suffix(2)
    if ["sh", "ch"].contains(ending) || "sxz".contains(noun.last ?? "a") { return noun + "es" }
    if ending.last == "y", let before = ending.first, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// Returns the plural of a noun of the table.
  static func plural(of singular: String) -> String? { plurals[singular] }

  /// Returns the singular of a noun of the table.
  static func singular(of plural: String) -> String? { singulars[plural] }

  /// Returns the singular of any noun in lower case: of one that is not in the table, what it would be by
  /// the rule.
  static func plainSingular(of noun: String) -> String {
    if let known = singulars[noun] { return known }
    guard noun.utf8.count > 3, noun.utf8.last == UInt8(ascii: "s") else { return noun }
    let stem = String(noun.dropLast())
    if stem.hasSuffix("ie") { return stem.dropLast(2) + "y" }
    if stem.utf8.last == UInt8(ascii: "s") { return noun }
    for ending in ["she", "che", "sse", "xe", "oe"] where stem.hasSuffix(ending) {
      return String(stem.dropLast())
    }
    return stem
  }

  static let all: [CountedNoun] = table.split(whereSeparator: { $0 == " " || $0 == "\n" })
    .map { CountedNoun($0) }

  private static let plurals = all.reduce(into: [:]) { $0[$1.singular] = $1.plural }
  private static let singulars = all.reduce(into: [:]) { $0[$1.plural] = $1.singular }

  /// The nouns; after a slash those plurals that have no rule.
  private static let table = """
    almond anchovy apple apricot artichoke aubergine avocado bag bagel baguette ball banana bap
    bar batch bean beet beetroot bell berry bird biscuit blackberry block blossom blueberry bone
    bottle bouquet bowl box branch breast brownie bulb bun bunch burger cabbage cake can candy
    cantaloupe caper capsicum carrot carton casing cauliflower chayote cherry chestnut chicken
    chile chili/chilies chilli/chillies chop chunk clam clove cluster cob coconut container
    cookie cornichon courgette crab cracker crepe croissant crouton crumpet crust cube cucumber
    cupcake cutlet dash date dollop donut doughnut drop drumstick duck dumpling ear egg eggplant
    endive envelope falafel fig filet fillet floret flower frond gherkin gingersnap glass glug
    goose/geese grape grapefruit grind guava habanero half/halves ham handful head heart hen
    herring hock honeydew jalapeño jalapeno jar jug kebab kernel kettle kipper kiwi knob knuckle
    kumquat ladyfinger layer leaf/leaves leek leg lemon lime link loaf/loaves lobster log loin
    lump macaroon mandarin mango/mangoes marshmallow meatball melon meringue muffin mug mushroom
    mussel nectarine noodle nut nutmeg olive onion orange oyster pack package packet pail pair
    pancake papaya parsnip patty pea peach peapod pear pepper peppercorn person/people petal
    pheasant pickle pie piece pinch pineapple pistachio pita pitta pizza pkg pkt plantain plum
    pod pomegranate popsicle portion pot potato/potatoes pouch poussin prawn pretzel prune
    pumpkin punnet quail quarter quince rabbit rack radish raisin rasher raspberry recipe recipe rib
    ring roll root round rusk rutabaga sachet sack sandwich sardine sausage scallion scallop
    scone scoop seed segment serving shallot shank shaving sheet shell shortcake shot
    shrimp/shrimp skewer slab sleeve slice sliver spear splash sprig sprout squab squash squeeze
    stalk steak stem stick strand strawberry strip swede taco tangerine tart tenderloin tentacle
    thigh tin tomatillo tomato/tomatoes tortilla truffle tub tube turkey turnip twist wafer
    waffle walnut wedge white wing wonton wrap wrapper yam yolk zucchini
    """
}
