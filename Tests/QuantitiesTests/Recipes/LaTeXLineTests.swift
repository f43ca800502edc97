import Quantities
import Testing

@Suite("Lines of LaTeX")
struct LaTeXLineTests {
  typealias Row = (text: String, twice: String)

  @Test(
    "fractions are written as formulas, and ingredients keep their arguments",
    arguments: [
      (#"$\frac{1}{2}$ cup stock"#, "1 cup stock"),
      (#"\(\frac{3}{8}\) tsp salt"#, #"$\frac{3}{4}$ tsp salt"#),
      (#"1 \(\frac{1}{2}\) cups oats"#, "3 cups oats"),
      (#"$1\frac{1}{3}$ cups oats"#, #"2$\frac{2}{3}$ cups oats"#),
      (#"\nicefrac{2}{3} cup milk"#, #"1$\frac{1}{3}$ cups milk"#),
      (#"$\frac13$ cup milk"#, #"$\frac{2}{3}$ cup milk"#),
      (#"Fold in $\frac{2}{3}$ of the flour."#, #"Fold in $\frac{2}{3}$ of the flour."#),
      ("$ 2 $ fillets", "4 fillets"), ("$3$ eggs", "6 eggs"), ("$ 50 $ grams rye", "100 grams rye"),
      (#"$ \frac {1} {2} $ cup oats"#, "1 cup oats"), ("$5 $10", "$5 $10"), ("$1$2", "$1$2"),
      (#""$\\frac{3}{4}$ cup milk""#, #""1$\\frac{1}{2}$ cups milk""#),
      (#"\frac{1}{0} cup"#, #"\frac{1}{0} cup"#), ("$4 a lb", "$4 a lb"),
      (#"\ingredient[3][cloves]{garlic}"#, #"\ingredient[6][cloves]{garlic}"#),
      (#"\ingredient[2]{limes}"#, #"\ingredient[4]{limes}"#),
      (#"\ingredient[5][\gram]{salt}"#, #"\ingredient[10][\gram]{salt}"#),
    ] as [Row])
  func scaled(row: Row) {
    let scaled = AmountScaler(by: 2).scaling(row.text)
    #expect(scaled.text == row.twice)
    #expect(scaled.unscaled.isEmpty)
  }

  @Test(
    "a number in a macro is reported, and so is an ingredient whose name begins with an amount",
    arguments: [
      #"\ingredient[\onehalf][\teaspoon]{salt}"#, #"\ingredient[1~\onehalf][\teaspoon]{salt}"#,
      "Whisk @6 ounces flour{1%cup}.",
    ])
  func reported(text: String) {
    let scaled = AmountScaler(by: 2).scaling(text)
    #expect(scaled.text == text)
    #expect(scaled.unscaled.count == 1)
  }
}
