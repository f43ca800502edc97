// A recipe for another pan than its own.
//
//     swift run --package-path Examples pans 'round 20 cm' 'square 9 in' < Examples/Recipes/shortbread.txt
//
// The first pan is that of the recipe. The lengths are of a kind that the module Lengths adds to the library.

import Foundation
import Quantities

let pans = CommandLine.arguments.dropFirst()
do {
  guard pans.count == 2, let own = pans.first, let other = pans.last else {
    throw PanError.unknownShape(pans.joined(separator: " "))
  }
  let scaler = AmountScaler(by: try Pan(other).ratio(to: try Pan(own)))
  var context = TextContext()
  while let line = readLine() { print(scaler.scaling(line, after: &context).text) }
} catch PanError.unknownShape(let text) {
  print("'\(text)' is no pan; write such as 'round 26 cm' or 'rectangular 9 in x 13 in'")
  exit(1)
} catch PanError.empty(let text) {
  print("nothing goes into '\(text)'")
  exit(1)
} catch let error as ParseError {
  print(error.message)
  exit(1)
}
