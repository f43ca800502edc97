import Foundation
import Quantities
import TestSupport
import Testing

@Suite("Texts of less than a tick")
struct RoundingTextTests {
  @Test(
    "what is not zero and would become zero is refused",
    arguments: [
      "1e-20 l", "1/99999999999999999999 ml", "1 ml / 1e38", "1 ml / 1e40", "1 ml/1e40",
      "PT0.00000000000000000000000000001S", "0:00:00.00000000000000000000000000001", "1e-40 l",
      "0.00000000000000000000000000000000000000001 cups", "1e-20 to 2e-20 l", "1e-30 oz",
      "1.5e-38 tsp", "1e-20 l x 2 / 3", "(1/13 - 1/13) x 1 cup + 1e-20 l",
    ])
  func tooSmall(text: String) {
    for error in [
      #expect(throws: ParseError.self) { try QuantityExpression(text) },
      #expect(throws: ParseError.self) { try WrittenAmount(text) },
    ] {
      #expect(error?.code == .tooSmall && error?.code.description == "too-small")
      #expect(error?.message.contains("is too small") == true)
    }
    #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(
      AmountFinder().amounts(in: "Add \(text) milk").allSatisfy {
        if case .amount(let amount) = $0.amount.lower { amount.tickCount != 0 } else { true }
      })
  }

  @Test("the message says what and where")
  func message() {
    let small = #expect(throws: ParseError.self) { try QuantityExpression("1e-20 l") }
    #expect(small?.message == "'1e-20 l' is too small: it is less than half a tick")
    #expect(small?.range == 0..<7)
    let large = #expect(throws: ParseError.self) { try QuantityExpression("1 s / 99999999999 wk") }
    #expect(large?.code == .tooLarge && large?.range == 6..<20)
  }

  @Test(
    "an expression is rounded once, at its end",
    arguments: [
      ("1/13 cup x 13", "1 cup"), ("1 cup / 13 x 13", "1 cup"), ("1/13 cup + 12/13 cup", "1 cup"),
      ("1e-20 l x 1e20", "1 liter"), ("1 cup / (1/13 cup)", "13"),
      ("(1/17 g + 1/19 g) x 323", "36 grams"), ("1 ml / 1e30 x 1e30", "1 milliliter"),
      ("1 cup/13 - 1/13 cup", "0 cups"), ("-(1/13 cup) x -13", "1 cup"),
      ("1 kg / 7 / 11 / 13 x 1001", "1 kilogram"),
    ])
  func once(text: String, value: String) throws {
    let expression = try QuantityExpression(text)
    #expect(expression.value.description == value)
    #expect(!expression.amount.isApproximate)
    #expect(expression.amount.lowerRounding == .zero)
  }

  @Test("what is no whole number of ticks says by how much it was rounded")
  func rounding() throws {
    var random = SeededGenerator.ofLaw
    for _ in 0..<2000 {
      let unit = VolumeKind.units[Int.random(in: 0..<VolumeKind.units.count, using: &random)]
      let (top, bottom) = (
        Int.random(in: 1...5000, using: &random), Int.random(in: 1...5000, using: &random)
      )
      let exact = Fraction(top, bottom)
      let text = "\(exact.numerator)/\(exact.denominator) \(unit.qualifiedName)"
      let written = try WrittenAmount(text)
      guard case .amount(let any) = written.lower, let amount = any.as(VolumeKind.self) else {
        Issue.record("\(text)")
        continue
      }
      let rounding = try #require(written.lowerRounding, "\(text), seed \(random.seed)")
      #expect(amount.exactValue - rounding == exact, "\(text), seed \(random.seed)")
      #expect(written.isApproximate == (rounding != .zero), "\(text), seed \(random.seed)")
      #expect(written.upperRounding == rounding, "\(text), seed \(random.seed)")
      #expect(amount.ticks.count == Amount(exact, unit).ticks.count, "\(text), seed \(random.seed)")
      // Typed values are rounded without a flag.
      #expect(try Amount<VolumeKind>(text) == amount)
    }
  }

  @Test("ends of a range are rounded each on its own")
  func ends() throws {
    let written = try WrittenAmount("1 to 14/13 cup")
    #expect(written.lowerRounding == .zero && written.isApproximate)
    let upper = try #require(written.upperRounding)
    #expect(upper != .zero && upper.magnitude < Fraction(1, 1_000_000_000))
  }

  @Test("random sums and products come to the nearest tick of the exact result")
  func expressions() throws {
    var random = SeededGenerator.ofLaw
    let gram = Fraction(numerator: 1.grams.ticks.count, denominator: 1)
    for _ in 0..<1000 {
      var (text, exact) = ("0 g", Fraction.zero)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let (top, bottom, factor) = (
          // `25/30 g` would be refused.
          Int.random(in: 0...9, using: &random), Int.random(in: 1...99, using: &random),
          Int.random(in: 1...99, using: &random)
        )
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          text += " + \(top)/\(bottom) g"
          exact += Fraction(top, bottom)
        case 1:
          text += " - \(top)/\(bottom) g / \(factor)"
          exact -= Fraction(top, bottom * factor)
        default:
          text = "(\(text)) x \(top)/\(factor)"
          exact *= Fraction(top, factor)
        }
      }
      let ticks = exact * gram
      let amount = try? QuantityExpression(text)
      guard case .amount(let value)? = amount?.value else {
        #expect(ticks != .zero && ticks.magnitude <= Fraction(1, 2), "\(text)")
        continue
      }
      let off = Fraction(numerator: value.tickCount, denominator: 1) - ticks
      #expect(off.magnitude <= Fraction(1, 2), "\(text), seed \(random.seed)")
      #expect(amount?.amount.lowerRounding == off / gram, "\(text), seed \(random.seed)")
    }
  }

  @Test("what does not even fit a fraction is known to less than a tick")
  func unknown() throws {
    let text = "1.2345678901234567890123456789 cup x 1.234567890123456789 x 1.23456789"
    let amount = try QuantityExpression(text).amount
    #expect(amount.isApproximate && amount.lowerRounding == nil)
    guard case .amount(let any) = amount.lower, let cups = any.as(VolumeKind.self) else {
      Issue.record("no amount")
      return
    }
    #expect(abs(cups.value - 1.2345678901234567 * 1.2345678901234567 * 1.23456789) < 1e-14)
  }

  @Test("scaling to nothing is refused, and rounds what the text says but once")
  func scaling() throws {
    let error = #expect(throws: ParseError.self) {
      try AmountScaler(by: Fraction(numerator: 1, denominator: 1 << 100)).scaled("1 cup milk")
    }
    #expect(error?.code == .tooSmall)
    #expect(try AmountScaler(by: 0).scaled("1 cup milk") == "0 cups milk")
    #expect(try AmountScaler(by: 13).scaled("1/13 kg flour") == "1 kg flour")
  }

  @Test("numbers that the program did not choose are refused if they are too small")
  func numbers() throws {
    #expect(throws: QuantityError.underflow) { try Cups(checking: 1e-30) }
    #expect(throws: QuantityError.underflow) { try Cups(checking: 1e-300) }
    #expect(throws: QuantityError.underflow) {
      try Amount(checking: Fraction(numerator: 1, denominator: 1 << 120), .cup)
    }
    #expect(try Cups(checking: 0.0) == 0.cups)
    #expect(Cups(1e-300) == 0.cups, "what the program chose is rounded")
    #expect(
      QuantityError.underflow.description
        == "the value is too small: it is less than half a tick")
  }
}
