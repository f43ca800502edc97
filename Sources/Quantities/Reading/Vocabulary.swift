import Synchronization

/// The units that a text can name.
///
/// Reading knows the catalogue. To have it know units of your own, add them:
///
///     let stick = MeasurementUnit(8, .tablespoon, name: "stick")
///     let vocabulary = Vocabulary.standard.adding([stick])
///     try Amount<VolumeKind>("2 sticks", vocabulary: vocabulary) == 1.cups  // true
///
/// A vocabulary takes some microseconds to make: keep it.
public struct Vocabulary: Sendable {
  let lexicon: Lexicon

  /// Every unit of time, volume and mass of the catalogue.
  public static let standard = Vocabulary(
    TimeKind.units.map { $0.definition } + VolumeKind.units.map { $0.definition }
      + MassKind.units.map { $0.definition })

  /// The lexicon, for a reader whose caller keeps the vocabulary.
  var unmanaged: Unmanaged<Lexicon> { .passUnretained(lexicon) }

  private init(_ units: [UnitDefinition]) {
    lexicon = Lexicon(units)
  }

  /// Makes a vocabulary of the given units alone.
  ///
  ///     Vocabulary([MeasurementUnit<TimeKind>.minute, .second])
  public init<Kind>(_ units: [MeasurementUnit<Kind>]) {
    self.init(units.map { $0.definition })
  }

  /// Returns this vocabulary and more units, of any kind.
  public func adding<Kind>(_ units: [MeasurementUnit<Kind>]) -> Vocabulary {
    Vocabulary(lexicon.units + units.map { $0.definition })
  }

  /// Returns the lexicon in which amounts of a kind are read if no vocabulary is given: that of the kind's
  /// own units, which for time, volume and mass is the standard one. It is never freed.
  static func usualLexicon<Kind: QuantityKind>(for kind: Kind.Type) -> Unmanaged<Lexicon> {
    let key = AnyKind(kind)
    // No reference is counted: this is done for each amount that is read.
    if standardLexicon._withUnsafeGuaranteedRef({ $0.hasKind(key) }) { return standardLexicon }
    let vocabulary = ownKinds.withLock { vocabularies in
      if let known = vocabularies[key] { return known }
      let vocabulary = Vocabulary(kind.units)
      vocabularies[key] = vocabulary
      return vocabulary
    }
    return .passUnretained(vocabulary.lexicon)
  }

  private static let standardLexicon = Unmanaged.passUnretained(standard.lexicon)
  private static let ownKinds = Mutex<[AnyKind: Vocabulary]>([:])
}
