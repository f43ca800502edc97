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
    var goesOn = true
    while goesOn, reader.readLine({ goesOn = body($0) }) {}
    context = reader.context
  }
}

/// The state that one line hands to the next.
struct LineContext: Sendable {
  /// The mark-up that is open.
  var markup = Markup()
  /// Whether the lines were a list of nutrition facts.
  var isNutrition = false
  /// The decimal mark of the numbers, as far as they show it.
  var clearMark = WrittenNumber.Mark.none
}
