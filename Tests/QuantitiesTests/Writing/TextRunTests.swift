import Quantities
import TestSupport
import Testing

@Suite("Runs of text")
struct TextRunTests {
  @Test("the runs of a text are the text", arguments: PresentationStyleTests.table.map(\.style))
  func runs(style: PresentationStyle) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let shown = Generated.volume(using: &random).presented()
      #expect(shown.runs(style).map(\.text).joined() == shown.formatted(style))
      let time = Generated.time(using: &random).presented()
      #expect(time.runs(style).map(\.text).joined() == time.formatted(style))
    }
  }

  @Test(
    "runs say what each piece is",
    arguments: [
      (
        1.5.cups.presented().runs(.vulgar),
        #"[number "1", fraction "½", space " ", unit "cups"]"#
      ),
      (
        1.5.cups.presented().runs(.html),
        #"[number "1", fraction "<sup>1</sup>&frasl;<sub>2</sub>", space " ", unit "cups"]"#
      ),
      (
        (-7).teaspoons.presented().runs(),
        #"[sign "-(", number "2", space " ", unit "tablespoons", joiner " + ", "#
          + #"number "1", space " ", unit "teaspoon", sign ")"]"#
      ),
      (
        1.995.cups.presented().runs(.compact),
        #"[approximation "~", number "2", unit "c"]"#
      ),
      (90.minutes.presented().runs(.clock), #"[number "1:30:00"]"#),
    ])
  func roles(runs: [TextRun], expected: String) {
    #expect("\(runs)" == expected)
  }

  @Test("runs keep their places in a text that outgrows the stack")
  func longText() {
    let joiner = String(repeating: "&", count: 400)
    let runs = 7.teaspoons.presented().runs(.html.joiner(.custom(joiner)))
    #expect(runs[2].text == "tablespoons" && runs[3].role == .joiner && runs[4].text == "1")
    #expect(runs[3].text == String(repeating: "&amp;", count: 400))
  }
}
