// Reads symbol graphs and names each public symbol without an abstract, and each public type without
// an example in its documentation.
import Foundation

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }

    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?

    var lines: [String] { docComment?.lines.map(\.text) ?? [] }
    var hasAbstract: Bool { lines.contains { !$0.isEmpty } }
    var hasExample: Bool { lines.contains { $0.hasPrefix("    ") || $0.hasPrefix("```") } }
    /// A nested alias only answers a protocol's associated type.
    var isType: Bool {
      ["swift.struct", "swift.enum", "swift.class", "swift.actor", "swift.protocol"]
        .contains(kind.identifier)
        || (kind.identifier == "swift.typealias" && pathComponents.count == 1)
    }
  }
  struct Module: Decodable { let name: String }

  let module: Module
  let symbols: [Symbol]
}

var faults: [String] = []
var symbols = 0
var types = 0
for path in CommandLine.arguments.dropFirst() {
  let data = try Data(contentsOf: URL(filePath: path))
  let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
  // An extension of another module's type is a page that lists what it adds, and has no text of its own.
  for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
    let name = ([graph.module.name] + symbol.pathComponents).joined(separator: ".")
    symbols += 1
    if !symbol.hasAbstract { faults.append("\(name) has no documentation") }
    guard symbol.isType else { continue }
    types += 1
    if !symbol.hasExample { faults.append("\(name) has no example") }
  }
}
print(faults.sorted().joined(separator: "\n"))
print("\(symbols) symbols and \(types) types: \(faults.count) are not documented in full")
exit(faults.isEmpty && types > 0 ? 0 : 1)
