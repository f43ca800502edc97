/// Parses amounts in a custom unit, and shows them with a custom kit and language. The unit is
/// permanent; the others only live as long as the text.
func fuzzOwn(_ text: String) {
  let language = PresentationLanguage(
    "nl", plurals: .english, decimalMark: ",", and: "en", to: "tot", about: "ongeveer",
    names: [
      "ladle": .init(one: "pollepel", other: "pollepels", symbol: "pl"),
      "tablespoon": .init(one: "eetlepel", other: "eetlepels"),
    ])
  let vocabulary = Vocabulary([ladle, .tablespoon, .cup], language: language)
  do throws(ParseError) {
    let amount = try Amount<VolumeKind>(text, decimalMark: .comma, vocabulary: vocabulary)
    let kit = Kit(decimalIn: ladle)
    let shown = Presenter(kit: kit).present(amount)
    check(!shown.formatted(.symbols.language(language)).isEmpty, "nothing is shown for \(text)")
    check(!amount.formatted(.usual.language(language)).isEmpty, "nothing is shown for \(text)")
  } catch {
    checkError(error, text)
  }
}

private let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
