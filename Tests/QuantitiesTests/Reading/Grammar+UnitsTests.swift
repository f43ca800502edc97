import Quantities
import Testing

@Suite("Looking up units")
struct UnitLookupTests {
  // The tests that .ci/catalogue writes cover the names.
  @Test(
    "volumes, by prefixes and without regard to case",
    arguments: [
      ("uk fl oz", .imperialFluidOunce), ("UK pint", .imperialPint),
      ("imperial gal", .imperialGallon),
      ("us fl. oz.", .fluidOunce), ("U.S. cup", .cup), ("metric cups", .metricCup),
      ("au tbsp", .australianTablespoon), ("Tbsp.", .tablespoon), ("MILLILITRES", .milliliter),
      // Case is ignored from three letters up.
      ("CUP", .cup), ("TSP", .teaspoon), ("Fl Oz", .fluidOunce), ("GaLLoN", .gallon),
    ] as [(String, MeasurementUnit<VolumeKind>)])
  func volumes(name: String, unit: MeasurementUnit<VolumeKind>) throws {
    #expect(try MeasurementUnit(named: name) == unit)
  }

  @Test(
    "masses, by prefixes",
    arguments: [
      ("uk ton", .longTon), ("metric tons", .tonne), ("uk cwt", .longHundredweight),
    ] as [(String, MeasurementUnit<MassKind>)])
  func masses(name: String, unit: MeasurementUnit<MassKind>) throws {
    #expect(try MeasurementUnit(named: name) == unit)
  }

  @Test(
    "a name that says too little is refused with its meanings",
    arguments: [
      ("2 t", ["teaspoon", "tonne"]), ("1 ton", ["tonne", "short ton", "long ton"]),
      ("3 cwt", ["short hundredweight", "long hundredweight"]), ("5 gr", ["gram", "grain"]),
    ])
  func ambiguous(text: String, meanings: [String]) {
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error?.code == .ambiguousUnit)
    #expect(Set(error?.suggestions ?? []) == Set(meanings))
  }

  @Test(
    "a name of several kinds takes the kind of the other side, and that is noted",
    arguments: [
      ("8 oz to ml", "'oz' is read as fluid ounces, a volume"),
      ("1 cup to oz", "'oz' is read as fluid ounces, a volume"),
      ("1 cup + 2 oz", "'oz' is read as fluid ounces, a volume"),
      ("2 t to ml", "'t' is read as teaspoons, a volume"),
      ("2 t to kg", "'t' is read as tonnes, a mass"),
    ])
  func otherSide(text: String, note: String) throws {
    #expect(try QuantityExpression(text).notes == [note])
  }

  @Test("a name of several kinds is no note where its first meaning holds")
  func noNote() throws {
    #expect(try QuantityExpression("8 oz to g").notes.isEmpty)
    #expect(try QuantityExpression("8 fl oz to ml").notes.isEmpty)
    // For an ingredient, either could be meant.
    #expect(
      try QuantityExpression("8-10 oz milk to cups").notes == ["'oz' is read as ounces, a mass"])
    #expect(try QuantityExpression("1 lb 8 oz milk to cups").notes.isEmpty)
  }

  @Test(
    "months and years are refused with a reason",
    arguments: ["3 months", "1 year", "2 yrs"])
  func calendar(text: String) {
    let error = #expect(throws: ParseError.self) { try AnyAmount(text) }
    #expect(error?.message.contains("has no fixed length") == true)
    #expect(error?.hint == "write weeks or days")
  }

  @Test("a miss suggests near names of the kind that fits")
  func suggestions() {
    let error = #expect(throws: ParseError.self) { try Amount<TimeKind>("5 minuts") }
    #expect(error?.suggestions == ["minute", "minutes"])
    let volume = #expect(throws: ParseError.self) { try Amount<VolumeKind>("5 minuts") }
    #expect(volume?.suggestions.contains("minute") == false)
  }

  @Test("case counts where it tells units apart, periods only behind a letter")
  func strictness() throws {
    #expect(throws: ParseError.self) { try Amount<MassKind>("3 Mg") }
    #expect(try Amount<MassKind>("3 kG") == 3.kilograms)
    #expect(try Amount<MassKind>("3 Oz") == 3.ounces)
    #expect(try Amount<VolumeKind>("3 T") == 3.tablespoons)
    #expect(try Amount<VolumeKind>("3 t") == 3.teaspoons)
    #expect(throws: ParseError.self) { try Amount<MassKind>("3 T") }
    // In running text, capitals mean something else.
    #expect(AmountFinder().amounts(in: "200 G").map(\.amount.description) == ["200"])
    #expect(try Amount<MassKind>("3 LB") == 3.pounds)
    #expect(try Amount<MassKind>("3 LBS") == 3.pounds)
    #expect(throws: ParseError.self) { try Amount<VolumeKind>("3 .cup") }
    #expect(throws: ParseError.self) { try Amount<VolumeKind>("3 cup..") }
  }
}
