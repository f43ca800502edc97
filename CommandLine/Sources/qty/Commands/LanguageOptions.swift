import ArgumentParser
import Quantities
import QuantityAnswers
import QuantityLanguages

/// The options for the meanings of names and their language.
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

  /// Sets the options from the command line or the environment.
  func set(_ options: inout QuestionOptions) throws(Failure) {
    try LanguageOptions.set(&options, system: system, language: language)
  }

  /// Sets the options for texts from the command line or the environment, and returns whether to
  /// detect each text's language.
  func setForTexts(_ options: inout QuestionOptions) throws(Failure) -> Bool {
    var named = language
    if named == nil { named = try Settings.setting("language")?.value }
    let isAutomatic = named == LanguageOptions.automatic
    try LanguageOptions.set(&options, system: system, language: isAutomatic ? "en" : language)
    if isAutomatic { options.language = nil }
    return isAutomatic
  }

  /// Sets the options by name or, if missing, from the environment.
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

  /// Returns the chosen language, or `nil` for the default English.
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
      // The usual precedence for the language of messages.
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

  /// The value that requests the language of the environment.
  static let automatic = "auto"
}

/// The name of a POSIX locale: `sr_RS.UTF-8@latin`.
private struct LocaleName {
  /// The tag of its language: `sr-Latn-RS`.
  let tag: String

  /// Parses a name; returns `nil` for the locale without a language, `C` or `POSIX`.
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
