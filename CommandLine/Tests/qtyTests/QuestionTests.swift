import Foundation
import Testing

/// Questions as people type them, and their answers.
@Suite("Questions")
struct QuestionTests {
  @Test(
    "a question is answered in the words that it asks in",
    arguments: [
      // The target unit comes first.
      ("how many cups in a gallon", "16 cups"), ("how many cups in gallon?", "16 cups"),
      ("How many teaspoons are in 2 tablespoons?", "6 teaspoons"),
      ("how many tsp are there in half a cup", "24 tsp"),
      ("how many ml is 1 cup", "236.5882365 ml"), ("how many cups make 3 quarts", "12 cups"),
      ("how many tsp to a tbsp", "3 tsp"), ("how many g per lb", "453.59237 g"),
      ("how many cups does a gallon have?", "16 cups"),
      ("how many cups can I get from 2 quarts", "8 cups"),
      ("how many hours and minutes is 135 min", "2 hours 15 minutes"),
      ("how many lb oz in 52 oz", "3 lb 4 oz"), ("how many pints go into 1.5 gallons", "12 pints"),
      ("how many seconds in 1:30:00", "5400 seconds"), ("how many h in P1D", "24 h"),
      ("how many cups is 2-3 pints", "4 cups to 6 cups"), ("how many fl oz in a cup", "8 fl oz"),
      ("how many cups = 1 gallon", "16 cups"), ("how much ml in a tsp", "4.92892159375 ml"),
      ("how many cups in 1 gallon - 2 pints", "12 cups"),
      ("how many 1/4 cups in 2 cups", "8"), ("how many half cups are in a quart", "8"),
      ("how many 20 min slots are in 3 h", "9"), ("how many 1/3 cups in 2 cups + 2 tbsp", "6.375"),
      ("cups in a gallon", "16 cups"), ("oz in a pound", "16 oz"), ("oz in 2 pounds", "32 oz"),
      ("minutes in an hour and a half", "90 minutes"), ("cups per gallon", "16 cups"),
      ("tsp per 2 tbsp", "6 tsp"), ("days in two weeks", "14 days"),
      ("cups in .5 gallon", "8 cups"), ("cups in ½ gallon", "8 cups"),
      ("lb and oz in 52 oz", "3 lb 4 oz"), ("tbsp in twice 1/4 cup", "8 tbsp"),
      ("tell me how many cups are in a gallon", "16 cups"),
      ("how many 1.5 oz shots in a 750 ml bottle", "~16.9"),
      ("how many tbsp are in a 1/4 cup", "4 tbsp"),
      ("half of a 1/3 cup", "2 tablespoons + 2 teaspoons"),
      // Definitions of units.
      ("what is a dash", "1/8 teaspoon"), ("how much is a pinch?", "1/16 teaspoon"),
      ("what is a stick", "8 tablespoons"), ("what's a jigger", "1 1/2 fluid ounces"),
      ("what is a gram", "1 gram"), ("what is an ounce", "1/16 pound"),
      ("what is a grain", "1/7000 pound"), ("pinch in tsp", "1/16 tsp"),
      // Percentages.
      ("what percent of 500g is 350g", "70%"), ("350 g as % of 500 g", "70%"),
      ("2 cups as percent of 1 quart", "50%"), ("10 mg/kg as %", "0.001%"),
      ("10% + 5%", "15%"), ("1 cup as % of 3 cups", "33 1/3%"),
      ("how many times does 1/3 cup go into 2 cups", "6"),
      ("350 g is what percent of 500 g", "70%"), ("what percent is 350 g of 500 g", "70%"),
      ("350 g as a percentage of 500 g", "70%"),
      ("hour and a half", "1 hour 30 minutes"), ("cup and a half in ml", "354.88235475 ml"),
      ("half as much as 1 cup", "1/2 cup"), ("twice as much as 1/3 cup", "2/3 cup"),
      ("double of 1/3 cup", "2/3 cup"), ("add 2 tbsp and 3/4 cup", "3/4 cup + 2 tablespoons"),
      ("3 quarters cup", "3/4 cup"), ("1 half-cup", "1/2 cup"), ("2 cups equals", "2 cups"),
      ("1 level teaspoon", "1 teaspoon"), ("1:30 minutes", "1 minute 30 seconds"),
      // Weights, with more verbs.
      ("mass of 2 lb", "2 pounds"), ("what do 3 pounds weigh in oz", "48 oz"),
      // Counts without a unit.
      ("2 dozen eggs / 3", "2/3 dozen eggs"),
      ("2 x 3 cloves garlic", "6 cloves garlic"), ("1/2 times 6 eggs", "3 eggs"),
      ("two & a half cups", "2 1/2 cups"),
      ("3 cloves garlic x 2", "6 cloves garlic"), ("half of a dozen eggs", "6 eggs"),
      ("2 dozen eggs", "24 eggs"), ("a dozen eggs", "12 eggs"),
      ("1 egg x 3", "3 eggs"), ("3 eggs doubled", "6 eggs"), ("6 eggs / 3", "2 eggs"),
      // Capitals don't change the unit.
      ("1 CUP to ML", "236.5882365 ml"), ("2 LB to G", "907.18474 g"), ("1 cup to Tbsp", "16 Tbsp"),
      // The amount comes first.
      ("what is 3 tsp", "1 tablespoon"), ("What's 3 tsp in tbsp?", "1 tbsp"),
      ("what’s 1 cup in ml", "236.5882365 ml"), ("whats 90 min in h", "1.5 h"),
      ("what are 4 cups in quarts", "1 quart"), ("what is 10% of 1 kg in g", "100 g"),
      ("how much is 2 cups in ml", "473.176473 ml"), ("how long is 90 min in hours", "1.5 hours"),
      ("how heavy is 1 kg in g", "1000 g"), ("how much is a cup", "1/2 pint"),
      ("convert 3 tsp to tbsp", "1 tbsp"), ("Convert 3 tsp into tbsp.", "1 tbsp"),
      ("convert kg to g", "1000 g"), ("express 90 min in hours", "1.5 hours"),
      ("express 90 min as hours", "1.5 hours"), ("show 2 cups in tbsp", "32 tbsp"),
      ("show me 2 cups in tbsp", "32 tbsp"), ("change 3 tsp to tbsp", "1 tbsp"),
      ("calculate 2 h + 30 min", "2 hours 30 minutes"), ("convert cups in a gallon", "16 cups"),
      ("1 gallon is how many cups", "16 cups"), ("1 gallon = ? cups", "16 cups"),
      ("1 gallon equals how many cups?", "16 cups"), ("2 quarts in how many cups", "8 cups"),
      ("please convert 3 tsp to tbsp", "1 tbsp"), ("convert 3 tsp to tbsp, please", "1 tbsp"),
      ("Please, 3 tsp to tbsp?", "1 tbsp"), ("3 tsp to tbsp please", "1 tbsp"),
      ("could you convert 3 tsp to tbsp, please?", "1 tbsp"), ("convert from kg to g", "1000 g"),
      ("1/4 cup how many tablespoons", "4 tablespoons"),
      ("1 cup + 3 tsp = ?", "1 cup + 1 tablespoon"),
      ("how many cups in a gallon!", "16 cups"), ("3 tsp to tbsp, thanks!", "1 tbsp"),
      ("3 tsp to tbsp thank you", "1 tbsp"), ("how many cups in the gallon", "16 cups"),
      ("3 tsp??", "1 tablespoon"), ("1 gallon in cups ?", "16 cups"),
    ])
  func questions(text: String, answer: String) throws { try expect(text, answer) }

  @Test(
    "a conversion is written in many ways, and its first number may be missing",
    arguments: [
      ("kg to g", "1000 g"), ("kg to lb", "~2.204622622 lb"), ("cup to ml", "236.5882365 ml"),
      ("cup in ml", "236.5882365 ml"), ("gallon as cups", "16 cups"), ("quart into cups", "4 cups"),
      ("day -> h", "24 h"), ("t to kg", "1000 kg"), ("fl oz to tbsp", "2 tbsp"),
      ("imperial pint to ml", "568.26125 ml"), ("seconds to ms", "1000 ms"),
      ("3 tsp -> tbsp", "1 tbsp"), ("3 tsp->tbsp", "1 tbsp"), ("3 tsp → tbsp", "1 tbsp"),
      ("3 tsp => tbsp", "1 tbsp"),
      ("3 tsp into tbsp", "1 tbsp"), ("1 gal = cups", "16 cups"),
      ("1 dm3 to l", "1 l"), ("2 dm^3 to cm^3", "2000 cm^3"), ("1 aus tbsp to ml", "20 ml"),
      ("2-3 pints -> cups", "4 cups to 6 cups"), ("1 gal - 1 pint -> cups", "14 cups"),
      ("52 oz in pounds and ounces", "3 pounds 4 ounces"), ("52 oz to lb oz", "3 lb 4 oz"),
      ("52 oz to lb + oz", "3 lb 4 oz"), ("52 oz to lb & oz", "3 lb 4 oz"),
      ("52 oz to lb, oz", "3 lb 4 oz"), ("90 min to h min", "1 h 30 min"),
      ("5025 s to hours, minutes and seconds", "1 hour 23 minutes 45 seconds"),
      ("5025 s to hours, minutes, and seconds", "1 hour 23 minutes 45 seconds"),
      ("3.5 cups to cups and tbsp", "3 cups + 8 tbsp"),
    ])
  func conversions(text: String, answer: String) throws { try expect(text, answer) }

  @Test(
    "parts, multiples and percentages are said in words and signs",
    arguments: [
      ("half of 3/4 cup", "6 tablespoons"), ("a third of a cup", "1/3 cup"),
      ("a third of 3 cups", "1 cup"), ("two thirds of 2 cups", "1 1/3 cups"),
      ("3/4 of 2 cups", "1 1/2 cups"), ("half of half of 2 cups", "1/2 cup"),
      ("half of a dozen tbsp", "6 tablespoons"),
      ("half 3/4 cup", "6 tablespoons"), ("2 dozen tbsp", "1 1/2 cups"),
      ("12 dozen tsp", "3 cups"), ("2 dozen", "24"), ("1 dozen tbsp x 2", "1 1/2 cups"),
      ("divide 3/4 cup by 2", "6 tablespoons"), ("divide 1 cup + 2 tbsp by 3 to tbsp", "6 tbsp"),
      ("multiply 2/3 cup by 1.5", "1 cup"), ("add 1 tbsp to 1/4 cup", "5 tablespoons"),
      ("subtract 1 tbsp from 1/4 cup", "3 tablespoons"), ("divide 1 gallon by 1 cup", "16"),
      ("half of (1 cup + 1 pint)", "1 1/2 cups"),
      ("half of 1 cup + 1 cup", "1 1/2 cups"), ("1 cup + half of 1 cup", "1 1/2 cups"),
      ("a quarter of 2 cups to tbsp", "8 tbsp"), ("twice 1/3 cup", "2/3 cup"),
      ("double 1/3 cup", "2/3 cup"), ("triple 1/3 cup", "1 cup"), ("thrice 1/3 cup", "1 cup"),
      ("quadruple 1/4 cup", "1 cup"), ("twice half of 2 cups", "2 cups"),
      ("half of twice 2 cups", "2 cups"), ("1 cup + twice 1/2 cup", "2 cups"),
      ("halve 3/4 cup", "6 tablespoons"), ("2 cups quartered", "1/2 cup"),
      ("double a 1/3 cup", "2/3 cup"), ("3 tsp (1 tbsp)", "1 tablespoon"),
      ("what is 2/3 cup doubled", "1 1/3 cups"),
      ("twice (1 cup + 1 pint)", "6 cups"), ("three times 1/3 cup", "1 cup"),
      ("3 times 1/3 cup", "1 cup"), ("1/3 cup times 3", "1 cup"),
      ("1/3 cup multiplied by three", "1 cup"), ("6 cups divided by 4", "1 1/2 cups"),
      ("a dozen tbsp", "3/4 cup"), ("twenty minutes", "20 minutes"),
      ("10%", "10%"), ("50% of 2 cups", "1 cup"), ("150 % of 2 cups", "3 cups"),
      ("50 percent of 2 cups", "1 cup"), ("50 per cent of 2 cups", "1 cup"),
      ("ten percent of 1 kg", "100 grams"), ("50% x 2 cups", "1 cup"), ("2 cups x 50%", "1 cup"),
      ("2 cups / 50%", "4 cups"), ("2 cups - 50%", "1 cup"), ("2 cups + 50%", "3 cups"),
      ("1 kg - 12.5%", "875 grams"), ("2 cups plus 50 percent", "3 cups"),
      ("1 cup + 1 cup - 50%", "1 cup"), ("1 cup + 50% of 1 cup", "1 1/2 cups"),
      ("2 cups - 50% - 50%", "1/2 cup"), ("1 h + 10% + 20%", "1 hour 19 minutes 12 seconds"),
      ("(10% + 15%) x 1 kg", "250 grams"), ("1 kg - (10% + 15%)", "750 grams"),
      ("200 - 10%", "180"), ("8 oz - 50% to ml", "118.29411825 ml"),
    ])
  func parts(text: String, answer: String) throws { try expect(text, answer) }

  @Test(
    "numbers and times are read as they are typed",
    arguments: [
      ("2h30", "2 hours 30 minutes"), ("7h45 x 5", "1 day 14 hours 45 minutes"),
      ("7h45 * 5", "1 day 14 hours 45 minutes"), ("7h45 times 2", "15 hours 30 minutes"),
      ("7h45 + 1h20", "9 hours 5 minutes"), ("7h45 - 1h20", "6 hours 25 minutes"),
      ("7h45 plus 15 min", "8 hours"), ("2h30 / 2", "1 hour 15 minutes"),
      ("2h30 divided by 2", "1 hour 15 minutes"), ("(1h15 + 2h30) x 2", "7 hours 30 minutes"),
      ("2h30 -> min", "150 min"), ("2h30 into min", "150 min"),
      ("1m30 x 3", "4 minutes 30 seconds"),
      ("1 hour thirty x 2", "3 hours"), ("3 x 2h30", "7 hours 30 minutes"),
      ("how many minutes in 2h30", "150 minutes"), ("11st 6", "11 stone 6 pounds"),
      ("11 st 6 to lb", "160 lb"), ("eleven stone six", "11 stone 6 pounds"),
      ("11st 6 x 2", "22 stone 12 pounds"), ("6lb 4", "6 1/4 pounds"), ("6 lb 4 in oz", "100 oz"),
      ("6lb 4 + 12 oz", "7 pounds"), ("1'000 ml", "1 liter"), ("1’000 ml", "1 liter"),
      ("1'234'567 g to g", "1234567 g"), ("1'000.5 g to g", "1000.5 g"),
      ("90m", "1 hour 30 minutes"),
      // Beside hours and seconds, and converted to them, a time of two numbers is clear.
      ("10:30 + 2 h", "12 hours 30 minutes"), ("2 h + 10:30", "12 hours 30 minutes"),
      ("10:30-2 h", "8 hours 30 minutes"), ("90:00 + 2 h", "3 hours 30 minutes"),
      ("1 tbsp (20 ml)", "1 tablespoon"),
      ("1:30 + 0:45 + 2 h", "4 hours 15 minutes"), ("1:30 + 10 s", "1 minute 40 seconds"),
      ("14:30 - 9:15 in h", "5.25 h"), ("9:15-10:30 in h", "9.25 h to 10.5 h"),
      ("how many hours is 1:30", "1.5 hours"),
      // A hyphen without spaces makes a range of rising amounts.
      ("250g-300g", "250 to 300 grams"), ("30min-1h", "30 to 60 minutes"),
      ("250g - 300g", "-50 grams"), ("1 cup-2 tbsp", "3/4 cup + 2 tablespoons"),
    ])
  func numbers(text: String, answer: String) throws { try expect(text, answer) }

  @Test(
    "capitals do not matter where they tell nothing apart",
    arguments: [
      ("1 CUP TO TBSP", "16 tbsp"), ("5 KG TO G", "5000 g"), ("1 HR", "1 hour"),
      ("100 G", "100 grams"), ("2 L", "2 liters"), ("5 MG", "5 milligrams"),
      ("3 Kg", "3 kilograms"),
      ("1 Lb", "1 pound"), ("1 OZ", "1 ounce"), ("2 Fl Oz", "1/4 cup"), ("90 S to MIN", "1.5 min"),
      ("7 D to W", "1 w"), ("2 CUPS - 50%", "1 cup"), ("HOW MANY CUPS IN A GALLON?", "16 cups"),
      ("KG TO G", "1000 g"), ("TBSP IN A CUP", "16 tbsp"), ("1 T TO TSP", "3 tsp"),
      ("1 C to tbsp", "16 tbsp"), ("2h30M", "2 hours 30 minutes"),
      ("11ST 6LB", "11 stone 6 pounds"),
    ])
  func capitals(text: String, answer: String) throws { try expect(text, answer) }

  @Test(
    "an ingredient is asked for as it is spoken of",
    arguments: [
      ("how many grams in a cup of sugar", "~200 grams"),
      ("how many grams of sugar are in 2 cups", "~400 grams"),
      ("how many cups is 400 g of sugar?", "~2 cups"), ("cup of sugar to g", "~200 g"),
      ("cup sugar to g", "~200 g"), ("how much does a cup of sugar weigh in g", "~200 g"),
      ("how much does a cup of sugar weigh", "~200 grams"), ("weight of 1 cup honey", "~340 grams"),
      ("1 cup rice to g", "~185 g"), ("how heavy is a cup of flour", "~120 grams"),
      ("convert 2 cups of sugar into grams", "~400 grams"), ("2 cups sugar to G", "~400 g"),
      ("tbsp in 1 cup sugar", "16 tbsp"), ("grams of sugar in a cup", "~200 grams"),
      ("grams in a cup of sugar", "~200 grams"), ("what does a cup of sugar weigh in g", "~200 g"),
      ("how many tbsp of sugar in 1 cup", "16 tbsp"),
      ("volume of 200 g sugar", "~235 milliliters"),
      ("what is the volume of 100 g of flour", "~195 milliliters"),
      ("how many cups of flour in a 5 lb bag", "~19 cups"),
      ("5 lb bag of flour in cups", "~19 cups"),
    ])
  func ingredients(text: String, answer: String) throws { try expect(text, answer) }

  private func expect(_ text: String, _ answer: String) throws {
    let outcome = try Program.run("", input: text + "\n")
    #expect(outcome.output == answer + "\n", "\(text): \(outcome.errors)")
  }
}
