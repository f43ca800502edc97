import QuantityAnswers

/// Settings for all questions, as defaults of options: in the environment, such as `QTY_KIT`, or as
/// lines such as `--kit=metric` in the configuration file.
///
/// An option overrides the environment, which overrides the file.
enum Settings {
  /// A value with its origin, for messages.
  struct Setting {
    let value: String
    let source: String
  }

  /// The options that can be set, without dashes.
  static let names = ["kit", "language", "precision", "system"]

  /// Returns the setting of an option, or `nil` if there is none.
  static func setting(_ name: String) throws(Failure) -> Setting? {
    let variable = "QTY_" + name.uppercased()
    if let value = System.environment(variable) { return Setting(value: value, source: variable) }
    return try file.get()[name]
  }

  /// Read once, when the first option is missing in the environment.
  private static let file = Result { () throws(Failure) in try read() }

  /// The path of the configuration file: `QTY_CONFIG`, or `qty/config` in the directory for
  /// configurations; `nil` without a home directory.
  static var path: String? {
    if let path = System.environment("QTY_CONFIG") { return path }
    if let folder = System.environment("XDG_CONFIG_HOME") { return folder + "/qty/config" }
    return System.environment("HOME").map { $0 + "/.config/qty/config" }
  }

  private static func read() throws(Failure) -> [String: Setting] {
    guard let path, System.exists(path) else { return [:] }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try System.contents(of: path, atMost: 1 << 16)
    } catch {
      throw Failure(reading: path, error)
    }
    var settings: [String: Setting] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = String(decoding: line, as: UTF8.self).split { " \t\r=".contains($0) }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      let source = "\(path):\(index + 1)"
      guard first.hasPrefix("--"), names.contains(String(first.dropFirst(2))), words.count == 2
      else {
        throw .usage(
          "\(source): expected an option and its value, such as --precision=4",
          hint: "the options are \(names.map { "--" + $0 }.joined(separator: ", "))")
      }
      settings[String(first.dropFirst(2))] = Setting(value: String(words[1]), source: source)
    }
    return settings
  }

  /// Returns the number of digits in the settings, or `nil` if there is none.
  static func precision() throws(Failure) -> Int? {
    guard let setting = try setting("precision") else { return nil }
    guard let digits = Int(setting.value) else {
      throw .usage("\(setting.source): expected a number of digits, found '\(setting.value)'")
    }
    return digits
  }
}
