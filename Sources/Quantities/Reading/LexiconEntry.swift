/// A name of a unit, or a word with which longer names begin.
///
/// It is trivial: it is looked at for every name in a text, and an array or a string in it would be
/// retained and released each time.
struct LexiconEntry {
  /// The bytes of the name, which the lexicon owns.
  let name: UnsafeBufferPointer<UInt8>
  /// The unit, or `nil` for a word that only begins longer names.
  let unit: AnyUnit?
  /// The unit's kind.
  let kind: AnyKind?
  /// Whether the name means the unit only where its kind is known.
  let isContextual: Bool
  /// Whether text must say which unit of that name is meant.
  let isQualified: Bool
  /// What the name is made of, to tell what is near it.
  let outline: NameOutline

  /// The rank from which on a name means the unit only where its kind is known.
  static var contextualRank: Int { 2 }

  /// How well a name in a text fits this entry, the less the better, or `nil` if it does not.
  @inline(__always)
  func rank(for text: UnsafeBufferPointer<UInt8>, in context: NameContext) -> Int? {
    let match = NameBytes.match(text, name)
    guard match != .different else { return nil }
    guard let unit else { return context.prefix == nil ? 0 : nil }
    if let kind = context.kind, kind != self.kind { return nil }
    if let prefix = context.prefix {
      guard unit.definition.hasPrefix(prefix) else { return nil }
    } else if isQualified {
      return nil
    }
    if match == .sameButForCase && name.count < 3 { return nil }
    return (isContextual ? LexiconEntry.contextualRank : 0) + (match == .same ? 0 : 1)
  }
}

/// What a name must fit beside its letters.
struct NameContext {
  /// The only kind that counts, or `nil` for any.
  var kind: AnyKind?
  /// The word before the name that says which unit is meant: `uk`.
  var prefix: UnsafeBufferPointer<UInt8>?
}

/// The names of a lexicon before they are laid out.
struct LexiconNames {
  typealias Name = (name: [UInt8], unit: UnitDefinition?, isContextual: Bool)

  private var names: [Name] = []

  /// The names, the shortest first, and those of one length in the order of their units.
  var namesByLength: [Name] {
    names.enumerated()
      .sorted { ($0.element.name.count, $0.offset) < ($1.element.name.count, $1.offset) }
      .map(\.element)
  }

  /// The names of units, and the words with which names can begin: the prefixes, and all but the
  /// last word of names of several words.
  init(_ units: [UnitDefinition]) {
    for unit in units { add(unit) }
    var leads = Set(units.flatMap(\.prefixes).map { Array($0.utf8) })
    for name in names.map(\.name) {
      for word in name.split(separator: UInt8(ascii: " ")).dropLast() { leads.insert(Array(word)) }
    }
    names += leads.map { ($0, nil, false) }
  }

  private mutating func add(_ unit: UnitDefinition) {
    var known: [String] = []
    for name in [unit.name, unit.plural, unit.symbol] + unit.aliases where !known.contains(name) {
      known.append(name)
      names.append((Array(name.utf8), unit, false))
    }
    names += unit.contextualAliases.map { (Array($0.utf8), unit, true) }
  }
}

extension UnitDefinition {
  fileprivate func hasPrefix(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    prefixes.contains { prefix in
      Array(prefix.utf8).withUnsafeBufferPointer { NameBytes.match(word, $0) != .different }
    }
  }
}
