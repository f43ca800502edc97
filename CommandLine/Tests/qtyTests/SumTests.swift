import Testing

@Suite("Sums of recipes")
struct SumTests {
  @Test("the ingredients of several files are added, in the units of a kitchen if one is named")
  func sums() throws {
    let make = "printf '2 cups flour\\n1 egg\\n' >a; printf '1 cup flour\\n2 eggs, beaten\\n' >b; "
    #expect(
      try Program.shell(make + "\"$qty\" sum a b") == .init(output: "3 cups flour\n3 eggs\n"))
    #expect(
      try Program.shell(make + "\"$qty\" sum --for metric a b")
        == .init(output: "~360 g flour\n3 eggs\n"))
    #expect(try Program.run("sum", input: "1 cup milk\n") == .init(output: "1 cup milk\n"))
    #expect(try Program.run("sum --language de", input: "1 Ei\n2 Eier\n").output == "3 Eier\n")
    #expect(
      try Program.run("sum", input: "2 cups flour\nSalt\n\nFold in @milk{1%cup}.\n1 egg\n").output
        == "2 cups flour\n1 cup milk\n1 egg\nSalt\n")
    #expect(try Program.run("sum missing").status == 66)
    #expect(
      try Program.run("sum", input: "Take some flour, 5 oz of bread and 2 eggs.\n")
        == .init(
          errors: "qty: no line begins or ends with the amount of an ingredient\n", status: 1))
  }

  @Test("what is not in the sum is told with its file and line, and the status is 1")
  func omissions() throws {
    let make = "printf 'Rolls\\n1/0 cup air\\n1 egg\\n' >a; printf '1 cup milk plus 2 eggs\\n' >b; "
    #expect(
      try Program.shell(make + "\"$qty\" sum a b")
        == .init(
          output: "1 egg\n",
          errors: """
            qty: a: line 2: '1/0 cup air' was not added: '1/0' divides by zero
            qty: b: line 1: '1 cup milk plus 2 eggs' was not added: '2' is a second amount

            """, status: 1))
  }

  @Test("substances that are not weighed are told once, and do not make it fail")
  func unweighed() throws {
    #expect(
      try Program.run("sum --for metric", input: "1 cup gravel\n1 cup milk\n2 cups gravel\n")
        == .init(output: "~700 ml gravel\n~240 ml milk\n", errors: "qty: not weighed: gravel\n"))
  }
}
