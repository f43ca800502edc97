/// A system of units, such as US customary units.
///
///     MeasurementUnit<VolumeKind>.imperialPint.systems  // [imperial]
public struct UnitSystem: Sendable, Hashable, CustomStringConvertible {
  /// The name of the system: `US customary`.
  public let description: String

  /// The words that text can put before a unit's name to mean this system.
  let prefixes: [String]

  /// The word before a name of a unit of this system, where the name alone means another unit.
  let word: String?

  /// Makes a custom system.
  ///
  ///     UnitSystem("Japanese")
  public init(_ name: String) { self.init(name, prefixes: []) }

  private init(_ name: String, prefixes: [String], word: String? = nil) {
    description = name
    self.prefixes = prefixes
    self.word = word
  }

  /// Used worldwide: the units of time.
  public static let international = UnitSystem("international")
  /// The metric system, including the units accepted for use with it.
  public static let metric = UnitSystem("metric", prefixes: ["metric"])
  /// The customary units of the United States.
  public static let usCustomary = UnitSystem(
    "US customary", prefixes: ["us", "american"], word: "US")
  /// The units of the United Kingdom before metrication.
  public static let imperial = UnitSystem(
    "imperial", prefixes: ["imperial", "uk", "british", "imp"])
  /// Units of precious metals.
  public static let troy = UnitSystem("troy", prefixes: ["troy"])
}

/// The word that distinguishes a unit from one with the same name in another system.
///
///     Amount(2, .imperialPint).formatted(.usual.units(.qualified))  // "2 imperial pints"
///
/// Where the system is known, as in the output of a kit, a unit is written without its qualifier.
/// In text the qualifier is required.
public struct UnitQualifier: Sendable, Hashable, CustomStringConvertible {
  /// The word before the name: `imperial`.
  public let word: String
  /// The word.
  public var description: String { word }
  /// The words that text can put before the name, in lower case.
  let prefixes: [String]

  /// Makes a custom qualifier.
  ///
  ///     UnitQualifier("Turkish").word  // "Turkish", as in "Turkish cup"
  public init(_ word: String) { self.init(word, prefixes: [word.lowercased()]) }

  private init(_ word: String, prefixes: [String]) {
    self.word = word
    self.prefixes = prefixes
  }

  /// The United Kingdom: `imperial pint`, `uk pint`.
  public static let imperial = UnitQualifier("imperial", prefixes: UnitSystem.imperial.prefixes)
  /// Metric kitchens: `metric cup`.
  public static let metric = UnitQualifier("metric", prefixes: UnitSystem.metric.prefixes)
  /// Australia: `Australian tablespoon`, `au tablespoon`.
  public static let australian = UnitQualifier(
    "Australian", prefixes: ["australian", "au", "aus", "aussie"])
  /// Japan: `Japanese cup`, `jp cup`.
  public static let japanese = UnitQualifier("Japanese", prefixes: ["japanese", "jp"])
  /// Canada before metrication: `Canadian cup`.
  public static let canadian = UnitQualifier("Canadian", prefixes: ["canadian"])
}
