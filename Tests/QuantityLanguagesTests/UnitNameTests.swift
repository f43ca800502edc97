import Quantities
import QuantityLanguages
import TestSupport
import Testing

/// Each word that a language has for a unit means that unit in that language.
@Suite("Names of units in every language")
struct UnitNameTests {
  /// The languages without duplicates: most regions share one.
  private static let languages = Set(
    PresentationLanguage.tags.compactMap { PresentationLanguage(tag: $0) }
  ).sorted { $0.identifier < $1.identifier }

  /// Returns a language's words for units, by the units' English names.
  private func words(of language: PresentationLanguage) -> [(unit: String, words: Set<String>)] {
    let names = language.data.names.map { unit, words in
      let forms = words.readForms.filter { !$0.isShort || !language.isTaken($0.word, from: unit) }
      return (unit: unit, words: Set(forms.map { $0.word }))
    }
    return names + (language.data.further?.names ?? []).map { ($0.unit, Set($0.words)) }
  }

  /// Returns the reason why a word needn't mean the unit, or `nil` if there is none.
  private func exception(
    _ word: String, in words: [(unit: String, words: Set<String>)], readAs unit: AnyUnit?
  ) -> String? {
    let plain = word.filter { $0 != "." }.lowercased()
    if words.count(where: { $0.words.contains { $0.filter { $0 != "." }.lowercased() == plain } })
      > 1
    {
      return "the language itself has it for several units"
    }
    if plain.isEmpty || plain.contains(where: { "/,:".contains($0) || $0.isNumber }) {
      return "the grammar has another meaning for a sign or a digit in it"
    }
    guard let unit = unit?.definition else { return nil }
    let names = [unit.name, unit.plural, unit.symbol] + unit.aliases
    return names.contains { $0.lowercased() == plain }
      ? "it is an English name or a symbol that is read in every language" : nil
  }

  @Test(
    "a name is read as the unit whose name it is, or refused where the reader's system has others")
  func names() throws {
    for system in LongTests.choose([MeasurementSystem.us, .metric], everyday: [.us]) {
      let english = Vocabulary.standard(for: system)
      for language in Self.languages {
        let vocabulary = Vocabulary.standard(for: system, language: language)
        let all = words(of: language)
        for (name, words) in all {
          let unit = try AnyUnit(named: name, vocabulary: english)
          for word in words {
            let read = try? AnyUnit(named: word, vocabulary: vocabulary)
            if read == unit || read == nil && system != .us { continue }
            #expect(
              exception(word, in: all, readAs: read) != nil,
              "\(language): \(word) of \(name) is read as \(read?.name ?? "nothing")")
          }
        }
      }
    }
  }
}
