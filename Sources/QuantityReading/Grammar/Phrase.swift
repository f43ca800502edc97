import QuantityCore

/// An amount in a text, or a range of them.
package struct Phrase {
  /// The only amount, or the end of a range that is written first.
  package var first: Operand {
    didSet { if !isRange { end = first } }
  }
  /// The operand that is written last, or the only one: stored twice, since it is asked for ten times for each
  /// amount in running text, and to take it out of an optional copies all of it.
  private var end: Operand
  package let isRange: Bool
  var isApproximate: Bool

  package init(_ only: Operand, isApproximate: Bool = false) {
    (first, end, isRange) = (only, only, false)
    self.isApproximate = isApproximate
  }

  package init(from first: Operand, to second: Operand, isApproximate: Bool) {
    (self.first, end, isRange) = (first, second, true)
    self.isApproximate = isApproximate
  }

  /// The end of a range that is written second. It may be the lower one: `3-2 cups`.
  var second: Operand? { isRange ? end : nil }

  /// The operand that is written last, or the only one.
  package var last: Operand {
    get { end }
    set {
      end = newValue
      if !isRange { first = newValue }
    }
  }

  /// Where it stands, without `about`.
  package var range: Range<Int> { first.range.lowerBound..<last.range.upperBound }
}
