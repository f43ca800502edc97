import QuantityCore

#if !hasFeature(Embedded)
  extension Vocabulary: Codable {
    private enum CodingKeys: CodingKey {
      case system, language, suggestsNames, units, adding
    }

    /// Encodes the system, the language and the units besides those of the catalogue, each with its
    /// names and its size:
    /// `{"system": "us", "language": "en", "adding": [{"name": "ladle", ...}]}`.
    ///
    /// - Throws: an `EncodingError` for units of a custom kind, which no other program knows.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(system, forKey: .system)
      try container.encode(language, forKey: .language)
      if !suggestsNames { try container.encode(false, forKey: .suggestsNames) }
      let catalogue = UnitDefinition.catalogue
      let isWhole = lexicon.units.starts(with: catalogue) { $0 === $1 }
      let units = isWhole ? lexicon.units.dropFirst(catalogue.count) : lexicon.units[...]
      if isWhole, units.isEmpty { return }
      let key: CodingKeys = isWhole ? .adding : .units
      try container.encode(
        units.map { try VocabularyUnit($0, container.codingPath + [key]) }, forKey: key)
    }

    /// Decodes a vocabulary. A unit that is decoded again is the same object.
    ///
    /// - Throws: a `DecodingError` with the coding path, if there is no such unit, system or
    ///   language.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let language =
        try container.decodeIfPresent(PresentationLanguage.self, forKey: .language) ?? .english
      let system =
        try container.decodeIfPresent(MeasurementSystem.self, forKey: .system) ?? language.system
      let all = try container.decodeIfPresent([VocabularyUnit].self, forKey: .units)
      let more = try container.decodeIfPresent([VocabularyUnit].self, forKey: .adding) ?? []
      if all == nil, more.isEmpty {
        self = .standard(for: system, language: language)
      } else {
        let units = all.map { $0.map { $0.definition } } ?? UnitDefinition.catalogue
        self.init(
          definitions: units + more.map { $0.definition }, system: system, language: language)
      }
      suggestsNames = try container.decodeIfPresent(Bool.self, forKey: .suggestsNames) ?? true
    }
  }

  /// A unit of a vocabulary: the name of a catalogue unit, or the whole definition of another one.
  private struct VocabularyUnit: Codable {
    let definition: UnitDefinition
    private let stored: StoredUnit?

    /// The decoded units, each once, because they are never freed.
    private static let known = LazyCache<StoredUnit, UnitDefinition?>()

    init(_ definition: UnitDefinition, _ path: [any CodingKey]) throws {
      self.definition = definition
      let isKnown = UnitDefinition.catalogue.contains { $0 === definition }
      stored = isKnown ? nil : StoredUnit(definition)
      guard isKnown || stored != nil else {
        throw EncodingError.invalidValue(
          definition.name,
          EncodingError.Context(
            codingPath: path,
            debugDescription:
              "'\(definition.name)' is a unit of \(definition.kind.name), a kind of your own"))
      }
    }

    func encode(to encoder: any Encoder) throws {
      if let stored {
        try stored.encode(to: encoder)
      } else {
        var container = encoder.singleValueContainer()
        try container.encode(definition.qualifiedName)
      }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let found: UnitDefinition?
      let name: String
      if let text = try? container.decode(String.self) {
        (name, stored) = (text, nil)
        found = UnitDefinition.catalogue.first { $0.qualifiedName == text }
      } else {
        let unit = try container.decode(StoredUnit.self)
        (name, stored) = (unit.name, unit)
        found = VocabularyUnit.known.value(for: unit) { unit.definition() }
      }
      guard let found else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "the catalogue doesn't define '\(name)'")
      }
      definition = found
    }
  }
#endif
