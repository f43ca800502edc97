import Quantities

/// The names of units for a shell's completion.
enum UnitCompletion {
  /// The names that a word can be completed to; where a comma joins several, that of the last.
  static func names(for word: String) -> [String] {
    let comma = word.lastIndex(of: ",")
    let given = comma.map { word[...$0] } ?? ""
    return all.map { given + $0 }
  }

  private static var all: [String] {
    names(of: TimeKind.self) + names(of: VolumeKind.self) + names(of: MassKind.self)
  }

  private static func names<Kind: QuantityKind>(of kind: Kind.Type) -> [String] {
    // A name of two words would have to be quoted; its symbol or alias is one.
    kind.units.flatMap { [$0.plural, $0.symbol] }.filter { !$0.contains(" ") }
  }
}
