import Quantities
import Testing

@Suite("Amounts in fields")
struct FieldTests {
  typealias Row = (text: String, factor: String, scaled: String)

  func check(_ row: Row) throws {
    #expect(try AmountScaler(by: Fraction(row.factor)).scaled(row.text) == row.scaled)
    #expect(try AmountScaler(by: 1).scaled(row.text) == row.text)
  }

  @Test(
    "the amount of a record of JSON is scaled, and stays a number or a string",
    arguments: [
      (
        #"{"food": {"name": "rum"}, "measure": {"value": 1.5, "unit": "cup"}}"#, "2",
        #"{"food": {"name": "rum"}, "measure": {"value": 3, "unit": "cup"}}"#
      ),
      (
        #"{"ingredients": [{"food": "rum", "min": 1, "max": 2, "unit": "tbsp"}]}"#, "2",
        #"{"ingredients": [{"food": "rum", "min": 2, "max": 4, "unit": "tbsp"}]}"#
      ),
      (#"{"servings": 2, "x": "1 cup rye"}"#, "1/3", #"{"servings": 0.6667, "x": "1/3 cup rye"}"#),
      (#"{"recipeYield": ["4", "4 servings"]}"#, "2", #"{"recipeYield": ["8", "8 servings"]}"#),
      (#"{"amount": 375, "unit": "g"}"#, "2", #"{"amount": 750, "unit": "g"}"#),
      (#"{"unit":"g","amount":375}"#, "4", #"{"unit":"g","amount":1500}"#),
      (#"{"amount": "1/2", "unit": "cup"}"#, "2", #"{"amount": "1", "unit": "cup"}"#),
      (#"{"amount": "1/2", "unit": "cup"}"#, "3", #"{"amount": "1 1/2", "unit": "cup"}"#),
      (#"{"amount": "½", "unit": "cup"}"#, "3", #"{"amount": "1½", "unit": "cup"}"#),
      (#"{"amount": "\u00bd", "unit": "cup"}"#, "3", #"{"amount": "1\u00bd", "unit": "cup"}"#),
      (#"{"amount": 1, "unit": "cup"}"#, "1/2", #"{"amount": 0.5, "unit": "cup"}"#),
      (#"{"amount": 100, "unit": "g"}"#, "1/3", #"{"amount": 33.33, "unit": "g"}"#),
      (#"{"amount": 1e3, "unit": "g"}"#, "2", #"{"amount": 2000, "unit": "g"}"#),
      (#"{"amount": 2.50, "unit": "g"}"#, "2", #"{"amount": 5.00, "unit": "g"}"#),
      (#"{"amount": "375", "unit": "g"}"#, "1/2", #"{"amount": "187.5", "unit": "g"}"#),
      (#"{"amount": "1,5", "unit": "dl"}"#, "3", #"{"amount": "4,5", "unit": "dl"}"#),
      (#"{"quantity": "2-3", "unit": "tsp"}"#, "2", #"{"quantity": "4-6", "unit": "tsp"}"#),
      (#"{"quantity": "10", "name": "eggs"}"#, "1/3", #"{"quantity": "3 1/3", "name": "eggs"}"#),
      (#"{"quantity": 3, "name": "eggs"}"#, "2", #"{"quantity": 6, "name": "eggs"}"#),
      (#"{"qty": 3, "item": "eggs"}"#, "2", #"{"qty": 6, "item": "eggs"}"#),
      (#"{"count": 3, "unit": "clove"}"#, "2", #"{"count": 6, "unit": "clove"}"#),
      (
        #"{"name": "Pale", "amount": {"value": 5, "unit": "kg"}}"#, "2",
        #"{"name": "Pale", "amount": {"value": 10, "unit": "kg"}}"#
      ),
      (#"{"name": "a", "amount": [2, 3]}"#, "2", #"{"name": "a", "amount": [4, 6]}"#),
      (
        #"{"quantity": {"min": 2, "max": 3}, "unit": "g"}"#, "2",
        #"{"quantity": {"min": 4, "max": 6}, "unit": "g"}"#
      ),
      (
        #"{"quantity": 250.0, "unit": {"name": "gram"}}"#, "2",
        #"{"quantity": 500.0, "unit": {"name": "gram"}}"#
      ),
      (
        "[\n  {\n    \"amount\": 2,\n    \"unit\": \"g\"\n  }\n]\n", "2",
        "[\n  {\n    \"amount\": 4,\n    \"unit\": \"g\"\n  }\n]\n"
      ),
    ] as [Row])
  func json(row: Row) throws { try check(row) }

  @Test(
    "escapes in running text of JSON are read, and written as they were",
    arguments: [
      (#"["1 \u00bd grams"]"#, "2", #"["3 grams"]"#),
      (#"["1\u00bd tsp salt"]"#, "3", #"["1\u00bd tbsp salt"]"#),
      (#"["2\u20133 eggs"]"#, "2", #"["4\u20136 eggs"]"#),
      (#"["\u00be (16 oz) jar jam"]"#, "2", #"["1\u00bd (16 oz) jars jam"]"#),
      (#"["1\/2 cup oil"]"#, "2", #"["1 cup oil"]"#),
      (#"["1\/4\u201d slices, 180\u00b0C"]"#, "2", #"["1\/4\u201d slices, 180\u00b0C"]"#),
      (#"["3 l\u00e4tta"]"#, "2", #"["6 l\u00e4tta"]"#),
      (#"["https:\/\/a.org\/2-cups"]"#, "2", #"["https:\/\/a.org\/2-cups"]"#),
      (
        #"{"amount": {"factor": "5", "unit": "ml"}}"#, "2",
        #"{"amount": {"factor": "10", "unit": "ml"}}"#
      ),
      ("sodium : 12 mg\nfat : 5 g\nsugar : 1 g", "2", "sodium : 12 mg\nfat : 5 g\nsugar : 1 g"),
    ] as [Row])
  func escapes(row: Row) throws { try check(row) }

  @Test(
    "records of YAML and of TOML are read by their lines and by their brackets",
    arguments: [
      (
        "- name: rice\n  amount: 300\n  unit: g\n", "1/2",
        "- name: rice\n  amount: 150\n  unit: g\n"
      ),
      ("- unit: g\n  amount: 300", "2", "- unit: g\n  amount: 600"),
      ("amount: 1/2 # a little\nunit: tsp", "3", "amount: 1 1/2 # a little\nunit: tsp"),
      ("- {name: flour, amount: 375, unit: g}", "2", "- {name: flour, amount: 750, unit: g}"),
      ("menge: 2\neinheit: EL", "2", "menge: 4\neinheit: EL"),
      ("quantité: 2\nunité: cl", "2", "quantité: 4\nunité: cl"),
      ("cantidad: '2'\nunidad: kg", "2", "cantidad: '4'\nunidad: kg"),
      ("hoeveelheid: 2\neenheid: el", "2", "hoeveelheid: 4\neenheid: el"),
      ("ilość: 2\njednostka: kg", "2", "ilość: 4\njednostka: kg"),
      ("mängd: 2\r\nenhet: dl\r\n", "2", "mängd: 4\r\nenhet: dl\r\n"),
      (
        "---\nservings: 4\ningredients:\n- name: rice\n  qty: 3\n---\n2 cups\n", "2",
        "---\nservings: 8\ningredients:\n- name: rice\n  qty: 6\n---\n4 cups\n"
      ),
      (
        "[[ingredients]]\nname = \"flour\"\namount = 375\nunit = \"g\"\n", "2",
        "[[ingredients]]\nname = \"flour\"\namount = 750\nunit = \"g\"\n"
      ),
      (
        "flour = { amount = 1_000, unit = \"g\" }\n", "2",
        "flour = { amount = 2000, unit = \"g\" }\n"
      ),
      (
        "flour = { amount = 1.5, unit = \"kg\" }\n", "2",
        "flour = { amount = 3.0, unit = \"kg\" }\n"
      ),
      ("name = \"salt\"\nquantity = \"10 g\"\n", "2", "name = \"salt\"\nquantity = \"20 g\"\n"),
      (
        "nutrition:\n  fat: 8 g\nyield: 12 rolls\n", "2",
        "nutrition:\n  fat: 8 g\nyield: 24 rolls\n"
      ),
    ] as [Row])
  func lines(row: Row) throws { try check(row) }

  @Test(
    "cells of a column of amounts are scaled",
    arguments: [
      (
        "| Quantity | Unit | Item |\n|---|---|---|\n| 1 1/2 | cups | 2% milk |", "2",
        "| Quantity | Unit | Item |\n|---|---|---|\n| 3 | cups | 2% milk |"
      ),
      (
        "| Item | Amount (g) |\n|---|--:|\n| Salt | 7.5 |", "2",
        "| Item | Amount (g) |\n|---|--:|\n| Salt | 15 |"
      ),
      (
        "| Qty | Item |\n|---|---|\n| 150 g | Sugar |", "2",
        "| Qty | Item |\n|---|---|\n| 300 g | Sugar |"
      ),
      (
        "| Item | Weight (g) |\n|---|---|\n| Salt | 5 |", "2",
        "| Item | Weight (g) |\n|---|---|\n| Salt | 10 |"
      ),
      (
        "| Item | Cups | Grams |\n|---|---|---|\n| Rye | 2 | 240 |", "2",
        "| Item | Cups | Grams |\n|---|---|---|\n| Rye | 4 | 480 |"
      ),
      ("name,weight_g,cups\nrye,240,2\n", "2", "name,weight_g,cups\nrye,480,4\n"),
      (
        "<table><!-- 2 g --><tr><th>Qty</th><th>Item</th></tr>\n<tr><td>2</td><td>rolls</td></tr></table>",
        "2",
        "<table><!-- 2 g --><tr><th>Qty</th><th>Item</th></tr>\n<tr><td>4</td><td>rolls</td></tr></table>"
      ),
      ("| Oat flour | 3 | cups |", "2", "| Oat flour | 6 | cups |"),
      ("2 | tb | Honey |\n1/2 | c | Oil |", "2", "4 | tb | Honey |\n1 | c | Oil |"),
      ("Rye flour | 3 | cups", "2", "Rye flour | 6 | cups"),
      (
        "item,quantity,unit\nflour,2,cups\n\"milk, whole\",1.5,cups\neggs,3,\n", "2",
        "item,quantity,unit\nflour,4,cups\n\"milk, whole\",3,cups\neggs,6,\n"
      ),
      (
        "quantity,unit,item,price\n2,cups,flour,1.20\n", "2",
        "quantity,unit,item,price\n4,cups,flour,1.20\n"
      ),
      (
        "| Qty | Item |\n|-----+------|\n| 3 | eggs |", "2",
        "| Qty | Item |\n|-----+------|\n| 6 | eggs |"
      ),
      ("Zutat;Menge;Einheit\nMehl;250;g\n", "2", "Zutat;Menge;Einheit\nMehl;500;g\n"),
      ("Item\tAmount (g)\nSalt\t7.5\n", "2", "Item\tAmount (g)\nSalt\t15\n"),
      (
        "<table><tr><th>Menge<th>Einheit</tr>\n<tr><td>3</td><td>kg</td></tr></table>", "2",
        "<table><tr><th>Menge<th>Einheit</tr>\n<tr><td>6</td><td>kg</td></tr></table>"
      ),
    ] as [Row])
  func tables(row: Row) throws { try check(row) }

  @Test(
    "what is no amount of an ingredient stays",
    arguments: [
      #"{"name": "2% milk", "id": 5, "price": 2.5, "calories": 240, "year": 1999}"#,
      #"{"nutrition": {"fat": {"amount": 12, "unit": "g"}}}"#,
      #"{"amount": 12.5, "currency": "EUR"}"#, #"{"amount": 5, "unit": "%"}"#,
      #"{"amount": 180, "unit": "°C", "name": "oven"}"#, #"{"amount": 30, "unit": "min"}"#,
      #"{"name": "salt", "amount": "to taste"}"#, #"{"name": "salt", "amount": null, "unit": ""}"#,
      #"{"retries": 3, "count": 3}"#, "count: 3\n", "style_id: \"3C\"\n",
      "retries = 3  # attempts\n",
      "[nutrition]\namount = 3\nunit = \"g\"\n", "| Year | Item |\n|---|---|\n| 1999 | Salt |",
      "<recipe><nutrition><fat unit=\"g\">12</fat></nutrition><time unit=\"min\">3</time></recipe>",
      "<ingredients><!-- <ing><qty>2</qty><item>eggs</item></ing> --></ingredients>",
      "a@b{3}", #"\unit{\gram} \qty{3}{\minute}"#,
      #"{"name": "beans", "size": "400 g"}"#, "| Nutrient | Amount |\n|---|---|\n| Fat | 8 |",
      "@media (max-width: 600px) { .a { width: 50px; } }", "name: 10Gal Mashtun\n",
      #"{"aggregateRating": {"ratingValue": "4.8", "ratingCount": "123"}}"#,
    ])
  func rest(text: String) throws {
    #expect(try AmountScaler(by: 2).scaled(text) == text)
  }

  @Test(
    "what cannot be read is left whole, and reported once",
    arguments: [
      (#"[{"name": "a", "amount": "lots"}, {"name": "b", "amount": 2}]"#, "lots"),
      (#"[{"name": "a", "amount": "lots"}, {"name": "b", "amount": "heaps"}]"#, "lots"),
      ("rye = 500 g\neggs = 2\n", "500 g"),
      ("Item,Amount\nrye,pinch\n", "pinch"),
      ("| 3 | eggs |\n", "3"),
      ("- name: rice\n  amount: 3x4x\n  unit: g\nservings: 4\n", "3x4x"),
      ("{\"name\": \"rice\",\n\"amount\": 3\n", #"{"name": "rice","#),
      (#"{"name": "rice", "amount": 3]"#, #"{"name": "rice", "amount": 3]"#),
      (#"{"name": "rice", "amount": 3 "unit": "g"}"#, #"3 "unit": "g""#),
      ("<HOP><AMOUNT>lots</AMOUNT></HOP>", "lots"),
      ("<recipe>2 eggs<ing><qty>lots</qty><unit>g</unit></ing></recipe>", "lots"),
      ("<recipe yield='4 cups'><ing amount='2 cups'>milk</ing></recipe>", "2 cups"),
      ("<recipe><yield>4-6</yield><ing><qty>3</qty></ing></recipe>", "4-6"),
      (
        "<recipe>4 eggs<ing><qty><frac><n>1</n><d>2</d></frac></qty></ing></recipe>",
        "<frac><n>1</n><d>2</d></frac>"
      ),
      ("<ing><qty><![CDATA[2]]></qty><item>eggs</item></ing>", "<![CDATA[2]]>"),
      (
        "<recipe>\n<ing><qty>2</qty><item>eggs</item></ing>", "<recipe>"
      ),
      (
        "<recipe>" + String(repeating: "<p>", count: 99) + "\n<ing><qty>2</qty></ing></recipe>",
        "<recipe>" + String(repeating: "<p>", count: 99)
      ),
      ("@salt{1 2 3%g}", "1 2 3"),
      ("| Qty | Item |\n|---|---|\n| 3x4x | Salt |\n", "3x4x"),
    ])
  func refused(text: String, piece: String) {
    let scaled = AmountScaler(by: 2).scaling(text)
    #expect(scaled.text == text)
    #expect(scaled.unscaled.map { String(text[$0.range]) } == [piece])
  }

  @Test("what does not fit is left as it is")
  func tooLarge() {
    let text = #"{"amount": 170141183460469231731687303715884105, "unit": "g"}"#
    let scaled = AmountScaler(by: 100_000).scaling(text)
    #expect(scaled.text == text)
    #expect(scaled.unscaled.map(\.reason.code) == [.tooLarge])
  }

  @Test("fields are found, with their units")
  func found() {
    let text = "- name: rice\n  amount: 375\n  unit: g\n- @salt{1-2%tsp} ~{45%minutes}\n25~minutes"
    let found = AmountFinder().amounts(in: text)
    #expect(found.map { String(text[$0.range]) } == ["375", "1-2%tsp", "45%minutes", "25~minutes"])
    #expect(
      found.map { $0.amount.description } == [
        "375 grams", "1 teaspoon to 2 teaspoons", "45 minutes", "25 minutes",
      ])
  }
}
