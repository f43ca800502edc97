import ArgumentParser
import Quantities

/// The options that say how an answer looks.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How numbers are written: \(StyleName.list).", valueName: "name"),
    completion: .list(StyleName.words))
  var style: String?

  @Option(
    help: ArgumentHelp(
      "What units are called: \(UnitStyleName.list). If nothing is said, as the question does.",
      valueName: "name"),
    completion: .list(UnitStyleName.words))
  var unitStyle: String?

  @Option(help: ArgumentHelp("Decimals of at most so many significant digits.", valueName: "n"))
  var precision: Int?

  @Option(help: ArgumentHelp("Decimals of just so many places.", valueName: "n"))
  var decimals: Int?

  @Option(
    help: ArgumentHelp(
      "What stands before decimals, in the question and the answer: \(DecimalMarkName.list).",
      valueName: "mark"),
    completion: .list(DecimalMarkName.words))
  var decimal: String?

  /// How decimals are read.
  func decimalMark() throws(Failure) -> DecimalMark {
    try DecimalMarkName.given(decimal, by: "--decimal")?.mark ?? .point
  }

  /// How answers look.
  func chosen() throws(Failure) -> AnswerStyle {
    var style = try StyleName.given(style, by: "--style")?.style ?? .usual
    let naming = try UnitStyleName.given(unitStyle, by: "--unit-style")?.naming
    if let naming { style.units = naming }
    if let digits = try digits() { style.fractions = digits }
    if try decimalMark() == .comma { style.language = style.language.decimalMark(",") }
    return AnswerStyle(
      presentation: style, naming: naming, setsDigits: precision != nil || decimals != nil)
  }

  private func digits() throws(Failure) -> PresentationStyle.Fractions? {
    if precision != nil && decimals != nil {
      throw .usage("--precision and --decimals exclude each other")
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
