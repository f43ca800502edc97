package import QuantityCore

/// The properties of a substance that matter to a kitchen.
package struct Substance {
  /// The name, as written in the text.
  package let name: String
  /// The name of the ingredient that it is, whatever the text calls it.
  package let ingredient: String
  /// How it fills a measure, or `nil` if the substance is unknown.
  package let consistency: Consistency?
  /// The usual density and the range of all sources, if the substance is known.
  package let density: (usual: Density, range: ClosedRange<Density>)?
  /// The names of the ingredients that it could be, if there are several.
  package let choices: [String]

  package init(
    _ name: String, _ consistency: Consistency? = nil,
    density: (usual: Density, range: ClosedRange<Density>)? = nil, choices: [String] = [],
    ingredient: String? = nil
  ) {
    self.name = name
    self.ingredient = ingredient ?? name.lowercased()
    self.consistency = consistency
    self.density = density
    self.choices = choices
  }
}

/// How a substance fills a measure.
///
///     Consistency.allCases  // [liquid, loose, solid]
public enum Consistency: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Pours, and is measured by volume in every kitchen: milk, oil, stock.
  case liquid
  /// Takes the shape of a cup or a spoon: flour, honey, berries.
  case loose
  /// Comes in pieces, which nobody measures with a cup: meat, vegetables, pasta, cheese.
  case solid

  /// The name: `liquid`.
  public var description: String { rawValue }
}
