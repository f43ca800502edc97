import Testing

@Suite("Languages")
struct LanguageTests {
  @Test(
    "questions are read and answered in a language",
    arguments: [
      ("2,5 Tassen x 2 --language de", "5 Tassen"),
      ("7 tsp --language de", "2\u{A0}Esslöffel + 1\u{A0}Teelöffel"),
      ("1,5 l --language de --style decimal", "1,5 Liter"),
      ("2 to 3 cups to l --language de", "0,5 l bis 0,75 l"),
      ("2.5 cups --language de --decimal point", "2 1/2 Tassen"),
      ("2 tasses x 2 --language FR_ca", "4 tasses"),
      ("1 pint to ml --language en-GB", "568.26125 ml"),
      ("1 pint to ml --language en-GB --system us", "473.176473 ml"),
      ("1.5 liters --language en-GB", "1.5 litres"),
      ("大さじ2をml --language ja", "30 ml"), ("大さじ2は何mlですか --language ja", "30 ml"),
      ("2汤匙是多少毫升 --language zh", "30 毫升"), ("2큰술은 몇 ml --language ko", "30mL"),
      ("2컵을 ml로 --language ko", "500mL"), ("2 su bardağı kaç ml --language tr", "500 ml"),
      ("2 כוסות במיליליטר --language he", "500 מיליליטר"),
      ("2 стакана сколько мл --language ru", "500 мл"),
      ("'¿Cuántos ml son 2 tazas?' --language es", "500 ml"),
      ("Wie viel ml sind 2 Tassen? --language de", "500\u{A0}ml"),
      ("quanti ml ci sono in una tazza --language it", "250 ml"),
    ])
  func answers(arguments: String, answer: String) throws {
    #expect(try Program.run(arguments) == .init(output: answer + "\n"))
  }

  @Test(
    "a question with anything else between the units and one amount is refused",
    arguments: [
      "cuántos ml son la mitad de 2 tazas --language es",
      "cuántos ml son casi 2 tazas --language es", "cuántos ml no son 2 tazas --language es",
      "cuántos ml son 2 tazas rasas --language es", "cuántos ml son 2 o 3 tazas --language es",
      "Wie viel ml sind die Hälfte von 2 Tassen --language de",
      "ile ml to pół z 2 szklanek --language pl", "сколько мл в половине стакана --language ru",
    ])
  func refuses(arguments: String) throws {
    #expect(try Program.run(arguments).output == "")
  }

  @Test("the words of each text tell its language where that is asked for")
  func automatic() throws {
    let make = """
      printf '1 Ei\\n3 Zwiebeln und Salz\\n' >a; printf '1 jajko\\n2 cukinie i sól\\n' >b; echo 1 egg and salt >c
      """
    let scaled = "2 Eier\n6 Zwiebeln und Salz\n2 jajka\n4 cukinie i sól\n2 eggs and salt\n"
    #expect(
      try Program.shell(make + "\n\"$qty\" scale 2 --language auto a b c") == .init(output: scaled))
    #expect(
      try Program.shell(make + "\nQTY_LANGUAGE=auto LC_ALL=fr_FR \"$qty\" scale 2 a b c")
        == .init(output: scaled))
    #expect(
      try Program.shell(make + "\n\"$qty\" scale 2 --explain --language auto a b c").errors
        == "qty: a: the language is de\nqty: b: the language is pl\nqty: c: the language is en\n")
    #expect(
      try Program.shell(make + "\n\"$qty\" find --explain --language auto <a").errors
        == "qty: the language is de\n")
    #expect(
      try Program.shell(make + "\ncat a a | \"$qty\" sum --language auto").output
        == "2 Eier\n6 Zwiebeln und Salz\n")
    #expect(
      try Program.run("scale 3 --language auto --style vulgar", input: "1/2 Ei und Mehl\n").output
        == "1½ Eier und Mehl\n")
  }

  @Test(
    "the environment is heeded where it names a language for qty, or the option asks for its own",
    arguments: [
      ("QTY_LANGUAGE=de", "2 cups", "2 Tassen"),
      ("QTY_LANGUAGE=de", "2 cups --language fr", "2 tasses"),
      ("QTY_LANGUAGE=auto LC_ALL= LC_MESSAGES= LANG=fr_FR.UTF-8", "2 cups", "2 tasses"),
      ("QTY_LANGUAGE=en-GB", "1 pint to ml", "568.26125 ml"),
      ("QTY_LANGUAGE=en-GB QTY_SYSTEM=us", "1 pint to ml", "473.176473 ml"),
      ("LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8", "2 cups", "2 cups"),
      ("LC_ALL= LC_MESSAGES= LANG=de_DE.UTF-8", "2 cups --language auto", "2 Tassen"),
      ("LC_ALL= LC_MESSAGES=fr LANG=de_DE", "2 cups --language auto", "2 tasses"),
      ("LC_ALL=de_AT@euro LC_MESSAGES=fr LANG=fr", "2 cups --language auto", "2 Tassen"),
      ("LC_ALL=C.UTF-8 LANG=de_DE.UTF-8", "2 cups --language auto", "2 cups"),
      ("LC_ALL=POSIX QTY_LANGUAGE=de", "2 cups --language auto", "2 cups"),
      ("LC_ALL= LC_MESSAGES= LANG=", "2 cups --language auto", "2 cups"),
    ])
  func environment(variables: String, arguments: String, answer: String) throws {
    #expect(
      try Program.shell("\(variables) \"$qty\" \(arguments)") == .init(output: answer + "\n"))
  }

  @Test(
    "a language that is not known is refused, and not guessed at",
    arguments: [
      ("\"$qty\" 2 cups --language tlh", "--language: there is no language 'tlh'"),
      ("\"$qty\" find --language '' </dev/null", "--language: there is no language ''"),
      ("QTY_LANGUAGE=tlh \"$qty\" 2 cups", "QTY_LANGUAGE: there is no language 'tlh'"),
      (
        "LC_ALL=tlh_QX.UTF-8 \"$qty\" 2 cups --language auto",
        "LC_ALL: there is no language 'tlh-QX'"
      ),
      ("LC_ALL=@latin \"$qty\" 2 cups --language auto", "LC_ALL: there is no language '-Latn'"),
    ])
  func mistakes(script: String, message: String) throws {
    #expect(
      try Program.shell(script)
        == .init(
          errors: "qty: \(message)\nhint: 'qty languages' lists them\n", status: 64))
  }

  @Test("lines, recipes and texts are read and written in it")
  func texts() throws {
    #expect(
      try Program.run("--language de", input: "2,5 Tassen\n7 TL\n")
        == .init(output: "2 1/2 Tassen\n2\u{A0}Esslöffel + 1\u{A0}Teelöffel\n"))
    #expect(
      try Program.run("scale 2 --language de", input: "1,5 Tassen Milch\n")
        == .init(output: "3 Tassen Milch\n"))
    #expect(
      try Program.run("find --language de", input: "2-3 Tassen Milch\n")
        == .init(output: "1:1: 2-3 Tassen\t2 bis 3 Tassen\n"))
    let json = try Program.run("2,5 Tassen --language de --json").output
    #expect(json.contains(#""unit":"metric cup""#) && json.contains(#""text":"2 1/2 Tassen""#))
  }

  @Test("every language is listed, with an amount in it")
  func list() throws {
    let listed = try Program.run("languages")
    #expect(listed.output.contains("\nde           2 Tassen\n") && listed.status == 0)
    let objects = try Program.run("languages --json").output
    #expect(
      objects.contains(
        #"{"tag":"de","system":"us","decimalMark":",","sample":"2 Tassen"}"# + "\n"))
    #expect(
      objects.split(separator: "\n").count == listed.output.split(separator: "\n").count)
  }
}
