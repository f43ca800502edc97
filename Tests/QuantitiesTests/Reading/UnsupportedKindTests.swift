import Quantities
import Testing

@Suite("Units of kinds that the library does not have")
struct UnsupportedKindTests {
  @Test(
    "they are named as what they are, where they stand",
    arguments: [
      ("5 km", 2..<4, "'km' is a length"), ("5km", 1..<3, "'km' is a length"),
      ("5 Miles", 2..<7, "'Miles' is a length"), ("3 inches", 2..<8, "'inches' is a length"),
      ("2 light-years", 2..<13, "'light-years' is a length"),
      ("1 nautical mile", 2..<15, "'nautical mile' is a length"),
      ("6 ft 3 in", 2..<4, "'ft' is a length"), ("5 in", 2..<4, "'in' is a length"),
      ("5 in to cm", 2..<4, "'in' is a length"),
      ("5 in in cm", 2..<4, "'in' is a length"), ("1 cup to in", 9..<11, "'in' is a length"),
      ("1 cup to m", 9..<10, "'m' is a length"), ("5\"", 1..<2, "feet and inches are lengths"),
      ("5' 6\"", 1..<2, "feet and inches are lengths"), ("km", 0..<2, "'km' is a length"),
      ("20 °C", 3..<6, "'°C' is a temperature"), ("20 ° C", 3..<7, "'° C' is a temperature"),
      ("350 F to C", 4..<5, "'F' is a temperature"), ("350f", 3..<4, "'f' is a temperature"),
      ("20 degrees celsius", 3..<18, "'degrees celsius' is a temperature"),
      ("20 degrees", 3..<10, "'degrees' is a temperature or an angle"),
      ("3 sq ft", 2..<7, "'sq ft' is an area"),
      ("3 square feet", 2..<13, "'square feet' is an area"),
      ("3 m²", 2..<5, "'m²' is an area"), ("3 cm2", 2..<5, "'cm2' is an area"),
      ("2 acres", 2..<7, "'acres' is an area"),
      ("60 km/h", 3..<7, "'km/h' is a speed"), ("60 mph", 3..<6, "'mph' is a speed"),
      ("60 miles per hour", 3..<17, "'miles per hour' is a speed"),
      ("$5", 0..<1, "'$' is a currency"), ("5 €", 2..<5, "'€' is a currency"),
      ("5 dollars", 2..<9, "'dollars' is a currency"), ("5 USD", 2..<5, "'USD' is a currency"),
      ("5 GB", 2..<4, "'GB' is a data size"), ("100 kcal", 4..<8, "'kcal' is a unit of energy"),
      ("5 kWh", 2..<5, "'kWh' is a unit of energy"), ("5 kW", 2..<4, "'kW' is a unit of power"),
      ("2 bar", 2..<5, "'bar' is a unit of pressure"), ("5 N", 2..<3, "'N' is a unit of force"),
      ("3 radians", 2..<9, "'radians' is an angle"), ("5 Hz", 2..<4, "'Hz' is a unit of frequency"),
      ("5 volts", 2..<7, "'volts' is a unit of electricity"),
      ("1 cup to km", 9..<11, "'km' is a length"), ("1 cup + 5 km", 10..<12, "'km' is a length"),
      ("5 IU", 2..<4, "'IU' is a unit of biological activity"),
      ("5 international units", 2..<21, "'international units' is a unit of biological activity"),
      ("1 cup / km", 8..<10, "'km' is a length"), ("5 m to ft", 7..<9, "'ft' is a length"),
    ])
  func naming(text: String, range: Range<Int>, message: String) {
    let error = #expect(throws: ParseError.self) { try QuantityExpression(text) }
    #expect(error?.code == .unsupportedKind && error?.range == range)
    #expect(error?.message == message && error?.hint == nil)
  }

  @Test("every name in the list is refused as what it is", arguments: UnsupportedKind.names)
  func everyName(name: String) {
    // Some have another meaning in the catalogue: `5 m` is minutes, and `5 W` weeks.
    if name == "m" || (try? AnyUnit(named: name)) != nil { return }
    var texts = ["5\(name)"]
    // Elsewhere, the signs for feet and inches are quotation marks.
    if !["\"", "″", "”", "'", "′", "’"].contains(name) { texts.append("1 cup to \(name)") }
    if name.utf8.count > 2, name.allSatisfy({ $0.isASCII && $0.isLetter || $0 == " " }) {
      texts.append("5 \(name)s")
    }
    for text in texts {
      let error = #expect(throws: ParseError.self) { try QuantityExpression(text) }
      #expect(error?.code == .unsupportedKind, "\(text)")
    }
  }

  @Test(
    "what means something in the catalogue means that",
    arguments: [
      ("20 C", "20 cups"), ("5 m", "5 minutes"), ("5 m to s", "300 seconds"), ("3 c", "3 cups"),
      ("5 in³", "5 cubic inches"), ("5 cu ft", "5 cubic feet"), ("2 lb", "2 pounds"),
    ])
  func known(text: String, amount: String) throws {
    let expression = try QuantityExpression(text)
    let unit = expression.targets.first?.unit(of: TimeKind.self)
    guard case .amount(let read) = expression.value else { return #expect(Bool(false)) }
    let time = read.as(TimeKind.self)
    #expect((unit.flatMap { time?.converted(to: $0).description } ?? read.description) == amount)
  }

  @Test(
    "a word that isn't a unit of anything is unknown",
    arguments: [
      "3 apples", "5 a", "3 quux", "5 cubic miles", "'3 tsp'", "\"3 tsp\"", "1 cup to '", "3 sq",
    ])
  func unknown(text: String) {
    let error = #expect(throws: ParseError.self) { try QuantityExpression(text) }
    #expect(error?.code != .unsupportedKind)
  }

  @Test("a kind of one's own has its units")
  func ownKind() throws {
    let vocabulary = Vocabulary.standard.adding([MeasurementUnit<Distance>.meter])
    #expect(try AnyAmount("3 meters", vocabulary: vocabulary).description == "3 meters")
    let error = #expect(throws: ParseError.self) {
      try AnyAmount("3 km", vocabulary: vocabulary)
    }
    #expect(error?.code == .unknownUnit)
    #expect(throws: ParseError.self) { try Amount<Distance>("3 cups") }
  }

  @Test(
    "names are suggested that one slip makes of a word, or two of a long one",
    arguments: [
      ("3 gallan", ["gallon"]), ("3 litter", ["liter"]), ("2 cupz", ["cup", "cups"]),
      ("3 tabelspoon", ["tablespoon", "table spoon", "tablespoons"]),
      ("3 tablspons", ["tablespoons"]),
      ("2 cp", ["cup"]), ("2 lm", ["mL", "ml"]),
      ("2 kgg", ["kg", "kgs"]), ("2 mll", ["mL", "ml", "mls"]),
      ("2 gx", []), ("2 mk", []), ("3 pieces", []), ("3 pears", []), ("3 hello", []),
    ])
  func suggestions(text: String, names: [String]) {
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error?.code == .unknownUnit && error?.suggestions == names)
  }
}

/// A custom length.
private enum Distance: QuantityKind {
  static let name = "length"
  static let units: [MeasurementUnit<Distance>] = [.meter]
}

extension MeasurementUnit<Distance> {
  fileprivate static let meter = MeasurementUnit(Meters.self, "meter")
}

private struct Meters: UnitQuantity {
  static var factor: ConversionFactor<Distance> { .init(ticks: 20_160_000) }
  static let unit: MeasurementUnit<Distance> = .meter
  let ticks: Ticks<Distance>
}
