/// Runs each contender between two calls of ``betweenCounts()``, at which the script `count` lets
/// callgrind write down what it counted, and prints who it was.
func runForCounting(_ comparisons: [Comparison]) throws {
  for comparison in comparisons {
    for contender in comparison.contenders {
      // What is made once, such as tables and caches, is made here.
      for _ in 0..<3 { try contender.run() }
      betweenCounts()
      try contender.run()
      betweenCounts()
      print(comparison.work, contender.name, contender.operations, separator: "\t")
    }
  }
}

@inline(never) @_optimize(none)
func betweenCounts() {}
