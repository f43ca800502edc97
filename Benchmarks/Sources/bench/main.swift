import Benchmark
import Quantities

/// Keeps the optimizer from leaving out what nobody looks at.
@inline(never)
func blackHole<T>(_ value: T) {}

// Each run of a benchmark presents a whole corpus; the name says how many amounts that are, and the
// table in README.md divides.

let kitchen = Corpus.volumes.count + Corpus.masses.count

benchmark("reduce, \(kitchen) amounts") {
  for volume in Corpus.volumes { blackHole(volume.presented()) }
  for mass in Corpus.masses { blackHole(mass.presented()) }
}

benchmark("reduce and format, \(kitchen) amounts") {
  for volume in Corpus.volumes { blackHole(volume.formatted()) }
  for mass in Corpus.masses { blackHole(mass.formatted()) }
}

benchmark("reduce and format, inexact, \(Corpus.inexact.count) amounts") {
  for volume in Corpus.inexact { blackHole(volume.formatted()) }
}

benchmark("reduce and format, us-liquid, \(Corpus.volumes.count) amounts") {
  for volume in Corpus.volumes { blackHole(volume.formatted(kit: .usLiquid)) }
}

// Format alone: the presentations are made before.

let presented = Corpus.volumes.map { $0.presented() }
let times = Corpus.times.map { $0.presented() }
let usual = 1.5.cups.presented()
let german = PresentationStyle(language: .german)
let thousand = 0..<1000

benchmark("format '1 1/2 cups', 1000 times") {
  let shown = usual
  for _ in thousand { blackHole(shown.formatted()) }
}

benchmark("format, \(presented.count) presentations") {
  for shown in presented { blackHole(shown.formatted()) }
}

benchmark("format, vulgar, \(presented.count) presentations") {
  for shown in presented { blackHole(shown.formatted(.vulgar)) }
}

benchmark("format, decimal, \(presented.count) presentations") {
  for shown in presented { blackHole(shown.formatted(.decimal)) }
}

benchmark("format, HTML, \(presented.count) presentations") {
  for shown in presented { blackHole(shown.formatted(.html)) }
}

benchmark("format, spoken, \(presented.count) presentations") {
  for shown in presented { blackHole(shown.formatted(.spoken)) }
}

benchmark("format, German, \(presented.count) presentations") {
  for shown in presented { blackHole(shown.formatted(german)) }
}

benchmark("format, compact, \(times.count) times") {
  for shown in times { blackHole(shown.formatted(.compact)) }
}

benchmark("format, clock, \(times.count) times") {
  for shown in times { blackHole(shown.formatted(.clock)) }
}

benchmark("format, ISO 8601, \(times.count) times") {
  for shown in times { blackHole(shown.formatted(.iso8601)) }
}

benchmark("durations to text, \(Corpus.times.count) amounts") {
  for time in Corpus.times { blackHole(time.formatted()) }
}

// Checked, so that no benchmark measures a wrong answer.
guard
  Corpus.volumes[2].formatted() == "1/3 teaspoon",
  usual.formatted() == "1 1/2 cups", usual.formatted(.html).hasSuffix("</sub> cups"),
  Corpus.masses.allSatisfy({ $0.presented().error == $0.presented().total - $0 }),
  Corpus.times.allSatisfy({ $0.presented().isExact || $0.presented().error != 0.seconds })
else { fatalError("A benchmark's answer is wrong") }

Benchmark.main()
