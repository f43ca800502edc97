import IngredientDensities
import Quantities
import Testing

@Suite("Temperatures in the reader's kitchen")
struct KitchenTemperatureTests {
  private func scaled(_ text: String, for kitchen: ReaderKitchen) -> ScaledText {
    IngredientScaler(AmountScaler(by: 1, for: kitchen)).scaling(text)
  }

  @Test(
    "temperatures are those of the kitchen's oven",
    arguments: [
      ("Bake at 350°F.", "Bake at 175°C.", "Bake at 350°F."),
      ("Bake at 350°F (180°C).", "Bake at 180°C.", "Bake at 350°F."),
      (
        "Cook to 145 F (63 C), or 63°C/145°F.", "Cook to 63 C, or 63°C.",
        "Cook to 145 F, or 145°F."
      ),
      ("Bake at 180°C/350°F.", "Bake at 180°C.", "Bake at 350°F."),
      (
        "Bake at 350 degrees Fahrenheit.", "Bake at 175 degrees Celsius.",
        "Bake at 350 degrees Fahrenheit."
      ),
      // No kitchen oven reaches 350 °C.
      ("Bake at 350 degrees.", "Bake at 175°C.", "Bake at 350 degrees."),
      (
        "Bake at 300°, then at 450°.", "Bake at 150°C, then at 230°C.",
        "Bake at 300°, then at 450°."
      ),
      ("Fry in oil at 170°C.", "Fry in oil at 170°C.", "Fry in oil at 340°F."),
      ("Deep-fry at 350°F.", "Deep-fry at 175°C.", "Deep-fry at 350°F."),
      // Nothing says which scale the 170 degrees are on.
      (
        "Bake at gas mark 3/170 degrees.", "Bake at gas mark 3/170 degrees.",
        "Bake at gas mark 3/170 degrees."
      ),
      (
        "Boil the syrup to 118-120°C.", "Boil the syrup to 118-120°C.",
        "Boil the syrup to 244-248°F."
      ),
      (
        "Cook to 245°F (firm ball stage).", "Cook to 118°C (firm ball stage).",
        "Cook to 245°F (firm ball stage)."
      ),
      ("Preheat to 375˚F.", "Preheat to 190˚C.", "Preheat to 375˚F."),
      ("Bake at 350-F.", "Bake at 175-C.", "Bake at 350-F."),
      ("Proof at 75℉ or 24℃.", "Proof at 24℃.", "Proof at 75℉."),
      ("Proof at 75℉.", "Proof at 24℃.", "Proof at 75℉."),
      ("Preheat to 325-350º.", "Preheat to 165-175°C.", "Preheat to 325-350º."),
      (
        "Bake at 425°F, then at 350 degrees.", "Bake at 220°C, then at 175°C.",
        "Bake at 425°F, then at 350 degrees."
      ),
      (
        "Heat to 200C/180C fan/gas 6.", "Heat to 200C/180C fan/gas 6.",
        "Heat to 400F/350F fan/gas 6."
      ),
      (
        "Heat to 400 or 350 degrees.", "Heat to 205 or 175°C.", "Heat to 400 or 350 degrees."
      ),
      ("Roast at 325-350 F.", "Roast at 165-175 C.", "Roast at 325-350 F."),
      ("Bake at gas mark 4.", "Bake at 180°C.", "Bake at 350°F."),
      ("Set it to Gas 6 / 400F / 200C.", "Set it to Gas 6 / 200C.", "Set it to Gas 6 / 400F."),
      ("Bake at Regulo 5.", "Bake at 190°C.", "Bake at 375°F."),
      (
        "Heat the oven to 180 °C / 160 degrees fan.", "Heat the oven to 180 °C / 160 degrees fan.",
        "Heat the oven to 350 °F / 325°F fan."
      ),
      (
        "Roast at 200 degrees C (180° fan).", "Roast at 200 degrees C (180° fan).",
        "Roast at 400 degrees F (350°F fan)."
      ),
      (#""oven_temp": "350°""#, #""oven_temp": "175°C""#, #""oven_temp": "350°""#),
      ("until 165°F inside", "until 74°C inside", "until 165°F inside"),
      ("Freeze at -18°C.", "Freeze at -18°C.", "Freeze at 0°F."),
      ("Bake at 180°C (160°C fan).", "Bake at 180°C (160°C fan).", "Bake at 350°F (325°F fan)."),
      ("Bake at 220 C, or 425 F.", "Bake at 220 C.", "Bake at 425 F."),
      ("Bake at 220°C/200°fan.", "Bake at 220°C/200°fan.", "Bake at 425°F/400°F fan."),
      (
        "Bake at 400°F/gas mark 6/190°C (fan).", "Bake at gas mark 6/190°C (fan).",
        "Bake at 400°F/gas mark 6/375°F (fan)."
      ),
      (
        "Bake in a hot oven (400 deg.).", "Bake in a hot oven (205°C).",
        "Bake in a hot oven (400 deg.)."
      ),
      (
        "Préchauffez le four à 180°C.", "Préchauffez le four à 180°C.",
        "Préchauffez le four à 350°F."
      ),
      ("Bake at 375°F-400°F.", "Bake at 190°C-205°C.", "Bake at 375°F-400°F."),
      ("Bake at 375F-400 or so.", "Bake at 190C-205°C or so.", "Bake at 375F-400 or so."),
      (
        "Bake at 375°F-400°F/190°C-205°C.", "Bake at 190°C-205°C.", "Bake at 375°F-400°F."
      ),
      (
        "Chill below 40°F, then raise to 90°F.", "Chill below 4°C, then raise to 32°C.",
        "Chill below 40°F, then raise to 90°F."
      ),
      ("Lower rack, 375°F.", "Lower rack, 190°C.", "Lower rack, 375°F."),
      (
        "Bake at 350 °F (180 °C, gas mark 4).", "Bake at 180 °C, gas mark 4.",
        "Bake at 350 °F (gas mark 4)."
      ),
    ])
  func temperatures(text: String, metric: String, us: String) {
    #expect(scaled(text, for: .metric).text == metric)
    #expect(scaled(text, for: .us).text == us)
  }

  @Test(
    "if a temperature of a line is unclear, all of them stay, and it is reported",
    arguments: [
      (#"Bake at 350 $\Fahrenheit$."#, "350", "it is no temperature in °C or °F"),
      ("Heat to 325 degrees (F).", "325", "it is no temperature in °C or °F"),
      ("Turn the pan 360 degrees.", "360", "it is no temperature in °C or °F"),
      ("Bake at 300 degrees.", "300", "it is no temperature in °C or °F"),
      ("Bake at 425°F, then at 250 degrees.", "250", "it is no temperature in °C or °F"),
      ("180 °C ± 5 °C", "5", "it is no temperature in °C or °F"),
      ("Bake at 220°F, turning the tin 180 degrees.", "180", "it is no temperature in °C or °F"),
      ("Lower it by 25°F.", "25", "it is no temperature in °C or °F"),
      ("Bake at 350°F, in fan ovens 25°F less.", "25", "it is no temperature in °C or °F"),
      ("about 30 F warmer", "30", "it is no temperature in °C or °F"),
      ("Raise the oven temperature 50°F.", "50", "it is no temperature in °C or °F"),
      ("Turn the oven down 25°F.", "25", "it is no temperature in °C or °F"),
      ("It will rise another 10 °F.", "10", "it is no temperature in °C or °F"),
      ("My oven runs 25°F hot.", "25", "it is no temperature in °C or °F"),
      ("Pull it 10°F before 165°F.", "10", "it is no temperature in °C or °F"),
      ("Bake at gas mark 20.", "20", "no oven has this temperature"),
      ("Heat to \(Int128.max)°F.", "\(Int128.max)", "no oven has this temperature"),
    ])
  func unclearTemperatures(text: String, written: String, reason: String) {
    let scaled = scaled(text, for: .metric)
    #expect(scaled.text == text)
    #expect(scaled.unscaled.map { String(text[$0.range]) } == [written])
    #expect(scaled.unscaled.map(\.reason.message) == [reason])
  }

  @Test("degrees have the words of the text's language")
  func germanDegrees() {
    var scaler = AmountScaler(by: 1, for: .us)
    scaler.finder.vocabulary = .standard(for: .metric, language: .german)
    #expect(scaler.scaling("Bei 180 Grad C backen.").text == "Bei 350 Grad F backen.")
    #expect(scaler.scaling("Bei 180 Grad backen.").text == "Bei 350°F backen.")
  }
}
