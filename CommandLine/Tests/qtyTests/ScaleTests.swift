import Foundation
import Testing

@Suite("Scaling")
struct ScaleTests {
  private let recipe = """
    1 teaspoon of kosher salt\r
    2 1/2 cups flour (300 g)
    2 (14-ounce) cans tomatoes
    Bake for 15 to 20 minutes at 350 degrees, then rest for about an hour.
    """

  @Test("a recipe is scaled, and all else stays byte for byte")
  func scale() throws {
    #expect(
      try Program.run("scale 3", input: recipe)
        == .init(
          output: """
            1 tablespoon of kosher salt\r
            7 1/2 cups flour (900 g)
            6 (14-ounce) cans tomatoes
            Bake for 15 to 20 minutes at 350 degrees, then rest for about an hour.
            """))
    #expect(
      try Program.run("scale 1/2 --kit metric", input: "2 cups milk\n").output
        == "~240 milliliters milk\n")
    #expect(
      try Program.shell("echo 2 eggs >a; echo 4 eggs >b; \"$qty\" scale 1.5 a b")
        == .init(output: "3 eggs\n6 eggs\n"))
  }

  @Test("scaled amounts take the style that is asked for")
  func styles() throws {
    #expect(
      try Program.run("scale 3 --style vulgar", input: "1/2 cup milk\n")
        == .init(output: "1½ cups milk\n"))
  }

  @Test("bytes that are no text stay where they are")
  func bytes() throws {
    let input = Data([0xFF] + Array(" 1 cup".utf8) + [0xC3, 0x1A, 0xFE, 0x00, 0x0A, 0xE2, 0x82])
    let outcome = try Program.run("scale 2 | od -An -v -tx1", input: input)
    #expect(
      outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == "ff 20 32 20 63 75 70 73 c3 1a fe 00 0a e2 82")
  }

  @Test(
    "mistakes are told in a line and a hint",
    arguments: [
      ("scale", "missing expected argument '<factor>'", Int32(64)),
      ("scale x", "scale: 'x' is not a number", 64),
      ("scale -2", "scale: the factor must be greater than zero", 64),
      ("scale 2 missing", "cannot read 'missing': No such file or directory", 66),
      (
        "scale 99999999999999999999999999999999999999",
        "an amount in '-' is too large to scale", 1
      ),
      ("scale 1e-30", "an amount in '-' is too small to scale", 1),
      ("scale 2 >/dev/full", "cannot write: No space left on device", 74),
    ])
  func mistakes(arguments: String, message: String, status: Int32) throws {
    let outcome = try Program.run(arguments, input: recipe)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == "qty: \(message)")
    #expect(outcome.output.isEmpty && outcome.status == status)
  }
}
