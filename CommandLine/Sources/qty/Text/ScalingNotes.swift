import IngredientDensities
import Quantities

/// Notes on scaled texts, reported once at the end: rounded counts, and substances that could not
/// be weighed.
struct ScalingNotes {
  private var unweighed: [UnweighedSubstance] = []
  private var hasMore = false
  private var roundedCounts: [RoundedCount] = []

  /// Collects the notes on a scaled text.
  mutating func add(_ scaled: ScaledText) {
    for substance in scaled.unweighed where !unweighed.contains(substance) {
      if unweighed.count < ScalingNotes.mostNames {
        unweighed.append(substance)
      } else {
        hasMore = true
      }
    }
    roundedCounts += scaled.roundedCounts.prefix(ScalingNotes.mostNames - roundedCounts.count)
  }

  /// Reports the notes on standard error.
  func tell(on streams: inout Streams) {
    for count in roundedCounts { streams.tell(count.description) }
    if unweighed.isEmpty { return }
    let names = unweighed.map { $0.description }.joined(separator: ", ")
    streams.tell("not weighed: \(names)" + (hasMore ? " and others" : ""))
  }

  private static let mostNames = 20
}
