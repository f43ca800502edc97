package import QuantityCore

/// Reads amounts from memory, always in one way.
///
/// It is for bindings, which do so for each row of a column. No string is made, and no reference is
/// counted to what threads share, for which they would wait for one another: whoever reads keeps the
/// vocabulary alive.
package struct AmountReader: Sendable {
  private let view: LexiconView
  private let decimalMark: DecimalMark

  package init(_ vocabulary: Vocabulary, decimalMark: DecimalMark?) {
    view = LexiconView(vocabulary.lexicon)
    self.decimalMark = decimalMark ?? vocabulary.decimalMark
  }

  /// Reads an amount that consists of numbers and short names alone, as nearly all do; gives `nil` for
  /// whatever else a text is.
  ///
  /// Only ASCII is such an amount. It takes a tenth of what ``written(_:)`` takes.
  package func plainAmount(_ bytes: UnsafeBufferPointer<UInt8>) -> AnyAmount? {
    let grammar = Grammar(bytes, as: .amount, decimalMark: decimalMark, view)
    guard let plain = grammar.fastAmount(), plain.end == bytes.count else { return nil }
    return plain.amount
  }

  /// Reads such an amount, or a sum or a product that begins with one, perhaps with the short name of a unit to convert
  /// it to, as in `2 tsp to ml`; gives `nil` for whatever else a text is.
  package func plainQuestion(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (amount: AnyAmount, target: (unit: AnyUnit, name: Range<Int>)?)? {
    var grammar = Grammar(bytes, as: .expression, decimalMark: decimalMark, view)
    guard let plain = grammar.fastAmount() else { return nil }
    if plain.end == bytes.count { return (plain.amount, nil) }
    if plain.hasOthers { return nil }
    grammar.cursor.position = plain.end
    var amount = plain.amount
    if grammar.isAtSign {
      guard let sum = grammar.readSum(after: plain) else { return nil }
      amount = sum
      if grammar.cursor.isAtEnd { return (amount, nil) }
    }
    guard let target = grammar.readFastTarget(of: amount.unit.kind) else { return nil }
    return (amount, target)
  }

  /// Reads a short name as that of a unit in which an amount can be; gives `nil` for whatever else a name
  /// is.
  ///
  /// It takes a hundredth of what it takes to look for the units of all kinds.
  package func plainUnit(
    _ bytes: UnsafeBufferPointer<UInt8>, for amount: AnyAmount
  ) -> AnyUnit? {
    var cursor = ByteCursor(bytes)
    guard let entry = cursor.readShortName(view.lexicon.shortNames),
      cursor.isAtEnd, entry.kind == amount.unit.kind
    else { return nil }
    return entry.unit
  }

  /// Reads an amount or a range from a text that is known to be UTF-8.
  package func written(_ bytes: UnsafeBufferPointer<UInt8>) throws(ParseError) -> WrittenAmount {
    try WrittenAmount(bytes, decimalMark, view)
  }
}

extension Grammar {
  /// Reads the rest of a sum whose first amount has been read; gives `nil` if it isn't an amount.
  @inline(never)
  fileprivate mutating func readSum(after plain: FastAmount) -> AnyAmount? {
    var sum = Operand(plain, from: 0)
    guard (try? readSum(into: &sum)) != nil, case .amount(let amount) = sum.value else {
      return nil
    }
    return amount
  }
}
