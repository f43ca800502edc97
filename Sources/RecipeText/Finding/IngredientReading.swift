import QuantityCore
package import QuantityReading

/// The parts of an ingredient line, with their ranges.
package struct IngredientReading {
  /// The amount, if there is one.
  package private(set) var amount: FoundAmount?
  /// The same amount in other units, or as a count.
  package private(set) var alternates: [FoundAmount] = []
  /// The words that say how the measure is filled, in UTF-8 bytes of the text.
  package private(set) var qualifier: Range<Int>?
  /// The text without the amount.
  package private(set) var rest = ""
  /// The error in the first amount, which is then missing.
  package private(set) var problem: ParseError?

  /// Reads a line.
  ///
  /// - Parameter context: the state at the start of a text, which can stop the reading.
  package init(_ text: String, _ finder: AmountFinder, _ context: inout TextContext) {
    var line = text
    line.withUTF8 { bytes in
      guard let end = readAmount(of: text, bytes, finder, &context), let amount else {
        rest = String(decoding: bytes[...].trimmed.withoutBullet, as: UTF8.self)
        return
      }
      var before = bytes[..<amount.utf8Start].trimmed.withoutBullet
      if amount.amount.lower.amount != nil {
        qualifier = bytes[...].qualifier(of: amount.utf8Range)
        before = before.without(qualifier)
      }
      if before.isApproximation {
        self.amount?.amount = amount.amount.approximated()
        before = before[before.startIndex..<before.startIndex]
      }
      rest = IngredientReading.joined(
        before, bytes[end...].trimmed, finder.vocabulary.recipeWords.partitives)
    }
  }

  /// Reads the amount and its alternates. Returns the end of those that belong together, or `nil`
  /// if there is no amount.
  private mutating func readAmount(
    of text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ finder: AmountFinder,
    _ context: inout TextContext
  ) -> Int? {
    var all: [FoundAmount] = []
    var first: Int?
    var lone: FoundAmount?
    finder.readLines(of: text, after: &context) { line in
      let count = all.count
      line.findAmounts(in: text, &all)
      guard first == nil else { return true }
      first = all[count...].firstIndex { $0.isOfIngredient(in: bytes) }
      problem = problem ?? line.firstError(before: first.map { all[$0].utf8Range.lowerBound })
      if first == nil, lone == nil { lone = line.loneNumber(in: text) }
      return true
    }
    guard problem == nil else { return nil }
    guard let first else {
      amount = lone
      return lone?.utf8Range.upperBound
    }
    amount = all[first]
    return readAlternates(all[(first + 1)...], bytes, after: all[first].utf8Range.upperBound)
  }

  /// Reads the amounts that repeat the one before them. Returns the end of those that nothing but
  /// signs and words such as `or about` separates.
  private mutating func readAlternates(
    _ found: ArraySlice<FoundAmount>, _ bytes: UnsafeBufferPointer<UInt8>, after start: Int
  ) -> Int {
    var (end, last) = (start, start)
    var isJoined = true
    for other in found where other.role != .portion {
      if isJoined, other.utf8Start >= end {
        let between = bytes[end..<other.utf8Start].trimmed
        let after = bytes[other.utf8Range.upperBound...]
        let isGroup = between.first == UInt8(ascii: "(")
        // The ingredient can come between the amount and its alternate.
        isJoined = between.isOpening
        let isRepeated = isJoined && (between.isChoice || isGroup && after.isBeforeAmount)
        guard other.role == .alternate || other.role == .amount && isRepeated else { break }
        if isJoined { end = isGroup ? after.endOfParenthesis : after.startIndex }
      } else if other.role != .alternate {
        // Inside the parentheses.
        let isRepeated = other.utf8Start < end && bytes[min(last, end)..<end].isBeforeAmount
        guard other.role == .amount, isRepeated else { break }
      }
      last = other.utf8Range.upperBound
      alternates.append(other)
    }
    amount?.setAlternates(alternates.map { $0.amount })
    return end
  }

  /// Joins the texts before and after the amount.
  private static func joined(
    _ before: Slice<UnsafeBufferPointer<UInt8>>, _ after: Slice<UnsafeBufferPointer<UInt8>>,
    _ partitives: [String]
  ) -> String {
    var after = after
    if before.isEmpty {
      // A period, comma or parenthesis after the amount belongs to it.
      while let mark = after.first, ".,)/".utf8.contains(mark) { after = after.dropFirst().trimmed }
      if let partitive = partitives.first(where: { after.starts(with: $0.utf8) }) {
        after = after.dropFirst(partitive.utf8.count).trimmed
      }
      return String(decoding: after, as: UTF8.self)
    }
    // The parentheses that enclose the amount.
    let isEnclosed =
      before.last == UInt8(ascii: "(")
      && (after.first ?? UInt8(ascii: ")")) == UInt8(ascii: ")")
    if isEnclosed { after = after.dropFirst().trimmed }
    let isEnd = after.first.map { ",;".utf8.contains($0) } ?? true
    let name = before.withoutLast((isEnclosed ? "(" : "") + ":-–—" + (isEnd ? ",;" : ""))
    let separator = isEnd || name.last == UInt8(ascii: "(") ? "" : " "
    return String(decoding: name, as: UTF8.self) + separator
      + String(decoding: after, as: UTF8.self)
  }
}

extension FoundAmount {
  /// Returns whether it can be the amount of an ingredient, not one of its preparation or of a
  /// recipe: `basil, enough for 3 tablespoons`, `Egg wash (1 yolk and cream)`, `Serves 4`.
  fileprivate func isOfIngredient(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard role != .portion, role != .size else { return false }
    // A limit, so that the time is linear.
    let text = bytes[max(utf8Start - 256, 0)..<utf8Range.upperBound]
    let before = text[..<utf8Start].trimmed.withoutBullet.without(text.qualifier(of: utf8Range))
    if before.isEmpty { return true }
    if isYield || amount.lower.amount?.unit.kind == .time { return false }
    if role == .count, before.last == UInt8(ascii: "(") {
      return bytes[utf8Range.upperBound...].trimmed.first == UInt8(ascii: ")")
    }
    return !before.isPreparation
  }
}

extension ReadLine {
  /// Returns the first unexplained number before a word: the 1/2 of `Pulp of 1/2 lime`.
  fileprivate func loneNumber(in text: String) -> FoundAmount? {
    let number = quantities.first {
      $0.role == .unexplained && $0.quantity.unit == nil
        && parser.tokens[$0.quantity.tokens.upperBound].kind == .word
        && !parser.facts($0.quantity.tokens.upperBound).traits.contains(.length)
    }
    guard let number, let amount = try? parser.written(number) else { return nil }
    let range = range(of: number.quantity.tokens).moved(by: start)
    return FoundAmount(amount, .count, rule: number.rule, range, in: text)
  }
}
