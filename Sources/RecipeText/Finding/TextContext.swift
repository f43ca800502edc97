import QuantityCore
import QuantityReading

/// The state of a text that is read in pieces: open markup, lists of nutrition facts, and the
/// spelling of units.
///
/// Pieces of whole lines are read as one text, in constant memory:
///
///     var context = TextContext()
///     let scaler = AmountScaler(by: 2)
///     for line in ["Add 1 c. stock,\n", "and 2 tbsp. rum."] {
///       print(scaler.scaling(line, after: &context).text, terminator: "")
///     }
///     // Add 2 c. stock,
///     // and 1/4 c. rum.
public struct TextContext: Sendable {
  /// The spelling of its amounts.
  var wording = TextWording()
  /// The state of its lines.
  var lines = LineContext()
  /// The state of its fields.
  var fields = FieldContext()
  /// The state of its list of ingredients.
  var list = ListContext()
  /// A function that returns whether to stop reading, called before each line.
  package var isStopped: (@Sendable () -> Bool)?
  /// Whether reading has stopped. The results are those of the lines before.
  package internal(set) var wasStopped = false

  /// Creates the state at the start of a text.
  public init() {}

  /// Creates the state at the start of a text that is read in pieces, but whose words are known: a
  /// text with `caster sugar` has British pints, even before these words.
  ///
  ///     var context = TextContext(before: "1 pint milk\n2 tbsp caster sugar")
  ///     let scaler = AmountScaler(by: 1, for: .metric)
  ///     scaler.scaling("1 pint milk", after: &context).text  // "~570 ml milk"
  ///
  /// - Parameter text: the text, or its beginning. Its lines are still to be read.
  public init(before text: String) { wording.noteCountry(of: text) }
}
