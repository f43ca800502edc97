import QuantityCore

// Suggestions for misspelled names.

extension Lexicon {
  /// Returns the names most similar to the given one, the nearest first: one edit away, or two if
  /// it is long. In a short name, another letter makes another name: `lm` is near `ml`, but `km`
  /// and `keg` are near nothing.
  func names(
    near name: UnsafeBufferPointer<UInt8>, kind: AnyKind? = nil
  ) -> [String] {
    // `kg^` isn't a misspelled name.
    guard let word = EditDistance(from: name), name.allSatisfy(NameFolding.canBeSpelled) else {
      return []
    }
    let outline = NameOutline(name)
    let limit = name.count < 8 ? 1 : 2
    let most = 3
    var nearest: [(distance: Int, name: UnsafeBufferPointer<UInt8>)] = []
    nearest.reserveCapacity(most + 1)
    let lengths = name.count - limit...name.count + limit
    for index in entries.indices
    where lengths.contains(entries[index].name.count)
      && entries[index].outline.canBe(within: limit, of: outline)
    {
      let entry = entries[index]
      let traits = entry.traits
      guard !traits.isContextual, !traits.needsPrefix, !traits.isForeign, let of = entry.kind,
        kind == nil || kind == of, let distance = word.distance(to: entry.name, atMost: limit),
        name.count > 3 || name.isNear(entry, distance),
        !nearest.contains(where: { $0.name.elementsEqual(entry.name) })
      else { continue }
      let insertion = nearest.firstIndex {
        distance < $0.distance
          || distance == $0.distance && entry.name.lexicographicallyPrecedes($0.name)
      }
      nearest.insert((distance, entry.name), at: insertion ?? nearest.count)
      if nearest.count > most { nearest.removeLast() }
    }
    return nearest.map { String(decoding: $0.name, as: UTF8.self) }
  }
}

extension Lexicon {
  /// Returns the word that must precede the name of a unit, if the bare name means another unit.
  func prefix(of unit: AnyUnit) -> String? {
    unit.definition.isBare(in: system) ? nil : unit.definition.prefixes.first
  }
}
