import Benchmark

extension Contender {
  /// The median time of an operation in nanoseconds.
  func medianTime(minTime seconds: Double) throws -> Double {
    let suite = BenchmarkSuite(name: name) { $0.benchmark(name, function: run) }
    var runner = BenchmarkRunner(
      suites: [suite],
      settings: [
        MinTime(seconds: seconds), MaxIterations(100_000), WarmupIterations(3), Quiet(true),
        Format(.none),
      ],
      customDefaults: defaultSettings)
    try runner.run()
    let times = runner.results[0].measurements.sorted()
    return times[times.count / 2] / Double(operations)
  }
}

extension Comparison {
  /// The median times of the contenders.
  ///
  /// They take turns, and the least of each one's medians counts: what else a machine does falls on
  /// all of them, and only ever makes them slower.
  func times(minTime seconds: Double, turns: Int = 5) throws -> [Double] {
    var times = [Double](repeating: .infinity, count: contenders.count)
    for _ in 0..<turns {
      for (index, contender) in contenders.enumerated() {
        times[index] = min(times[index], try contender.medianTime(minTime: seconds / Double(turns)))
      }
    }
    return times
  }
}
