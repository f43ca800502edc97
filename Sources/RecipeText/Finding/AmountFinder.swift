import QuantityCore
public import QuantityReading

/// Finds amounts in running text.
///
///     let text = "Bake for 15 minutes, then rest for an hour."
///     AmountFinder().amounts(in: text).map { $0.amount.lower }  // [15 minutes, 1 hour]
///
/// How it resolves ambiguous text:
///
/// | text | found |
/// | --- | --- |
/// | `2 (14 1/2-ounce) cans`, `2 x 400 g tins`, `2-16 oz cans` | a count of 2, and the size of each |
/// | `1 can (14 ounces)`, `a 1-pound eggplant` | a count of 1, and its size |
/// | `28 oz can` | a count of 1, which isn't written, and its size |
/// | `a 2-quart baking dish`, `a 2 lb loaf tin` | the size of a vessel, and no count |
/// | `1 cup (95 g)`, `450g/1lb` | an amount, and the same in other units |
/// | `4 cups (about 3 medium)`, `½ cup (1 stick)` | an amount, and the same as a count |
/// | `4 large eggs` | a count of 4, at the start of a line, a cell or an item |
/// | `half an onion`, `A bottle of stout`, `Handful of parsley` | a count of 1/2, and of 1 |
/// | `juice of 2 lemons`, `Serves 4`, `Makes 18 bars`, `bay leaves: 2` | a count |
/// | `1/2 cup at a time`, `6 oz each`, `fat 12 g per serving` | a portion |
/// | `9-inch pan`, `2% milk`, `350 degrees`, `1. Mix`, `the 1980s` | nothing |
/// | `Bake at 200C`, `warm to 40C`, `1 C milk` | nothing, nothing, and a cup |
/// | `2021-03-21`, `10:30`, `1st`, `$2`, `#10 cans`, `photo_12oz.jpg`, `https://example.org/2tsp` | nothing |
/// | `2 latas de 400 g`, `2 Dosen à 400 g`, `1 burk (400 g)` | a count, and the size of each |
/// | `ein Topf von 3 l`, `una olla de 3 l` | the size of a vessel |
/// | `jus de 2 citrons`, `Für 4 Personen`, `Uova fresche 3` | a count |
/// | `180 Grad`, `Ofen auf 180 C`, `30 Minuten` | nothing; the time, in a vocabulary of its language |
/// | `1 t salt`, `1 T salt` | a teaspoon, a tablespoon |
/// | `6 st 4 lb`, `6 st apples` | stones and pounds, a count of 6 |
///
/// In English text, recipe terms of other languages are recognized if they mean nothing else in
/// English. A vocabulary of German, French, Spanish, Italian, Swedish, Dutch, Polish, Portuguese,
/// Russian, Czech, Ukrainian, Danish, Norwegian, Finnish, Hungarian, Romanian, Greek, Turkish,
/// Hindi, Arabic or Hebrew recognizes all terms of its language.
///
/// No amount spans two lines, table cells or JSON strings, or continues after an HTML tag other
/// than inline ones such as `<b>`. Tags, comments, styles, scripts and keys are not read.
///
/// The time is linear in the length of the text.
public struct AmountFinder: Sendable, Hashable {
  /// The vocabulary, which maps names to units.
  public var vocabulary: Vocabulary
  /// The mark before decimals.
  public var decimalMark: DecimalMark

  /// Creates a finder. The default decimal mark is that of the vocabulary's language.
  public init(vocabulary: Vocabulary = .standard, decimalMark: DecimalMark? = nil) {
    self.vocabulary = vocabulary
    self.decimalMark = decimalMark ?? vocabulary.decimalMark
  }

  /// Finds every amount in a text, in text order.
  public func amounts(in text: String) -> [FoundAmount] {
    var context = TextContext()
    return amounts(in: text, after: &context)
  }

  /// Finds every amount in a piece of a text that follows other pieces.
  ///
  ///     var context = TextContext()
  ///     let finder = AmountFinder()
  ///     finder.amounts(in: "<!-- 1 g", after: &context).count      // 0
  ///     finder.amounts(in: "2 g --> 3 g", after: &context).count   // 1
  ///
  /// Ranges count from the start of the piece. A piece must not end in the middle of a line.
  ///
  /// - Parameters:
  ///   - text: one line of the text, or several whole lines.
  ///   - context: the state after the previous pieces, which this updates.
  public func amounts(in text: String, after context: inout TextContext) -> [FoundAmount] {
    var found: [FoundAmount] = []
    let fields = readLines(of: text, after: &context) { line in
      line.findAmounts(in: text, &found)
      return true
    }
    guard let fields, !context.wasStopped else { return found }
    found += fields.fields.map { FoundAmount($0, in: text, self) }
    return found.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }

  /// The reader for running text.
  var reader: RunningTextReader {
    RunningTextReader(vocabulary: vocabulary, decimalMark: decimalMark)
  }

  /// Calls a function with each line of a text until it returns `false`, and returns the fields of
  /// the text. The lines exclude the numbers in fields.
  @discardableResult
  func readLines(
    of text: String, after context: inout TextContext, _ body: (ReadLine) -> Bool
  ) -> FieldSet? {
    var text = text
    let isStopped = context.isStopped
    var wasStopped = false
    func shouldContinue() -> Bool {
      if let isStopped, !wasStopped { wasStopped = isStopped() }
      return !wasStopped
    }
    defer { context.wasStopped = wasStopped }
    return text.withUTF8 { bytes in
      let fields = FieldFinder.find(
        in: bytes, reader, after: &context.fields, while: shouldContinue)
      guard let fields else {
        reader.readLines(of: bytes, after: &context.lines) { shouldContinue() && body($0) }
        return nil
      }
      reader.readLines(of: bytes, after: &context.lines) {
        shouldContinue() && body($0.without(fields))
      }
      return fields
    }
  }

  /// Returns the text with some of its amounts replaced and every other byte unchanged.
  ///
  ///     AmountFinder().replacingAmounts(in: "1 cup milk") { _ in "some" }  // "some milk"
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - replacement: returns the replacement for an amount, or `nil` to leave it unchanged.
  public func replacingAmounts<Failure: Error>(
    in text: String, with replacement: (FoundAmount) throws(Failure) -> String?
  ) throws(Failure) -> String {
    var result = ""
    var end = text.startIndex
    for found in amounts(in: text) {
      guard let new = try replacement(found) else { continue }
      result += text[end..<found.range.lowerBound]
      result += new
      end = found.range.upperBound
    }
    return result + text[end...]
  }
}

extension AmountFinder {
  /// Guesses the language of a recipe from its words, and returns its tag. Returns `nil` for
  /// English, and if no language has more matches than English.
  ///
  ///     AmountFinder.languageTag(of: "2 Eier, 200 g Mehl und eine Prise Salz")  // "de"
  ///     AmountFinder.languageTag(of: "2 eggs, 200 g flour")                     // nil
  ///
  /// A word shared by several languages counts less for each. Japanese, Chinese and Korean are
  /// recognized by their scripts. The guide *Reading text* lists the languages.
  public static func languageTag(of text: String) -> String? {
    LanguageGuess(text).tag
  }
}
