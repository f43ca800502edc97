/// The tables of words, compiled without the rest of their module.
enum KitchenWords {
  static let tables = [germanic, romance, slavic, european, asian, southern]
}

/// A vocabulary for each language in the tables, with units before numbers and units that imply a
/// number.
private let vocabularies: [Vocabulary] = KitchenWords.tables.flatMap { table in
  table.split(separator: "\n\n").map { words in
    let language = PresentationLanguage(
      "x-\(words.prefix { $0 != "\n" })", plurals: .arabic, decimalMark: ",", and: "+",
      to: "{0}〜{1}",
      about: "{0}くらい",
      names: [
        "cup": .init(
          patterns: [.one: "كوب", .two: "كوبان", .other: "{0} كوب"], narrow: [.other: "c{0}"]),
        "tablespoon": .init(patterns: [.other: "kijiko {0} kikubwa"]),
        "hour": .init(patterns: [.other: "saa {0}"]),
        "minute": .init(patterns: [.other: "dakika {0}"]),
      ], numerals: .init(zero: "٠", grouping: "٬", secondGroup: 2), isRightToLeft: true)
    return .standard(
      for: .metric, language: language.reading(PresentationLanguage.FurtherWords(String(words))))
  }
}

/// Any text can be parsed in any language without a trap, and errors have valid ranges.
func fuzzLanguages(_ text: String, _ mode: UInt8) {
  let vocabulary = vocabularies[Int(mode) % vocabularies.count]
  do throws(ParseError) { _ = try WrittenAmount(text, vocabulary: vocabulary) } catch {
    checkError(error, text)
  }
  do throws(ParseError) { _ = try QuantityExpression(text, vocabulary: vocabulary) } catch {
    checkError(error, text)
  }
  do throws(ParseError) {
    let amount = try AnyAmount(text, vocabulary: vocabulary)
    _ = amount.formatted(PresentationStyle(language: vocabulary.language))
  } catch {
    checkError(error, text)
  }
  for found in AmountFinder(vocabulary: vocabulary).amounts(in: text) {
    // In `28 oz can`, the count is implied.
    check(!text[found.range].isEmpty || found.role == .count, "an amount without text")
  }
}
