// The times in a recipe, each with the words around it, or one of them counted down.
//
//     swift run --package-path Examples timers < Examples/Recipes/pancakes.txt
//     swift run --package-path Examples timers 3 < Examples/Recipes/pancakes.txt
//
// The second waits for the third time of the recipe.

import Quantities

var timers: [KitchenTimer] = []
while let line = readLine() { timers += KitchenTimer.timers(in: line) }

if let number = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }),
  timers.indices.contains(number - 1)
{
  let timer = timers[number - 1]
  try await timer.run(on: ContinuousClock()) { left in print(left.formatted(.clock(.timer))) }
  print("Look: \(timer.step)")
} else {
  for timer in timers { print("\(timer)  \(timer.step)") }
}
