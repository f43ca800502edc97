import Quantities

extension ExpressionValue {
  /// Whether the amount or number is zero.
  var isZero: Bool { number == .zero || amount?.tickCount == 0 }

  /// The amount rounded for measuring, to within 2.5 %.
  var rounded: ExpressionValue {
    guard let amount else { return self }
    if let volume = amount.as(VolumeKind.self) {
      return .amount(AnyAmount(volume.asMeasured.presented().total))
    }
    guard let mass = amount.as(MassKind.self) else { return self }
    return .amount(AnyAmount(mass.asMeasured.presented().total))
  }

  /// Returns the sum of two amounts of one kind, or of two counts; `nil` if the kinds differ or it
  /// does not fit.
  func plus(_ other: ExpressionValue) -> ExpressionValue? {
    switch (self, other) {
    case (.number(let number), .number(let more)): number.plus(more).map { .number($0) }
    case (.amount(let amount), .amount(let more)): (try? amount.adding(more)).map { .amount($0) }
    default: nil
    }
  }

  /// Returns the ratio to another amount of the same kind, or `nil` if the kinds differ or it does
  /// not fit.
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
