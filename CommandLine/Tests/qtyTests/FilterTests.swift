import Foundation
import Testing

@Suite("Lines")
struct FilterTests {
  @Test("each line is answered in its place")
  func lines() throws {
    #expect(
      try Program.run("", input: "3 tsp\n90 min\n1 cup to ml\n")
        == .init(
          output: "1 tablespoon\n1 hour 30 minutes\n236.5882365 ml\n"))
    #expect(try Program.run("-", input: "3 tsp\n") == .init(output: "1 tablespoon\n"))
    #expect(try Program.run("--file -", input: "3 tsp\n") == .init(output: "1 tablespoon\n"))
    #expect(try Program.run("", input: "") == .init())
  }

  @Test("options hold for each line")
  func options() throws {
    #expect(
      try Program.run("--to tsp --number", input: "1 cup\n2 tbsp\n1 tbsp to cup\n")
        == .init(output: "48\n6\n0.0625\n"))
  }

  @Test(
    "a bad line is passed through, and told as the policy says",
    arguments: [
      ("fail", "1 tablespoon\nfoo\n1 cup\n", true, Int32(1)),
      ("warn", "1 tablespoon\nfoo\n1 cup\n", true, 0),
      ("ignore", "1 tablespoon\nfoo\n1 cup\n", false, 0),
      ("abort", "1 tablespoon\n", true, 1),
    ])
  func policies(policy: String, output: String, isTold: Bool, status: Int32) throws {
    let told = "qty: line 2: expected a number, found 'foo'\n"
    #expect(
      try Program.run("--invalid \(policy)", input: "3 tsp\nfoo\n16 tbsp\n")
        == .init(output: output, errors: isTold ? told : "", status: status))
  }

  @Test("a mistake that comes again is told again, and is not taken for another")
  func repeatedMistakes() throws {
    let letters = Array("abcdefgh")
    let others = (0..<200).map {
      "1 q\(letters[$0 / 64])\(letters[$0 / 8 % 8])\(letters[$0 % 8])x\n"
    }
    let long = String(repeating: "foo ", count: 12)
    let input = "3 cupz\nfoo\n3 cupz\n" + others.joined() + "foo\n\(long)\n3 cupz\n\(long)bar\n"
    let told = try Program.run("--invalid warn", input: input).errors.split(separator: "\n")
    #expect(told.count == 207)
    #expect(told[0].dropFirst("qty: line 1:".count) == told[205].dropFirst("qty: line 206:".count))
    #expect(told[0].contains("unknown unit 'cupz'; did you mean"))
    #expect(told[1] == "qty: line 2: expected a number, found 'foo'")
    #expect(told[202].hasPrefix("qty: line 203: unknown unit 'qdahx'"))
    #expect(told[203] == "qty: line 204: expected a number, found 'foo'")
    #expect(
      try Program.run("--json --invalid warn", input: "foo\nfoo\n").output.split(separator: "\n")
        .allSatisfy { $0.contains("expected a number, found 'foo'") })
  }

  @Test("a blank line has no amount")
  func blanks() throws {
    #expect(
      try Program.run("--invalid fail", input: "\n  \n3 tsp\n")
        == .init(
          output: "\n  \n1 tablespoon\n",
          errors: "qty: line 1: expected an amount; write a number and a unit, such as 3 tsp\n"
            + "qty: line 2: expected an amount; write a number and a unit, such as 3 tsp\n",
          status: 1))
  }

  @Test("line ends, a byte order mark and a missing last line end stay as they are")
  func ends() throws {
    #expect(
      try Program.run("", input: "\u{FEFF}3 tsp\r\n16 tbsp\n48 tsp")
        == .init(output: "\u{FEFF}1 tablespoon\r\n1 cup\n1 cup"))
    #expect(
      try Program.run("--null | tr '\\0' '|'", input: "3 tsp\u{0}1\ncup\u{0}")
        == .init(
          output: "1 tablespoon|1 cup|"))
  }

  @Test("a text in UTF-16 is refused", arguments: ["", "scale 2", "find", "sum"])
  func encodings(command: String) throws {
    let text =
      Data([0xFF, 0xFE]) + Data("3 tsp\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let outcome = try Program.run(command, input: text)
    #expect(
      outcome
        == .init(
          output: "",
          errors: "qty: the text is in UTF-16\n"
            + "hint: write it as UTF-8, as iconv -f utf-16 -t utf-8 does\n", status: 1))
  }

  @Test("bytes that are no text are passed through")
  func bytes() throws {
    let input = Data([0x33, 0x00, 0xFF, 0xFE, 0x0A] + Array("3 tsp\n".utf8))
    let outcome = try Program.run("| od -An -tx1 | head -c 15", input: input)
    #expect(outcome.output == " 33 00 ff fe 0a")
    #expect(outcome.errors == "qty: line 1: unexpected '\u{FFFD}\u{FFFD}\u{FFFD}'\n")
  }

  @Test("one field is answered, and the rest stays byte for byte")
  func fields() throws {
    #expect(
      try Program.run(
        "--field 2 --header 1 --to g",
        input: "name\tamount\tnote\nflour\t1 lb\t\"x\"\nsalt\t 1/2 oz \t\n")
        == .init(
          output: "name\tamount\tnote\nflour\t453.59237 g\t\"x\"\nsalt\t 14.1747615625 g \t\n"))
    #expect(
      try Program.run(
        "--field 2 --delimiter ,",
        input: "\"a, \"\"b\"\"\",\"1,000 g\",z\nc,3 tsp\nd,x\ne\n")
        == .init(
          output: "\"a, \"\"b\"\"\",\"1 kilogram\",z\nc,1 tablespoon\nd,x\ne\n",
          errors: "qty: line 3: expected a number, found 'x'\n"
            + "qty: line 4: the line has no field 2\n",
          status: 1))
    #expect(
      try Program.run(
        "--field 2 --delimiter ';' --decimal comma --to l", input: "a;\"25 dl\";b\nc;5 dl;d\n")
        == .init(output: "a;\"2,5 l\";b\nc;0,5 l;d\n"))
    #expect(
      try Program.run("--field 2 --delimiter , --decimal comma --to l", input: "a,25 dl,b\n")
        == .init(output: "a,\"2,5 l\",b\n"))
    #expect(
      try Program.run("--field 1 --delimiter ' :: '", input: "3 tsp :: salt\n")
        == .init(output: "1 tablespoon :: salt\n"))
  }

  @Test("a line of a megabyte is told of, and one of any length passes in pieces")
  func longLines() throws {
    let long = String(repeating: "a", count: 1 << 20)
    #expect(
      try Program.run("", input: "\(long)\n3 tsp\n")
        == .init(
          output: "\(long)\n1 tablespoon\n",
          errors: "qty: line 1: expected a number, found '\(long.prefix(40))…'\n", status: 1))
    let longer = String(repeating: "b", count: 5 << 20)
    #expect(
      try Program.run("", input: "\(longer)\n3 tsp\n\(longer)")
        == .init(
          output: "\(longer)\n1 tablespoon\n\(longer)",
          errors: "qty: line 1: the line is longer than 2048 KiB\n"
            + "qty: line 3: the line is longer than 2048 KiB\n", status: 1))
  }

  @Test("an answer does not wait for the next line")
  func interaction() throws {
    #expect(
      try Program.shell(
        """
        mkfifo in out
        "$qty" <in >out &
        exec 3>in 4<out
        echo 3 tsp >&3; read a <&4
        echo 16 tbsp >&3; read b <&4
        echo "$a, $b"
        """) == .init(output: "1 tablespoon, 1 cup\n"))
  }

  @Test(
    "memory does not grow with the stream",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")),
    arguments: [("--to ml", 50), ("find", 5), ("scale 2", 5)])
  func memory(arguments: String, megabytes: Int) throws {
    // The growth of peak memory between 1 MB of input and more, in KiB.
    let outcome = try Program.shell(
      """
      line="$(printf '1 cup%1000s')"
      peak() { sed -n 's/VmHWM:[^0-9]*\\([0-9]*\\).*/\\1/p' "/proc/$pid/status"; }
      mkfifo in
      "$qty" \(arguments) <in >/dev/null &
      pid=$!
      exec 3>in
      yes "$line" | head -c 1000000 >&3
      before=$(peak)
      yes "$line" | head -c \(megabytes)000000 >&3
      after=$(peak)
      exec 3>&-
      echo $((after - before))
      """)
    let growth = try #require(Int(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(growth >= 0 && growth < 1024, "\(growth) KiB")
  }
}
