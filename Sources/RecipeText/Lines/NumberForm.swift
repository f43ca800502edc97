import QuantityCore
import QuantityReading

/// The spelling of a number: the style of its fraction, the text before the fraction, the marks
/// between its digits, and the script.
struct NumberForm: Sendable {
  /// The style of a fraction.
  enum Fractions: Sendable {
    /// `1/2`
    case ascii
    /// `½`
    case vulgar
    /// `1⁄2`, with the Unicode fraction slash
    case slash
    /// `&frac12;`
    case entity
    /// `1&frasl;2`
    case slashEntity
    /// `\u00bd`, in JSON
    case escape
    /// `$\frac{1}{2}$`
    case latex
    /// `$\\frac{1}{2}$`, in JSON
    case latexInString
  }

  /// The style of the fraction, if there is one.
  var fractions: Fractions?
  /// The text between a whole number and its fraction: the hyphen of `1-1/2`.
  var mixed: String?
  /// The decimal mark, if there are decimals.
  var decimalMark: String?
  /// The separator between groups of three digits, if there is one.
  var group: String?

  /// The digit zero of the number's script, if it has digits.
  var zero: Unicode.Scalar?

  /// Whether the number has neither a fraction nor decimals.
  var isWhole: Bool { fractions == nil && decimalMark == nil }
}
