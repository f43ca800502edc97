extension PresentationLanguage {
  /// German: `1 1/2 Tassen`, `1,5 Liter`.
  ///
  ///     1.5.liters.formatted(PresentationStyle(language: .german))  // "1,5 Liter"
  ///     1.5.cups.formatted(.spoken.language(.german))               // "anderthalb Tassen"
  public static let german = PresentationLanguage(
    permanent: Data(
      "de", plurals: .english, decimalMark: ",", and: "und", to: "bis", about: "etwa", per: "pro",
      names: germanTwins.reduce(into: germanNames) { $0[$1.key] = $1.value }, spoken: .german))

  private static let germanNames = UnitWords.table(
    """
    second: Sekunde, Sekunden
    millisecond: Millisekunde, Millisekunden
    microsecond: Mikrosekunde, Mikrosekunden
    nanosecond: Nanosekunde, Nanosekunden
    minute: Minute, Minuten; Min.; m
    hour: Stunde, Stunden; Std.; h
    day: Tag, Tage; Tg.
    week: Woche, Wochen; Wo.; W
    milliliter: Milliliter
    liter: Liter
    microliter: Mikroliter
    nanoliter: Nanoliter
    centiliter: Zentiliter
    deciliter: Deziliter
    hectoliter: Hektoliter
    cubic centimeter: Kubikzentimeter
    cubic meter: Kubikmeter
    cup: Tasse, Tassen; Ta.
    tablespoon: Esslöffel; EL
    teaspoon: Teelöffel; TL
    pinch: Prise, Prisen
    dash: Spritzer, Spritzer
    drop: Tropfen, Tropfen
    pint: Pint, Pints
    quart: Quart, Quarts
    gallon: Gallone, Gallonen
    fluid ounce: Flüssigunze, Flüssigunzen
    gram: Gramm
    kilogram: Kilogramm
    milligram: Milligramm
    microgram: Mikrogramm
    tonne: Tonne, Tonnen
    pound: Pfund
    ounce: Unze, Unzen
    """)

  /// The names that distinguish units of different systems.
  private static let germanTwins = UnitWords.table(
    """
    US cup: amerikanische Tasse, amerikanische Tassen
    metric cup: metrische Tasse, metrische Tassen; metr. Ta.
    Japanese cup: japanische Tasse, japanische Tassen
    Canadian cup: kanadische Tasse, kanadische Tassen
    US tablespoon: amerikanischer Esslöffel, amerikanische Esslöffel
    metric tablespoon: metrischer Esslöffel, metrische Esslöffel; metr. EL
    Australian tablespoon: australischer Esslöffel, australische Esslöffel; austr. EL
    US teaspoon: amerikanischer Teelöffel, amerikanische Teelöffel
    metric teaspoon: metrischer Teelöffel, metrische Teelöffel; metr. TL
    US pint: amerikanisches Pint, amerikanische Pints
    imperial pint: imperiales Pint, imperiale Pints
    US quart: amerikanisches Quart, amerikanische Quarts
    imperial quart: imperiales Quart, imperiale Quarts
    US gallon: amerikanische Gallone, amerikanische Gallonen
    imperial gallon: imperiale Gallone, imperiale Gallonen
    US fluid ounce: amerikanische Flüssigunze, amerikanische Flüssigunzen
    imperial fluid ounce: imperiale Flüssigunze, imperiale Flüssigunzen
    """)
}
