extension PresentationLanguage {
  /// French: `1 1/2 tasse`, `2,5 litres`.
  ///
  ///     1.5.liters.formatted(PresentationStyle(language: .french))  // "1,5 litre"
  public static let french = PresentationLanguage(
    "fr", plurals: .french, fractions: .asDecimal, decimalMark: ",", and: "et", to: "à",
    about: "environ", minus: "moins", per: "par",
    names: [
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
    ])
}
