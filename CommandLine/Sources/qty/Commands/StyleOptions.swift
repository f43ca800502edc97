import ArgumentParser
import QuantityAnswers

/// The options for the style of an answer.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How numbers are written: \(NamedChoices.styles.list).", valueName: "name"))
  var style: String?

  @Option(
    help: ArgumentHelp(
      """
      How units are written: \(NamedChoices.unitStyles.list). By default, conversions use the names in the \
      question, other answers use full names, and texts keep theirs.
      """,
      valueName: "name"))
  var unitStyle: String?

  @Option(
    help: ArgumentHelp(
      "Write decimals with at most this many significant digits (for questions, default: QTY_PRECISION).",
      valueName: "n"))
  var precision: Int?

  @Option(help: ArgumentHelp("Write decimals with exactly this many places.", valueName: "n"))
  var decimals: Int?

  @Option(
    help: ArgumentHelp(
      """
      The decimal mark, in questions and texts and in the answer: \(NamedChoices.decimalMarks.list). The other one \
      groups thousands.
      """,
      valueName: "mark"))
  var decimal: String?

  /// Whether any option sets the style of amounts.
  var hasStyle: Bool { style != nil || unitStyle != nil || precision != nil || decimals != nil }

  /// Sets the options for style.
  func set(_ options: inout QuestionOptions) throws(OptionError) {
    if let style { try options.set("style", to: style) }
    if let unitStyle { try options.set("unit-style", to: unitStyle) }
    if let decimal { try options.set("decimal", to: decimal) }
    (options.precision, options.decimals) = (precision, decimals)
  }
}
