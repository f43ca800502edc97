extension Presentation {
  /// Returns the presentation with the numbers that a style writes.
  ///
  ///     (1.cups / 3).presented().written(in: .decimal).parts[0].value  // 3333333333/10000000000
  ///     (1.cups / 3).presented().written(in: .decimal).isExact         // false
  ///
  ///     let shown = 20.288.teaspoons.presented(in: [.tablespoon, .teaspoon])
  ///     let style = PresentationStyle(fractions: .decimal(digits: 3))
  ///     shown.written(in: style).formatted()  // "~6 tablespoons + 2.3 teaspoons"
  ///
  /// A style with decimals rounds the whole amount to its digits. A clock and ISO 8601 write a time
  /// as one part, in seconds, rounded to nanoseconds unless it is a whole number of attoseconds. A
  /// presentation that is written exactly is unchanged.
  public func written(in style: PresentationStyle) -> Presentation {
    Presentation(amount, shown.written(in: style, of: amount.ticks.count))
  }

  /// Returns the presentation marked as approximate, for an amount that is itself approximate.
  ///
  ///     2.cups.presented().approximated().formatted()  // "~2 cups"
  public func approximated() -> Presentation {
    Presentation(amount, shown.approximated(unless: false))
  }
}

extension RangePresentation {
  /// Returns the presentation marked as approximate, for a range that is itself approximate.
  ///
  ///     let shown = Presenter<VolumeKind>().present(2.cups...3.cups)
  ///     shown.approximated().formatted()  // "~2 to 3 cups"
  public func approximated() -> RangePresentation {
    let shown = core.approximated()
    return RangePresentation(
      lower: Presentation(lower.amount, shown.lower),
      upper: Presentation(upper.amount, shown.upper),
      sharedUnit: sharedUnit)
  }
}

extension AnyRangePresentation {
  /// Returns the presentation marked as approximate, for a range that is itself approximate.
  package func approximated() -> AnyRangePresentation {
    // One mark before the range covers both ends, and ends that look the same are shown once.
    approximated(unless: (lower: false, upper: lower.parts != upper.parts))
  }
}

extension AnyPresentation {
  fileprivate func written(in style: PresentationStyle, of count: Int128) -> AnyPresentation {
    if style.form != .parts, let (seconds, isExact) = seconds(of: count, style) {
      // A presentation keeps its parts if a presenter rounded it or if it is exact.
      guard !seconds.isExact || isExact != self.isExact else { return self }
      return AnyPresentation(AnyPresentation.Part(seconds, Seconds.unit.handle), isExact: isExact)
    }
    return inDecimals(style.fractions, of: count)
  }
}
