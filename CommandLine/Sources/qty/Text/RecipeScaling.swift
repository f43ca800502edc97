import IngredientDensities
import Quantities
import QuantityAnswers

/// The scaling of files line by line, in memory that does not grow with them.
struct RecipeScaling: ~Copyable {
  /// What amounts are multiplied by.
  enum Factor {
    case number(Fraction)
    /// What there is of one of the ingredients.
    case ingredient(String)
  }

  private let factor: Factor
  private var scaler: IngredientScaler
  private let policy: MistakePolicy
  private let namesFiles: Bool
  private var streams = Streams()
  /// Whether an amount could not be scaled, or a line was too long.
  private(set) var hasFailed = false

  init(
    by factor: Factor, _ scaler: IngredientScaler, policy: MistakePolicy, namesFiles: Bool
  ) {
    self.factor = factor
    self.scaler = scaler
    self.policy = policy
    self.namesFiles = namesFiles
  }

  /// Whether no more is to be scaled.
  var isAborted: Bool { hasFailed && policy == .abort }

  /// Prints a file, or for `-` standard input, with its amounts scaled.
  mutating func run(path: String) throws(Failure) {
    var reader = try TextReader(path: path)
    switch factor {
    case .number(let number): scaler.scaler.factor = number
    case .ingredient(let ingredient):
      scaler.scaler.factor = try factor(for: ingredient, in: try reader.readAhead().text, of: path)
    }
    var context = TextContext()
    while let line = try reader.next(flushing: { () throws(Failure) in try streams.flush() }) {
      switch line.piece {
      case nil: scale(line, of: path, after: &context)
      case .first:
        refuse(RecordReader.isTooLong, line, of: path)
        if !isAborted { streams.output.append(line.bytes) }
      case .other: streams.output.append(line.bytes)
      }
      if isAborted { return try streams.flush() }
      try streams.flushIfFull()
    }
  }

  /// Finds by what factor a text takes as much of an ingredient as there is.
  private func factor(
    for ingredient: String, in text: String, of path: String
  ) throws(Failure) -> Fraction {
    do throws(IngredientError) {
      return try AmountScaler.factor(for: ingredient, in: text, finder: scaler.scaler.finder)
    } catch {
      if error.code == .unclear { throw .usage("--to: \(error)") }
      throw Failure(.badInput, namesFiles ? "\(path): \(error)" : error.description)
    }
  }

  private mutating func scale(
    _ line: TextLine, of path: String, after context: inout TextContext
  ) {
    let text = ForeignText(line.bytes)
    let scaled = scaler.scaling(text.text, after: &context)
    var columns = Columns(text.text)
    for amount in scaled.unscaled {
      let written = String(text.text[amount.range])
      let column = columns.column(of: amount.range.lowerBound)
      refuse(
        "\(Mistake.quoting(written)) was left as it is: \(amount.reason) (column \(column))", line,
        of: path)
      if isAborted { return }
    }
    text.write(scaled.text, to: &streams.output)
  }

  private mutating func refuse(_ message: String, _ line: TextLine, of path: String) {
    hasFailed = true
    guard policy != .ignore else { return }
    streams.tell(message, line: line.number, of: namesFiles ? path : nil)
  }
}
