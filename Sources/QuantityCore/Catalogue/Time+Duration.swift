/// Ticks per attosecond, the step of the standard library's `Duration`.
private let ticksPerAttosecond: Int128 = 20160
private let attosecondsPerSecond: Int128 = 1_000_000_000_000_000_000

extension Amount where Kind == TimeKind {
  /// Makes an amount in seconds from a duration of the standard library, exactly.
  ///
  ///     Amount(Duration.milliseconds(1500)) == 1.5.seconds  // true
  ///
  /// - Precondition: the duration is at most 267 million years.
  public init(_ duration: Duration) {
    self.init(ticks: Ticks(duration), unit: .second)
  }

  /// Makes an amount in seconds from a duration, exactly, for untrusted input.
  ///
  ///     try Amount(checking: Duration.seconds(90))         // 90 seconds
  ///     try Amount(checking: Duration.seconds(Int64.max))  // throws: the value is too large
  ///
  /// - Throws: ``QuantityError`` if the duration exceeds 267 million years.
  public init(checking duration: Duration) throws(QuantityError) {
    self.init(ticks: try Ticks(checking: duration), unit: .second)
  }
}

extension UnitQuantity where Self: Time {
  /// Makes a time in this unit from a duration of the standard library, exactly.
  ///
  ///     Minutes(Duration.seconds(90)).value  // 1.5
  ///
  /// - Precondition: the duration is at most 267 million years.
  public init(_ duration: Duration) {
    self.init(ticks: Ticks(duration))
  }

  /// Makes a time in this unit from a duration, exactly, for untrusted input.
  ///
  ///     try Minutes(checking: Duration.seconds(90)).value  // 1.5
  ///
  /// - Throws: ``QuantityError`` if the duration exceeds 267 million years.
  public init(checking duration: Duration) throws(QuantityError) {
    self.init(ticks: try Ticks(checking: duration))
  }
}

extension Ticks<TimeKind> {
  fileprivate init(_ duration: Duration) {
    self.init(duration.attosecondCount * ticksPerAttosecond)
  }

  fileprivate init(checking duration: Duration) throws(QuantityError) {
    let (count, overflow) = duration.attosecondCount.multipliedReportingOverflow(
      by: ticksPerAttosecond)
    guard !overflow else { throw .overflow }
    self.init(count)
  }
}

extension Duration {
  /// Makes a duration of the standard library from a time, rounded to the nearest attosecond, ties
  /// to even.
  ///
  ///     Duration(2.minutes)      // 120.0 seconds
  ///     Duration(1.seconds / 3)  // 0.3333333333333333 seconds
  ///
  /// Every time that clocks show is exact; to make sure, use ``init(exactly:)``.
  public init(_ time: some Time) { self.init(time, rounding: .toNearestOrEven) }

  /// Makes a duration of the standard library from a time, or `nil` if the time is not a whole
  /// number of attoseconds.
  ///
  ///     Duration(exactly: 1.5.seconds)          // 1.5 seconds
  ///     Duration(exactly: 1.nanoseconds / 7e9)  // nil
  public init?(exactly time: some Time) {
    let (count, rest) = time.ticks.count.quotientAndRemainder(dividingBy: ticksPerAttosecond)
    guard rest == 0 else { return nil }
    self.init(attosecondCount: count)
  }

  /// Makes a duration of the standard library from a time, rounded to a whole number of
  /// attoseconds.
  ///
  ///     Duration(1.seconds / 3, rounding: .toNearestOrEven)  // 0.3333333333333333 seconds
  public init(_ time: some Time, rounding rule: FloatingPointRoundingRule) {
    self.init(
      attosecondCount: time.ticks.count.divided(
        by: ticksPerAttosecond, rounding: RoundingRule(rule)))
  }

  /// The duration in attoseconds, which always fits.
  fileprivate var attosecondCount: Int128 {
    let (seconds, attoseconds) = components
    return Int128(seconds) * attosecondsPerSecond + Int128(attoseconds)
  }

  /// Compares a time in ticks with the duration: -1 if it is shorter, 0 if equal, 1 if longer.
  ///
  /// The comparison is in attoseconds, because a duration can be longer than any time.
  @usableFromInline
  func order(ofTicks count: Int128) -> Int {
    let whole = count.divided(by: ticksPerAttosecond, rounding: .down)
    if whole != attosecondCount { return whole < attosecondCount ? -1 : 1 }
    return whole * ticksPerAttosecond == count ? 0 : 1
  }

  // The greatest time has some 2^113 attoseconds, which is less than 2^53 seconds.
  private init(attosecondCount count: Int128) {
    let (seconds, attoseconds) = count.quotientAndRemainder(dividingBy: attosecondsPerSecond)
    self.init(
      secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
  }
}
