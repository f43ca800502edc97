import Testing

@Suite("The examples that read recipes")
struct ExamplesTests {
  @Test("a recipe as a page, half as much again and in metric measures")
  func recipePage() throws {
    let page = try Program(name: "recipe-page")
      .output("3/2", "metric", recipes: ["pancakes.txt"])
    #expect(
      page == """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <title>Pancakes &amp; butter</title>
        <h1>Pancakes &amp; butter</h1>
        <ul>
          <li>~2 cups + 2 tablespoons flour</li>
          <li>~1<sup>1</sup>&frasl;<sub>2</sub> tablespoons sugar</li>
          <li>~1 tablespoon baking powder</li>
          <li>~<sup>3</sup>&frasl;<sub>8</sub> teaspoon salt</li>
          <li>~1<sup>3</sup>&frasl;<sub>4</sub> cups milk</li>
          <li>3 eggs</li>
          <li>~<sup>1</sup>&frasl;<sub>4</sub> cup + <sup>3</sup>&frasl;<sub>4</sub> teaspoon butter, melted</li>
          <li>~170 grams blueberries</li>
          <li>Whisk everything, and let the batter rest for half an hour.</li>
          <li>Bake each pancake for 2 to 3 minutes, then turn it and give it another minute and a half.</li>
          <li>Keep them warm at 200 degrees for up to 20 minutes.</li>
        </ul>
        </html>

        """)
  }

  @Test("the times in a recipe")
  func timers() throws {
    let page = try Program(name: "timers").output(recipes: ["pancakes.txt", "shortbread.txt"])
    #expect(
      page == """
        30:00  Whisk everything, and let the batter rest for half an hour.
        2:00 to 3:00  Bake each pancake for 2 to 3 minutes, then turn it and give it another minute and a half.
        1:30  Bake each pancake for 2 to 3 minutes, then turn it and give it another minute and a half.
        20:00  Keep them warm at 200 degrees for up to 20 minutes.
        1:00:00  Chill the dough for 1 hour, and bake for 25-30 minutes.
        25:00 to 30:00  Chill the dough for 1 hour, and bake for 25-30 minutes.

        """)
  }
}
