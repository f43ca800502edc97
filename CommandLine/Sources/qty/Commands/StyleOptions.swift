import ArgumentParser
import Quantities

/// The options for the style of an answer.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How numbers are written: \(NamedChoices.styles.list).", valueName: "name"))
  var style: String?

  @Option(
    help: ArgumentHelp(
      """
      How units are written: \(NamedChoices.unitStyles.list). By default, conversions use the names in the \
      question, and other answers use full names.
      """,
      valueName: "name"))
  var unitStyle: String?

  @Option(
    help: ArgumentHelp(
      "Write decimals with at most this many significant digits.", valueName: "n"))
  var precision: Int?

  @Option(help: ArgumentHelp("Write decimals with exactly this many places.", valueName: "n"))
  var decimals: Int?

  @Option(
    help: ArgumentHelp(
      """
      The decimal mark, in the question and in the answer: \(NamedChoices.decimalMarks.list). The other one \
      groups thousands.
      """,
      valueName: "mark"))
  var decimal: String?

  /// Finds how decimals are read.
  func decimalMark() throws(Failure) -> DecimalMark {
    try NamedChoices.decimalMarks.given(decimal, by: "--decimal") ?? .point
  }

  /// Finds how answers look.
  func chosen() throws(Failure) -> AnswerStyle {
    var style = try NamedChoices.styles.given(style, by: "--style") ?? .usual
    let naming = try NamedChoices.unitStyles.given(unitStyle, by: "--unit-style")
    if let naming { style.units = naming }
    if let digits = try digits() { style.fractions = digits }
    if try decimalMark() == .comma { style.language = style.language.decimalMark(",") }
    return AnswerStyle(
      presentation: style, naming: naming, setsDigits: precision != nil || decimals != nil)
  }

  private func digits() throws(Failure) -> PresentationStyle.Fractions? {
    if precision != nil && decimals != nil {
      throw .usage("--precision and --decimals cannot be combined")
    }
    if let precision {
      guard (1...38).contains(precision) else { throw .usage("--precision must be from 1 to 38") }
      return .decimal(digits: precision)
    }
    if let decimals {
      guard (0...38).contains(decimals) else { throw .usage("--decimals must be from 0 to 38") }
      return .decimal(places: decimals)
    }
    return nil
  }
}

extension NamedChoices<PresentationStyle> {
  /// How numbers are written.
  static let styles = NamedChoices(
    "style",
    [
      "ascii": .usual, "vulgar": .vulgar, "slash": .slash, "html": .html, "latex": .latex,
      "markdown": .markdown, "decimal": .decimal, "spoken": .spoken, "clock": .clock,
      "timer": .clock(.timer), "iso8601": .iso8601,
    ])
}

extension NamedChoices<PresentationStyle.Units> {
  /// How units are written, where it does not follow from the question.
  static let unitStyles = NamedChoices(
    "unit style", ["long": .name, "short": .symbol, "none": .none])
}

extension NamedChoices<DecimalMark> {
  static let decimalMarks = NamedChoices("decimal mark", ["point": .point, "comma": .comma])
}
