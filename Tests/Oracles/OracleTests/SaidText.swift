import BigInt

/// What a text says, read by its words alone: no part of the library has to do with it.
struct SaidText {
  /// Whether the text says that it is not exact.
  let isMarked: Bool
  /// What the parts come to, in ticks.
  let sum: BigFraction
  /// The numbers, without a sign, and how many ticks their units are.
  let parts: [(number: String, size: BigFraction)]

  /// Reads text such as `~-(1 1/2 US cups + 3.25 milliliters)`, or returns `nil` if a word is not a unit.
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
      // `x` stands in `2.09 x 10^-7`.
      let isNumber = word == "x" || word.first?.isNumber == true
      if isNumber, !name.isEmpty, !end() { return nil }
      if isNumber { number.append(word) } else { name.append(word) }
    }
    guard end() else { return nil }
    self.parts = parts
    let sum = parts.reduce(BigFraction(0)) { $0 + UnitTable.number($1.0) * $1.1 }
    self.sum = isNegative ? BigFraction(0) - sum : sum
  }

  /// How many digits stand after the point of the last number, or `nil` if it is a fraction.
  var places: Int? {
    let number = parts[parts.count - 1].number
    if number.contains("/") { return nil }
    return number.split(separator: ".").dropFirst().first?.count ?? 0
  }
}

extension BigFraction {
  /// How many significant digits the decimal has, or `nil` if it has no end.
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

  /// Half a unit in the last place, where a number is rounded to some significant digits.
  func halfUnit(digits: Int) -> BigFraction {
    let ten = BigFraction(10)
    var (rest, unit) = (magnitude, BigFraction(1, 2 * BigInt(10).power(digits - 1)))
    while rest >= ten { (rest, unit) = (rest / ten, unit * ten) }
    while rest.numerator != 0, rest < BigFraction(1) { (rest, unit) = (rest * ten, unit / ten) }
    return unit
  }
}
