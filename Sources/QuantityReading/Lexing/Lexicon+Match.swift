package import QuantityCore

extension Lexicon {
  /// The meaning of a name.
  package struct Match {
    /// The unit that fits best, or one of several.
    package var unit: AnyUnit?
    /// How well it fits: smaller is better.
    var rank = Int.max
    /// Whether several units fit equally well.
    package var isAmbiguous = false
    /// Whether the name begins a longer one, as `fl` does `fl oz`.
    var isLead = false
    /// Whether the name can also mean a unit of another kind, where that kind is known.
    var hasOthers = false
    var traits = NameTraits()
  }
}

extension Lexicon.Match {
  @inline(__always)
  mutating func take(_ entry: LexiconEntry, rank: Int, kind: AnyKind?) {
    guard let unit = entry.unit else {
      isLead = true
      return
    }
    if entry.traits.isContextual, kind == nil {
      hasOthers = true
      return
    }
    if let other = self.unit, other.kind != unit.kind { hasOthers = true }
    if rank < self.rank {
      (self.unit, self.rank, isAmbiguous, traits) = (unit, rank, false, entry.traits)
    } else if rank == self.rank {
      isAmbiguous = isAmbiguous || self.unit != unit
      traits.isCounted = traits.isCounted && entry.traits.isCounted
    }
  }
}
