import IngredientDensities
import Quantities
import QuantityAnswers

/// Scales files, record by record and in constant memory.
struct RecipeScaling: ~Copyable {
  /// The factor for amounts.
  enum Factor {
    case number(Fraction)
    /// Derived from a desired amount of one ingredient.
    case ingredient(String)
    /// Derived from a desired number of servings.
    case servings(Fraction)
  }

  /// The form of the output.
  enum Form {
    case text
    /// Every number of the text, with its role, its rule, and whether it is scaled.
    case numbers
    /// The changes, as JSON.
    case edits
  }

  private let factor: Factor
  private var scaler: IngredientScaler
  private let language: TextLanguage
  private let policy: MistakePolicy
  private let form: Form
  private let namesFiles: Bool
  private var streams = Streams()
  /// Whether any amount could not be scaled, or a line was too long.
  private(set) var hasFailed = false
  private var notes = ScalingNotes()

  init(
    by factor: Factor, _ scaler: IngredientScaler, _ language: TextLanguage, policy: MistakePolicy,
    form: Form,
    namesFiles: Bool
  ) {
    self.factor = factor
    self.scaler = scaler
    self.language = language
    self.policy = policy
    self.form = form
    self.namesFiles = namesFiles
  }

  /// Whether to stop.
  var isAborted: Bool { hasFailed && policy == .abort }

  /// Prints a file, or standard input for `-`, with its amounts scaled.
  mutating func run(path: String) throws(Failure) {
    var reader = try TextReader(path: path)
    try choose(try options(for: &reader, of: path))
    switch factor {
    case .number(let number): scaler.scaler.factor = number
    case .ingredient, .servings:
      scaler.scaler.factor = try factor(in: try reader.readAhead().text, of: path)
    }
    var context = TextContext()
    if scaler.scaler.kitchen != nil { context = TextContext(before: try reader.peek()) }
    while let line = try reader.next(flushing: { () throws(Failure) in try streams.flush() }) {
      switch line.piece {
      case nil: scale(line, of: path, after: &context)
      case .first:
        refuse(RecordReader.isTooLong, line: line.number, of: path)
        if !isAborted, form == .text { streams.output.append(line.bytes) }
      case .other: if form == .text { streams.output.append(line.bytes) }
      }
      if isAborted { return try streams.flush() }
      try streams.flushIfFull()
    }
  }

  private mutating func options(
    for reader: inout TextReader, of path: String
  ) throws(Failure) -> QuestionOptions {
    var tag: String?
    let options = try language.options(for: &reader) { tag = $0 }
    if let tag, form == .numbers {
      streams.tell((namesFiles ? "\(path): " : "") + "the language is \(tag)")
    }
    return options
  }

  /// Chooses the language of a text for reading and writing amounts.
  private mutating func choose(_ options: QuestionOptions) throws(Failure) {
    guard language.isAutomatic else { return }
    scaler.scaler.finder = AmountFinder(options)
    guard scaler.scaler.style != nil else { return }
    do throws(OptionError) {
      scaler.scaler.style = try options.textStyle
    } catch {
      throw Failure(error.onCommandLine())
    }
  }

  /// Returns the factor for a desired amount of an ingredient or number of servings.
  private func factor(in text: String, of path: String) throws(Failure) -> Fraction {
    let finder = scaler.scaler.finder
    do throws(IngredientError) {
      switch factor {
      case .number(let number): return number
      case .ingredient(let ingredient):
        return try AmountScaler.factor(for: ingredient, in: text, finder: finder)
      case .servings(let servings):
        return try AmountScaler.factor(forServings: servings, in: text, finder: finder)
      }
    } catch {
      if error.code == .unclear { throw .usage("--to: \(error)") }
      throw Failure(.badInput, namesFiles ? "\(path): \(error)" : error.description)
    }
  }

  private mutating func scale(
    _ line: TextLine, of path: String, after context: inout TextContext
  ) {
    let text = ForeignText(line.bytes)
    let before = context
    let scaled = scaler.scaling(text.text, after: &context)
    notes.add(scaled)
    var columns = Columns(text.text)
    for amount in scaled.unscaled {
      let written = String(text.text[amount.range])
      let place = columns.place(of: amount.range.lowerBound)
      refuse(
        "\(Mistake.quoting(written)) was left as it is: \(amount.reason) (column \(place.column))",
        line: line.number + place.line, of: path)
      if isAborted { return }
    }
    switch form {
    case .text: text.write(scaled, to: &streams.output)
    case .numbers: explain(line, text.text, of: path, after: before, unscaled: scaled.unscaled)
    case .edits: list(scaled.edits, of: line, text.text, of: path)
    }
  }

  private mutating func list(
    _ edits: [TextEdit], of line: TextLine, _ text: String, of path: String
  ) {
    var columns = Columns(text)
    for edit in edits {
      let index = text.utf8.index(text.startIndex, offsetBy: edit.utf8Range.lowerBound)
      let place = columns.place(of: index)
      let finding = EditFinding(
        path: path, text: text, line: line.number + place.line, textStart: line.start,
        column: place.column, edit: edit)
      streams.output.appendObject(finding.writeFields)
      streams.output.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func explain(
    _ line: TextLine, _ text: String, of path: String, after context: consuming TextContext,
    unscaled: [UnscaledAmount]
  ) {
    var columns = Columns(text)
    var left = unscaled[...]
    for number in scaler.scaler.finder.numbers(in: text, after: &context) {
      let place = columns.place(of: number.range.lowerBound)
      let finding = NumberFinding(
        path: path, text: text, line: line.number + place.line, textStart: line.start,
        column: place.column, number: number)
      while let first = left.first, first.utf8Range.upperBound <= number.utf8Range.lowerBound {
        left.removeFirst()
      }
      let isLeft = left.first?.utf8Range.overlaps(number.utf8Range) ?? false
      let outcome = isLeft ? "left as it is" : number.role.isScaled ? "scaled" : "stays"
      streams.output.append(finding.report(withPath: namesFiles, outcome))
      streams.output.append(UInt8(ascii: "\n"))
    }
  }

  /// Reports rounded counts, and substances that could not be weighed.
  mutating func tellNotes() throws(Failure) {
    if policy != .ignore { notes.tell(on: &streams) }
    try streams.flush()
  }

  private mutating func refuse(_ message: String, line: Int, of path: String) {
    hasFailed = true
    guard policy != .ignore else { return }
    streams.tell(message, line: line, of: namesFiles ? path : nil)
  }
}
