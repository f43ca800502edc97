import QuantityCore
import QuantityReading

/// A rule that assigns a role to a number. The first rule that applies is used.
struct Rule: Sendable {
  let name: String
  let role: NumberRole
  let applies: @Sendable (Window) -> Bool

  init(_ role: NumberRole, _ name: String, _ applies: @escaping @Sendable (Window) -> Bool) {
    (self.role, self.name, self.applies) = (role, name, applies)
  }

  /// Returns the index of the first rule that applies. The last rule always applies.
  static func index(for window: Window) -> Int {
    // Calls the rules in the array: taking one out would count references.
    let rules = all
    var index = 0
    while !rules[index].applies(window) { index += 1 }
    return index
  }

  /// The name of the rule for an amount that is one of several.
  static let share = "is one of several: each, per, at a time"
  /// The name of the rule for a length whose piece isn't counted.
  static let lengthOfPiece = "is the length of a piece, of which nobody says how many"
  /// The name of the rule for a count that continues another quantity.
  static let again = "counts again, or more: or 2 small, plus 8 whole"
  /// The name of the rule for a count of measures.
  static let measures = "counts measures of one unit: 3 pint jars"
  /// The name of the rule for a size that is repeated in other units.
  static let sizeAgain = "says a size in other units"

  /// The name of the rule for what one thing weighs or gives.
  static let fact = "says what one thing is: one egg weighs 50 g"

  /// The name of the rule for the size of a vessel.
  static let vesselSize = "is the size of a vessel"

  /// All rules, in order of precedence: first for numbers that only look like amounts, then for
  /// amounts.
  static let all: [Rule] = [
    Rule(.count, "is one piece, which is left unsaid") { $0.isImpliedPiece },
    // Numbers that name or order things.
    Rule(.ordinal, "ends like an ordinal") { $0.endsLikeAnOrdinal },
    Rule(.step, "numbers a list item") { $0.numbersAListItem },
    Rule(.identifier, "follows a word that points: page, step, number") { $0.followsReference },
    Rule(.ratio, "is a percentage") { $0.isPercentage },
    Rule(.price, "is a price, or follows one: 4 €, $4 a lb") { $0.isOfPrice },
    Rule(.identifier, "touches an identifier") { $0.touchesIdentifier },
    Rule(.identifier, "stands beside a slash with spaces") { $0.followsSlash },
    Rule(.ratio, "says what a unit is: 1 cup = 250 ml") { $0.definesAUnit },
    Rule(.ratio, fact) { $0.isInFact },
    Rule(.ratio, "is multiplied in a formula: eggs * 60 g") { $0.isInFormula },
    Rule(.ratio, "repeats the number beside it: 1 by 1") { $0.isOneByOne },
    Rule(.identifier, "names or tags a recipe: tags: 5 ingredients") { $0.isInTag },
    Rule(.identifier, "is a grade: 16/20 shrimp") { $0.isGrade },
    Rule(.identifier, "rates a recipe: 4.8 stars, 12 reviews") { $0.isRating },
    Rule(.identifier, "stands alone in brackets: [1]") { $0.isReferenceInBrackets },
    Rule(.identifier, "is part of an adjective: 3-day-old, 6-layer") { $0.isPartOfAdjective },
    Rule(.identifier, "is part of a title: Three Bean Salad") { $0.isInTitle },
    Rule(.date, "stands beside a month") { $0.isNextToMonth },
    Rule(.date, "is a time of day") { $0.isTimeOfDay },
    Rule(.identifier, "begins with a zero") { $0.beginsWithZero },
    // Numbers of other dimensions.
    Rule(.temperature, "has a degree sign or a scale") { $0.hasDegrees },
    Rule(.temperature, "is as hot as an oven, in a line about heat") { $0.isOvenHeat },
    Rule(.date, "could be a year, and counts nothing") { $0.isYear },
    Rule(.unexplained, lengthOfPiece) { $0.isLengthOfPiece },
    Rule(.length, "is a length") { $0.isLength },
    Rule(.length, "is one side of several: 9 x 13") { $0.isSide },
    Rule(.duration, "is a time") { $0.isDuration },
    Rule(.identifier, "has what only looks like a unit: 2 TB, 10pt") { $0.hasFalseUnit },
    Rule(.ratio, "has a unit of something else: kcal, psi") { $0.hasOtherUnit },
    Rule(.nutrition, "is a nutrition fact") { $0.isNutritionFact },
    Rule(.ratio, "has a unit per unit: mg/kg") { $0.isRate },
    Rule(.ratio, "counts parts of a mixture") { $0.countsPartsOfMixture },
    // Amounts that are not scaled.
    Rule(.size, sizeAgain) { $0.isSizeAgain },
    Rule(.size, "is the size of each container") { $0.isSizeOfContainer },
    Rule(.size, "is multiplied by a count: 400 g x 2 tins") { $0.isMultiplied },
    Rule(.size, "is how many are in each pack") { $0.isCountInPack },
    Rule(.portion, share) { $0.isShare },
    Rule(.count, "counts portions of a given size") { $0.countsPortions },
    Rule(.portion, "is what something is divided into") { $0.isDividedInto },
    Rule(.size, "is the weight of each") { $0.isWeightOfOne },
    Rule(.size, vesselSize) { $0.isVesselSize },
    Rule(.size, "counts vessels") { $0.countsVessels },
    Rule(.size, "is the size of what is counted") { $0.isSizeOfCounted },
    Rule(.count, measures) { $0.isCountOfMeasures },
    Rule(.size, "is the size of one container, whose count is unsaid") { $0.isSizeOfUncounted },
    Rule(.size, "is joined to a noun by a hyphen") { $0.isJoinedToNoun },
    // Amounts that are scaled.
    Rule(.yield, "says how much a recipe makes") { $0.isYield },
    Rule(.alternate, "says the amount before it in other units") { $0.isAlternate },
    Rule(.amount, "has a unit of volume or mass") { $0.hasUnit },
    Rule(.step, "stands before a verb, where a line begins") { $0.numbersASentence },
    Rule(.count, "counts what has a size") { $0.countsSized },
    Rule(.count, "counts a part: juice of 2 lemons") { $0.countsParts },
    Rule(.count, "counts a noun that recipes count") { $0.countsKnownNoun },
    Rule(.count, again) { $0.countsAgain },
    Rule(.count, "begins an ingredient") { $0.beginsIngredient },
    Rule(.count, "follows an ingredient's name") { $0.followsName },
    Rule(.unexplained, "no rule knows it") { _ in true },
  ]
}
