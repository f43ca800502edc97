import Lengths
import Quantities
import Testing

@testable import pans

@Suite("Pans")
struct PansTests {
  @Test(
    "as much goes into a pan as its area tells",
    arguments: [
      ("round 20 cm", "round 30 cm", Fraction(9, 4)),
      ("square 8 in", "square 20.32 cm", Fraction(1)),
      ("square 6 in", "rectangular 9 in x 13 in", Fraction(13, 4)),
      ("square 20 cm", "round 20 cm", Fraction(355, 452)),
    ])
  func ratios(own: String, other: String, ratio: Fraction) throws {
    #expect(try Pan(other).ratio(to: Pan(own)) == ratio)
    #expect(try Pan(own).ratio(to: Pan(other)) * ratio == Fraction(1))
  }

  @Test("lengths are a kind like those of the library")
  func lengths() throws {
    #expect(9.inches.formatted() == "9 inches")
    #expect(2.54.centimeters.ticks == 1.inches.ticks)
    #expect(try Amount<LengthKind>("9 1/2 in", vocabulary: .withLengths) == Amount(9.5.inches))
  }

  @Test(
    "what is no pan is refused",
    arguments: [
      ("oval 9 in", PanError.unknownShape("oval 9 in")), ("round", .unknownShape("round")),
      ("square 9 in x 13 in", .unknownShape("square 9 in x 13 in")),
      ("round 0 cm", .empty("round 0 cm")),
    ])
  func refusals(text: String, error: PanError) {
    #expect(throws: error) { try Pan(text) }
    #expect(throws: ParseError.self) { try Pan("round 20 cups") }
  }

  @Test("prints a recipe for another pan")
  func program() throws {
    let program = Program(name: "pans")
    #expect(
      try program.output("square 6 in", "square 9 in", recipes: ["shortbread.txt"]) == """
        Shortbread
        4 1/2 cups flour
        3/4 cup sugar
        1 pound 2 ounces butter
        2 1/4 eggs
        1 1/8 teaspoons salt

        Chill the dough for 1 hour, and bake for 25-30 minutes.

        """)
    #expect(
      try program.output("round 20 cm", "round 8", status: 1) == "'8' has no unit\n")
  }
}
