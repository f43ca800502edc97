import Quantities

/// Exact fractions, next to the least that one would write by hand.
func fractions() -> [Comparison] {
  let pairs = (1...250).flatMap { i in [2, 3, 4, 8].map { (i, $0, i % 7 + 1, 12) } }
  let ours = pairs.map { (Fraction($0, $1), Fraction($2, $3)) }
  let byHand = pairs.map { (SmallFraction($0, $1), SmallFraction($2, $3)) }

  return [
    Comparison(
      "add fractions",
      [
        Contender("Quantities", ours) {
          $0 + $1
        } isRight: {
          $1 - $0.1 == $0.0
        },
        Contender("by hand, `Int64`", byHand) {
          $0 + $1
        } isRight: {
          $1
            == SmallFraction(
              $0.0.numerator * $0.1.denominator + $0.1.numerator * $0.0.denominator,
              $0.0.denominator * $0.1.denominator)
        },
      ]),
    Comparison(
      "multiply fractions",
      [
        Contender("Quantities", ours) {
          $0 * $1
        } isRight: {
          $1 / $0.1 == $0.0
        },
        Contender("by hand, `Int64`", byHand) {
          $0 * $1
        } isRight: {
          $1 == SmallFraction($0.0.numerator * $0.1.numerator, $0.0.denominator * $0.1.denominator)
        },
      ]),
    Comparison(
      "compare fractions",
      [
        Contender("Quantities", ours) {
          $0 < $1
        } isRight: {
          $1 == (Double($0.0) < Double($0.1))
        },
        Contender("by hand, `Int64`", byHand) {
          $0 < $1
        } isRight: {
          $1
            == (Double($0.0.numerator) / Double($0.0.denominator) < Double($0.1.numerator)
              / Double($0.1.denominator))
        },
      ]),
  ]
}

/// A fraction of 64-bit numbers that traps where they overflow.
struct SmallFraction: Equatable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int) {
    var (x, y) = (numerator.magnitude, denominator.magnitude)
    while y != 0 { (x, y) = (y, x % y) }
    self.numerator = numerator / Int(x)
    self.denominator = denominator / Int(x)
  }

  static func + (lhs: SmallFraction, rhs: SmallFraction) -> SmallFraction {
    SmallFraction(
      lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator,
      lhs.denominator * rhs.denominator)
  }

  static func * (lhs: SmallFraction, rhs: SmallFraction) -> SmallFraction {
    SmallFraction(lhs.numerator * rhs.numerator, lhs.denominator * rhs.denominator)
  }

  static func < (lhs: SmallFraction, rhs: SmallFraction) -> Bool {
    lhs.numerator * rhs.denominator < rhs.numerator * lhs.denominator
  }
}
