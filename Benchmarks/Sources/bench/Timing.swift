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
  /// They take turns, and the lowest of each one's medians counts: other work on the machine affects
  /// all of them, and only makes them slower.
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
  /// The least time: if the work is as long as a time slice, the median depends on how busy the
  /// machine is.
  func leastTime() throws -> Double {
    var least = Double.infinity
    for _ in 0..<5 { least = min(least, try contender.times(minTime: 0.05)[0]) }
    return least
  }
}
