public import Quantities
import QuantityLanguages

/// The options for answering questions.
///
///     var options = QuestionOptions()
///     options.kit = .metric
///     try options.set("style", to: "vulgar")
///     try Question(options).answer(to: "1 cup").text  // "~240 milliliters"
///
/// They are the options of the command `qty`, with the same names.
public struct QuestionOptions: Sendable {
  /// The form of an answer.
  ///
  ///     var options = QuestionOptions()
  ///     options.form = .number
  ///     try Question(options).answer(to: "2 cups to tbsp").text  // "32"
  public enum Form: String, Sendable, CaseIterable {
    /// The presented amount.
    case text
    /// The bare number.
    case number
    /// All ways to present the amount, and the reason for the choice.
    case explanation
  }

  /// The kit of measures that shows amounts, or `nil` for the kits of their own units.
  public var kit: Kitchen?
  /// The language of questions, in addition to English, and of answers. If `nil`, questions are in
  /// English, and answers in the language of the style.
  ///
  ///     var options = QuestionOptions()
  ///     try options.set("language", to: "de")
  ///     try Question(options).answer(to: "2,5 Tassen x 2").text  // "5 Tassen"
  ///
  /// Notes, explanations and errors are always in English.
  public var language: PresentationLanguage? {
    didSet { systemOfLanguage = language.map { MeasurementSystem(where: $0) } }
  }
  /// The system that decides the meaning of `pint`, `cup` and other shared names. The default
  /// follows from the language.
  ///
  ///     var options = QuestionOptions()
  ///     options.language = .britishEnglish
  ///     options.system  // imperial
  ///     options.language = .german
  ///     options.system  // metric: `1 EL` is 15 ml
  public var system: MeasurementSystem {
    get { givenSystem ?? systemOfLanguage ?? .us }
    set { givenSystem = newValue }
  }
  private var givenSystem: MeasurementSystem?
  private var systemOfLanguage: MeasurementSystem?
  /// The style of numbers.
  public var style = PresentationStyle.usual
  /// The style of units. If `nil`, conversions use the names in the question, and other answers
  /// full names.
  public var unitStyle: PresentationStyle.Units?
  /// The greatest number of significant digits of a decimal, from 1 to 38.
  public var precision: Int?
  /// The exact number of decimals, from 0 to 38.
  public var decimals: Int?
  /// The decimal mark in questions and answers. The default follows from the language.
  public var decimalMark: DecimalMark {
    get { givenDecimalMark ?? (language?.decimalMark == "," ? .comma : .point) }
    set { givenDecimalMark = newValue }
  }
  private var givenDecimalMark: DecimalMark?
  /// The form of answers.
  public var form = Form.text
  /// Whether answers include details in numbers.
  public var isDetailed = false
  /// The greatest number of parts in an answer, at least 1.
  public var maxParts: Int?
  /// The smallest unit for times, which are rounded to it.
  public var smallest: MeasurementUnit<TimeKind>?
  /// The greatest error of an answer, or `nil` for the usual bound.
  public var approximation: Approximation?
  /// The step for rounding answers: an amount such as `5g`, or a number of units of the answer.
  public var round: String?
  /// The units to convert to, unless the question names others.
  public var units: String?

  /// Makes the default options.
  public init() {}
}

extension QuestionOptions {
  /// The names of the options that take a value.
  public static let names = [
    "kit", "system", "language", "style", "unit-style", "precision", "decimals", "decimal",
    "max-parts", "smallest", "bound", "round", "to",
  ]
  /// The names of the options that take no value.
  public static let flags = ["exact", "number"]

  /// Sets an option by name.
  ///
  ///     var options = QuestionOptions()
  ///     try options.set("bound", to: "2%")
  ///     try options.set("bound", to: "much")
  ///     // throws: bound: 'much' is not a number from 0 to 100
  ///
  /// - Throws: an ``OptionError`` if there is no such option, or the value is invalid.
  public mutating func set(_ name: String, to value: String) throws(OptionError) {
    switch name {
    case "kit": kit = try NamedChoices.kits.value(named: value, of: name)
    case "system": system = try NamedChoices.systems.value(named: value, of: name)
    case "language": language = try self.language(value, name)
    case "style": style = try NamedChoices.styles.value(named: value, of: name)
    case "unit-style": unitStyle = try NamedChoices.unitStyles.value(named: value, of: name)
    case "decimal": decimalMark = try NamedChoices.decimalMarks.value(named: value, of: name)
    case "precision": precision = try number(value, name)
    case "decimals": decimals = try number(value, name)
    case "max-parts": maxParts = try number(value, name)
    case "smallest":
      smallest = try OptionError.naming(name) { () throws(ParseError) in
        try MeasurementUnit(named: value)
      }
    case "bound":
      let digits = value.hasSuffix("%") ? String(value.dropLast()) : value
      guard let percent = try? Fraction(digits), percent >= .zero, percent <= Fraction(100) else {
        throw OptionError(name, ": '\(value)' is not a number from 0 to 100")
      }
      try combineWithNoOther()
      approximation = .within(percent / Fraction(100))
    case "round": round = value
    case "to": units = value
    case _ where QuestionOptions.flags.contains(name):
      throw OptionError(name, " takes no value")
    default: throw QuestionOptions.unknown(name)
    }
  }

  /// Sets an option that takes no value.
  ///
  ///     var options = QuestionOptions()
  ///     try options.set("exact")
  ///     try Question(options).answer(to: "1/7 cup").text  // "6 6/7 teaspoons"
  ///
  /// - Throws: an ``OptionError`` if there is no such option, or it needs a value.
  public mutating func set(_ name: String) throws(OptionError) {
    switch name {
    case "exact":
      try combineWithNoOther()
      approximation = .never
    case "number": form = .number
    case _ where QuestionOptions.names.contains(name):
      throw OptionError(name, ": expected a value")
    default: throw QuestionOptions.unknown(name)
    }
  }

  private func language(_ tag: String, _ option: String) throws(OptionError) -> PresentationLanguage
  {
    if let language = PresentationLanguage(tag: tag) { return language }
    throw OptionError(
      option, ": there is no language \(Mistake.quoting(tag))",
      hint: "write a tag of BCP 47, such as de, fr-CA or zh-Hant")
  }

  private func combineWithNoOther() throws(OptionError) {
    if approximation != nil { throw OptionError(combining: "exact", "bound") }
  }

  private func number(_ text: String, _ option: String) throws(OptionError) -> Int {
    guard let number = Int(text) else {
      throw OptionError(option, ": expected a whole number, found '\(text)'")
    }
    return number
  }

  private static func unknown(_ name: String) -> OptionError {
    OptionError(
      name, ": there is no such option",
      hint: "choose one of \((names + flags).joined(separator: ", "))")
  }
}

extension QuestionOptions {
  /// The meanings of names in questions, in their language and system.
  ///
  ///     var options = QuestionOptions()
  ///     options.language = .german
  ///     try AnyAmount("2 EL", vocabulary: options.vocabulary)  // 2 metric tablespoons
  public var vocabulary: Vocabulary {
    // English alone needs no comparison of languages.
    guard language != nil else { return .standard(for: system) }
    return .standard(for: system, language: languageOfAnswers)
  }

  /// The style of answers, with their language, decimal mark and system.
  ///
  ///     var options = QuestionOptions()
  ///     options.language = .german
  ///     1.5.liters.formatted(options.presentation)  // "1,5 Liter"
  public var presentation: PresentationStyle {
    style.language(languageOfAnswers).system(system)
  }

  private var languageOfAnswers: PresentationLanguage {
    let language = language ?? style.language
    switch givenDecimalMark {
    case DecimalMark.point: return language.decimalMark(".")
    case DecimalMark.comma: return language.decimalMark(",")
    default: return language
    }
  }
}

extension OptionError {
  /// Parses the value of an option; an error names the option.
  static func naming<Value>(
    _ option: String, _ read: () throws(ParseError) -> Value
  ) throws(OptionError) -> Value {
    do throws(ParseError) {
      return try read()
    } catch {
      let mistake = Mistake(error)
      throw OptionError(option, ": \(mistake.message)", hint: mistake.hint)
    }
  }
}

extension MeasurementSystem {
  /// The system of shared names where a language is spoken. English and languages with a system
  /// other than US name it themselves; for the rest it follows from the tag.
  fileprivate init(where language: PresentationLanguage) {
    let isOwn = language.system != .us || language.identifier.utf8.starts(with: "en".utf8)
    self = isOwn ? language.system : MeasurementSystem(tag: language.identifier) ?? language.system
  }
}
