import IngredientDensities
import Quantities

/// The scaling of files line by line, in memory that does not grow with them.
struct RecipeScaling: ~Copyable {
  private let scaler: IngredientScaler
  private let policy: MistakePolicy
  private let namesFiles: Bool
  private var streams = Streams()
  /// Whether an amount could not be scaled, or a line was too long.
  private(set) var hasFailed = false

  init(_ scaler: IngredientScaler, policy: MistakePolicy, namesFiles: Bool) {
    self.scaler = scaler
    self.policy = policy
    self.namesFiles = namesFiles
  }

  /// Whether no more is to be scaled.
  var isAborted: Bool { hasFailed && policy == .abort }

  /// Prints a file, or for `-` standard input, with its amounts scaled.
  mutating func run(path: String) throws(Failure) {
    var reader = try TextReader(path: path)
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
        "\(written.quoted) was left as it is: \(amount.reason) (column \(column))", line, of: path)
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
