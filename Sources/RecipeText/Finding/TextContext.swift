import QuantityCore
import QuantityReading

/// What a text has said so far that tells how to read on: mark-up that is open, facts about
/// nutrition, and the words in which units are written.
///
/// A text that comes in pieces of whole lines is read as one, in constant memory:
///
///     var context = TextContext()
///     let scaler = AmountScaler(by: 2)
///     for line in ["Add 1 c. stock,\n", "and 2 tbsp. rum."] {
///       print(scaler.scaling(line, after: &context).text, terminator: "")
///     }
///     // Add 2 c. stock,
///     // and 1/4 c. rum.
public struct TextContext: Sendable {
  /// The words and forms of its amounts.
  var wording = TextWording()
  /// The state of its lines.
  var lines = LineContext()
  /// The state of its fields.
  var fields = FieldContext()
  /// Tells before each line whether to stop reading.
  package var isStopped: (@Sendable () -> Bool)?
  /// Whether reading has stopped, so that the results are only those of the lines before.
  package internal(set) var wasStopped = false

  /// Begins a text.
  public init() {}
}
