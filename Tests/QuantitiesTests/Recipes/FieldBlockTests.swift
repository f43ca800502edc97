import Quantities
import Testing

@Suite("Blocks of fields")
struct FieldBlockTests {
  @Test("lines that belong together are told from those of running text")
  func blocks() {
    typealias Row = (line: String, place: FieldBlock.Place)
    let rows: [Row] = [
      ("Ingredients:", .closed), ("2 cups milk", .closed), ("- 2 eggs", .closed),
      ("[link](x)", .closed),
      ("- name: rice", .open), ("  amount: 300", .open), ("", .open), ("Wash it.", .apart),
      ("Wash it.", .closed), ("{", .open), ("\"a\": [1, {}]", .open), ("}", .closed),
      ("{\"a\": \"}\"}", .closed), ("<table>", .open), ("<tr>", .open), ("</table>", .closed),
      ("Note: stir", .closed), ("---", .closed),
    ]
    var block = FieldBlock()
    for row in rows { #expect(block.take(row.line) == row.place, "\(row.line)") }
    var file = FieldBlock()
    for line in ["---", "title: Stew", "ingredients:"] { #expect(file.take(line) == .open) }
    #expect(file.take("---") == .closed)
  }
}
