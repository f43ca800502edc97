import Quantities
import Testing

@Suite("Rates where an amount is wanted")
struct RateRefusalTests {
  @Test(
    "a rate is refused as what it is",
    arguments: [
      ("5 ml/h", "'5 ml/h' is a volume per time, a flow; read it as a Flow"),
      ("5 ml per hour", "'5 ml per hour' is a volume per time, a flow; read it as a Flow"),
      ("3 kg/day", "'3 kg/day' is a mass per time, a flow; read it as a MassFlow"),
      ("2.1 g/tsp", "'2.1 g/tsp' is a mass per volume, a density; read it as a Density"),
      ("2 h/l", "'2 h/l' is a time per volume, a rate; read it as an AnyQuotient"),
    ])
  func rates(text: String, message: String) {
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error?.description == message)
  }

  @Test("so it is where the kind is known, and of one kind for itself")
  func kinds() {
    let flow = #expect(throws: ParseError.self) { try Milliliters("5 ml/h") }
    #expect(flow?.message == "'5 ml/h' is a volume per time, a flow")
    let dose = #expect(throws: ParseError.self) { try Grams("5 mg/kg") }
    #expect(dose?.message.contains("rate") == true)
  }

  @Test(
    "what is no rate keeps its words",
    arguments: [
      ("5 ml/", "expected a number after '/'"), ("5 ml/x", "expected a number, found 'x'"),
      ("3/0 cup", "'3/0' divides by zero"), ("2 cups of", "unexpected 'of'"),
    ])
  func others(text: String, message: String) {
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error?.message == message)
  }
}
