// Recipes as other kitchens have them, side by side.
//
//     swift run --package-path Examples kitchens metric us < Examples/Recipes/kitchens/british.md > page.html
//
// The arguments are kitchens: metric, us, us-weight, uk, australian, japanese.

import Foundation
import Quantities

let names = CommandLine.arguments.dropFirst()
let kitchens = names.compactMap { ReaderKitchen(named: $0) }
guard !kitchens.isEmpty, kitchens.count == names.count else {
  let known = ReaderKitchen.all.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(Data("expected kitchens: \(known)\n".utf8))
  exit(1)
}
let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
print(Page(kitchens: kitchens).html(of: text))
