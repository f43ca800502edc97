import Quantities
import Testing

@testable import timers

/// A clock that advances only when a task sleeps on it.
private final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private(set) var now = Instant(offset: .zero)
  let minimumResolution = Duration.zero

  func sleep(until deadline: Instant, tolerance: Duration?) async throws { now = deadline }
}

@Suite("Timers")
struct TimersTests {
  @Test("the times of a step are found in their order")
  func times() {
    let timers = KitchenTimer.timers(in: "Bake 25-30 minutes, and rest 1 1/2 hours with 2 eggs.")
    #expect(timers.map(\.description) == ["25:00 to 30:00", "1:30:00"])
    #expect(timers[0].longest == 30.minutes)
  }

  @Test("a timer counts down to its shortest time, and no further")
  func countdown() async throws {
    let timer = try #require(KitchenTimer.timers(in: "Wait 2.5 to 3 s").first)
    let clock = ManualClock()
    var left: [String] = []
    try await timer.run(on: clock) { left.append($0.formatted()) }
    #expect(left == ["2.5 seconds", "1.5 seconds", "500 milliseconds"])
    #expect(clock.now.offset == .milliseconds(2500))
  }

  @Test("a timer is one of the recipe's, by its number")
  func program() throws {
    let output = try Program(name: "timers").output("7", recipes: ["shortbread.txt"])
    #expect(output.hasPrefix("1:00:00  Chill the dough"))
  }
}
