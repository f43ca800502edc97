extension PresentationLanguage {
  /// French: `1 1/2 tasse`, `2,5 litres`.
  ///
  ///     1.5.liters.formatted(PresentationStyle(language: .french))  // "1,5 litre"
  public static let french = PresentationLanguage(
    permanent: Data(
      "fr", plurals: .french, fractions: .asDecimal, decimalMark: ",", and: "et", to: "à",
      about: "environ", minus: "moins", per: "par",
      names: frenchTwins.reduce(into: frenchNames) { $0[$1.key] = $1.value },
      numerals: Numerals(grouping: "\u{202F}")))

  private static let frenchNames = UnitWords.table(
    """
    second: seconde, secondes
    millisecond: milliseconde, millisecondes
    microsecond: microseconde, microsecondes
    nanosecond: nanoseconde, nanosecondes
    minute: minute, minutes
    hour: heure, heures
    day: jour, jours; j
    week: semaine, semaines; sem.
    milliliter: millilitre, millilitres
    liter: litre, litres
    microliter: microlitre, microlitres
    nanoliter: nanolitre, nanolitres
    centiliter: centilitre, centilitres
    deciliter: décilitre, décilitres
    hectoliter: hectolitre, hectolitres
    cubic centimeter: centimètre cube, centimètres cubes
    cubic meter: mètre cube, mètres cubes
    cup: tasse, tasses; tasse
    tablespoon: cuillère à soupe, cuillères à soupe; c. à s.
    teaspoon: cuillère à café, cuillères à café; c. à c.
    pinch: pincée, pincées
    dash: trait, traits
    drop: goutte, gouttes
    pint: pinte, pintes
    quart: quart, quarts
    gallon: gallon, gallons
    fluid ounce: once liquide, onces liquides
    gram: gramme, grammes
    kilogram: kilogramme, kilogrammes
    milligram: milligramme, milligrammes
    microgram: microgramme, microgrammes
    tonne: tonne, tonnes
    pound: livre, livres
    ounce: once, onces
    """)

  /// The names that distinguish units of different systems.
  private static let frenchTwins = UnitWords.table(
    """
    US cup: tasse américaine, tasses américaines
    metric cup: tasse métrique, tasses métriques
    Japanese cup: tasse japonaise, tasses japonaises
    Canadian cup: tasse canadienne, tasses canadiennes
    US tablespoon: cuillère à soupe américaine, cuillères à soupe américaines; c. à s. amér.
    metric tablespoon: cuillère à soupe métrique, cuillères à soupe métriques; c. à s. métr.
    Australian tablespoon: cuillère à soupe australienne, cuillères à soupe australiennes; c. à s. austr.
    US teaspoon: cuillère à café américaine, cuillères à café américaines; c. à c. amér.
    metric teaspoon: cuillère à café métrique, cuillères à café métriques; c. à c. métr.
    US pint: pinte américaine, pintes américaines
    imperial pint: pinte impériale, pintes impériales
    US quart: quart américain, quarts américains
    imperial quart: quart impérial, quarts impériaux
    US gallon: gallon américain, gallons américains
    imperial gallon: gallon impérial, gallons impériaux
    US fluid ounce: once liquide américaine, onces liquides américaines
    imperial fluid ounce: once liquide impériale, onces liquides impériales
    """)
}
