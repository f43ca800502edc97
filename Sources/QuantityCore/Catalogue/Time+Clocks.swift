// The clocks of the standard library, which count in durations. Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  extension InstantProtocol where Duration == Swift.Duration {
    /// Returns the instant this much later, rounded to the nearest attosecond.
    ///
    ///     let start = ContinuousClock.now
    ///     start.duration(to: start.advanced(by: 3.minutes))  // 180.0 seconds
    public func advanced(by time: any Time) -> Self { advanced(by: Duration(time)) }

    /// Returns the time from another instant to this one, which is negative if this one is earlier.
    ///
    ///     let start = ContinuousClock.now
    ///     (start + 90.minutes).time(since: start)  // 5400 seconds
    ///
    /// - Precondition: the instants are at most 267 million years apart.
    public func time(since other: Self) -> Amount<TimeKind> {
      Amount(other.duration(to: self))
    }
  }

  extension Clock where Duration == Swift.Duration {
    /// Suspends the task for at least a given time on this clock, without blocking a thread.
    ///
    ///     try await ContinuousClock().sleep(for: 2.milliseconds)
    ///
    /// If the time is not a whole number of attoseconds, it is rounded up.
    ///
    /// - Parameters:
    ///   - time: the time to sleep.
    ///   - tolerance: the greatest extra time, or `nil` to let the system choose.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public func sleep(for time: any Time, tolerance: (any Time)? = nil) async throws {
      try await sleep(
        for: Duration(time, rounding: .up),
        tolerance: tolerance.map { Duration($0, rounding: .up) })
    }
  }

  // Not generic, and disfavored: otherwise each `+` in a sum of times would be tried as one of
  // instants, too.

  extension ContinuousClock.Instant {
    /// Returns the instant this much later, rounded to the nearest attosecond.
    ///
    ///     let ready = ContinuousClock.now + 3.minutes
    ///
    /// Instants of `SuspendingClock` have the same operators.
    @_disfavoredOverload
    @_transparent
    public static func + (instant: ContinuousClock.Instant, time: any Time)
      -> ContinuousClock.Instant
    {
      instant.advanced(by: time)
    }

    /// Returns the instant this much earlier, rounded to the nearest attosecond.
    ///
    ///     let start = ContinuousClock.now - 45.minutes
    @_disfavoredOverload
    @_transparent
    public static func - (instant: ContinuousClock.Instant, time: any Time)
      -> ContinuousClock.Instant
    {
      instant.advanced(by: -time)
    }

    /// Moves the instant later, rounded to the nearest attosecond.
    @_disfavoredOverload
    @_transparent
    public static func += (instant: inout ContinuousClock.Instant, time: any Time) {
      instant = instant.advanced(by: time)
    }

    /// Moves the instant earlier, rounded to the nearest attosecond.
    @_disfavoredOverload
    @_transparent
    public static func -= (instant: inout ContinuousClock.Instant, time: any Time) {
      instant = instant.advanced(by: -time)
    }
  }

  extension SuspendingClock.Instant {
    /// Returns the instant this much later, rounded to the nearest attosecond.
    ///
    ///     let ready = SuspendingClock.now + 3.minutes
    @_disfavoredOverload
    @_transparent
    public static func + (instant: SuspendingClock.Instant, time: any Time)
      -> SuspendingClock.Instant
    {
      instant.advanced(by: time)
    }

    /// Returns the instant this much earlier, rounded to the nearest attosecond.
    ///
    ///     let start = SuspendingClock.now - 45.minutes
    @_disfavoredOverload
    @_transparent
    public static func - (instant: SuspendingClock.Instant, time: any Time)
      -> SuspendingClock.Instant
    {
      instant.advanced(by: -time)
    }

    /// Moves the instant later, rounded to the nearest attosecond.
    @_disfavoredOverload
    @_transparent
    public static func += (instant: inout SuspendingClock.Instant, time: any Time) {
      instant = instant.advanced(by: time)
    }

    /// Moves the instant earlier, rounded to the nearest attosecond.
    @_disfavoredOverload
    @_transparent
    public static func -= (instant: inout SuspendingClock.Instant, time: any Time) {
      instant = instant.advanced(by: -time)
    }
  }
#endif
