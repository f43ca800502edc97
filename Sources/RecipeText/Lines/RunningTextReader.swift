import QuantityCore
import QuantityReading

/// Reads running text with a vocabulary and a decimal mark.
struct RunningTextReader {
  let vocabulary: Vocabulary
  let decimalMark: DecimalMark

  /// Calls a function with each line of a text until it returns `false`.
  func readLines(
    of bytes: UnsafeBufferPointer<UInt8>, after context: inout LineContext,
    _ body: (ReadLine) -> Bool
  ) {
    var reader = LineReader(bytes, self, after: context)
    var continues = true
    while continues, reader.readLine({ continues = body($0) }) {}
    context = reader.context
  }
}

/// The state that one line passes to the next.
struct LineContext: Sendable {
  /// The open markup.
  var markup = Markup()
  /// Whether the line is in a list of nutrition facts.
  var isNutrition = false
  /// Whether that list is a table.
  var isNutritionTable = false
  /// The heading on the last line that isn't blank.
  var heading = LineHeading.none
  /// The decimal mark of the last unambiguous number.
  var clearMark = WrittenNumber.Mark.none
  /// Whether the last line ends with an article.
  var isAfterArticle = false
}
