import QuantityCore

// What stands after a slash before an ingredient: `450g/1lb flour` is one amount, and `500 g / 120 g flour`
// may be a quotient of two.

extension Grammar {
  /// Where a slash is, if it comes next.
  var slashAhead: Int? {
    var probe = cursor
    probe.skipSpaces()
    return probe.peek() == UInt8(ascii: "/") ? probe.position : nil
  }

  /// Refuses an amount after a slash that is not the one before it in another unit: nobody could tell that it
  /// was left out.
  func expectSame(_ alternate: Phrase, as phrase: Phrase, after slash: Int) throws(ParseError) {
    // Whether `225g/1½ cups flour` is the same twice is for those to say who know what flour weighs.
    let isSpaced = cursor.bytes[slash - 1] == 0x20
    if !isSpaced, phrase.last.unit?.kind != alternate.last.unit?.kind { return }
    guard
      !phrase.first.isAboutSame(as: alternate.first) || !phrase.last.isAboutSame(as: alternate.last)
    else { return }
    throw ParseError(
      .invalidOperation, at: alternate.range, "cannot divide by an amount of an ingredient",
      hint:
        "leave out the ingredient, or write the same amount in other units, as in 450g/1lb flour")
  }
}

extension Operand {
  /// Whether two amounts are of one kind in different units, and as near each other as on labels and in
  /// recipes.
  fileprivate func isAboutSame(as other: Operand) -> Bool {
    AmountMeaning.pairs(meanings, other.meanings).contains { left, right in
      let counts = [left.ticks.count.magnitude, right.ticks.count.magnitude].sorted()
      return left.unit != right.unit && counts[1] - counts[0] <= counts[1] / 20 * 3
    }
  }
}
