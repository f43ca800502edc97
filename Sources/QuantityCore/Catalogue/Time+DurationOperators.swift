// Embedded Swift has no existentials.
#if !hasFeature(Embedded)
  // Like the operators of times: not generic, and transparent.

  /// Returns whether a time and a duration of the standard library are equally long.
  ///
  ///     1.5.minutes == Duration.seconds(90)  // true
  @_transparent
  public func == (lhs: any Time, rhs: Duration) -> Bool { rhs.order(ofTicks: lhs.ticks.count) == 0 }

  /// Returns whether a duration of the standard library and a time are equally long.
  @_transparent
  public func == (lhs: Duration, rhs: any Time) -> Bool { lhs.order(ofTicks: rhs.ticks.count) == 0 }

  /// Returns whether a time and a duration of the standard library differ.
  @_transparent
  public func != (lhs: any Time, rhs: Duration) -> Bool { rhs.order(ofTicks: lhs.ticks.count) != 0 }

  /// Returns whether a duration of the standard library and a time differ.
  @_transparent
  public func != (lhs: Duration, rhs: any Time) -> Bool { lhs.order(ofTicks: rhs.ticks.count) != 0 }

  /// Returns whether a time is shorter than a duration of the standard library.
  ///
  ///     250.milliseconds < Duration.seconds(1)  // true
  @_transparent
  public func < (lhs: any Time, rhs: Duration) -> Bool { rhs.order(ofTicks: lhs.ticks.count) < 0 }

  /// Returns whether a duration of the standard library is shorter than a time.
  ///
  ///     Duration.seconds(90) < 2.minutes  // true
  @_transparent
  public func < (lhs: Duration, rhs: any Time) -> Bool { lhs.order(ofTicks: rhs.ticks.count) > 0 }

  /// Returns whether a time is at most as long as a duration of the standard library.
  @_transparent
  public func <= (lhs: any Time, rhs: Duration) -> Bool { rhs.order(ofTicks: lhs.ticks.count) <= 0 }

  /// Returns whether a duration of the standard library is at most as long as a time.
  @_transparent
  public func <= (lhs: Duration, rhs: any Time) -> Bool { lhs.order(ofTicks: rhs.ticks.count) >= 0 }

  /// Returns whether a time is longer than a duration of the standard library.
  @_transparent
  public func > (lhs: any Time, rhs: Duration) -> Bool { rhs.order(ofTicks: lhs.ticks.count) > 0 }

  /// Returns whether a duration of the standard library is longer than a time.
  @_transparent
  public func > (lhs: Duration, rhs: any Time) -> Bool { lhs.order(ofTicks: rhs.ticks.count) < 0 }

  /// Returns whether a time is at least as long as a duration of the standard library.
  @_transparent
  public func >= (lhs: any Time, rhs: Duration) -> Bool { rhs.order(ofTicks: lhs.ticks.count) >= 0 }

  /// Returns whether a duration of the standard library is at least as long as a time.
  @_transparent
  public func >= (lhs: Duration, rhs: any Time) -> Bool { lhs.order(ofTicks: rhs.ticks.count) <= 0 }
#endif
