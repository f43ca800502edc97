import Testing

@Suite("Rates and densities")
struct QuotientTests {
  @Test(
    "an amount for each of another is said, calculated with and converted",
    arguments: [
      ("125 ml/h", "125 milliliters per hour"), ("125 ml per hour", "125 milliliters per hour"),
      ("'100 mg / 5 ml'", "20 milligrams per milliliter"),
      ("1 cup per 2 hours", "1/2 cup per hour"), ("3 cups a day x 2 weeks", "42 cups"),
      ("2 l / 4 h", "500 milliliters per hour"), ("120 g/c", "120 grams per cup"),
      ("0 ml/h", "0 milliliters per hour"), ("-- -5 ml/h", "-5 milliliters per hour"),
      ("about 5 ml/h", "~5 milliliters per hour"), ("100 g / 7 ml", "~14 grams per milliliter"),
      ("60 ml/h x 90 min", "90 milliliters"), ("90 min x 60 ml/h", "90 milliliters"),
      ("5 g/l x 2 l", "10 grams"), ("2 l x 5 g/l", "10 grams"), ("20 min/lb x 3 lb", "1 hour"),
      ("5 mg/kg x 70 kg", "350 milligrams"), ("'500 mg / (100 mg / 5 ml)'", "25 milliliters"),
      ("'300 g / (120 g/cup)'", "2 1/2 cups"),
      ("'(1 cup + 2 tbsp) x 3'", "3 1/4 cups + 2 tablespoons"),
      ("6 cups/3/2", "1 cup"), ("12 l / 3 / h", "4 liters per hour"),
      ("'(6 l/h) / 2'", "3 liters per hour"), ("'(6 l/h) / (2 l/h)'", "3"),
      ("'1 / (2 l/h)'", "30 minutes per liter"), ("5 g/l x 3 l/h", "15 grams per hour"),
      ("5 ml/h + 3 ml/h", "8 milliliters per hour"),
      ("5 ml/h - 3 l/day", "-120 milliliters per hour"),
      ("1 g/ml x 1 cup in oz", "~8.345404452 oz"), ("125 ml/h to l/day", "3 l/day"),
      ("125 ml/h to liters per day", "3 liters per day"),
      ("1 l/day to liters per day", "1 liter per day"),
      ("2.1 g/tsp in g/cup", "100.8 g/cup"), ("1/3 g/ml to g/l", "~333.3333333 g/l"),
      ("1/3 cup/h to tbsp/h", "5 1/3 tbsp/h"), ("8 oz/cup to g/ml", "~0.9586114185 g/ml"),
      ("2 tbsp/gal to ml/l", "7.8125 ml/l"), ("5 mg/kg to mg/g", "0.005 mg/g"),
      ("2 tbsp / 1 gal to ml/l", "7.8125 ml/l"), ("1 l over 8 hours", "125 milliliters per hour"),
      // Both units are kept, even if they are of the same kind.
      ("10 mg/kg", "10 milligrams per kilogram"), ("5 ml/gal", "5 milliliters per gallon"),
      ("10 mg/kg x 22 lb", "99.7903214 milligrams"),
      ("1 ml per 10 gal x 55 gal", "5.5 milliliters"), ("'500 mg / (10 mg/kg)'", "50 kilograms"),
      ("30 min/h x 8 h", "4 hours"), ("'10 mg / 1 kg'", "0.00001"),
      // Two units in the denominator.
      ("40 mg/kg/day", "40 milligrams per kilogram per day"),
      ("15 mg/kg/day x 8.2 kg", "123 milligrams per day"),
      ("40 mg/kg/day x 18 kg x 8 h", "240 milligrams"),
      ("5 mcg/kg/min x 70 kg to mg/h", "21 mg/h"),
      ("5 mcg/kg/min to mg/kg/h", "0.3 mg/kg/h"),
      ("5 mcg/kg/min to mg per h per kg", "0.3 mg per h per kg"),
      ("'720 mg/day / (40 mg/kg/day)'", "18 kilograms"),
      ("'10 mg/kg / 6 h'", "~1.7 milligrams per kilogram per hour"),
      ("40 mg/kg/day --unit-style short", "40 mg/kg/d"), ("40 mg/kg/day --number", "40"),
      // With the name of an ingredient, or of the food it is for.
      ("1 tbsp salt per 5 gallons x 20 gallons", "1/4 cup salt"),
      ("1/2 tsp citric acid per quart x 6 quarts", "1 tablespoon citric acid"),
      ("18 lb turkey at 15 min per lb", "4 hours 30 minutes"),
      ("1 tbsp salt/5 gallons x 20 gallons", "1/4 cup salt"),
      ("'1 tbsp salt / 5 gallons for 20 gallons'", "1/4 cup salt"),
      ("8 h a day for 5 days", "1 day 16 hours"),
      ("18 lb at 15 minutes a pound", "4 hours 30 minutes"),
      ("18 lb at 15 min/lb", "4 hours 30 minutes"), ("4 kg @ 40 min/kg", "2 hours 40 minutes"),
      ("15 min/lb for 18 lb", "4 hours 30 minutes"), ("8 h/day for 5 days", "1 day 16 hours"),
      ("1 tsp salt per pound for 3 lb", "1 tablespoon salt"),
      ("1 l over 8 h at 20 drops/ml", "2500 drops per hour"),
      // A rate of the kind of the amount divides it.
      ("500 ml at 125 ml/h", "4 hours"), ("'400 mg at 250 mg / 5 ml'", "8 milliliters"),
      ("3 cups at 240 ml/min to s", "177.441177375 s"),
    ])
  func answers(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n"))
  }

  @Test(
    "options do with a quotient what they do with an amount",
    arguments: [
      ("125 ml/h --to l/day", "3 l/day"), ("125 ml/h to l/h --to l/day", "0.125 l/h"),
      ("2 tbsp/gal --to ml/l", "7.8125 ml/l"),
      ("125 ml/h --to 'gal per day' --precision 3", "~0.793 gal per day"),
      ("125 ml/h --number", "125"), ("125 ml/h to l/day --number", "3"),
      ("1 l/7h --number", "0.1428571429"),
      ("125 ml/h --unit-style short", "125 ml/h"),
      ("125 ml/h to l/day --unit-style long", "3 liters per day"),
      ("125 ml/h --style spoken", "one hundred twenty-five milliliters per hour"),
      ("1/2 cup/h --style vulgar", "½ cup per hour"),
      ("100 g / 7 ml --decimals 4", "~14.2857 grams per milliliter"),
      ("100 g / 7 ml --exact", "14 2/7 grams per milliliter"),
      ("2,5 ml/h --decimal comma", "2,5 milliliters per hour"),
      ("2 cups/day to ml/h --system metric", "~20.83333333 ml/h"),
    ])
  func options(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n"))
  }

  @Test(
    "how a name of several meanings was read is told",
    arguments: [
      ("2 oz/h to g/day", "1360.77711 g/day", []),
      ("5 mg/kg to g/t", "5 g/t", ["'t' is read as tonnes, a mass"]),
      ("2.4 t/m3 x 1.5 m3", "3.6 tonnes", ["'t' is read as tonnes, a mass"]),
      ("2 t/gal x 4 gal", "2 tablespoons + 2 teaspoons", ["'t' is read as teaspoons, a volume"]),
      ("2 oz/gal to ml/l", "15.625 ml/l", ["'oz' is read as fluid ounces, a volume"]),
      ("2 oz/h to ml/day", "1419.529419 ml/day", ["'oz' is read as fluid ounces, a volume"]),
      ("1 oz / 1 cup", "0.125", ["'oz' is read as fluid ounces, a volume"]),
      ("1 oz/cup", "1 ounce per cup", []),
      ("125 ml/m", "125 milliliters per minute", ["'m' is read as minutes, a time"]),
      ("1 t/h to kg/h", "1000 kg/h", ["'t' is read as tonnes, a mass"]),
    ])
  func notes(arguments: String, answer: String, notes: [String]) throws {
    let errors = notes.map { "qty: note: \($0)\n" }.joined()
    #expect(try Program.run(arguments) == Program.Outcome(output: answer + "\n", errors: errors))
  }

  @Test(
    "in JSON the unit is a pair, and the difference is what is shown less what there is",
    arguments: [
      (
        "125 ml/h to l/day --json",
        #""value":3,"unit":"liter/day","exact":{"num":"3","den":"1"},"parts":[{"value":3,"unit":"liter/day","exact":{"num":"3","den":"1"}}],"isExact":true,"isMeasurable":true,"difference":null,"#
      ),
      (
        "100 g / 7 ml --json",
        #""unit":"gram/milliliter","exact":{"num":"100","den":"7"},"parts":[{"value":14,"unit":"gram/milliliter","exact":{"num":"14","den":"1"}}],"isExact":false,"isMeasurable":true,"difference":{"num":"-2","den":"7"},"#
      ),
      (
        "0.5 g/l --json",
        #""unit":"gram/liter","exact":{"num":"1","den":"2"},"parts":[{"value":500,"unit":"milligram/liter","#
      ),
    ])
  func json(arguments: String, fields: String) throws {
    let output = try Program.run(arguments).output
    #expect(output.contains(fields), "\(output)")
  }

  @Test(
    "what makes no quotient, or could be two, is told",
    arguments: [
      (
        "'300 g / 120 g/cup'", "cannot divide a number by volume",
        "write parentheses: 300 g / (120 g/cup)"
      ),
      (
        "5 / h", "cannot divide a number by time",
        "a fraction is written without spaces, such as 1/2"
      ),
      (
        "5 m/s", "meters over a time are a speed; only time, volume and mass are supported",
        "write 'min' for minutes"
      ),
      (
        "'2 (1 cup)'", "expected a sign between a number and an amount", "write x to multiply them"
      ),
      ("5 ml / 0 h", "cannot divide by zero", nil),
      ("'5 ml / (0 ml/h)'", "cannot divide by zero", nil),
      ("'1 ml/h x 1 g'", "cannot multiply volume per time by mass", nil),
      (
        "'(1 ml/h) / 1 h'", "cannot divide volume per time by time",
        "a rate has at most two units below, of different kinds"
      ),
      ("1 ml/h + 1 g/h", "cannot add mass per time to volume per time", nil),
      ("1 ml/h + 1 ml", "cannot add volume to volume per time", nil),
      ("125 ml to ml/h", "cannot convert volume to volume per time", nil),
      (
        "125 ml/h to ml", "cannot convert volume per time to volume",
        "name the unit below, too, such as l/h"
      ),
      ("125 ml/h to ml/", "expected a unit after '/'", nil),
      ("5 ml/h to ml/h,l/day", "a quotient is converted to one pair of units", nil),
      ("1 cup per 4", "expected a unit after 'per'", nil),
      ("125 ml/hors", "unknown unit 'hors'", "did you mean 'hours' or 'hrs'?"),
      ("1 t/h", "'t' is ambiguous: teaspoon or tonne", nil),
      ("2-3 ml/h", "a range can only be shown or converted", "calculate with each end"),
      ("125 ml/h --to l", "cannot convert volume per time to 'l'", nil),
      ("125 ml --to l/h", "cannot convert volume to 'l/h'", nil),
      ("125 ml/h --explain", "a quotient is not made of measures", "leave out --explain"),
      ("125 ml/h --kit us", "a kit has no measures for volume per time", "leave out --kit"),
      (
        "125 ml/h --round 5", "a quotient is not rounded to multiples",
        "use --precision or --decimals"
      ),
      (
        "1 g / 1e18 gal x 1e-13 ml",
        "'1 g / 1e18 gal x 1e-13 ml' is too small: it is less than half a tick", nil
      ),
    ])
  func mistakes(arguments: String, message: String, hint: String?) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.errors == "qty: \(message)\n" + (hint.map { "hint: \($0)\n" } ?? ""))
    #expect(outcome.status == 1)
  }
}
