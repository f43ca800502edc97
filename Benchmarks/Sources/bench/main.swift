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

benchmark("durations to text, \(Corpus.times.count) amounts") {
  for time in Corpus.times { blackHole(time.formatted()) }
}

// Checked, so that no benchmark measures a wrong answer.
guard
  Corpus.volumes[2].formatted() == "1/3 teaspoon",
  Corpus.masses.allSatisfy({ $0.presented().error == $0.presented().total - $0 }),
  Corpus.times.allSatisfy({ $0.presented().isExact || $0.presented().error != 0.seconds })
else { fatalError("A benchmark's answer is wrong") }

Benchmark.main()
