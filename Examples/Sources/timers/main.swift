// The times in a recipe, each with the words around it: what a kitchen timer would offer to set.
//
//     swift run --package-path Examples timers < Examples/Recipes/pancakes.txt

import Quantities

while let line = readLine() {
  for found in AmountFinder().amounts(in: line) {
    guard case .amount(let upper) = found.amount.upper,
      case .amount(let lower) = found.amount.lower,
      let longest = upper.as(TimeKind.self), let shortest = lower.as(TimeKind.self)
    else { continue }
    let times = [shortest, longest].map { $0.formatted(.clock(.timer)) }
    let time = found.amount.isRange ? times.joined(separator: " to ") : times[0]
    print("\(time)  \(line)")
  }
}
