import QuantityCore
import QuantityReading

/// How a number is written: the kind of its fraction, what stands before that, and the marks among its
/// digits.
struct NumberForm: Sendable {
  /// How a fraction is written.
  enum Fractions: Sendable {
    /// `1/2`
    case ascii
    /// `½`
    case vulgar
    /// `1⁄2`, with the fraction slash of Unicode
    case slash
    /// `&frac12;`
    case entity
    /// `1&frasl;2`
    case slashEntity
  }

  /// How its fraction is written, if it has one.
  var fractions: Fractions?
  /// What stands between a whole number and its fraction: the hyphen of `1-1/2`.
  var mixed: String?
  /// What stands before its decimals, if it has any.
  var decimalMark: String?
  /// What stands between groups of three digits, if it has any.
  var group: String?

  /// The zero of the script of its digits, if it has any.
  var zero: Unicode.Scalar?

  /// Whether the number says nothing about how fractions are written.
  var isPlain: Bool { fractions == nil && decimalMark == nil }
}
