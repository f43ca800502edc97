// Generated from units.tsv by .ci/catalogue. Edit the table instead.

/// A mass in grams, which define the other units of mass.
///
///     500.grams == 0.5.kilograms  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// A gram is 20160 x 16,000,000,000 ticks, which makes every unit of mass in the catalogue a whole
/// number of ticks, even divided by any of 2 to 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 32 and
/// 64.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/grams``
/// - ``MeasurementUnit/gram``
/// - ``Mass/inGrams``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Grams: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(ticks: 20160 * 16_000_000_000)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "gram", Grams.factor, symbol: "g", aliases: "gr, gm, gms, gramme, grammes", systems: [.metric],
    source: .siBrochure)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Grams``.
  public static var gram: Self { Grams.unit }
}
extension NumericalValue {
  /// This many grams.
  @inlinable @inline(__always) public var grams: Grams { Grams(self) }
}
extension Int {
  /// This many grams, in the singular: `1.gram`.
  @inlinable @inline(__always) public var gram: Grams { Grams(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in grams.
  @inlinable public var inGrams: Double { value(in: .gram) }
}

/// A mass in nanograms, 1000 to the microgram.
///
///     500.nanograms == 0.5.micrograms  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/nanograms``
/// - ``MeasurementUnit/nanogram``
/// - ``Mass/inNanograms``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Nanograms: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1, over: 1000, Micrograms.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "nanogram", Nanograms.factor, symbol: "ng", aliases: "nanogramme, nanogrammes",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Nanograms``.
  public static var nanogram: Self { Nanograms.unit }
}
extension NumericalValue {
  /// This many nanograms.
  @inlinable @inline(__always) public var nanograms: Nanograms { Nanograms(self) }
}
extension Int {
  /// This many nanograms, in the singular: `1.nanogram`.
  @inlinable @inline(__always) public var nanogram: Nanograms { Nanograms(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in nanograms.
  @inlinable public var inNanograms: Double { value(in: .nanogram) }
}

/// A mass in micrograms, 1000 to the milligram.
///
///     500.micrograms == 0.5.milligrams  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/micrograms``
/// - ``MeasurementUnit/microgram``
/// - ``Mass/inMicrograms``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Micrograms: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1, over: 1000, Milligrams.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "microgram", Micrograms.factor, symbol: "µg",
    aliases: "ug, μg, mcg, microgramme, microgrammes, ㎍", systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Micrograms``.
  public static var microgram: Self { Micrograms.unit }
}
extension NumericalValue {
  /// This many micrograms.
  @inlinable @inline(__always) public var micrograms: Micrograms { Micrograms(self) }
}
extension Int {
  /// This many micrograms, in the singular: `1.microgram`.
  @inlinable @inline(__always) public var microgram: Micrograms { Micrograms(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in micrograms.
  @inlinable public var inMicrograms: Double { value(in: .microgram) }
}

/// A mass in milligrams, 1000 to the gram.
///
///     500.milligrams == 0.5.grams  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/milligrams``
/// - ``MeasurementUnit/milligram``
/// - ``Mass/inMilligrams``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Milligrams: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1, over: 1000, Grams.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "milligram", Milligrams.factor, symbol: "mg", aliases: "mgs, milligramme, milligrammes, ㎎",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Milligrams``.
  public static var milligram: Self { Milligrams.unit }
}
extension NumericalValue {
  /// This many milligrams.
  @inlinable @inline(__always) public var milligrams: Milligrams { Milligrams(self) }
}
extension Int {
  /// This many milligrams, in the singular: `1.milligram`.
  @inlinable @inline(__always) public var milligram: Milligrams { Milligrams(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in milligrams.
  @inlinable public var inMilligrams: Double { value(in: .milligram) }
}

/// A mass in decagrams of 10 grams, used in recipes in Poland, Hungary and Austria.
///
///     25.decagrams == 250.grams  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/decagrams``
/// - ``MeasurementUnit/decagram``
/// - ``Mass/inDecagrams``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Decagrams: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(10, Grams.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "decagram", Decagrams.factor, symbol: "dag",
    aliases: "dkg, dekagram, dekagrams, decagramme, decagrammes", systems: [.metric],
    source: .siBrochure)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Decagrams``.
  public static var decagram: Self { Decagrams.unit }
}
extension NumericalValue {
  /// This many decagrams.
  @inlinable @inline(__always) public var decagrams: Decagrams { Decagrams(self) }
}
extension Int {
  /// This many decagrams, in the singular: `1.decagram`.
  @inlinable @inline(__always) public var decagram: Decagrams { Decagrams(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in decagrams.
  @inlinable public var inDecagrams: Double { value(in: .decagram) }
}

/// A mass in hectograms of 100 grams, used in recipes in Italy and Sweden.
///
///     2.5.hectograms == 250.grams  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/hectograms``
/// - ``MeasurementUnit/hectogram``
/// - ``Mass/inHectograms``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Hectograms: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(10, Decagrams.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "hectogram", Hectograms.factor, symbol: "hg", aliases: "hectogramme, hectogrammes",
    systems: [.metric], source: .siBrochure)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Hectograms``.
  public static var hectogram: Self { Hectograms.unit }
}
extension NumericalValue {
  /// This many hectograms.
  @inlinable @inline(__always) public var hectograms: Hectograms { Hectograms(self) }
}
extension Int {
  /// This many hectograms, in the singular: `1.hectogram`.
  @inlinable @inline(__always) public var hectogram: Hectograms { Hectograms(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in hectograms.
  @inlinable public var inHectograms: Double { value(in: .hectogram) }
}

/// A mass in kilograms of 1000 grams.
///
///     1.5.kilograms == 1500.grams  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/kilograms``
/// - ``MeasurementUnit/kilogram``
/// - ``Mass/inKilograms``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Kilograms: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1000, Grams.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "kilogram", Kilograms.factor, symbol: "kg",
    aliases: "kgs, kilo, kilos, kilogramme, kilogrammes, ㎏", systems: [.metric], source: .siBrochure
  )
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Kilograms``.
  public static var kilogram: Self { Kilograms.unit }
}
extension NumericalValue {
  /// This many kilograms.
  @inlinable @inline(__always) public var kilograms: Kilograms { Kilograms(self) }
}
extension Int {
  /// This many kilograms, in the singular: `1.kilogram`.
  @inlinable @inline(__always) public var kilogram: Kilograms { Kilograms(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in kilograms.
  @inlinable public var inKilograms: Double { value(in: .kilogram) }
}

/// A mass in tonnes of 1000 kilograms.
///
///     1.tonnes == 1000.kilograms  // true
///
/// Source: SI Brochure, 9th edition (BIPM, 2019).
///
/// In the United States the tonne is called metric ton; a bare ton can be any of three.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/tonnes``
/// - ``MeasurementUnit/tonne``
/// - ``Mass/inTonnes``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Tonnes: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(1000, Kilograms.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "tonne", Tonnes.factor, symbol: "t", aliases: "ton, tons", systems: [.metric],
    source: .siBrochure,
    note: "in the United States the tonne is called metric ton; a bare ton can be any of three")
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Tonnes``.
  public static var tonne: Self { Tonnes.unit }
}
extension NumericalValue {
  /// This many tonnes.
  @inlinable @inline(__always) public var tonnes: Tonnes { Tonnes(self) }
}
extension Int {
  /// This many tonnes, in the singular: `1.tonne`.
  @inlinable @inline(__always) public var tonne: Tonnes { Tonnes(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in tonnes.
  @inlinable public var inTonnes: Double { value(in: .tonne) }
}

/// A mass in metric carats of 200 milligrams, for gemstones.
///
///     5.carats == 1.grams  // true
///
/// Source: NIST Special Publication 811, appendix B.
///
/// ## Topics
///
/// ### Its literal, its unit and its value
///
/// - ``NumericalValue/carats``
/// - ``MeasurementUnit/carat``
/// - ``Mass/inCarats``
///
/// ## See Also
///
/// - <doc:EveryQuantity>
@frozen public struct Carats: Mass, UnitQuantity {
  @inlinable @inline(__always) public static var factor: ConversionFactor<MassKind> {
    .init(200, Milligrams.self)
  }
  public static let unit: MeasurementUnit<MassKind> = .init(
    "carat", Carats.factor, symbol: "ct", aliases: "cts", systems: [.metric], source: .sp811)
  public let ticks: Ticks<MassKind>
  @inlinable @inline(__always) public init(ticks: Ticks<MassKind>) { self.ticks = ticks }
}
extension MeasurementUnit<MassKind> {
  /// The unit of ``Carats``.
  public static var carat: Self { Carats.unit }
}
extension NumericalValue {
  /// This many carats.
  @inlinable @inline(__always) public var carats: Carats { Carats(self) }
}
extension Int {
  /// This many carats, in the singular: `1.carat`.
  @inlinable @inline(__always) public var carat: Carats { Carats(self) }
}
extension Mass {
  /// The `Double` nearest to the mass in carats.
  @inlinable public var inCarats: Double { value(in: .carat) }
}
