/// Found amounts are within the text, in order and disjoint; replacing each by itself reproduces
/// the text; and line by line, the same amounts are found as at once.
func fuzzFinding(_ text: String) {
  let finder = AmountFinder()
  let amounts = finder.amounts(in: text)
  var end = 0
  for found in amounts {
    let range = found.utf8Range
    check(range.lowerBound >= end, "\(range) overlaps what was before")
    // In `28 oz can`, the count is implied.
    check(!range.isEmpty || found.role == .count, "\(range) is empty")
    check(
      text[found.range].utf8.count == range.count,
      "\(range) is \(text[found.range].utf8.count) long")
    end = range.upperBound
  }
  check(end <= text.utf8.count, "found beyond the end")
  let same = finder.replacingAmounts(in: text) { found in String(text[found.range]) }
  check(same.utf8.elementsEqual(text.utf8), "replacing by itself changed the text")
  var context = TextContext()
  var (start, rest) = (0, amounts[...])
  for line in lines(of: text) {
    for found in finder.amounts(in: line, after: &context) {
      let whole = rest.popFirst()
      check(
        whole?.amount == found.amount && whole?.role == found.role
          && whole?.utf8Range.lowerBound == start + found.utf8Range.lowerBound
          && whole?.utf8Range.count == found.utf8Range.count
          && whole?.countedRange.map { text[$0] } == found.countedRange.map { line[$0] },
        "\(line[found.range]) in line \(line) was found otherwise at once")
    }
    start += line.utf8.count
  }
  check(rest.isEmpty, "\(rest) were not found line by line")
  let line = IngredientLine(text)
  check(line.amount == nil || line.problem == nil, "\(line) has an amount and a problem")
  _ = (line.item, line.preparation, line.comment, line.qualifier)
}

/// Scaling only changes amounts, and scaling by 1 changes nothing; line by line, the result is the
/// same as at once; and amounts that can't be scaled are unchanged.
func fuzzScaling(_ text: String, by mode: UInt8) {
  let same = AmountScaler(by: 1).scaling(text)
  check(same.text.utf8.elementsEqual(text.utf8), "once the text is \(same.text)")
  let scaler = AmountScaler(by: Fraction(Int(mode), 12))
  let scaled = scaler.scaling(text)
  for amount in scaled.unscaled {
    checkError(amount.reason, text)
    check(
      amount.utf8Range.clamped(to: amount.reason.range) == amount.reason.range,
      "\(amount.reason.range) is not in \(amount.utf8Range)")
  }
  let places = scaler.finder.amounts(in: text).flatMap {
    [$0.range] + ($0.countedRange.map { [$0] } ?? [])
  }
  guard let kept = text.pieces(between: places) else { fatalError("\(places) overlap") }
  check(scaled.text.isJoined(of: kept), "\(text) became \(scaled.text)")
  var context = TextContext()
  var byLine = ""
  for line in lines(of: text) { byLine += scaler.scaling(line, after: &context).text }
  check(byLine.utf8.elementsEqual(scaled.text.utf8), "\(scaled.text) by lines is \(byLine)")
}

/// Returns the lines of a text, with their line feeds.
private func lines(of text: String) -> [String] {
  var lines: [String] = []
  var rest = text[...]
  while !rest.isEmpty {
    let end = rest.utf8.firstIndex(of: 0x0A).map { rest.utf8.index(after: $0) } ?? rest.endIndex
    lines.append(String(rest[..<end]))
    rest = rest[end...]
  }
  return lines
}
