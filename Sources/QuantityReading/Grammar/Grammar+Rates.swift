import QuantityCore

// Amounts at a rate: `18 lb at 15 min/lb`, `15 min/lb for 18 lb`.

extension Grammar {
  /// Applies the rate after `at`, or what a rate is `for`: `18 lb at 15 min/lb`,
  /// `15 min/lb for 18 lb`, `1 cup per person for 6 people`. Returns `nil` if neither is here.
  ///
  /// An amount is multiplied by the rate, or divided by it: `3 cups at 240 ml/min` take some time.
  mutating func readAppliedRate(of amount: Operand) throws(ParseError) -> Operand? {
    if amount.isQuotient, isExpression {
      var probe = self
      if probe.cursor.skipWord("for"), let whole = try? probe.readOperand(), whole.unit != nil {
        self = probe
        return try amount.multiplied(by: whole)
      }
    }
    if let count = readNumberOfThings() { return try amount.multiplied(by: count) }
    guard let rate = readRateAfterAt() else { return nil }
    do throws(ParseError) {
      return try amount.multiplied(by: rate)
    } catch {
      guard let quotient = try? amount.divided(by: rate) else { throw error }
      return quotient
    }
  }

  /// Reads a rate after `at` or `@`: `15 min per lb`, `250 mg / 5 ml`.
  private mutating func readRateAfterAt() -> Operand? {
    var probe = self
    guard isExpression, probe.cursor.skipWord("at") || probe.cursor.skip("@") else { return nil }
    probe.cursor.skipSpaces()
    guard var rate = try? probe.readOperand(), rate.unit != nil else { return nil }
    while let below = (try? probe.readRateDenominator(after: rate)) ?? probe.readDivisorOfRate() {
      guard let divided = try? rate.divided(by: below, makesQuotients: true, isRate: true)
      else { return nil }
      rate = divided
    }
    guard rate.isQuotient else { return nil }
    self = probe
    return rate
  }

  /// Reads the `/ 5 ml` of `250 mg / 5 ml`.
  private mutating func readDivisorOfRate() -> Operand? {
    var probe = afterSpaces
    guard probe.skipDivision(), let below = try? probe.readOperand(isDivisor: true),
      below.unit != nil
    else { return nil }
    self = probe
    return below
  }

  /// Whether a denominator is here, as in `salt per gallon`, `salt per 5 gallons` or
  /// `salt per jar x 5`, or a rate after `at`.
  var isAtRate: Bool {
    var probe = self
    return (try? probe.readRateDenominator()) != nil || probe.readRateAfterAt() != nil
      || probe.readNumberOfThings() != nil
  }
}
