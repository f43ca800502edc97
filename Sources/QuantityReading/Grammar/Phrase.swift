import QuantityCore

/// An amount or a range in a text.
struct Phrase {
  /// The only amount, or the first end of a range.
  var first: Operand {
    didSet { if !isRange { end = first } }
  }
  /// The second end of a range, or the only amount. Stored twice: it is read often, and unwrapping
  /// an optional would copy all of it.
  private var end: Operand
  let isRange: Bool
  var isApproximate: Bool

  init(_ only: Operand, isApproximate: Bool = false) {
    (first, end, isRange) = (only, only, false)
    self.isApproximate = isApproximate
  }

  init(from first: Operand, to second: Operand, isApproximate: Bool) {
    (self.first, end, isRange) = (first, second, true)
    self.isApproximate = isApproximate
  }

  /// The second end of a range. It may be the smaller one: `3-2 cups`.
  var second: Operand? { isRange ? end : nil }

  /// The second end of a range, or the only amount.
  var last: Operand {
    get { end }
    set {
      end = newValue
      if !isRange { first = newValue }
    }
  }

  /// The range in the text, without `about`.
  var range: Range<Int> { first.range.lowerBound..<last.range.upperBound }
}
