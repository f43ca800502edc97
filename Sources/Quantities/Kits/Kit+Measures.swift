extension Kit {
  /// The units in which the kit shows amounts, the largest first.
  ///
  ///     Kit.usKitchen.units  // [cup, tablespoon, teaspoon]
  public var units: [MeasurementUnit<Kind>] {
    let handles =
      switch method {
      case .measures(let table): table.units
      case .steps(let scale): scale.units
      case .decimal(let units): units
      case .sexagesimal(let units): units.whole + units.decimal
      }
    return handles.map { MeasurementUnit(known: $0) }
  }

  /// The measures of the kit, the largest first; none for a kit that shows decimals, such as
  /// `metric` and `clock`, or the steps of a scale.
  ///
  ///     Kit.usKitchen.measures[1]  // tablespoon, up to 3
  public var measures: [Measure<Kind>] {
    guard case .measures(let table) = method else { return [] }
    return zip(table.units, table.rows).map { unit, row in
      // The first share of a row stands for no fraction.
      let fractions = row.shares.dropFirst().map { place in
        MeasureFraction(table.shares[place], of: table.values[place])
      }
      return Measure(
        MeasurementUnit(known: unit), upTo: row.limit < MeasureTable.unlimited ? row.limit : nil,
        fractions: fractions)
    }
  }
}

extension MeasureFraction {
  fileprivate init(_ share: MeasureTable.Share, of value: (UInt128, UInt128)) {
    self.init(
      value: Fraction(magnitude: value.0, over: value.1, isNegative: false) ?? .zero,
      scoops: share.scoops, isMeasurable: share.isMeasurable, needsWhole: share.needsWhole)
  }
}
