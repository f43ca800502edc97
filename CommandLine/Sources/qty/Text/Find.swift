import ArgumentParser
import Quantities

/// Finds the amounts in a text.
struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", _superCommandName: "qty",
    abstract: "Prints every amount in a text with its line, its column and its value.",
    discussion: """
      qty find recipe.txt
      qty find --kind time --json < recipe.txt
      """
  )

  @Argument(help: "The files to read (default: standard input).", completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print only amounts of one kind: \(NamedChoices.kinds.list).", valueName: "kind"),
    completion: .list(NamedChoices.kinds.names))
  var kind: String?

  @OptionGroup var systemOption: SystemOption

  @Flag(help: "Print one JSON object per line.")
  var json = false

  func run() throws {
    let kind = try NamedChoices.kinds.given(kind, by: "--kind")
    let finder = AmountFinder(vocabulary: .standard(for: try systemOption.chosen()))
    var output = ByteOutput(.standardOutput)
    for source in TextSource.all(files) {
      let text = try source.read().text
      var places = TextPlaces(text)
      for found in finder.amounts(in: text) {
        guard kind == nil || found.kind == kind else { continue }
        let place = places.place(of: found.utf8Range.lowerBound)
        let finding = Finding(
          path: source.path, row: place.line, column: place.column,
          written: String(text[found.range]), found: found,
          system: finder.vocabulary.system)
        if json {
          output.appendObject(finding.writeFields)
        } else {
          output.append(finding.line(withPath: files.count > 1))
        }
        output.append("\n")
        try output.flushIfFull()
      }
    }
    try output.flush()
  }
}

/// An amount that was found in a file.
struct Finding {
  let path: String
  let row: Int
  let column: Int
  /// The amount as it is written.
  let written: String
  let found: FoundAmount
  /// The reader's own system.
  let system: MeasurementSystem

  /// Returns a line for people and for editors: `3:10: an hour`, and after a tab `1 hour`.
  func line(withPath: Bool) -> String {
    // An amount can be broken over two lines.
    let oneLine = String(written.map { $0.isNewline ? " " : $0 })
    return "\(withPath ? "\(path):" : "")\(row):\(column): \(oneLine)\t\(text)"
  }

  /// The amount as a person says it.
  private var text: String {
    range ?? (found.amount.isApproximate ? "~" : "") + found.amount.description
  }

  /// The amount or the range as a person says it, or `nil` for a count.
  private var range: String? {
    guard case .amount(let lower) = found.amount.lower,
      case .amount(let upper) = found.amount.upper
    else { return nil }
    return range(of: lower.kind, lower, upper)
  }

  private func range<Kind: QuantityKind>(
    of kind: Kind.Type, _ lower: AnyAmount, _ upper: AnyAmount
  ) -> String? {
    guard let lower = lower.as(kind), let upper = upper.as(kind) else { return nil }
    let style = PresentationStyle(system: system)
    let shown = Presenter(system: system).present(min(lower, upper)...max(lower, upper))
    let marked = found.amount.isApproximate ? shown.approximated() : shown
    guard upper < lower else { return marked.formatted(style) }
    // In the order in which its ends are written.
    let first = shown.sharedUnit == nil ? style : style.units(.none)
    let mark = found.amount.isApproximate && shown.upper.isExact ? "~" : ""
    return "\(mark)\(shown.upper.formatted(first)) to \(shown.lower.formatted(style))"
  }
}

extension Finding: JSONObject {
  func writeFields(to json: inout JSONWriter) {
    json.field("input", written)
    json.field("file", path)
    json.field("line", row)
    json.field("column", column)
    json.field("span", [found.utf8Range.lowerBound, found.utf8Range.upperBound])
    json.field("role", found.role.description)
    found.amount.lower.writeFields(to: &json)
    json.field("upper", found.amount.isRange ? found.amount.upper : nil)
    json.field("isApproximate", found.amount.isApproximate)
    json.field("text", text)
  }
}

extension FoundAmount {
  /// The kind of the amount, or `nil` for a count.
  fileprivate var kind: (any QuantityKind.Type)? {
    if case .amount(let amount) = amount.lower { return amount.kind }
    return nil
  }
}

extension ExpressionValue: JSONObject {
  func writeFields(to json: inout JSONWriter) {
    let (number, unit) = parts
    json.field("value", Double(number))
    json.field("unit", unit)
    json.field("exact", number)
  }

  /// The number, and the name of its unit if it has one.
  private var parts: (Fraction, String?) {
    switch self {
    case .number(let number): (number, nil)
    case .amount(let amount): amount.quantity.parts
    }
  }
}

extension Quantity {
  fileprivate var parts: (Fraction, String?) { (exactValue, unit.qualifiedName) }
}

/// A counter of the lines and columns of places in a text, which are asked for in rising order.
struct TextPlaces {
  private let bytes: [UInt8]
  private var line = 1
  private var column = 1
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    // A byte order mark is not a character of the first line.
    if bytes.starts(with: LineFilter.byteOrderMark) { position = LineFilter.byteOrderMark.count }
  }

  /// Returns the line and the column, in characters, of a place in bytes; both begin with 1.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    // Only what is new is counted: a line may be long, and hold many amounts.
    var start = position
    while position < offset {
      if bytes[position] == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
        start = position + 1
      }
      position += 1
    }
    column += String(decoding: bytes[start..<position], as: UTF8.self).count
    return (line, column)
  }
}
