import BigInt

/// The meaning of a text by its words alone, independent of the library.
struct SaidText {
  /// Whether the text is marked as approximate.
  let isMarked: Bool
  /// The sum of the parts in ticks.
  let sum: BigFraction
  /// The numbers without sign, and the sizes of their units in ticks.
  let parts: [(number: String, size: BigFraction)]

  /// Parses text such as `~-(1 1/2 US cups + 3.25 milliliters)`, or returns `nil` if a word is not
  /// a unit.
  init?(_ text: String) {
    var rest = Substring(text)
    func skip(_ prefix: String) -> Bool {
      guard rest.hasPrefix(prefix) else { return false }
      rest.removeFirst(prefix.count)
      return true
    }
    isMarked = skip("~")
    let isNegative = skip("-")
    if skip("(") {
      guard rest.last == ")" else { return nil }
      rest.removeLast()
    }

    var (number, name, parts): ([Substring], [Substring], [(String, BigFraction)]) = ([], [], [])
    func end() -> Bool {
      guard let size = UnitTable.shared.sizesByName[name.joined(separator: " ")] else {
        return false
      }
      parts.append((number.joined(separator: " "), size))
      (number, name) = ([], [])
      return true
    }
    for word in rest.split(separator: " ") where word != "+" {
      // `x` is part of `2.09 x 10^-7`.
      let isNumber = word == "x" || word.first?.isNumber == true
      if isNumber, !name.isEmpty, !end() { return nil }
      if isNumber { number.append(word) } else { name.append(word) }
    }
    guard end() else { return nil }
    self.parts = parts
    let sum = parts.reduce(BigFraction(0)) { $0 + UnitTable.number($1.0) * $1.1 }
    self.sum = isNegative ? BigFraction(0) - sum : sum
  }

  /// The number of decimals of the last number, or `nil` if it is a fraction.
  var places: Int? {
    let number = parts[parts.count - 1].number
    if number.contains("/") { return nil }
    return number.split(separator: ".").dropFirst().first?.count ?? 0
  }
}

extension BigFraction {
  /// The number of significant digits of the decimal, or `nil` if it repeats.
  var significantDigits: Int? {
    guard numerator != 0 else { return 0 }
    var (rest, count) = (denominator, magnitude.numerator)
    for (prime, other) in [(2, 5), (5, 2)] as [(BigInt, BigInt)] {
      while rest % prime == 0 {
        rest /= prime
        count *= other
      }
    }
    guard rest == 1 else { return nil }
    while count % 10 == 0 { count /= 10 }
    return count.description.count
  }

  /// Half a unit of the last digit of a number with some significant digits.
  func halfUnit(digits: Int) -> BigFraction {
    let ten = BigFraction(10)
    var (rest, unit) = (magnitude, BigFraction(1, 2 * BigInt(10).power(digits - 1)))
    while rest >= ten { (rest, unit) = (rest / ten, unit * ten) }
    while rest.numerator != 0, rest < BigFraction(1) { (rest, unit) = (rest * ten, unit / ten) }
    return unit
  }
}
