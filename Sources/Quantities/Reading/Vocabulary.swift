import Synchronization

/// The units that a text can name, and what their names mean.
///
/// Reading knows the catalogue. To have it know units of your own, add them:
///
///     let stick = MeasurementUnit(8, .tablespoon, name: "stick")
///     let vocabulary = Vocabulary.standard.adding([stick])
///     try Amount<VolumeKind>("2 sticks", vocabulary: vocabulary) == 1.cups  // true
///
/// Names that several units share mean those of a ``MeasurementSystem``; the others need a word
/// before them:
///
///     let imperial = Vocabulary.standard(for: .imperial)
///     try AnyAmount("1 pint", vocabulary: imperial)     // 1 imperial pint
///     try AnyAmount("1 us pint", vocabulary: imperial)  // 1 pint
///
/// A vocabulary of your own takes some microseconds to make: keep it.
public struct Vocabulary: Sendable {
  let lexicon: Lexicon

  /// Every unit of time, volume and mass of the catalogue, in the system of the United States.
  public static let standard = Vocabulary(catalogue, system: .us)

  private static var catalogue: [UnitDefinition] {
    TimeKind.units.map { $0.definition } + VolumeKind.units.map { $0.definition }
      + MassKind.units.map { $0.definition }
  }

  /// Returns every unit of the catalogue, by names that mean those of a system.
  ///
  ///     let metric = Vocabulary.standard(for: .metric)
  ///     try AnyAmount("1 cup", vocabulary: metric) == AnyAmount("250 ml")  // true
  ///
  /// It is made when it is first asked for, and kept.
  public static func standard(for system: MeasurementSystem) -> Vocabulary {
    if system == .us { return standard }
    return standards.withLock { standards in
      if let known = standards[system] { return known }
      let vocabulary = Vocabulary(catalogue, system: system)
      standards[system] = vocabulary
      return vocabulary
    }
  }

  private static let standards = Mutex<[MeasurementSystem: Vocabulary]>([:])

  /// The system that says what the names mean which units of several systems share.
  public var system: MeasurementSystem { lexicon.system }

  /// The lexicon, for a reader whose caller keeps the vocabulary.
  var unmanaged: Unmanaged<Lexicon> { .passUnretained(lexicon) }

  /// The names by which stored data call the same units, which mean the same in each system.
  var ofStoredData: Vocabulary { Vocabulary(lexicon: lexicon.ofStoredData) }

  private init(lexicon: Lexicon) { self.lexicon = lexicon }

  private init(_ units: [UnitDefinition], system: MeasurementSystem) {
    lexicon = Lexicon(units, system: system)
  }

  /// Makes a vocabulary of the given units alone.
  ///
  ///     Vocabulary([MeasurementUnit<TimeKind>.minute, .second])
  public init<Kind>(_ units: [MeasurementUnit<Kind>], system: MeasurementSystem = .us) {
    self.init(units.map { $0.definition }, system: system)
  }

  /// Returns this vocabulary and more units, of any kind, in the same system.
  public func adding<Kind>(_ units: [MeasurementUnit<Kind>]) -> Vocabulary {
    Vocabulary(lexicon.units + units.map { $0.definition }, system: system)
  }

  /// Returns the lexicon in which amounts of a kind are read if no vocabulary is given: that of the kind's
  /// own units, which for time, volume and mass is the standard one. It is never freed.
  static func usualLexicon<Kind: QuantityKind>(for kind: Kind.Type) -> Unmanaged<Lexicon> {
    let key = AnyKind(kind)
    // No reference is counted: this is done for each amount that is read.
    if standardLexicon._withUnsafeGuaranteedRef({ $0.hasKind(key) }) { return standardLexicon }
    let vocabulary = ownKinds.withLock { vocabularies in
      if let known = vocabularies[key] { return known }
      let vocabulary = Vocabulary(kind.units, system: .us)
      vocabularies[key] = vocabulary
      return vocabulary
    }
    return .passUnretained(vocabulary.lexicon)
  }

  private static let standardLexicon = Unmanaged.passUnretained(standard.lexicon)
  private static let ownKinds = Mutex<[AnyKind: Vocabulary]>([:])
}
