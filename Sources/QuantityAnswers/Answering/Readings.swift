import Quantities

/// How exactly one amount, or both ends of a range, match the text.
struct Readings {
  var lower = Reading()
  var upper = Reading()

  /// How exactly an amount matches the text.
  struct Reading {
    /// Whether the text marks the amount as approximate.
    var isAbout = false
    /// The amount minus the number in the text, in the unit of the amount: not zero if the number
    /// isn't a whole number of ticks; `nil` if the difference is unknown.
    var rounding: Fraction? = .zero

    var isExact: Bool { !isAbout && !isRounded }
    var isRounded: Bool { rounding != .zero }
  }

  init() {}

  init(_ amount: WrittenAmount) {
    lower.rounding = amount.lowerRounding
    upper.rounding = amount.upperRounding
    // A mark before a range applies to both ends.
    lower.isAbout = amount.isAbout
  }
}
