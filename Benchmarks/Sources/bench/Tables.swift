import Foundation

/// Prints the table of all comparisons in Markdown.
func printComparisons(_ comparisons: [Comparison], _ counts: Counts) throws {
  print("| work | by | ns | ratio | instructions | allocations |")
  print("| --- | --- | ---: | ---: | ---: | ---: |")
  for comparison in comparisons {
    let times = try comparison.medianTimes()
    for (index, contender) in comparison.contenders.enumerated() {
      printRow(
        index == 0 ? comparison.work : "", contender.name, figure(times[index]),
        index == 0 ? "1" : figure(times[index] / times[0]),
        counts.instructions(comparison, contender), counts.allocations(comparison, contender))
    }
  }
}

/// Prints how the cost of work grows, in Markdown.
func printGrowths(_ growths: [Growth]) throws {
  print("| work | with | at | ns |")
  print("| --- | --- | ---: | ---: |")
  for growth in growths {
    for point in growth.points {
      printRow(growth.work, growth.size, point.label, figure(try point.leastTime()))
    }
  }
}

private func printRow(_ cells: String...) {
  print("| \(cells.joined(separator: " | ")) |")
}

/// Three significant digits.
private func figure(_ number: Double) -> String {
  let places = number < 9.995 ? 2 : number < 99.95 ? 1 : 0
  return String(format: "%.\(places)f", number)
}
