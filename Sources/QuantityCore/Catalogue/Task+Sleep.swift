// Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  extension Task where Success == Never, Failure == Never {
    /// Suspends the task for at least a given time, without blocking a thread.
    ///
    ///     try await Task.sleep(for: 250.milliseconds)
    ///
    /// A time that is not a whole number of attoseconds is rounded up.
    ///
    /// - Parameters:
    ///   - time: how long.
    ///   - tolerance: how much longer it may be, or `nil` to leave that to the system.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public static func sleep(for time: any Time, tolerance: (any Time)? = nil) async throws {
      try await sleep(
        for: Duration(time, rounding: .up),
        tolerance: tolerance.map { Duration($0, rounding: .up) })
    }

    /// Suspends the task for at least a given time of a clock, without blocking a thread.
    ///
    ///     try await Task.sleep(for: 2.milliseconds, clock: .suspending)
    ///
    /// A time that is not a whole number of attoseconds is rounded up.
    ///
    /// - Parameters:
    ///   - time: how long.
    ///   - tolerance: how much longer it may be, or `nil` to leave that to the system.
    ///   - clock: the clock that measures it.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public static func sleep(
      for time: any Time, tolerance: (any Time)? = nil, clock: some Clock<Duration>
    ) async throws {
      try await clock.sleep(for: time, tolerance: tolerance)
    }
  }
#endif
