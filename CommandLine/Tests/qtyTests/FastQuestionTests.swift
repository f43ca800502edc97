import Foundation
import Testing

@Suite("Questions without options")
struct FastQuestionTests {
  /// `--color auto` is the default, but sends the question through the argument parser.
  @Test(
    "a question is answered alike with and without an option",
    arguments: [
      "3 tsp", "1/2 tbsp x 3", "'3 tsp'", "how many cups in a gallon", "cups in a gallon",
      "kg to lb", "2 cups flour to g", "2 cups flowr to g", "8 oz to ml", "1 cup = ml",
      "2 cups to ml,tbsp", "12 to 15 minutes", "about 3 cups", "3 tsp - 1 tsp",
      "-3 tsp", "-1/2 cup + 1 tsp", "-.5 l", "-PT5M", "-", "3 -", "3 --",
      "3 tbps", "hello world", "''", "' '", "'' 3 tsp", "3 ''", "'3 \"tsp'", "1 / 0", "é",
      "3 scale", "3 help", "scales", "unit", "kit", "1 cup to metric",
    ],
    ["", "QTY_KIT=metric", "QTY_KIT=none", "QTY_SYSTEM=imperial", "QTY_SYSTEM=mars"]
  )
  func sameAnswer(words: String, environment: String) throws {
    func answer(_ option: String) throws -> Program.Outcome {
      try Program.shell("\(environment) \"$qty\" \(option) \(words)")
    }
    #expect(try answer("") == answer("--color auto"))
  }

  @Test(
    "so is one in a language",
    arguments: ["2,5 Tassen x 2", "3 TL", "3 tsp", "Tassen"], ["de", "auto", "nowhere"])
  func sameAnswer(words: String, language: String) throws {
    func answer(_ option: String) throws -> Program.Outcome {
      try Program.shell("LC_ALL=de_DE.UTF-8 QTY_LANGUAGE=\(language) \"$qty\" \(option) \(words)")
    }
    #expect(try answer("") == answer("--color auto"))
  }
}
