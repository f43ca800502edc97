import QuantityCore

// Arithmetic with the verb first: `divide 3/4 cup by 2`, `subtract 1 tbsp from 1 cup`.

extension Grammar {
  /// Reads a command, including its verb; returns `nil` if none is here.
  mutating func readCommand() throws(ParseError) -> ParsedText? {
    if let text = try readDivisionIntoParts() { return text }
    var probe = self
    guard let command = probe.readVerb(),
      let (joint, offset) = probe.cursor.joint(of: command.joints)
    else { return nil }
    var (head, tail) = (probe, probe)
    head.cursor = probe.cursor.ending(at: offset)
    head.cursor.dropSpaces()
    tail.cursor.position = offset + joint.utf8CodeUnitCount
    var text = try head.readStatement()
    if text.phrase.isRange { throw head.cannotCalculate(with: text.phrase) }
    guard text.isOneAmount else { return nil }
    if let sign = command.change, let share = tail.readShareOfChange() {
      text.phrase.first = try tail.join(text.phrase.first, sign, share)
    } else {
      var other = try tail.readOperand()
      try tail.readSum(into: &other)
      text.phrase.first = try command.result(text.phrase.first, other)
    }
    try tail.readPurpose(of: &text)
    try tail.expectEnd()
    self = tail
    return text
  }

  /// Reads `divide 3 cups into 4` or `cut 3/4 cup in half`.
  private mutating func readDivisionIntoParts() throws(ParseError) -> ParsedText? {
    var probe = self
    guard probe.cursor.skipWord(of: ["divide", "split", "cut", "share"]),
      var amount = try? probe.readOperand(), (try? probe.readSum(into: &amount)) != nil,
      try probe.readFactorsInWords(of: &amount)
    else { return nil }
    var text = ParsedText(phrase: Phrase(amount))
    try probe.readPurpose(of: &text)
    try probe.expectEnd()
    self = probe
    return text
  }

  private mutating func readVerb() -> Command? {
    for command in Command.allCases where cursor.skipWord(of: command.verbs) { return command }
    return nil
  }
}

private enum Command: CaseIterable {
  case divide, multiply, subtract, add, increase, reduce

  var verbs: [StaticString] {
    switch self {
    case .divide: ["divide"]
    case .multiply: ["multiply", "scale"]
    case .subtract: ["subtract", "take"]
    case .add: ["add"]
    case .increase: ["increase"]
    case .reduce: ["reduce", "decrease"]
    }
  }

  /// The words that can join the amounts.
  var joints: [StaticString] {
    switch self {
    case .divide, .multiply, .increase, .reduce: ["by"]
    case .subtract: ["from"]
    case .add: ["to", "and"]
    }
  }

  /// The sign of a share, as in `increase 2 cups by 50%`.
  var change: Operand.Operation? {
    switch self {
    case .increase: .plus
    case .reduce: .minus
    default: nil
    }
  }

  func result(_ first: Operand, _ second: Operand) throws(ParseError) -> Operand {
    var (left, right) = self == .subtract ? (second, first) : (first, second)
    let range = first.range.lowerBound..<second.range.upperBound
    (left.range, right.range) = (range, range)
    return switch self {
    case .divide: try left.divided(by: right, makesQuotients: true)
    case .multiply: try left.multiplied(by: right)
    case .subtract, .reduce: try left.joined(.minus, right)
    case .add, .increase: try left.joined(.plus, right)
    }
  }
}

extension ByteCursor {
  /// Finds the last occurrence of the first of these words that the text has.
  fileprivate func joint(of words: [StaticString]) -> (word: StaticString, offset: Int)? {
    for word in words {
      if let offset = lastOffset(of: word) { return (word, offset) }
    }
    return nil
  }
}
