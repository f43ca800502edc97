extension Presentation {
  /// The parts of a presentation, the largest unit first.
  ///
  ///     7.teaspoons.presented().parts.map(\.description)  // ["2 tablespoons", "1 teaspoon"]
  public struct Parts: Sendable, Hashable {
    let shown: AnyPresentation.Parts
    let isNegative: Bool
  }
}

extension Presentation.Parts: RandomAccessCollection {
  /// The position of the first part.
  public var startIndex: Int { 0 }
  /// The position behind the last part.
  public var endIndex: Int { shown.count }

  /// The part at a position.
  ///
  /// - Precondition: the position is in `indices`.
  public subscript(position: Int) -> Presentation.Part {
    precondition(indices.contains(position), "There is no part \(position): there are \(count)")
    return Presentation.Part(shown[position], isNegative: isNegative)
  }
}
