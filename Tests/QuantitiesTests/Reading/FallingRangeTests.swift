import Quantities
import Testing

@Suite("Ranges from the greater to the lesser")
struct FallingRangeTests {
  @Test(
    "are refused, with what to write instead",
    arguments: [
      ("5-3 cups", "write 3-5 cups"), ("5 to 3 cups", "write 3 to 5 cups"),
      ("3 cups to 2 cups", "write 2 cups to 3 cups"), ("16- to 9-pound", "write 9- to 16-pound"),
      ("1 tbsp – 2 tsp", "write 2 tsp – 1 tbsp"), ("3 or 2 tsp", "write 2 or 3 tsp"),
      ("five to three cups", "write three to five cups"), ("½-¼ tsp", "write ¼-½ tsp"),
      ("1 h to 1 min 30 s", "write 1 min 30 s to 1 h"),
      ("3-2 lb 4 oz", "write the lesser end first"),
    ])
  func refused(text: String, hint: String) {
    let errors = [
      #expect(throws: ParseError.self) { try QuantityExpression(text) },
      #expect(throws: ParseError.self) { try WrittenAmount("about \(text)") },
    ]
    for error in errors {
      #expect(error?.code == .invalidOperation)
      #expect(error?.message == "'\(text)' is a range from the greater to the lesser")
      #expect(error?.hint == hint)
    }
    #expect(errors[0]?.range == 0..<text.utf8.count)
    #expect(throws: ParseError.self) { try ClosedRange<Amount<VolumeKind>>(text) }
    #expect(throws: ParseError.self) { try QuantityExpression("\(text) flour") }
  }

  @Test("are refused beside another amount, and without a unit")
  func others() {
    #expect(throws: ParseError.self) { try WrittenAmount("1 cup (5-3 oz)") }
    #expect(throws: ParseError.self) { try WrittenAmount("3-2") }
    #expect(throws: ParseError.self) { try QuantityExpression("3 cups - 2 cups flour to g") }
  }

  @Test(
    "are refused where the names of both ends together tell what they mean",
    arguments: ["12 oz to 1 T to l", "1 T to 1/8 oz to ml", "64 oz to 13 T as liters"])
  func sharedNames(text: String) {
    #expect(throws: ParseError.self) { try QuantityExpression(text) }
  }

  @Test("keep their order in running text")
  func runningText() throws {
    let found = AmountFinder().amounts(in: "Add 5-3 cups, 4-2 eggs")
    #expect(found.map(\.amount.description) == ["5 cups to 3 cups", "4 to 2"])
    #expect(try AmountScaler(by: 2).scaled("5-3 cups milk") == "10-6 cups milk")
    #expect(try AmountScaler(by: 2).scaled("5 cups to 2 tbsp milk") == "10 cups to 1/4 cup milk")
    #expect(try AmountScaler(by: 2).scaled("4-2 eggs") == "8-4 eggs")
  }
}
