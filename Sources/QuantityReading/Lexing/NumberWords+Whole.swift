import QuantityCore

extension NumberWords {
  /// Reads `twenty-five`, `one hundred and five`, `two million three hundred thousand`.
  ///
  /// - Parameters:
  ///   - first: the count that has been read: that of `a hundred`.
  ///   - isBeforeFraction: whether it ends before `and a half`.
  mutating func readWhole(
    after first: UInt128? = nil, isBeforeFraction: Bool = true
  ) throws(Failure) -> UInt128? {
    var (total, scale) = (UInt128(0), UInt8.max)
    var next = first ?? readBelowHundred()
    while var group = next {
      if group > 0, skip(.hundred) {
        group = try group * 100 + (readContinuation(isBeforeFraction) ?? 0)
      }
      var power: UInt128 = 1
      // A larger scale after a smaller one begins another number.
      if group > 0, case .scale(let smaller)? = keyword, smaller < scale {
        index += 1
        scale = smaller
        power = powerOfTen(3 * Int(scale))
      }
      guard let sum = group.times(power, plus: total) else { throw .tooLarge(index) }
      if power == 1 { return sum }
      total = sum
      next = try readContinuation(isBeforeFraction)
    }
    return scale == .max ? nil : total
  }

  /// Reads ` five`, ` and five`, ` twenty-five` after a hundred or a scale.
  private mutating func readContinuation(_ isBeforeFraction: Bool) throws(Failure) -> UInt128? {
    var probe = self
    let isJoined = probe.skip(.and)
    let isFraction = try isJoined && isBeforeFraction ? probe.isAtFraction() : probe.isAtPart
    guard !isFraction, let rest = probe.readBelowHundred() else { return nil }
    self = probe
    return rest
  }

  private var isAtPart: Bool {
    var probe = self
    return probe.readPart() != nil
  }

  /// Returns whether a fraction is here: the `two thirds` of `one hundred and two thirds`.
  ///
  /// Its count has no `and`, because a text can repeat that without end.
  private func isAtFraction() throws(Failure) -> Bool {
    var probe = self
    if !probe.skip(.article) { _ = probe.readBelowHundred() }
    if isAtPart || probe.isAtPart { return true }
    probe = self
    guard let count = try? probe.readWhole(isBeforeFraction: false) else { return false }
    let end = probe.index
    guard probe.skip(.over), let below = try? probe.readWhole(isBeforeFraction: false),
      count < below
    else { return false }
    // `one hundred and five over two hundred` is 105/200, or 100 5/200.
    var whole = NumberWords(words)
    let first: UInt128? = whole.skip(.article) ? 1 : nil
    if try whole.readWhole(after: first, isBeforeFraction: false) != nil, whole.index == end {
      throw .ambiguous(probe.index)
    }
    return true
  }

  /// Reads a number from zero to ninety-nine, but not the tens of `sixty-fourths`.
  private mutating func readBelowHundred() -> UInt128? {
    switch keyword {
    case .count(let count)?:
      index += 1
      return UInt128(count)
    case .tens(let tens)? where partAfterTens(orSecond: false) == nil:
      index += 1
      guard case .count(let unit)? = joinedKeyword, (1...9).contains(unit) else {
        return UInt128(tens)
      }
      index += 1
      return UInt128(tens + unit)
    default: return nil
    }
  }
}
