import QuantityAnswers

/// What is said once for all questions instead of by an option each time: in the environment, as `QTY_KIT`, or in the
/// configuration file, as a line `--kit=metric`.
///
/// The option comes first, then the environment, then the file.
enum Settings {
  /// A value, and what gives it, for messages.
  struct Setting {
    let value: String
    let source: String
  }

  /// The options that can be set, without their dashes.
  static let names = ["kit", "language", "precision", "system"]

  /// Returns the setting of an option; `nil` if there is none.
  static func setting(_ name: String) throws(Failure) -> Setting? {
    let variable = "QTY_" + name.uppercased()
    if let value = System.environment(variable) { return Setting(value: value, source: variable) }
    return try file.get()[name]
  }

  /// The configuration file is read once, when the first option is looked up that the environment lacks.
  private static let file = Result { () throws(Failure) in try read() }

  /// The path of the configuration file: that of `QTY_CONFIG`, or `qty/config` where the environment has
  /// configurations; `nil` if it has no home.
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

  /// Returns the number of digits that is set; `nil` if none is.
  static func precision() throws(Failure) -> Int? {
    guard let setting = try setting("precision") else { return nil }
    guard let digits = Int(setting.value) else {
      throw .usage("\(setting.source): expected a number of digits, found '\(setting.value)'")
    }
    return digits
  }
}
