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

  @Test("every number is explained in place of the text")
  func explain() throws {
    let result = try Program.run("scale --explain 2", input: "1/0 cup\n2 (14 oz) cans\n")
    #expect(
      result.output == """
        1:1: 1/0 cup\tamount\thas a unit of volume or mass\tleft as it is
        2:1: 2\tcount\tcounts what has a size\tscaled
        2:4: 14 oz\tsize\tis the size of what is counted\tstays

        """)
    #expect(result.status == 1)
  }

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

  @Test(
    "scaled amounts take the style that is asked for",
    arguments: [
      ("3 --style vulgar", "1/2 cup milk", "1½ cups milk"),
      ("1/3 --precision 2", "2 cups milk, 1 egg", "~0.67 cups milk, ~0.33 egg"),
      ("2 --unit-style short", "2 tablespoons oil", "1/4 c oil"),
      ("3 --unit-style short", "2 grams salt", "6 g salt"),
      ("2 --decimal comma", "1,5 l milk", "3 l milk"),
      ("1/3 --round 5g", "250 g flour, 100 ml milk", "~85 g flour, ~33 ml milk"),
      ("1/3 --round 1/4", "2 cups flour, 2 eggs", "~3/4 cup flour, 2/3 egg"),
      ("1/3 --round 5g", "5 g yeast", "~1.7 g yeast"),
      ("1 --round 5g --keep yeast", "7 g yeast, 37 g sugar", "7 g yeast, ~35 g sugar"),
      ("1/3 --round 5g", #"{"amount": 100, "unit": "g"}"#, #"{"amount": 35, "unit": "g"}"#),
    ])
  func styles(options: String, input: String, expected: String) throws {
    #expect(
      try Program.run("scale \(options)", input: input + "\n") == .init(output: expected + "\n"))
  }

  @Test(
    "a style or a step that does not exist is refused",
    arguments: [
      ("--unit-style tiny", "--unit-style: unknown unit style 'tiny'"),
      ("--precision 0", "--precision must be from 1 to 38"),
      ("--precision 2 --decimals 2", "--precision and --decimals cannot be combined"),
      ("--round 0", "--round must be greater than zero"),
      ("--round much", "--round: expected a number, found 'much'"),
      ("--round 5g --for metric", "--round cannot be combined with --for"),
      ("--round 5g --weigh", "--round cannot be combined with --weigh and --spoon"),
      ("--json --explain", "--explain cannot be combined with --json"),
    ])
  func refusals(options: String, message: String) throws {
    let outcome = try Program.run("scale 2 \(options)", input: "1 cup milk\n")
    #expect(outcome.errors.hasPrefix("qty: \(message)") && outcome.status == 64)
    #expect(outcome.output.isEmpty)
  }

  @Test("the pieces that change are listed as JSON")
  func edits() throws {
    let input = "\u{FEFF}é 1 cup milk\n2 minutes, 3 eggs, 1/0 cup\n1 cup milk (1/4 l)\n"
    let outcome = try Program.run("scale 2 --json", input: input)
    #expect(
      outcome.output == """
        {"input":"1 cup","file":"-","line":1,"column":3,"span":[6,11],"text":"2 cups"}
        {"input":"3","file":"-","line":2,"column":12,"span":[28,29],"text":"6"}
        {"input":"1 cup","file":"-","line":3,"column":1,"span":[44,49],"text":"2 cups"}
        {"input":"1/4 l","file":"-","line":3,"column":13,"span":[56,61],"text":"1/2 l"}

        """)
    #expect(outcome.errors.contains("line 2: '1/0 cup' was left as it is") && outcome.status == 1)
    #expect(try Program.run("scale 1 --json", input: input).output.isEmpty)
  }

  @Test("bytes that are no text stay where they are")
  func bytes() throws {
    let input = Data([0xFF] + Array(" 1 cup".utf8) + [0xC3, 0x1A, 0xFE, 0x00, 0x0A, 0xE2, 0x82])
    let outcome = try Program.run("scale 2 | od -An -v -tx1", input: input)
    #expect(
      outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == "ff 20 32 20 63 75 70 73 c3 1a fe 00 0a e2 82")
    let ends = "\u{FEFF}1 g\r\n\r\n\0 1 g\n\n1 g"
    #expect(
      try Program.run("scale 2", input: ends).output
        == String(ends.map { $0 == "1" ? "2" : $0 }))
  }

  private static let unscalable = "1 cup\n é 100000000000000000 tonnes ore, 2 g\r\n3 g"

  @Test(
    "what cannot be scaled is left as it is and told, and the rest is scaled",
    arguments: [
      ("", "10 cups\n é 100000000000000000 tonnes ore, 20 g\r\n30 g", true, Int32(1)),
      ("--invalid fail", "10 cups\n é 100000000000000000 tonnes ore, 20 g\r\n30 g", true, 1),
      ("--invalid warn", "10 cups\n é 100000000000000000 tonnes ore, 20 g\r\n30 g", true, 0),
      ("--invalid ignore", "10 cups\n é 100000000000000000 tonnes ore, 20 g\r\n30 g", false, 0),
      ("--invalid abort", "10 cups\n", true, 1),
    ])
  func policies(policy: String, output: String, isTold: Bool, status: Int32) throws {
    let told = """
      qty: line 2: '100000000000000000 tonnes' was left as it is: \
      the scaled amount is too large: it does not fit 128 bits (column 4)

      """
    #expect(
      try Program.run("scale 10 \(policy)", input: Self.unscalable)
        == .init(output: output, errors: isTold ? told : "", status: status))
  }

  @Test("every amount that cannot be scaled is told, with its file if there are several")
  func several() throws {
    let outcome = try Program.shell(
      "printf '1 g, 2 g\\n' >a; echo 3 cups >b; \"$qty\" scale 1e-30 a b; \"$qty\" scale 1e-30 b")
    let reason =
      "was left as it is: the scaled amount is too small: it is less than half a tick (column"
    #expect(
      outcome
        == .init(
          output: "1 g, 2 g\n3 cups\n3 cups\n",
          errors: """
            qty: a: line 1: '1 g' \(reason) 1)
            qty: a: line 1: '2 g' \(reason) 6)
            qty: b: line 1: '3 cups' \(reason) 1)
            qty: line 1: '3 cups' \(reason) 1)

            """, status: 1))
    #expect(
      try Program.shell("echo 1 g >a; \"$qty\" scale 1e-30 --invalid abort a missing").errors
        == "qty: a: line 1: '1 g' \(reason) 1)\n")
  }

  @Test("a line that is too long passes in pieces, and the lines around it are scaled")
  func longLines() throws {
    let long = String(repeating: "1 cup ", count: 1 << 19)
    #expect(
      try Program.run("scale 2", input: "1 g\n\(long)\n2 g\n\(long)")
        == .init(
          output: "2 g\n\(long)\n4 g\n\(long)",
          errors: """
            qty: line 2: the line is longer than 2048 KiB
            qty: line 4: the line is longer than 2048 KiB

            """, status: 1))
    #expect(
      try Program.run("scale 2 --invalid abort", input: "1 g\n\(long)\n2 g").output == "2 g\n")
  }

  @Test("a scaled line does not wait for the next one, nor for the next file")
  func interaction() throws {
    #expect(
      try Program.shell(
        """
        mkfifo in out; echo 1 g >file
        "$qty" scale 2 file in >out &
        exec 4<out 3>in
        read a <&4
        echo 2 g >&3; read b <&4
        printf '3 g' >&3; exec 3>&-; c=$(cat <&4)
        echo "$a, $b, $c"
        """) == .init(output: "2 g, 4 g, 6 g\n"))
  }

  @Test(
    "mistakes are told in a line and a hint",
    arguments: [
      ("scale", "missing expected argument '<factor>'", Int32(64)),
      ("scale x", "scale: 'x' is not a number", 64),
      ("scale -2", "scale: the factor must be greater than zero", 64),
      ("scale 2 missing", "cannot read 'missing': No such file or directory", 66),
      ("scale / 2", "scale: '/' is not a number", 64),
      ("scale 2 /", "cannot read '/': Is a directory", 66),
      ("scale --to '1 g salt' 2", "--to cannot be combined with the factor '2'", 64),
      (
        "scale --to salt",
        "--to: expected an amount and an ingredient, such as '100 g pasta', found 'salt'", 64
      ),
      ("scale --to '1 g sugar'", "no line has the ingredient of '1 g sugar'", 1),
      (
        "scale --to '1 g salt'",
        "no line gives its amount in units like those of '1 g salt': "
          + "line 1 '1 teaspoon of kosher salt'", 1
      ),
      ("scale --to '1 g salt' missing", "cannot read 'missing': No such file or directory", 66),
      ("scale 2 --invalid never", "--invalid: unknown policy 'never'", 64),
      ("scale 2 >/dev/full", "cannot write: No space left on device", 74),
    ])
  func mistakes(arguments: String, message: String, status: Int32) throws {
    let outcome = try Program.run(arguments, input: recipe)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == "qty: \(message)")
    #expect(outcome.output.isEmpty && outcome.status == status)
  }

  @Test("the cases beside the checkout hold", .enabled(if: Cases.exist))
  func cases() throws {
    let cases = try Cases.loadTexts("recipes.tsv")
    #expect(cases.count > 40)
    for row in cases {
      let outcome = try Program.run(row.arguments, input: row.input)
      #expect(outcome.output == row.output, "\(row.input)")
      #expect(outcome.status == row.status, "\(row.input)")
      #expect(
        row.errors.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(row.errors),
        "\(row.input)")
    }
  }
}
