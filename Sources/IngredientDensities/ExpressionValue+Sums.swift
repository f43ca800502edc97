import Quantities

extension ExpressionValue {
  /// Whether it is none.
  var isZero: Bool { number == .zero || amount?.tickCount == 0 }

  /// The amount as a cook fills or weighs it, to within 2.5 %.
  var rounded: ExpressionValue {
    guard let amount else { return self }
    if let volume = amount.as(VolumeKind.self) {
      return .amount(AnyAmount(volume.asMeasured.presented().total))
    }
    guard let mass = amount.as(MassKind.self) else { return self }
    return .amount(AnyAmount(mass.asMeasured.presented().total))
  }

  /// Returns the sum of two amounts of one kind, or of two counts, if it fits.
  func plus(_ other: ExpressionValue) -> ExpressionValue? {
    switch (self, other) {
    case (.number(let number), .number(let more)): number.plus(more).map { .number($0) }
    case (.amount(let amount), .amount(let more)): (try? amount.adding(more)).map { .amount($0) }
    default: nil
    }
  }

  /// Returns how often another amount of the same kind goes into this one, if that fits.
  func ratio(to other: ExpressionValue) -> Fraction? {
    switch (self, other) {
    case (.number(let number), .number(let divisor)) where divisor != .zero:
      let (ratio, overflow) = number.dividedReportingOverflow(by: divisor)
      return overflow ? nil : ratio
    case (.amount(let amount), .amount(let divisor)): return try? amount.ratio(to: divisor)
    default: return nil
    }
  }
}
