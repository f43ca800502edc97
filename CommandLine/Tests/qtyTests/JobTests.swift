import Foundation
import Testing

@Suite("Threads")
struct JobTests {
  @Test(
    "several threads write what one writes, in the same order",
    arguments: [
      "", "--invalid warn", "--invalid ignore", "--json", "--to ml", "--field 2 --header 3",
      "--field 2 --delimiter , --invalid ignore", "--kit metric --header 5000",
    ])
  func sameOutput(arguments: String) throws {
    let lines = Lines(seed: 1).text(count: 20_000)
    try expectSame(arguments, lines)
    // Reads from a pipe end anywhere in a line.
    try expectSame(arguments, lines, reading: "cat | ")
  }

  @Test("line ends, marks and lines too long to be held come out as with one thread")
  func ends() throws {
    let lines = Lines(seed: 2)
    let long = String(repeating: "a", count: 3 << 20)
    for text in [
      "\u{FEFF}" + lines.text(count: 4_000, end: "\r\n") + "48 tsp", long, long + "\n",
      lines.text(count: 4_000) + long + "\n" + lines.text(count: 4_000) + long,
      lines.text(count: 70_000) + "\n\n",
    ] {
      try expectSame("", text)
    }
    try expectSame("--null", lines.text(count: 4_000, end: "\0"))
  }

  @Test("the first line without an answer ends the run where it should")
  func abort() throws {
    let good = String(repeating: "3 tsp\n", count: 9_000)
    for text in [good + "foo\n" + good, "foo\n" + good + good, good + good + "foo\n"] {
      try expectSame("--invalid abort", text)
    }
  }

  @Test("a note is told once, whichever thread finds it")
  func notes() throws {
    let text = String(repeating: "8 oz to ml\n3 tsp\n5 m to s\n", count: 9_000)
    try expectSame("", text)
  }

  @Test(
    "a number of threads that cannot be is refused",
    arguments: ["0", "65", "1000000000000", "=-1"])
  func refusals(jobs: String) throws {
    let outcome = try Program.run(jobs.hasPrefix("=") ? "--jobs\(jobs)" : "--jobs \(jobs)")
    #expect(outcome.errors.hasPrefix("qty: --jobs must be from 1 to 64\n"))
    #expect(outcome.status == 64)
  }

  @Test("threads are for lines, and not for a question")
  func question() throws {
    #expect(
      try Program.run("--jobs 2 3 tsp")
        == .init(
          errors: "qty: --jobs is for the lines of a file or a pipe\nhint: leave out '3 tsp'\n",
          status: 64))
  }

  private func expectSame(
    _ arguments: String, _ text: String, reading: String = ""
  ) throws {
    func run(_ jobs: String) throws -> Program.Outcome {
      try Program.shell("\(reading)\"$qty\" \(arguments) \(jobs)", input: Data(text.utf8))
    }
    let expected = try run("")
    for jobs in [2, 3, 64] { #expect(try run("--jobs \(jobs)") == expected, "\(jobs) threads") }
  }
}

/// Random lines of all kinds, reproducible from the seed.
private struct Lines {
  let seed: UInt64

  func text(count: Int, end: String = "\n") -> String {
    let kinds = [
      "tsp", "cups", "g to oz", "ml", "min", "oz to ml", "tbps", "lb x 2", "h to min", "eggs", "",
      "\t1 cup\tx",
      ",2 tsp,y", "\t\u{FF}",
    ]
    var state = seed
    var text = ""
    for _ in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += "\(state >> 60) \(kinds[Int(state >> 33) % kinds.count])\(end)"
    }
    return text
  }
}
