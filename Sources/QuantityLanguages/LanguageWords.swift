import Quantities

/// The words of a language that CLDR hasn't: before what isn't exact, between the ends of a range.
struct LanguageWords {
  let and: String?
  let to: String?
  let about: String?
  let minus: String?

  init(_ tag: String, completedBy own: PresentationLanguage?) {
    let own = own?.usualWords
    (and, to, about, minus) = (nil, own?.to, own?.about, own?.minus)
  }
}
