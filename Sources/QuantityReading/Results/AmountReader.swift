package import QuantityCore

/// Parses amounts from memory with fixed options.
///
/// For bindings, which parse each row of a column: no string is made, and contended reference
/// counts are avoided. The caller keeps the vocabulary alive.
package struct AmountReader: Sendable {
  private let view: LexiconView
  private let decimalMark: DecimalMark

  package init(_ vocabulary: Vocabulary, decimalMark: DecimalMark?) {
    view = LexiconView(vocabulary.lexicon)
    self.decimalMark = decimalMark ?? vocabulary.decimalMark
  }

  /// Parses an amount that consists only of numbers and short names, as nearly all do; returns
  /// `nil` for any other text.
  ///
  /// Only ASCII is accepted. Much faster than ``written(_:)``.
  package func fastAmount(_ bytes: UnsafeBufferPointer<UInt8>) -> AnyAmount? {
    let grammar = Grammar(bytes, as: .amount, decimalMark: decimalMark, view)
    guard let fast = grammar.fastAmount(), fast.end == bytes.count else { return nil }
    return fast.amount
  }

  /// Parses such an amount, or a sum or product that starts with one, optionally with the short
  /// name of a unit to convert it to, as in `2 tsp to ml`; returns `nil` for any other text.
  package func fastQuestion(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (amount: AnyAmount, target: (unit: AnyUnit, name: Range<Int>)?)? {
    var grammar = Grammar(bytes, as: .expression, decimalMark: decimalMark, view)
    guard let fast = grammar.fastAmount() else { return nil }
    if fast.end == bytes.count { return (fast.amount, nil) }
    if fast.hasOthers { return nil }
    grammar.cursor.position = fast.end
    var amount = fast.amount
    if grammar.isAtSign {
      guard let sum = grammar.readSum(after: fast) else { return nil }
      amount = sum
      if grammar.cursor.isAtEnd { return (amount, nil) }
    }
    guard let target = grammar.readFastTarget(of: amount.unit.kind) else { return nil }
    return (amount, target)
  }

  /// Parses the short name of a unit of an amount's kind; returns `nil` for any other name.
  ///
  /// Much faster than looking up the units of all kinds.
  package func fastUnit(
    _ bytes: UnsafeBufferPointer<UInt8>, for amount: AnyAmount
  ) -> AnyUnit? {
    var cursor = ByteCursor(bytes)
    guard let name = cursor.readShortName(view.lexicon.shortNames),
      cursor.isAtEnd, name.kind == amount.unit.kind
    else { return nil }
    return name.unit
  }

  /// Parses an amount or a range from valid UTF-8.
  package func written(_ bytes: UnsafeBufferPointer<UInt8>) throws(ParseError) -> WrittenAmount {
    try WrittenAmount(bytes, decimalMark, view)
  }
}

extension Grammar {
  /// Parses the rest of a sum after its first amount; returns `nil` if it isn't an amount.
  @inline(never)
  fileprivate mutating func readSum(after fast: FastAmount) -> AnyAmount? {
    var sum = Operand(fast, from: 0)
    guard (try? readSum(into: &sum)) != nil, case .amount(let amount) = sum.value else {
      return nil
    }
    return amount
  }
}
