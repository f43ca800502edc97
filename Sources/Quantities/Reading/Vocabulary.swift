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
    TimeKind.units.map(\.definition) + VolumeKind.units.map(\.definition)
      + MassKind.units.map(\.definition))

  /// The short names of the standard vocabulary, which is never freed.
  static let standardShortNames = standard.lexicon.shortNames

  private init(_ units: [UnitDefinition]) {
    lexicon = Lexicon(units)
  }

  /// Makes a vocabulary of the given units alone.
  ///
  ///     Vocabulary([MeasurementUnit<TimeKind>.minute, .second])
  public init<Kind>(_ units: [MeasurementUnit<Kind>]) {
    self.init(units.map(\.definition))
  }

  /// This vocabulary and more units, of any kind.
  public func adding<Kind>(_ units: [MeasurementUnit<Kind>]) -> Vocabulary {
    Vocabulary(lexicon.units + units.map(\.definition))
  }

  /// The vocabulary in which amounts of a kind are read if no other is given: that of the kind's
  /// own units, which for time, volume and mass is the standard one.
  static func usual<Kind: QuantityKind>(for kind: Kind.Type) -> Vocabulary {
    let key = AnyKind(kind)
    if Vocabulary.standard.lexicon.kinds.contains(key) { return .standard }
    return ownKinds.withLock { vocabularies in
      if let known = vocabularies[key] { return known }
      let vocabulary = Vocabulary(kind.units)
      vocabularies[key] = vocabulary
      return vocabulary
    }
  }

  private static let ownKinds = Mutex<[AnyKind: Vocabulary]>([:])
}

extension CodingUserInfoKey {
  /// Under this key a decoder's `userInfo` can hold the ``Vocabulary`` that tells what the names of
  /// units mean.
  ///
  ///     let stick = MeasurementUnit(8, .tablespoon, name: "stick")
  ///
  ///     // As a `JSONDecoder` has it.
  ///     var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ///     userInfo[.vocabulary] = Vocabulary.standard.adding([stick])
  public static var vocabulary: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "Quantities.Vocabulary") else {
      preconditionFailure("A key can have any name")
    }
    return key
  }
}
