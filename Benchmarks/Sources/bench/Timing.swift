import Benchmark

extension Contender {
  /// The times of an operation in nanoseconds, the least first.
  func times(minTime seconds: Double) throws -> [Double] {
    let suite = BenchmarkSuite(name: name) { $0.benchmark(name, function: run) }
    var runner = BenchmarkRunner(
      suites: [suite],
      settings: [
        MinTime(seconds: seconds), MaxIterations(100_000), WarmupIterations(3), Quiet(true),
        Format(.none),
      ],
      customDefaults: defaultSettings)
    try runner.run()
    return runner.results[0].measurements.sorted().map { $0 / Double(operations) }
  }
}

extension Comparison {
  /// The median times of the contenders.
  ///
  /// They take turns, and the least of each one's medians counts: what else a machine does falls on
  /// all of them, and only ever makes them slower.
  func medianTimes() throws -> [Double] {
    var medians = [Double](repeating: .infinity, count: contenders.count)
    for _ in 0..<10 {
      for (index, contender) in contenders.enumerated() {
        let times = try contender.times(minTime: 0.05)
        medians[index] = min(medians[index], times[times.count / 2])
      }
    }
    return medians
  }
}

extension Growth.Point {
  /// The least time: of work as long as a processor's time slice, the median would tell how busy the
  /// machine is.
  func leastTime() throws -> Double {
    var least = Double.infinity
    for _ in 0..<5 { least = min(least, try contender.times(minTime: 0.05)[0]) }
    return least
  }
}
