import Quantities

extension AmountFinder {
  /// Makes a finder for recipes in a language, with a few words for units.
  init(in tag: String) {
    let language = PresentationLanguage.ofRecipes(tag)
    self.init(
      vocabulary: .standard(for: .us, language: language),
      decimalMark: language.decimalMark == "," ? .comma : .point)
  }
}

extension PresentationLanguage {
  fileprivate static func ofRecipes(_ tag: String) -> PresentationLanguage {
    switch tag.prefix(2) {
    case "de": german
    case "fr": french
    case "es":
      made(
        tag, and: "y", to: "a", minute: ("minuto", "minutos"), hour: ("hora", "horas"),
        spoon: ("cucharada", "cucharadas"))
    case "it":
      made(
        tag, and: "e", to: "a", minute: ("minuto", "minuti"), hour: ("ora", "ore"),
        spoon: ("cucchiaio", "cucchiai"))
    case "sv":
      made(
        tag, and: "och", to: "till", minute: ("minut", "minuter"), hour: ("timme", "timmar"),
        spoon: ("matsked", "matskedar"))
    case "nl":
      made(
        tag, and: "en", to: "tot", minute: ("minuut", "minuten"), hour: ("uur", "uur"),
        spoon: ("eetlepel", "eetlepels"))
    default: english
    }
  }

  private static func made(
    _ tag: String, and: String, to: String, minute: (String, String), hour: (String, String),
    spoon: (String, String)
  ) -> PresentationLanguage {
    PresentationLanguage(
      tag, plurals: .english, decimalMark: ",", and: and, to: to, about: "circa",
      names: [
        "minute": .init(one: minute.0, other: minute.1),
        "hour": .init(one: hour.0, other: hour.1),
        "tablespoon": .init(one: spoon.0, other: spoon.1),
      ])
  }
}
