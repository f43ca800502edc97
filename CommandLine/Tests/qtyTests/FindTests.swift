import Foundation
import Testing

@Suite("Finding")
struct FindTests {
  private let recipe = """
    1 teaspoon of kosher salt\r
    2 1/2 cups flour (300 g)
    2 (14-ounce) cans tomatoes
    Bake for 15 to 20 minutes at 350 degrees, then rest for about an hour.
    """

  @Test("what is found and is not exactly what the text says is marked once")
  func marks() throws {
    #expect(
      try Program.run("find", input: "1/13 cup rye, about 2 cups\n1 1/2 onions\n")
        == .init(
          output: "1:1: 1/13 cup\t~1 tablespoon + 3/4 teaspoon\n1:21: 2 cups\t~2 cups\n"
            + "2:1: 1 1/2\t1 1/2\n"))
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
        + #""role":"amount","rule":"is a time","value":15,"unit":"minute","exact":{"num":"15","den":"1"},"#
        + #""upper":{"value":20,"unit":"minute","exact":{"num":"20","den":"1"}},"#
        + #""counted":null,"isApproximate":false,"text":"15 to 20 minutes"}"# + "\n"
        + #"{"input":"an hour","file":"-","line":4,"column":63,"span":[141,148],"#
        + #""role":"amount","rule":"is a time","value":1,"unit":"hour","exact":{"num":"1","den":"1"},"#
        + #""upper":null,"counted":null,"isApproximate":true,"text":"~1 hour"}"# + "\n")
  }

  @Test("every number is explained by its role and its rule")
  func explain() throws {
    #expect(
      try Program.run("find --explain", input: "1½ cups (190 g) flour\nBake at 350 °F for $2.\n")
        .output
          == """
          1:1: 1½ cups\tamount\thas a unit of volume or mass
          1:10: 190 g\talternate\tsays the amount before it in other units
          2:9: 350\ttemperature\thas a degree sign or a scale
          2:20: $2\tprice\thas a sign of a currency

          """)
    #expect(
      try Program.run("find --explain --json", input: "é 1st\n").output
        == #"{"input":"1","file":"-","line":1,"column":3,"span":[3,4],"role":"ordinal","#
        + #""rule":"ends like an ordinal"}"# + "\n")
    #expect(try Program.run("find --explain --kind time", input: "").status == 64)
  }

  @Test("an amount never goes on in the next line")
  func lines() throws {
    #expect(
      try Program.run("find", input: "1 1/2\r\ncups, 2\nh\n1 h\n30 min")
        == .init(output: "4:1: 1 h\t1 hour\n5:1: 30 min\t30 minutes\n"))
  }

  @Test("places are those in the file, whatever bytes it has")
  func places() throws {
    let lines = Data("\u{FEFF}1 h\n\0 2 h \r\n".utf8)
    let input = lines + [0xFF] + Data(" 3 h".utf8)
    let spans = try Program.run("find --json", input: input).output
      .matches(of: /"line":(\d+),"column":(\d+),"span":\[(\d+),(\d+)\]/)
      .map { "\($0.1):\($0.2) \($0.3)-\($0.4)" }
    #expect(spans == ["1:1 3-6", "2:3 9-12", "3:3 17-20"])
  }

  @Test("amounts do not wait for the next line, nor for the next file")
  func interaction() throws {
    #expect(
      try Program.shell(
        """
        mkfifo in out; echo 1 g >file
        "$qty" find file in >out &
        exec 4<out 3>in
        read a <&4
        echo 2 g >&3; read b <&4
        printf '3 g' >&3; exec 3>&-; read c <&4
        echo "$a, $b, $c"
        """)
        == .init(output: "file:1:1: 1 g\t1 gram, in:1:1: 2 g\t2 grams, in:2:1: 3 g\t3 grams\n"))
  }

  @Test("a line that is too long is told, and its amounts are not searched for")
  func longLines() throws {
    let long = String(repeating: "1 cup ", count: 1 << 19)
    let error = "line 2: the line is longer than 2048 KiB\n"
    #expect(
      try Program.run("find", input: "1 g\n\(long)\n2 g")
        == .init(
          output: "1:1: 1 g\t1 gram\n3:1: 2 g\t2 grams\n", errors: "qty: \(error)", status: 1))
    #expect(
      try Program.shell("echo 1 g >a; cat >b; \"$qty\" find a b", input: Data("\n\(long)".utf8))
        == .init(output: "a:1:1: 1 g\t1 gram\n", errors: "qty: b: \(error)", status: 1))
  }

  @Test(
    "mistakes are told in a line",
    arguments: [
      ("find missing", "cannot read 'missing': No such file or directory", Int32(66)),
      ("find /", "cannot read '/': Is a directory", 66),
      ("find --kind length", "--kind: unknown kind 'length'", 64),
      ("find >/dev/full", "cannot write: No space left on device", 74),
    ])
  func mistakes(arguments: String, message: String, status: Int32) throws {
    let outcome = try Program.run(arguments, input: recipe)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == "qty: \(message)")
    #expect(outcome.output.isEmpty && outcome.status == status)
  }
}
