/// The system of units to which a unit belongs.
///
///     MeasurementUnit<VolumeKind>.imperialPint.systems  // [imperial]
public struct UnitSystem: Sendable, Hashable, CustomStringConvertible {
  /// What the system is called: `US customary`.
  public let description: String

  /// The words that text can put before a unit's name to say that this system is meant.
  let prefixes: [String]

  /// The word before the bare name of a unit of the system, where that name means another.
  let word: String?

  /// Names a system of your own.
  ///
  ///     UnitSystem("Japanese")
  public init(_ name: String) { self.init(name, prefixes: []) }

  private init(_ name: String, prefixes: [String], word: String? = nil) {
    description = name
    self.prefixes = prefixes
    self.word = word
  }

  /// In use the world over: the units of time.
  public static let international = UnitSystem("international")
  /// The metric system, with the units used beside it.
  public static let metric = UnitSystem("metric", prefixes: ["metric"])
  /// The customary units of the United States.
  public static let usCustomary = UnitSystem(
    "US customary", prefixes: ["us", "american"], word: "US")
  /// The units of the United Kingdom before the metric ones.
  public static let imperial = UnitSystem(
    "imperial", prefixes: ["imperial", "uk", "british", "imp"])
  /// The units of precious metals.
  public static let troy = UnitSystem("troy", prefixes: ["troy"])
}

/// What distinguishes a unit from one of another system that has the same name.
///
///     Amount(2, .imperialPint).formatted(.usual.units(.qualified))  // "2 imperial pints"
///
/// A qualified unit goes by its plain name where the system is known, as in what a kit shows; text
/// must put the qualifier before it.
public struct UnitQualifier: Sendable, Hashable, CustomStringConvertible {
  /// The word before the name: `imperial`.
  public let word: String
  /// The word.
  public var description: String { word }
  /// The words that text can put before the name, in lower case.
  let prefixes: [String]

  /// Distinguishes by a word of your own.
  ///
  ///     UnitQualifier("Turkish").word  // "Turkish", as in "Turkish cup"
  public init(_ word: String) { self.init(word, prefixes: [word.lowercased()]) }

  private init(_ word: String, prefixes: [String]) {
    self.word = word
    self.prefixes = prefixes
  }

  /// Of the United Kingdom: `imperial pint`, `uk pint`.
  public static let imperial = UnitQualifier("imperial", prefixes: UnitSystem.imperial.prefixes)
  /// Of metric kitchens: `metric cup`.
  public static let metric = UnitQualifier("metric", prefixes: UnitSystem.metric.prefixes)
  /// Of Australia: `Australian tablespoon`, `au tablespoon`.
  public static let australian = UnitQualifier(
    "Australian", prefixes: ["australian", "au", "aus", "aussie"])
  /// Of Japan: `Japanese cup`, `jp cup`.
  public static let japanese = UnitQualifier("Japanese", prefixes: ["japanese", "jp"])
  /// Of Canada before it went metric: `Canadian cup`.
  public static let canadian = UnitQualifier("Canadian", prefixes: ["canadian"])
}
