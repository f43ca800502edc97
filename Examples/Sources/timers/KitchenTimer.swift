import Quantities

/// A time in a recipe, and the step that takes it.
struct KitchenTimer: Hashable {
  let step: String
  let shortest: Amount<TimeKind>
  /// The same as the shortest, unless the step says `2 to 3 minutes`.
  let longest: Amount<TimeKind>

  /// Finds the times of a step, in their order.
  static func timers(in step: String) -> [KitchenTimer] {
    AmountFinder().amounts(in: step).compactMap { found in
      guard let longest = found.amount.upper.amount?.as(TimeKind.self),
        let shortest = found.amount.lower.amount?.as(TimeKind.self)
      else { return nil }
      return KitchenTimer(step: step, shortest: shortest, longest: longest)
    }
  }

  /// Waits for the shortest time, after which the food may be done, and reports how much of it is left: first at
  /// once, then at each interval.
  func run<C: Clock<Duration>>(
    on clock: C, every interval: any Time = 1.seconds, report: (Amount<TimeKind>) -> Void
  ) async throws {
    let end = clock.now.advanced(by: shortest)
    var left = shortest
    while left > 0.seconds {
      report(left)
      try await clock.sleep(until: min(clock.now.advanced(by: interval), end), tolerance: nil)
      left = end.time(since: clock.now)
    }
  }
}

extension KitchenTimer: CustomStringConvertible {
  /// The time as a timer shows it: `2:00 to 3:00`.
  var description: String {
    let times = [shortest, longest].map { $0.formatted(.clock(.timer)) }
    return times[0] == times[1] ? times[0] : "\(times[0]) to \(times[1])"
  }
}
