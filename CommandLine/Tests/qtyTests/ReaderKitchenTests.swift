import Foundation
import Testing

@Suite("The reader's kitchen")
struct ReaderKitchenTests {
  private let recipe = """
    2 cups (250 g) flour\r
    1 cup milk, warm
    1 cup jasmine rice
    Bake at 350°F.

    """

  @Test("all is given in the units of a kitchen, and what could not be weighed is told at the end")
  func kitchens() throws {
    #expect(
      try Program.run("scale 2 --for metric", input: recipe)
        == .init(
          output: """
            500 g flour\r
            ~470 ml milk, warm
            ~470 ml jasmine rice
            Bake at 175°C.

            """, errors: "qty: not weighed: jasmine rice\n"))
    #expect(try Program.run("scale 1 --for us", input: recipe).output.hasPrefix("2 cups flour\r\n"))
  }

  @Test("a name is told once for all files")
  func files() throws {
    let outcome = try Program.shell(
      "echo 1 cup gravel >a; printf '1 cup gravel\\n1 cup kosher salt\\n' >b; \"$qty\" scale 1 --for metric a b"
    )
    let kosher = "kosher salt (say Diamond Crystal kosher salt or Morton kosher salt)"
    #expect(outcome.errors == "qty: not weighed: gravel, \(kosher)\n")
    #expect(
      outcome.output == "~240 ml gravel\n~240 ml gravel\n~240 ml kosher salt\n")
    #expect(outcome.status == 0)
    let ignored = try Program.run(
      "scale 1 --for metric --invalid ignore", input: "1 cup gravel\n")
    #expect(ignored.errors.isEmpty)
  }

  @Test(
    "both amounts can be shown, and the mark of what is not exact left out",
    arguments: [
      ("--for metric --both", "2 cups milk\n", "2 cups (~470 ml) milk\n"),
      ("--for metric --both --plain", "2 cups milk\n", "2 cups (470 ml) milk\n"),
      ("--for metric --plain", "2 cups milk\n", "470 ml milk\n"),
      ("--for metric --style vulgar", "1 1/2 tsp salt\n", "1½ teaspoons salt\n"),
      ("--for metric --language de", "1/2 Tasse Mehl\n", "125 ml Mehl\n"),
    ])
  func options(options: String, input: String, expected: String) throws {
    #expect(try Program.run("scale 1 \(options)", input: input).output == expected)
  }

  @Test(
    "what makes no sense together is refused",
    arguments: [
      ("--for metrical", "--for: unknown kitchen 'metrical'"),
      ("--for metric --kit us", "--for and --kit cannot be combined"),
      ("--for metric --weigh", "--for cannot be combined with --weigh and --spoon"),
      ("--both", "--both needs a kitchen"), ("--plain", "--plain needs a kitchen"),
    ])
  func refusals(options: String, message: String) throws {
    let outcome = try Program.run("scale 1 \(options)", input: "1 cup milk\n")
    #expect(outcome.errors.contains(message) && outcome.status == 64 && outcome.output.isEmpty)
  }

  @Test("QTY_KIT is not asked where a kitchen is named")
  func environment() throws {
    #expect(
      try Program.shell("echo 1 cup milk | QTY_KIT=us \"$qty\" scale 1 --for metric").output
        == "~240 ml milk\n")
  }
}
