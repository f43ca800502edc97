// Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  extension Task where Success == Never, Failure == Never {
    /// Suspends the task for at least a given time, without blocking a thread.
    ///
    ///     try await Task.sleep(for: 250.milliseconds)
    ///
    /// If the time is not a whole number of attoseconds, it is rounded up.
    ///
    /// - Parameters:
    ///   - time: the time to sleep.
    ///   - tolerance: the greatest extra time, or `nil` to let the system choose.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public static func sleep(for time: any Time, tolerance: (any Time)? = nil) async throws {
      try await sleep(
        for: Duration(time, rounding: .up),
        tolerance: tolerance.map { Duration($0, rounding: .up) })
    }

    /// Suspends the task for at least a given time on a clock, without blocking a thread.
    ///
    ///     try await Task.sleep(for: 2.milliseconds, clock: .suspending)
    ///
    /// If the time is not a whole number of attoseconds, it is rounded up.
    ///
    /// - Parameters:
    ///   - time: the time to sleep.
    ///   - tolerance: the greatest extra time, or `nil` to let the system choose.
    ///   - clock: the clock that measures the time.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public static func sleep(
      for time: any Time, tolerance: (any Time)? = nil, clock: some Clock<Duration>
    ) async throws {
      try await clock.sleep(for: time, tolerance: tolerance)
    }
  }
#endif
