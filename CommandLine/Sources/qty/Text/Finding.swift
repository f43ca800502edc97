import Quantities

/// An amount that was found in a file.
struct Finding {
  private let path: String
  private let row: Int
  private let column: Int
  /// The amount as it is written.
  private let written: String
  private let found: FoundAmount

  init(_ found: FoundAmount, in text: String, of path: String, _ row: Int, _ column: Int) {
    self.found = found
    self.path = path
    self.row = row
    self.column = column
    written = String(text[found.range])
  }

  /// A line for people and for editors: `3:10: an hour`, and behind a tab `1 hour`.
  func line(withPath: Bool) -> String {
    // An amount can be broken over two lines.
    let oneLine = String(written.map { $0.isNewline ? " " : $0 })
    return "\(withPath ? "\(path):" : "")\(row):\(column): \(oneLine)\t\(text)"
  }

  /// The amount as a person says it.
  private var text: String {
    let mark = found.amount.isApproximate ? "~" : ""
    let (lower, upper) = (found.amount.lower, found.amount.upper)
    let text = range(of: VolumeKind.self) ?? range(of: MassKind.self) ?? range(of: TimeKind.self)
    let number = lower == upper ? "\(lower)" : "\(lower) to \(upper)"
    return mark + (text ?? number)
  }

  private func range<Kind: QuantityKind>(of kind: Kind.Type) -> String? {
    guard case (.amount(let lower), .amount(let upper)) = (found.amount.lower, found.amount.upper),
      let lower = lower.as(kind), let upper = upper.as(kind)
    else { return nil }
    return Presenter().present(min(lower, upper)...max(lower, upper)).formatted()
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("input")
      json.string(written)
      json.key("file")
      json.string(path)
      json.key("line")
      json.integer(row)
      json.key("column")
      json.integer(column)
      json.key("span")
      json.array([found.utf8Range.lowerBound, found.utf8Range.upperBound]) { $0.integer($1) }
      json.key("role")
      json.string(found.role.description)
      json.value(found.amount.lower)
      json.key("upper")
      if found.amount.isRange { json.object { $0.value(found.amount.upper) } } else { json.null() }
      json.key("isApproximate")
      json.bool(found.amount.isApproximate)
      json.key("text")
      json.string(text)
    }
  }
}

extension FoundAmount {
  /// The kind of the amount, or `nil` for a count.
  var kindName: String? {
    if case .amount(let amount) = amount.lower { return amount.kind.name }
    return nil
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ value: ExpressionValue) {
    let (number, unit) = value.parts
    key("value")
    self.number(Double(number))
    key("unit")
    self.unit(unit)
    key("exact")
    fraction(number)
  }
}

extension ExpressionValue {
  /// The number, and the name of its unit if it has one.
  fileprivate var parts: (Fraction, String?) {
    switch self {
    case .number(let number): (number, nil)
    case .amount(let amount): amount.quantity.parts
    }
  }
}

extension Quantity {
  fileprivate var parts: (Fraction, String?) { (exactValue, unit.qualifiedName) }
}
