import QuantityCore

// Units that are left out: the minutes of `1h30`, the pounds of `11st 6`.

extension Grammar {
  /// Returns the unit left out after hours or minutes, as in `1h30` or `1 hour thirty`, and after
  /// stones or pounds.
  func impliedUnit(
    after unit: AnyUnit, _ number: ScannedNumber, isJoined: Bool = false
  ) -> UnitName? {
    guard let (smaller, count) = impliedUnit(after: unit), number.isWhole, number.numerator < count,
      !number.needsUnit
    else { return nil }
    guard isBeforeRest(isJoined) else { return nil }
    return UnitName(range: cursor.position..<cursor.position, unit: smaller)
  }

  /// Returns the unit that can be left out after another, and how many of it make that one.
  private func impliedUnit(after unit: AnyUnit) -> (unit: AnyUnit, count: UInt128)? {
    let minute = MeasurementUnit<TimeKind>.minute.handle
    if unit == MeasurementUnit<TimeKind>.hour.handle { return (minute, 60) }
    if unit == minute { return (MeasurementUnit<TimeKind>.second.handle, 60) }
    let pound = MeasurementUnit<MassKind>.pound.handle
    if unit == MeasurementUnit<MassKind>.stone.handle { return (pound, 14) }
    return unit == pound ? (MeasurementUnit<MassKind>.ounce.handle, 16) : nil
  }

  /// Returns the hint for a number without a unit after another unit.
  func hint(on unit: AnyUnit, _ number: Range<Int>) -> String? {
    guard number.count <= ReadingLimits.hint, let (smaller, _) = impliedUnit(after: unit) else {
      return nil
    }
    return "write its unit too, such as \(text(number)) \(smaller.symbol)"
  }

  /// Whether an amount can end here: at the end of the text, before a conversion, or before an
  /// operator.
  ///
  /// - Parameter isJoined: whether the number follows `and`: `1 hour and two x 3 hours` is a sum.
  private func isBeforeRest(_ isJoined: Bool) -> Bool {
    let probe = afterSpaces
    let word = probe.cursor.keyword?.word
    if probe.cursor.isAtEnd || word == .to || word == .target { return true }
    guard !isJoined else { return false }
    // `1h 30-45 min` is a range, unlike `1h 30 - 45 min`.
    let isHyphen = probe.cursor.isAt("-") || probe.cursor.isAt("−")
    if isHyphen { return probe.cursor.isAt("->") || probe.cursor.position > cursor.position }
    if word == .plus || word == .minus { return true }
    return ["+", ")"].contains { probe.cursor.isAt($0) } || word != .of && probe.isAtOperatorInWords
  }
}
