public import QuantityCore

/// The units that a text can name, and the meanings of their names.
///
/// Reading knows the catalogue. Add units of your own like this:
///
///     let ladle = MeasurementUnit(8, .tablespoon, name: "ladle")
///     let vocabulary = Vocabulary.standard.adding([ladle])
///     try Amount<VolumeKind>("2 ladles", vocabulary: vocabulary) == 1.cups  // true
///
/// A name that several units share means the one of the ``MeasurementSystem``; the others need a
/// word before it:
///
///     let imperial = Vocabulary.standard(for: .imperial)
///     try AnyAmount("1 pint", vocabulary: imperial)     // 1 imperial pint
///     try AnyAmount("1 us pint", vocabulary: imperial)  // 1 pint
///
/// Making a vocabulary of your own takes some microseconds: keep it.
public struct Vocabulary: Sendable {
  package private(set) var lexicon: Lexicon

  /// Every unit of time, volume and mass of the catalogue, in the system of the United States.
  public static let standard = Vocabulary(
    definitions: UnitDefinition.catalogue, system: .us, language: .english)

  /// Returns every unit of the catalogue, with the names of a system and a language.
  ///
  ///     let metric = Vocabulary.standard(for: .metric)
  ///     try AnyAmount("1 cup", vocabulary: metric) == AnyAmount("250 ml")  // true
  ///     let german = Vocabulary.standard(language: .german)
  ///     try AnyAmount("2,5 Tassen", vocabulary: german)                    // 2 1/2 cups
  ///     let british = Vocabulary.standard(language: .britishEnglish)
  ///     try AnyAmount("1 pint", vocabulary: british)                       // 1 imperial pint
  ///
  /// The default system is the language's: ``PresentationLanguage/system``.
  ///
  /// The names and words of the language are read besides the English ones and take precedence. Its
  /// decimal mark is the reader's default, and its digits are read. For a language of the library
  /// or of CLDR, the vocabulary is made on first use and kept.
  public static func standard(
    for system: MeasurementSystem? = nil, language: PresentationLanguage = .english
  ) -> Vocabulary {
    let system = system ?? language.system
    if system == .us, language == .english { return standard }
    guard
      let index = language.place ?? PresentationLanguage.all.first(where: { $0 == language })?.place
    else {
      return Vocabulary(definitions: UnitDefinition.catalogue, system: system, language: language)
    }
    return standards.value(for: Choice(system: system, language: index)) {
      Vocabulary(definitions: UnitDefinition.catalogue, system: system, language: language)
    }
  }

  /// A system, and the index of a language that is kept.
  private struct Choice: Equatable {
    let system: MeasurementSystem
    let language: UInt
  }

  private static let standards = LazyCache<Choice, Vocabulary>()

  /// The system that decides the meaning of names that units of several systems share.
  public var system: MeasurementSystem { lexicon.system }

  /// The language of the names, besides English.
  public var language: PresentationLanguage { lexicon.language }

  /// The decimal mark of the language, which is a reader's default.
  ///
  ///     Vocabulary.standard(for: .metric, language: .french).decimalMark  // comma
  public var decimalMark: DecimalMark { lexicon.decimalMark }

  /// Whether the error for an unknown unit name suggests similar names, as it does by default.
  ///
  ///     var vocabulary = Vocabulary.standard
  ///     vocabulary.suggestsNames = false
  ///     try AnyAmount("2 cupz", vocabulary: vocabulary)  // throws: unknown unit 'cupz'
  ///
  /// Finding similar names takes several times as long as reading an amount. Turn it off if you
  /// read a great many texts and show nobody the errors.
  public var suggestsNames: Bool {
    get { lexicon.suggestsNames }
    set {
      if newValue != suggestsNames { lexicon = Lexicon(lexicon, suggestsNames: newValue) }
    }
  }

  /// The same units by the names in stored data, which have the same meaning in every system.
  var ofStoredData: Vocabulary { Vocabulary(lexicon: lexicon.ofStoredData) }

  private init(lexicon: Lexicon) { self.lexicon = lexicon }

  init(
    definitions units: [UnitDefinition], system: MeasurementSystem, language: PresentationLanguage
  ) {
    lexicon = Lexicon(units, system: system, language: language)
  }

  /// Makes a vocabulary of the given units alone.
  ///
  ///     let short = Vocabulary([MeasurementUnit<TimeKind>.minute, .second])
  ///     try Minutes("90 sec", vocabulary: short).value  // 1.5
  ///     try Minutes("1 hour", vocabulary: short)        // throws: unknown unit 'hour'
  ///
  /// - Parameters:
  ///   - units: the units that a text can name, in any order.
  ///   - system: the system that decides the meaning of names that several of the units share; it
  ///     adds no units. The default is the language's. Where the system doesn't decide, the text
  ///     must.
  ///   - language: the language whose names and words are read besides the English ones. A unit
  ///     without a name in it is read by its English names.
  public init<Kind>(
    _ units: [MeasurementUnit<Kind>], system: MeasurementSystem? = nil,
    language: PresentationLanguage = .english
  ) {
    self.init(
      definitions: units.map { $0.definition }, system: system ?? language.system,
      language: language)
  }

  /// Returns this vocabulary with more units, of any kind, in the same system and language.
  public func adding<Kind>(_ units: [MeasurementUnit<Kind>]) -> Vocabulary {
    var vocabulary = Vocabulary(
      definitions: lexicon.units + units.map { $0.definition }, system: system, language: language)
    vocabulary.suggestsNames = suggestsNames
    return vocabulary
  }

  /// Returns the lexicon for amounts of a kind if no vocabulary is given: the standard one for
  /// time, volume and mass, otherwise one of the kind's own units. It is never freed.
  static func usual<Kind: QuantityKind>(for kind: Kind.Type) -> LexiconView {
    usual(for: AnyKind(kind)) { ofKind(kind) }
  }

  /// Returns the same for a kind as a value.
  ///
  /// - Parameter ofKind: makes the vocabulary of the kind's own units.
  @inline(__always)
  static func usual(for kind: AnyKind, ofKind: () -> Vocabulary) -> LexiconView {
    standardView.lexicon.hasKind(kind) ? standardView : LexiconView(ofKind().lexicon)
  }

  /// Returns the vocabulary of a kind's own units, which is never freed.
  @usableFromInline
  static func ofKind<Kind: QuantityKind>(_ kind: Kind.Type) -> Vocabulary {
    ownKinds.value(for: AnyKind(kind)) { Vocabulary(kind.units, system: .us, language: .english) }
  }

  /// The lexicon of the standard vocabulary, which is never freed.
  static let standardView = LexiconView(standard.lexicon)
  private static let ownKinds = LazyCache<AnyKind, Vocabulary>()
}
