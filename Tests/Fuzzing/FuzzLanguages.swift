/// The tables of words, which are compiled without the rest of their module.
enum KitchenWords {
  static let tables = [germanic, romance, slavic, european, asian, southern]
}

/// A vocabulary for each language of the tables, with units before their number and units that say how many they
/// are.
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

/// What a text says is read in every language without a trap, and what is wrong is told where it is.
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
    // `28 oz can` leaves the one unsaid.
    check(!text[found.range].isEmpty || found.role == .count, "an amount without text")
  }
}
