import QuantityCore

// Arithmetic with the verb first: `divide 3/4 cup by 2`, `subtract 1 tbsp from 1 cup`.

extension Grammar {
  /// Reads a command, including its verb; returns `nil` if none is here.
  mutating func readCommand() throws(ParseError) -> ParsedText? {
    var probe = self
    guard let command = probe.readVerb(), let offset = probe.cursor.lastOffset(of: command.joint)
    else { return nil }
    var (head, tail) = (probe, probe)
    head.cursor = probe.cursor.ending(at: offset)
    head.cursor.dropSpaces()
    tail.cursor.position = offset + command.joint.utf8CodeUnitCount
    var text = try head.readStatement()
    if text.phrase.isRange { throw head.cannotCalculate(with: text.phrase) }
    guard text.isOneAmount else { return nil }
    var other = try tail.readOperand()
    try tail.readSum(into: &other)
    text.phrase.first = try command.result(text.phrase.first, other)
    try tail.readPurpose(of: &text)
    try tail.expectEnd()
    self = tail
    return text
  }

  private mutating func readVerb() -> Command? {
    for command in Command.allCases where cursor.skipWord(of: command.verbs) { return command }
    return nil
  }
}

private enum Command: CaseIterable {
  case divide, multiply, subtract, add

  var verbs: [StaticString] {
    switch self {
    case .divide: ["divide"]
    case .multiply: ["multiply", "scale"]
    case .subtract: ["subtract", "take"]
    case .add: ["add"]
    }
  }

  /// The word between the amounts.
  var joint: StaticString {
    switch self {
    case .divide, .multiply: "by"
    case .subtract: "from"
    case .add: "to"
    }
  }

  func result(_ first: Operand, _ second: Operand) throws(ParseError) -> Operand {
    var (left, right) = self == .subtract ? (second, first) : (first, second)
    let range = first.range.lowerBound..<second.range.upperBound
    (left.range, right.range) = (range, range)
    return switch self {
    case .divide: try left.divided(by: right, makesQuotients: true)
    case .multiply: try left.multiplied(by: right)
    case .subtract: try left.joined(.minus, right)
    case .add: try left.joined(.plus, right)
    }
  }
}
