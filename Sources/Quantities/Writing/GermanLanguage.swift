extension PresentationLanguage {
  /// German: `1 1/2 Tassen`, `1,5 Liter`.
  ///
  ///     1.5.liters.formatted(PresentationStyle(language: .german))  // "1,5 Liter"
  public static let german = PresentationLanguage(
    permanent: Data(
      "de", plurals: .english, decimalMark: ",", and: "und", to: "bis", about: "etwa", per: "pro",
      names: germanTwins.reduce(into: germanNames) { $0[$1.key] = $1.value }))

  private static let germanNames: [String: UnitWords] = [
    "second": UnitWords(one: "Sekunde", other: "Sekunden"),
    "millisecond": UnitWords(one: "Millisekunde", other: "Millisekunden"),
    "microsecond": UnitWords(one: "Mikrosekunde", other: "Mikrosekunden"),
    "nanosecond": UnitWords(one: "Nanosekunde", other: "Nanosekunden"),
    "minute": UnitWords(one: "Minute", other: "Minuten", symbol: "Min.", narrow: "m"),
    "hour": UnitWords(one: "Stunde", other: "Stunden", symbol: "Std.", narrow: "h"),
    "day": UnitWords(one: "Tag", other: "Tage", symbol: "Tg."),
    "week": UnitWords(one: "Woche", other: "Wochen", symbol: "Wo.", narrow: "W"),
    "milliliter": UnitWords(other: "Milliliter"),
    "liter": UnitWords(other: "Liter"),
    "microliter": UnitWords(other: "Mikroliter"),
    "nanoliter": UnitWords(other: "Nanoliter"),
    "centiliter": UnitWords(other: "Zentiliter"),
    "deciliter": UnitWords(other: "Deziliter"),
    "hectoliter": UnitWords(other: "Hektoliter"),
    "cubic centimeter": UnitWords(other: "Kubikzentimeter"),
    "cubic meter": UnitWords(other: "Kubikmeter"),
    "cup": UnitWords(one: "Tasse", other: "Tassen", symbol: "Ta."),
    "tablespoon": UnitWords(other: "Esslöffel", symbol: "EL"),
    "teaspoon": UnitWords(other: "Teelöffel", symbol: "TL"),
    "pinch": UnitWords(one: "Prise", other: "Prisen"),
    "dash": UnitWords(one: "Spritzer", other: "Spritzer"),
    "drop": UnitWords(one: "Tropfen", other: "Tropfen"),
    "pint": UnitWords(one: "Pint", other: "Pints"),
    "quart": UnitWords(one: "Quart", other: "Quarts"),
    "gallon": UnitWords(one: "Gallone", other: "Gallonen"),
    "fluid ounce": UnitWords(one: "Flüssigunze", other: "Flüssigunzen"),
    "gram": UnitWords(other: "Gramm"),
    "kilogram": UnitWords(other: "Kilogramm"),
    "milligram": UnitWords(other: "Milligramm"),
    "microgram": UnitWords(other: "Mikrogramm"),
    "tonne": UnitWords(one: "Tonne", other: "Tonnen"),
    "pound": UnitWords(other: "Pfund"),
    "ounce": UnitWords(one: "Unze", other: "Unzen"),
  ]

  /// The names that tell apart units of several systems.
  private static let germanTwins: [String: UnitWords] = [
    "US cup": UnitWords(one: "amerikanische Tasse", other: "amerikanische Tassen"),
    "metric cup": UnitWords(
      one: "metrische Tasse", other: "metrische Tassen", symbol: "metr. Ta."),
    "US tablespoon": UnitWords(
      one: "amerikanischer Esslöffel", other: "amerikanische Esslöffel"),
    "metric tablespoon": UnitWords(
      one: "metrischer Esslöffel", other: "metrische Esslöffel", symbol: "metr. EL"),
    "Australian tablespoon": UnitWords(
      one: "australischer Esslöffel", other: "australische Esslöffel", symbol: "austr. EL"),
    "US teaspoon": UnitWords(one: "amerikanischer Teelöffel", other: "amerikanische Teelöffel"),
    "metric teaspoon": UnitWords(
      one: "metrischer Teelöffel", other: "metrische Teelöffel", symbol: "metr. TL"),
    "US pint": UnitWords(one: "amerikanisches Pint", other: "amerikanische Pints"),
    "imperial pint": UnitWords(one: "imperiales Pint", other: "imperiale Pints"),
    "US quart": UnitWords(one: "amerikanisches Quart", other: "amerikanische Quarts"),
    "imperial quart": UnitWords(one: "imperiales Quart", other: "imperiale Quarts"),
    "US gallon": UnitWords(one: "amerikanische Gallone", other: "amerikanische Gallonen"),
    "imperial gallon": UnitWords(one: "imperiale Gallone", other: "imperiale Gallonen"),
    "US fluid ounce": UnitWords(
      one: "amerikanische Flüssigunze", other: "amerikanische Flüssigunzen"),
    "imperial fluid ounce": UnitWords(
      one: "imperiale Flüssigunze", other: "imperiale Flüssigunzen"),
  ]
}
