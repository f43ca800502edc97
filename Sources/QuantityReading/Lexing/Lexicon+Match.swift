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
    /// Whether the name is neither English nor of the lexicon's language.
    package var isForeign = false
    /// Whether recipes count things by the name, so running text has no unit there.
    var isCounted = false
    /// Whether a number can follow the name.
    var isFirst = false
    /// How many of the unit the name means without a number; 0 if it doesn't say.
    var count: UInt8 = 0
  }
}

extension Lexicon.Match {
  @inline(__always)
  mutating func take(_ entry: LexiconEntry, rank: Int, kind: AnyKind?) {
    guard let unit = entry.unit else {
      isLead = true
      return
    }
    if entry.isContextual, kind == nil {
      hasOthers = true
      return
    }
    if let other = self.unit, other.kind != unit.kind { hasOthers = true }
    if rank < self.rank {
      (self.unit, self.rank, isAmbiguous, isForeign) = (unit, rank, false, entry.isForeign)
      isCounted = entry.isCounted
      (isFirst, count) = (entry.isFirst, entry.count)
    } else if rank == self.rank {
      isAmbiguous = isAmbiguous || self.unit != unit
      isCounted = isCounted && entry.isCounted
    }
  }
}
