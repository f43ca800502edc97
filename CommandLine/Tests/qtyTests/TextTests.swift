import Foundation
import Testing

@Suite("Texts")
struct TextTests {
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

  @Test("what is found and is not exactly what the text says is marked once")
  func marks() throws {
    #expect(
      try Program.run("find", input: "1/13 cup rye, about 2 cups\n")
        == .init(
          output: "1:1: 1/13 cup\t~1 tablespoon + 3/4 teaspoon\n1:21: 2 cups\t~2 cups\n"))
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

  @Test("every amount of a text is found with its place")
  func find() throws {
    #expect(
      try Program.run("find", input: recipe).output == """
        1:1: 1 teaspoon\t1 teaspoon
        2:1: 2 1/2 cups\t2 1/2 cups
        2:19: 300 g\t300 grams
        3:1: 2\t2
        3:4: 14-ounce\t14 ounces
        4:10: 15 to 20 minutes\t15 to 20 minutes
        4:63: an hour\t~1 hour

        """)
    #expect(
      try Program.shell(
        "printf 'é 1 cup\\n' >a; printf 'é \\377 90 min\\n' >b; \"$qty\" find a b"
      ).output
        == "a:1:3: 1 cup\t1 cup\nb:1:5: 90 min\t1 hour 30 minutes\n")
    #expect(
      try Program.run("find", input: "\u{FEFF}1 cup or 2 cups\n é 3 cups").output
        == "1:1: 1 cup or 2 cups\t1 to 2 cups\n2:4: 3 cups\t3 cups\n")
    #expect(
      try Program.run("find", input: "5-3 cups or about 2-1 tsp\n").output
        == "1:1: 5-3 cups\t5 to 3 cups\n1:19: 2-1 tsp\t~2 to 1 teaspoon\n")
  }

  @Test("timers can be handed on as JSON")
  func json() throws {
    #expect(
      try Program.run("find --kind time --json", input: recipe).output
        == #"{"input":"15 to 20 minutes","file":"-","line":4,"column":10,"span":[88,104],"#
        + #""role":"amount","value":15,"unit":"minute","exact":{"num":"15","den":"1"},"#
        + #""upper":{"value":20,"unit":"minute","exact":{"num":"20","den":"1"}},"#
        + #""isApproximate":false,"text":"15 to 20 minutes"}"# + "\n"
        + #"{"input":"an hour","file":"-","line":4,"column":63,"span":[141,148],"#
        + #""role":"amount","value":1,"unit":"hour","exact":{"num":"1","den":"1"},"#
        + #""upper":null,"isApproximate":true,"text":"~1 hour"}"# + "\n")
  }

  @Test(
    "mistakes are told in a line and a hint",
    arguments: [
      ("scale", "missing expected argument '<factor>'", Int32(64)),
      ("scale x", "scale: 'x' is not a number", 64),
      ("scale -2", "scale: the factor must be greater than zero", 64),
      ("scale 2 missing", "cannot read 'missing': No such file or directory", 66),
      ("find missing", "cannot read 'missing': No such file or directory", 66),
      ("find --kind length", "--kind: unknown kind 'length'", 64),
      (
        "scale 99999999999999999999999999999999999999",
        "an amount in '-' is too large to scale", 1
      ),
      ("scale 1e-30", "an amount in '-' is too small to scale", 1),
      ("find >/dev/full", "cannot write: No space left on device", 74),
      ("scale 2 >/dev/full", "cannot write: No space left on device", 74),
    ])
  func mistakes(arguments: String, message: String, status: Int32) throws {
    let outcome = try Program.run(arguments, input: recipe)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == "qty: \(message)")
    #expect(outcome.output.isEmpty && outcome.status == status)
  }
}
