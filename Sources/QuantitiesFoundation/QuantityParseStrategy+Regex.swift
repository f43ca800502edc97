public import Quantities

extension QuantityParseStrategy: CustomConsumingRegexComponent {
  /// An amount.
  public typealias RegexOutput = Amount<Kind>

  /// Finds the longest amount that starts at an index, or returns `nil` if none does.
  ///
  /// It must start with a number in digits that is not part of a longer number, range or word, and
  /// end with a whole word.
  public func consuming(
    _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
  ) throws -> (upperBound: String.Index, output: Amount<Kind>)? {
    guard canBegin(input, at: index, in: bounds) else { return nil }
    // An amount is on one line, with at most this many characters.
    let line = input[index..<bounds.upperBound].prefix(120).prefix { !$0.isNewline }
    var text = line
    while !text.isEmpty {
      do {
        let amount = try parse(String(text))
        // A period at the end may belong to an abbreviation, but it also ends the sentence.
        return (text.last == "." ? text.dropLast().endIndex : text.endIndex, amount)
      } catch let error as ParseError {
        // The text before the error may be an amount; if the error is at the end, drop the last
        // word.
        let place = min(error.range.lowerBound, text.utf8.count)
        let shorter = trimmed(text[..<text.utf8.index(text.startIndex, offsetBy: place)])
        text = shorter.endIndex < text.endIndex ? shorter : trimmed(text.dropWord())
      }
    }
    return nil
  }

  private func canBegin(
    _ input: String, at index: String.Index, in bounds: Range<String.Index>
  ) -> Bool {
    guard index < bounds.upperBound, input[index].isNumber || input[index] == "." else {
      return false
    }
    guard index > bounds.lowerBound else { return true }
    let before = input[input.index(before: index)]
    return !before.isNumber && !before.isLetter && !".,:/⁄-–".contains(before)
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

extension Substring {
  /// Returns the text without its last word, or without its last character if that isn't part of a
  /// word.
  fileprivate func dropWord() -> Substring {
    let word = reversed().prefix { $0.isLetter || $0.isNumber }.count
    return dropLast(Swift.max(word, 1))
  }
}

extension RegexComponent where Self == QuantityParseStrategy<TimeKind> {
  /// A time.
  ///
  ///     let rest = Regex { "for "; Capture { .time } }
  public static var time: Self { Self() }
}

extension RegexComponent where Self == QuantityParseStrategy<VolumeKind> {
  /// A volume.
  public static var volume: Self { Self() }
}

extension RegexComponent where Self == QuantityParseStrategy<MassKind> {
  /// A mass.
  public static var mass: Self { Self() }
}
