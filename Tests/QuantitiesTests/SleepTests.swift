import Quantities
import Testing

@Suite("Sleeping")
struct SleepTests {
  @Test("a task sleeps for a time at least")
  func sleeps() async throws {
    let clock = ContinuousClock()
    let slept = try await clock.measure {
      try await Task.sleep(for: 2.milliseconds, tolerance: 1.milliseconds)
    }
    #expect(Amount(slept) >= 2.milliseconds)
  }

  @Test("a clock sleeps for a time at least")
  func clocks() async throws {
    let clock = ContinuousClock()
    let slept = try await clock.measure {
      try await clock.sleep(for: 2.milliseconds)
      try await clock.sleep(for: 1.milliseconds, tolerance: 1.milliseconds)
      try await Task.sleep(for: 2.milliseconds, clock: .suspending)
      try await Task.sleep(for: 1.milliseconds, tolerance: 1.milliseconds, clock: .continuous)
      let any: any Clock<Duration> = clock
      try await any.sleep(for: 1.milliseconds)
    }
    #expect(slept >= 7.milliseconds)
  }

  @Test("a task that is canceled wakes")
  func canceled() async {
    let task = Task { try await Task.sleep(for: 1.hours) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
