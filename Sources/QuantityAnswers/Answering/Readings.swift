import Quantities

/// How exactly both ends of a range, or one amount, are what a text says.
struct Readings {
  var lower = Reading()
  var upper = Reading()

  /// How exactly an amount is what a text says.
  struct Reading {
    /// Whether the text itself says that it is not exact.
    var isAbout = false
    /// What was read less what the text says, in the unit of the amount, because that was no whole
    /// number of ticks; `nil` if only that is known.
    var rounding: Fraction? = .zero

    var isExact: Bool { !isAbout && !isRounded }
    var isRounded: Bool { rounding != .zero }
  }

  init() {}

  init(_ amount: WrittenAmount) {
    lower.rounding = amount.lowerRounding
    upper.rounding = amount.upperRounding
    // One mark in front says it of both ends.
    lower.isAbout = amount.isAbout
  }
}
