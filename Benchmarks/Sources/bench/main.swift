import Benchmark

// Every answer is checked before anything is measured: a wrong one stops the run.

let comparisons =
  arithmetic() + fractions() + values() + reducing() + formatting() + times() + reading()
  + finding() + coding()
let arguments = CommandLine.arguments.dropFirst()

let checked = try Comparison.check(comparisons)
let grown = growths()
let points = try Comparison.check(grown.map { Comparison($0.work, $0.points.map(\.contender)) })

switch arguments.first {
case "check":
  print("\(checked + points) benchmarks give the right answers")
case "compare":
  try printComparisons(comparisons, try Counts(path: arguments.dropFirst().first))
case "grow":
  try printGrowths(grown)
case "count":
  try runForCounting(comparisons)
default:
  print("usage: bench check|compare [COUNTS]|grow|count")
}
