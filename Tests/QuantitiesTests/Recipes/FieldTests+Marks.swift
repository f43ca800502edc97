import Quantities
import Testing

// Marks of Cooklang and LaTeX, and elements of XML.

extension FieldTests {
  @Test(
    "fields of Cooklang, LaTeX and BeerXML are scaled",
    arguments: [
      ("Add @salt{1%tsp}.", "2", "Add @salt{2%tsp}."), ("@eggs{3}", "2", "@eggs{6}"),
      ("@olive oil{} and @sea salt{1/2%tsp}", "3", "@olive oil{} and @sea salt{1 1/2%tsp}"),
      ("Add the &milk{1%cup}; AT&T{2}", "2", "Add the &milk{2%cup}; AT&T{2}"),
      (
        "@salt{=1%tsp} ~{45%minutes} ~rest{2%hours} #pot{2}", "2",
        "@salt{=1%tsp} ~{45%minutes} ~rest{2%hours} #pot{2}"
      ),
      (#"\qty{40}{\gram} flour"#, "2", #"\qty{80}{\gram} flour"#),
      (
        #"\SI{0.5}{\kilo\gram}, \SI{180}{\celsius}"#, "2",
        #"\SI{1}{\kilo\gram}, \SI{180}{\celsius}"#
      ),
      (#"\qtyrange{2}{3}{\milli\litre}"#, "2", #"\qtyrange{4}{6}{\milli\litre}"#),
      (#"\unit[250]{g} butter"#, "2", #"\unit[500]{g} butter"#),
      (#"\ingredient{1/2}{tsp}{salt}"#, "2", #"\ingredient{1}{tsp}{salt}"#),
      ("40~g flour, 25~minutes", "2", "80~g flour, 25~minutes"), ("1~cup", "2", "2~cups"),
      (#"40\,g flour"#, "2", #"80\,g flour"#),
      (
        "<HOP><NAME>5 g</NAME><AMOUNT>0.0250</AMOUNT><TIME>60</TIME></HOP>", "2",
        "<HOP><NAME>5 g</NAME><AMOUNT>0.0500</AMOUNT><TIME>60</TIME></HOP>"
      ),
      (
        "<MISC><AMOUNT>0.5</AMOUNT><AMOUNT_IS_WEIGHT>TRUE</AMOUNT_IS_WEIGHT></MISC>", "2",
        "<MISC><AMOUNT>1</AMOUNT><AMOUNT_IS_WEIGHT>TRUE</AMOUNT_IS_WEIGHT></MISC>"
      ),
      (
        "<RECIPE><BATCH_SIZE>20</BATCH_SIZE><EST_OG>1.052 SG</EST_OG></RECIPE>", "1/2",
        "<RECIPE><BATCH_SIZE>10</BATCH_SIZE><EST_OG>1.052 SG</EST_OG></RECIPE>"
      ),
    ] as [Row])
  func marks(row: Row) throws { try check(row) }

  @Test(
    "elements and attributes of XML are fields: RecipeML, Gourmet, Krecipes",
    arguments: [
      (
        "<recipe><yield>4</yield><ing><amt><qty>1/2</qty><unit>tsp</unit></amt>"
          + "<item>salt</item></ing></recipe>", "2",
        "<recipe><yield>8</yield><ing><amt><qty>1</qty><unit>tsp</unit></amt>"
          + "<item>salt</item></ing></recipe>"
      ),
      (
        "<recipe>\n<yields>4 servings</yields>\n<ingredient><amount>1-2</amount><unit>tsp</unit>"
          + "<item>salt</item></ingredient>\n</recipe>", "2",
        "<recipe>\n<yields>8 servings</yields>\n<ingredient><amount>2-4</amount><unit>tsp</unit>"
          + "<item>salt</item></ingredient>\n</recipe>"
      ),
      (
        "<ingredient><name>salt</name><amount><min>1</min><max>2</max></amount><unit>g</unit>"
          + "</ingredient>", "2",
        "<ingredient><name>salt</name><amount><min>2</min><max>4</max></amount><unit>g</unit>"
          + "</ingredient>"
      ),
      (
        "<recipe servings='4'><ingredient name=\"flour\" quantity=\"500\" unit=\"g\"/></recipe>",
        "1/3",
        "<recipe servings='1.333'><ingredient name=\"flour\" quantity=\"166.7\" unit=\"g\"/>"
          + "</recipe>"
      ),
      (
        "<ingredient><quantity unit=\"tsp\">1</quantity><name>salt</name></ingredient>", "2",
        "<ingredient><quantity unit=\"tsp\">2</quantity><name>salt</name></ingredient>"
      ),
      (
        "<ingredients><ingredient quantity=\"3\">eggs</ingredient>2 cups milk<br></ingredients>",
        "2",
        "<ingredients><ingredient quantity=\"6\">eggs</ingredient>4 cups milk<br></ingredients>"
      ),
      (
        "<recipe><ing amount=\"2\" unit=\"cups\">2 cups flour</ing></recipe>", "2",
        "<recipe><ing amount=\"4\" unit=\"cups\">4 cups flour</ing></recipe>"
      ),
    ] as [Row])
  func elements(row: Row) throws { try check(row) }

  @Test(
    "elements keep what is not their number",
    arguments: [
      (
        "<recipe><ing><amt><qty>1</qty><unit>16 oz can</unit></amt><item>beans</item></ing></recipe>",
        "2",
        "<recipe><ing><amt><qty>2</qty><unit>16 oz can</unit></amt><item>beans</item></ing></recipe>"
      ),
      (
        "<recipe><servings>4</servings><ing hidden note='a > b' qty=2 unit=cups>milk</ing>"
          + "<p>Add 3 cups<br>milk</p></recipe>", "2",
        "<recipe><servings>8</servings><ing hidden note='a > b' qty=4 unit=cups>milk</ing>"
          + "<p>Add 6 cups<br>milk</p></recipe>"
      ),
      (
        "<mx2><RcpE><Serv qty=\"4\"/>\n<IngR name=\"egg\" qty=\"3\"/></RcpE></mx2>", "2",
        "<mx2><RcpE><Serv qty=\"8\"/>\n<IngR name=\"egg\" qty=\"6\"/></RcpE></mx2>"
      ),
      (
        "<ing><qty><range><q1>2</q1><q2>3</q2></range></qty><item>eggs</item></ing>", "2",
        "<ing><qty><range><q1>4</q1><q2>6</q2></range></qty><item>eggs</item></ing>"
      ),
      (
        "A page <recipe> mentioned\n\n| Qty | Unit |\n|---|---|\n| 2 | cups |", "2",
        "A page <recipe> mentioned\n\n| Qty | Unit |\n|---|---|\n| 4 | cups |"
      ),
    ] as [Row])
  func mixedElements(row: Row) throws { try check(row) }

  @Test(
    "amounts are scaled beside their names in tables and records without headings or keys for them",
    arguments: [
      ("| eggs | 2 |\n|---|---|\n| rye | 3 g |\n", "| eggs | 4 |\n|---|---|\n| rye | 6 g |\n"),
      ("| 3 g | rye |\n| 2 | eggs |\n", "| 6 g | rye |\n| 4 | eggs |\n"),
      (
        "| 1 | Onion soup |\n| 2 | Apple pie |\n", "| 1 | Onion soup |\n| 2 | Apple pie |\n"
      ),
      (
        "| Buy | |\n|---|---|\n| onions | 3 |\n| Rating | 4 |\n",
        "| Buy | |\n|---|---|\n| onions | 6 |\n| Rating | 4 |\n"
      ),
      (
        "| Buy | Now |\n|---|---|\n| rye | 3 g |\n| onions | 3 |\n",
        "| Buy | Now |\n|---|---|\n| rye | 6 g |\n| onions | 6 |\n"
      ),
      (
        "| rye | 3 g | 1 oz |\n| eggs | 2 | 2 |\n", "| rye | 6 g | 2 oz |\n| eggs | 4 | 4 |\n"
      ),
      ("| 2 | cups | rye |\n| 3 | | eggs |\n", "| 4 | cups | rye |\n| 6 | | eggs |\n"),
      ("2\tcups\trye\n3\t\teggs\n", "4\tcups\trye\n6\t\teggs\n"),
      ("2 cups\trye\n3\teggs\n", "4 cups\trye\n6\teggs\n"),
      (
        "<table><tr><td>2 cups</td><td>rye</td></tr><tr><td>3</td><td>eggs</td></tr></table>",
        "<table><tr><td>4 cups</td><td>rye</td></tr><tr><td>6</td><td>eggs</td></tr></table>"
      ),
      (
        "| Food | Calories |\n|---|---|\n| eggs | 78 |\n",
        "| Food | Calories |\n|---|---|\n| eggs | 78 |\n"
      ),
      (
        "| Food | F | C | P |\n|---|---|---|---|\n| rye | 2 | 60 | 8 |\n",
        "| Food | F | C | P |\n|---|---|---|---|\n| rye | 2 | 60 | 8 |\n"
      ),
      (
        "parts:\n  rye:\n    quantity: 1\n    unit: kg\n  salt:\n    quantity: 2\n",
        "parts:\n  rye:\n    quantity: 2\n    unit: kg\n  salt:\n    quantity: 4\n"
      ),
      (
        "Parts:\n  Rye:\n    Quantity: 1\n  Salt:\n    Quantity: 2\n",
        "Parts:\n  Rye:\n    Quantity: 2\n  Salt:\n    Quantity: 4\n"
      ),
      (
        "how:\n  text: |\n    Heat it.\n  uses:\n    - unit: cups\n      measurement: 1\n",
        "how:\n  text: |\n    Heat it.\n  uses:\n    - unit: cups\n      measurement: 2\n"
      ),
    ])
  func bareAmounts(text: String, twice: String) throws { try check((text, "2", twice)) }

  @Test("a count in a column of which nothing is known is reported")
  func unknownColumn() {
    let scaled = AmountScaler(by: 2).scaling("| Buy | Now |\n|---|---|\n| eggs | 3 |\n")
    #expect(scaled.unscaled.map(\.reason.code) == [.missingUnit])
  }
}
