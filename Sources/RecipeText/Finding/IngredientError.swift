import QuantityCore
import QuantityReading

/// An error thrown when a recipe cannot be scaled to the available amount of an ingredient.
///
///     do {
///       _ = try AmountScaler.factor(for: "2 cups flour", in: "1 cup rye flour\n3 cups wheat flour")
///     } catch {
///       error.code         // several
///       error.description  // "several lines fit '2 cups flour': line 1 '1 cup rye flour', line 2 '3 cups wheat flour'"
///     }
public struct IngredientError: Error, Sendable, Hashable {
  /// The kind of error.
  public let code: Code
  /// The amount and ingredient that were passed.
  public let ingredient: String
  /// The lines in question: those that match, if there are several, or those that name the
  /// ingredient with an amount of another kind.
  public let lines: [Line]

  init(_ code: Code, _ ingredient: String, _ lines: [Line] = []) {
    self.code = code
    self.ingredient = ingredient
    self.lines = lines
  }

  /// A line of a recipe.
  ///
  ///     do {
  ///       _ = try AmountScaler.factor(for: "1 cup oats", in: "90 g oats")
  ///     } catch {
  ///       error.lines[0].number  // 1
  ///       error.lines[0].text    // "90 g oats"
  ///     }
  public struct Line: Sendable, Hashable, CustomStringConvertible {
    /// The line number, starting at 1.
    public let number: Int
    /// The text of the line.
    public let text: String

    /// The number and the text: `line 3 '2 cups flour'`.
    public var description: String {
      var text = text
      let quoted = text.withUTF8 { bytes in
        let start = bytes.firstIndex { $0 > 0x20 } ?? 0
        let end = bytes.lastIndex { $0 > 0x20 } ?? start - 1
        return ParseError.quote(bytes, start..<end + 1)
      }
      return "line \(number) \(quoted)"
    }
  }

  /// The kinds of errors.
  ///
  ///     do {
  ///       _ = try AmountScaler.factor(for: "1 cup oats", in: "90 g rice")
  ///     } catch {
  ///       error.code  // not-found
  ///     }
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// A stable name: `not-found`.
    public let description: String

    /// The text isn't an amount of an ingredient, or the amount is not greater than zero.
    public static let unclear = Code(description: "unclear")
    /// No line names the ingredient.
    public static let notFound = Code(description: "not-found")
    /// Lines name it, but none has an amount of the same kind: cups cannot be compared with grams.
    public static let otherKind = Code(description: "other-kind")
    /// Several lines match.
    public static let several = Code(description: "several")
    /// No line says how many people the recipe serves.
    public static let noServings = Code(description: "no-servings")
    /// The factor does not fit 128 bits.
    public static let tooLarge = Code(description: "too-large")
  }
}

extension IngredientError: CustomStringConvertible {
  /// The error message, with the first five lines.
  public var description: String {
    var text = ingredient
    let asked = text.withUTF8 { ParseError.quote($0, 0..<$0.count) }
    switch code {
    case .unclear:
      return "expected an amount and an ingredient, such as '100 g pasta', found \(asked)"
    case .notFound: return "no line has the ingredient of \(asked)"
    case .noServings: return "no line says how many the recipe serves"
    case .otherKind: return "no line gives its amount in units like those of \(asked): \(list)"
    case .several: return "several lines fit \(asked): \(list)"
    default: return "the factor for \(asked) is too large: it does not fit 128 bits"
    }
  }

  private var list: String {
    lines.prefix(5).map { $0.description }.joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
  }
}
