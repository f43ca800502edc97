extension PresentationLanguage {
  /// French: `1 1/2 tasse`, `2,5 litres`.
  ///
  ///     1.5.liters.formatted(PresentationStyle(language: .french))  // "1,5 litre"
  public static let french = PresentationLanguage(
    permanent: Data(
      "fr", plurals: .french, fractions: .asDecimal, decimalMark: ",", and: "et", to: "à",
      about: "environ", minus: "moins", per: "par",
      names: frenchTwins.reduce(into: frenchNames) { $0[$1.key] = $1.value }))

  private static let frenchNames: [String: UnitWords] = [
    "second": UnitWords(one: "seconde", other: "secondes"),
    "millisecond": UnitWords(one: "milliseconde", other: "millisecondes"),
    "microsecond": UnitWords(one: "microseconde", other: "microsecondes"),
    "nanosecond": UnitWords(one: "nanoseconde", other: "nanosecondes"),
    "minute": UnitWords(one: "minute", other: "minutes"),
    "hour": UnitWords(one: "heure", other: "heures"),
    "day": UnitWords(one: "jour", other: "jours", symbol: "j"),
    "week": UnitWords(one: "semaine", other: "semaines", symbol: "sem."),
    "milliliter": UnitWords(one: "millilitre", other: "millilitres"),
    "liter": UnitWords(one: "litre", other: "litres"),
    "microliter": UnitWords(one: "microlitre", other: "microlitres"),
    "nanoliter": UnitWords(one: "nanolitre", other: "nanolitres"),
    "centiliter": UnitWords(one: "centilitre", other: "centilitres"),
    "deciliter": UnitWords(one: "décilitre", other: "décilitres"),
    "hectoliter": UnitWords(one: "hectolitre", other: "hectolitres"),
    "cubic centimeter": UnitWords(one: "centimètre cube", other: "centimètres cubes"),
    "cubic meter": UnitWords(one: "mètre cube", other: "mètres cubes"),
    "cup": UnitWords(one: "tasse", other: "tasses", symbol: "tasse"),
    "tablespoon": UnitWords(
      one: "cuillère à soupe", other: "cuillères à soupe", symbol: "c. à s."),
    "teaspoon": UnitWords(one: "cuillère à café", other: "cuillères à café", symbol: "c. à c."),
    "pinch": UnitWords(one: "pincée", other: "pincées"),
    "dash": UnitWords(one: "trait", other: "traits"),
    "drop": UnitWords(one: "goutte", other: "gouttes"),
    "pint": UnitWords(one: "pinte", other: "pintes"),
    "quart": UnitWords(one: "quart", other: "quarts"),
    "gallon": UnitWords(one: "gallon", other: "gallons"),
    "fluid ounce": UnitWords(one: "once liquide", other: "onces liquides"),
    "gram": UnitWords(one: "gramme", other: "grammes"),
    "kilogram": UnitWords(one: "kilogramme", other: "kilogrammes"),
    "milligram": UnitWords(one: "milligramme", other: "milligrammes"),
    "microgram": UnitWords(one: "microgramme", other: "microgrammes"),
    "tonne": UnitWords(one: "tonne", other: "tonnes"),
    "pound": UnitWords(one: "livre", other: "livres"),
    "ounce": UnitWords(one: "once", other: "onces"),
  ]

  /// The names that tell apart units of several systems.
  private static let frenchTwins: [String: UnitWords] = [
    "US cup": UnitWords(one: "tasse américaine", other: "tasses américaines"),
    "metric cup": UnitWords(one: "tasse métrique", other: "tasses métriques"),
    "US tablespoon": UnitWords(
      one: "cuillère à soupe américaine", other: "cuillères à soupe américaines",
      symbol: "c. à s. amér."),
    "metric tablespoon": UnitWords(
      one: "cuillère à soupe métrique", other: "cuillères à soupe métriques",
      symbol: "c. à s. métr."),
    "Australian tablespoon": UnitWords(
      one: "cuillère à soupe australienne", other: "cuillères à soupe australiennes",
      symbol: "c. à s. austr."),
    "US teaspoon": UnitWords(
      one: "cuillère à café américaine", other: "cuillères à café américaines",
      symbol: "c. à c. amér."),
    "metric teaspoon": UnitWords(
      one: "cuillère à café métrique", other: "cuillères à café métriques", symbol: "c. à c. métr."),
    "US pint": UnitWords(one: "pinte américaine", other: "pintes américaines"),
    "imperial pint": UnitWords(one: "pinte impériale", other: "pintes impériales"),
    "US quart": UnitWords(one: "quart américain", other: "quarts américains"),
    "imperial quart": UnitWords(one: "quart impérial", other: "quarts impériaux"),
    "US gallon": UnitWords(one: "gallon américain", other: "gallons américains"),
    "imperial gallon": UnitWords(one: "gallon impérial", other: "gallons impériaux"),
    "US fluid ounce": UnitWords(
      one: "once liquide américaine", other: "onces liquides américaines"),
    "imperial fluid ounce": UnitWords(
      one: "once liquide impériale", other: "onces liquides impériales"),
  ]
}
