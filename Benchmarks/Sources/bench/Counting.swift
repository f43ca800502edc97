/// Runs each contender between two calls of ``betweenCounts()``, at which callgrind, run by the script `count`,
/// writes its counts, and prints the contender's name.
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
