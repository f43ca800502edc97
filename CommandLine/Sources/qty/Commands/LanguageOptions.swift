import ArgumentParser
import Quantities
import QuantityAnswers
import QuantityLanguages

/// The options that say what names mean, and in which language they are.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Whose pint, cup and other shared names are meant: \(NamedChoices.systems.list) (default: \
      QTY_SYSTEM, or that of the language).
      """,
      valueName: "name"))
  var system: String?

  @Option(
    help: ArgumentHelp(
      """
      The language of amounts: a tag such as de or fr-CA, or auto, which for questions is that of \
      LC_ALL, LC_MESSAGES or LANG, and for texts that of their words (default: QTY_LANGUAGE, or en).
      """,
      valueName: "tag"))
  var language: String?

  /// Sets what the options or the environment say.
  func set(_ options: inout QuestionOptions) throws(Failure) {
    try LanguageOptions.set(&options, system: system, language: language)
  }

  /// Sets what the options or the environment say of texts, and returns whether each text's own words tell its language.
  func setForTexts(_ options: inout QuestionOptions) throws(Failure) -> Bool {
    var named = language
    if named == nil { named = try Settings.setting("language")?.value }
    let isAutomatic = named == LanguageOptions.automatic
    try LanguageOptions.set(&options, system: system, language: isAutomatic ? "en" : language)
    if isAutomatic { options.language = nil }
    return isAutomatic
  }

  /// Sets what these names or, where they are missing, the environment says.
  static func set(
    _ options: inout QuestionOptions, system: String?, language: String?
  ) throws(Failure) {
    options.language = try chosenLanguage(language)
    if let system = try chosenSystem(system) { options.system = system }
  }

  private static func chosenSystem(_ system: String?) throws(Failure) -> MeasurementSystem? {
    if let system = try NamedChoices.systems.given(system, by: "--system") { return system }
    guard let setting = try Settings.setting("system") else { return nil }
    return try NamedChoices.systems.value(named: setting.value, by: setting.source)
  }

  /// Finds the language that is named; `nil` for English as it is without any.
  private static func chosenLanguage(_ tag: String?) throws(Failure) -> PresentationLanguage? {
    if let tag { return try language(tag, by: "--language") }
    guard let setting = try Settings.setting("language") else { return nil }
    return try language(setting.value, by: setting.source)
  }

  private static func language(
    _ tag: String, by source: String
  ) throws(Failure) -> PresentationLanguage? {
    var (tag, source) = (tag, source)
    if tag == automatic {
      // In the order in which programs look for the language of their messages.
      let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
      guard let variable = variables.first(where: { System.environment($0) != nil }),
        let locale = LocaleName(System.environment(variable) ?? "")
      else { return nil }
      (tag, source) = (locale.tag, variable)
    }
    if let language = PresentationLanguage(tag: tag) { return language }
    throw .usage(
      "\(source): there is no language \(Mistake.quoting(tag))", hint: "'qty languages' lists them")
  }

  /// The value that asks for the language of the environment.
  static let automatic = "auto"
}

/// The name of a locale, as POSIX has it: `sr_RS.UTF-8@latin`.
private struct LocaleName {
  /// The tag of its language: `sr-Latn-RS`.
  let tag: String

  /// Reads a name; gives `nil` for the locale of no language, which programs know as `C`.
  init?(_ name: String) {
    let parts = name.prefix { $0 != "." && $0 != "@" }.split(
      separator: "_", omittingEmptySubsequences: false)
    if parts == ["C"] || parts == ["POSIX"] { return nil }
    var subtags = parts.map(String.init)
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
    let modifier = name.split(separator: "@", omittingEmptySubsequences: false).dropFirst().first
    if let script = modifier.flatMap({ scripts[String($0)] }) { subtags.insert(script, at: 1) }
    tag = subtags.joined(separator: "-")
  }
}
