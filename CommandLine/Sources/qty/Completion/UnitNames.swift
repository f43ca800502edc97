import Quantities
import QuantityAnswers

/// The names of units, to complete words by.
struct UnitNames {
  private let names: [String]

  /// Takes the names that a unit has, of the units of a kind, or of every kind.
  init(_ names: (any NamedUnit) -> [String], of kind: (any QuantityKind.Type)? = nil) {
    let kinds = kind.map { [$0] } ?? NamedChoices.kinds.all
    self.names = kinds.flatMap { UnitNames.units(of: $0) }.flatMap(names)
  }

  private static func units<Kind: QuantityKind>(of kind: Kind.Type) -> [any NamedUnit] {
    kind.units
  }

  /// Returns the words that can follow others: the rest of a name that they begin, or else the
  /// first word of each name.
  func candidates(after words: [String]) -> [WordCompletion.Candidate] {
    let names = names.map { $0.split(separator: " ").map(String.init) }
    let rests = names.flatMap { name in
      name.indices.dropFirst().filter { words.suffix($0).elementsEqual(name[..<$0]) }
        .map { name[$0] }
    }
    // Units of several systems share names, and a shell offers each once.
    return Set(rests.isEmpty ? names.map { $0[0] } : rests).sorted()
      .map { WordCompletion.Candidate(word: $0) }
  }
}

/// A unit, whatever its kind, by its names.
protocol NamedUnit {
  var name: String { get }
  var plural: String { get }
  var symbol: String { get }
  var qualifiedName: String { get }
}

extension MeasurementUnit: NamedUnit {}

extension NamedUnit {
  /// What one is called.
  var singularNames: [String] { [name, symbol, qualifiedName] }
  /// What several are called.
  var pluralNames: [String] { [plural, symbol, qualifiedPlural] }
  /// What several are called beside those of another system: `imperial pints`.
  var qualifiedPlural: String { String(qualifiedName.dropLast(name.count)) + plural }
}
