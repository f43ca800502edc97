import QuantityCore

extension Grammar {
  /// Refuses a range whose second end is smaller: `5-3 cups` is probably a mistake.
  func refuseFalling(_ phrase: Phrase, _ decided: DecidedText) throws(ParseError) {
    throw ParseError(
      .invalidOperation, at: phrase.range,
      "\(quote(phrase.range)) is a range from the greater to the lesser",
      hint: rising(phrase, decided).map { "write \($0)" } ?? "write the lesser end first")
  }

  /// Returns the text with its ends swapped, if it then reads as the same range in rising order.
  private func rising(_ phrase: Phrase, _ decided: DecidedText) -> String? {
    guard !isSuggestion, let second = phrase.second, phrase.range.count <= 60 else { return nil }
    let first = Array(cursor.bytes[phrase.first.range])
    let between = Array(cursor.bytes[phrase.first.range.upperBound..<second.range.lowerBound])
    // A unit after the second end may belong to both.
    for end in [second.range.upperBound, endOfNumber(of: second)] {
      var text = Array(cursor.bytes[second.range.lowerBound..<end])
      text += between
      text += first
      text += cursor.bytes[end..<phrase.range.upperBound]
      let isRising = text.withUnsafeBufferPointer { bytes in
        var probe = Grammar(
          bytes, kind: kind, as: .written, decimalMark: decimalMark, view)
        probe.isSuggestion = true
        guard let text = try? probe.readText(), text.phrase.isRange,
          let turned = try? probe.decided(text.phrase)
        else { return false }
        return turned.lower == decided.upper && turned.upper == decided.lower
      }
      if isRising { return String(decoding: text, as: UTF8.self) }
    }
    return nil
  }

  /// Returns the end of an amount's number.
  private func endOfNumber(of amount: Operand) -> Int {
    guard !amount.unitRange.isEmpty, amount.unitRange.lowerBound > amount.range.lowerBound else {
      return amount.range.upperBound
    }
    var end = amount.unitRange.lowerBound
    while end > amount.range.lowerBound, " -".utf8.contains(cursor.bytes[end - 1]) {
      end -= 1
    }
    return end
  }
}
