public import Quantities
import QuantityLanguages

/// How questions are to be answered, option by option.
///
///     var options = QuestionOptions()
///     options.kit = .metric
///     try options.set("style", to: "vulgar")
///     try Question(options).answer(to: "1 cup").text  // "~240 milliliters"
///
/// The options are those of `qty`, by the same names.
public struct QuestionOptions: Sendable {
  /// What an answer consists of.
  ///
  ///     var options = QuestionOptions()
  ///     options.form = .number
  ///     try Question(options).answer(to: "2 cups to tbsp").text  // "32"
  public enum Form: String, Sendable, CaseIterable {
    /// The amount as a person says it.
    case text
    /// The bare number.
    case number
    /// Every way to say it, and why one was chosen.
    case explanation
  }

  /// Whose measures amounts are shown in; `nil` for those of their own units.
  public var kit: Kitchen?
  /// The language of questions, beside English, and of answers; `nil` for that of the style in answers alone.
  ///
  ///     var options = QuestionOptions()
  ///     try options.set("language", to: "de")
  ///     try Question(options).answer(to: "2,5 Tassen x 2").text  // "5 Tassen"
  ///
  /// Notes, explanations and mistakes are told in English all the same.
  public var language: PresentationLanguage? {
    didSet { systemOfLanguage = language.map { MeasurementSystem(where: $0) } }
  }
  /// Whose `pint`, `cup` and other shared names are meant: unless you say so, what they mean where
  /// the language is spoken.
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
  /// How numbers are written.
  public var style = PresentationStyle.usual
  /// How units are written; `nil` for the names in the question where it converts, and else full names.
  public var unitStyle: PresentationStyle.Units?
  /// The most significant digits of a decimal, from 1 to 38.
  public var precision: Int?
  /// The exact number of decimal places, from 0 to 38.
  public var decimals: Int?
  /// The mark before decimals, in the question and in the answer: unless you say so, that of the language.
  public var decimalMark: DecimalMark {
    get { givenDecimalMark ?? (language?.decimalMark == "," ? .comma : .point) }
    set { givenDecimalMark = newValue }
  }
  private var givenDecimalMark: DecimalMark?
  /// What an answer consists of.
  public var form = Form.text
  /// Whether answers are wanted in numbers, too.
  public var isDetailed = false
  /// The most parts of an answer, at least 1.
  public var maxParts: Int?
  /// The smallest unit for times, which are rounded to it.
  public var smallest: MeasurementUnit<TimeKind>?
  /// How far an answer may be from the amount; `nil` for the usual bound.
  public var approximation: Approximation?
  /// What answers are rounded to multiples of: an amount such as `5g`, or a number of the answer's unit.
  public var round: String?
  /// The units to convert to, unless the question names others.
  public var units: String?

  /// Makes the options for questions without any.
  public init() {}
}

extension QuestionOptions {
  /// The names of the options that have a value.
  public static let names = [
    "kit", "system", "language", "style", "unit-style", "precision", "decimals", "decimal",
    "max-parts", "smallest", "bound", "round", "to",
  ]
  /// The names of the options that are given or not.
  public static let flags = ["exact", "number"]

  /// Sets an option by its name.
  ///
  ///     var options = QuestionOptions()
  ///     try options.set("bound", to: "2%")
  ///     try options.set("bound", to: "much")
  ///     // throws: bound: 'much' is not a number from 0 to 100
  ///
  /// - Throws: an ``OptionError`` if there is no such option, or it has no such value.
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

  /// Sets an option that has no value.
  ///
  ///     var options = QuestionOptions()
  ///     try options.set("exact")
  ///     try Question(options).answer(to: "1/7 cup").text  // "6 6/7 teaspoons"
  ///
  /// - Throws: an ``OptionError`` if there is no such option, or it wants a value.
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
  /// What names mean in questions, in their language and system.
  ///
  ///     var options = QuestionOptions()
  ///     options.language = .german
  ///     try AnyAmount("2 EL", vocabulary: options.vocabulary)  // 2 metric tablespoons
  public var vocabulary: Vocabulary {
    // English alone is looked up without comparing languages.
    guard language != nil else { return .standard(for: system) }
    return .standard(for: system, language: languageOfAnswers)
  }

  /// The style, in the language, with the decimal mark and in the system of answers.
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
  /// Reads the value of an option, or throws an error that names the option.
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
  /// What shared names mean where a language is spoken. English says it itself, and so does any other language
  /// whose system isn't that of the US; for the rest, the tag tells it.
  fileprivate init(where language: PresentationLanguage) {
    let isOwn = language.system != .us || language.identifier.utf8.starts(with: "en".utf8)
    self = isOwn ? language.system : MeasurementSystem(tag: language.identifier) ?? language.system
  }
}
