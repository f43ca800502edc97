extension PresentationLanguage {
  /// German: `1 1/2 Tassen`, `1,5 Liter`.
  ///
  ///     1.5.liters.formatted(PresentationStyle(language: .german))  // "1,5 Liter"
  public static let german = PresentationLanguage(
    "de", plurals: .english, decimalMark: ",", and: "und", to: "bis", about: "etwa",
    per: "pro",
    names: [
      "second": UnitWords(one: "Sekunde", other: "Sekunden"),
      "millisecond": UnitWords(one: "Millisekunde", other: "Millisekunden"),
      "microsecond": UnitWords(one: "Mikrosekunde", other: "Mikrosekunden"),
      "nanosecond": UnitWords(one: "Nanosekunde", other: "Nanosekunden"),
      "minute": UnitWords(one: "Minute", other: "Minuten", symbol: "Min.", narrow: "m"),
      "hour": UnitWords(one: "Stunde", other: "Stunden", symbol: "Std.", narrow: "h"),
      "day": UnitWords(one: "Tag", other: "Tage", symbol: "Tg.", narrow: "T"),
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
    ])
}
