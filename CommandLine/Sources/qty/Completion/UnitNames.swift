import Quantities
import QuantityAnswers

/// Names of units, for completing words.
struct UnitNames {
  private let names: [String]

  /// Collects names of the units of a kind, or of all kinds.
  init(_ names: (any NamedUnit) -> [String], of kind: (any QuantityKind.Type)? = nil) {
    let kinds = kind.map { [$0] } ?? NamedChoices.kinds.all
    self.names = kinds.flatMap { UnitNames.units(of: $0) }.flatMap(names)
  }

  private static func units<Kind: QuantityKind>(of kind: Kind.Type) -> [any NamedUnit] {
    kind.units
  }

  /// Returns the words that can follow others: the next word of a name already begun, or else the
  /// first word of each name.
  func candidates(after words: [String]) -> [WordCompletion.Candidate] {
    let names = names.map { $0.split(separator: " ").map(String.init) }
    let rests = names.flatMap { name in
      name.indices.dropFirst().filter { words.suffix($0).elementsEqual(name[..<$0]) }
        .map { name[$0] }
    }
    // Systems share names; a shell must get each word only once.
    return Set(rests.isEmpty ? names.map { $0[0] } : rests).sorted()
      .map { WordCompletion.Candidate(word: $0) }
  }
}

/// A unit of any kind, as its names.
protocol NamedUnit {
  var name: String { get }
  var plural: String { get }
  var symbol: String { get }
  var qualifiedName: String { get }
}

extension MeasurementUnit: NamedUnit {}

extension NamedUnit {
  /// The singular names.
  var singularNames: [String] { [name, symbol, qualifiedName] }
  /// The plural names.
  var pluralNames: [String] { [plural, symbol, qualifiedPlural] }
  /// The plural with a qualifier: `imperial pints`.
  var qualifiedPlural: String { String(qualifiedName.dropLast(name.count)) + plural }
}
