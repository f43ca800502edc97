extension Quantity {
  /// Returns the quantity as a person would say it.
  ///
  ///     (2.hours + 30.minutes).formatted()        // "2 hours 30 minutes"
  ///     0.5.tablespoons.formatted()               // "1 1/2 teaspoons"
  ///     1.cups.formatted(kit: .metric)            // "~240 milliliters"
  ///
  /// - Parameter kit: the kit, or `nil` for that of the quantity's own unit.
  @inlinable
  public func formatted(kit: Kit<Kind>? = nil) -> String {
    formatted(.usual, kit: kit)
  }

  /// Returns the quantity as a person would say it, in a style.
  ///
  ///     1.5.cups.formatted(.vulgar)               // "1½ cups"
  ///     1.5.cups.formatted(.spoken)               // "one and a half cups"
  ///     90.minutes.formatted(.clock)              // "1:30:00"
  ///     1.cups.formatted(.symbols, kit: .metric)  // "~240 ml"
  ///
  /// - Parameters:
  ///   - style: the style of the text.
  ///   - kit: the kit, or `nil` for that of the quantity's own unit in the system of the style.
  @inlinable
  public func formatted(_ style: PresentationStyle, kit: Kit<Kind>? = nil) -> String {
    presented(kit: kit, system: style.systemInForce).formatted(style)
  }

  /// The value in the quantity's own unit, for logs and debugging: `2.5 hours`, `2 1/2 cups`.
  ///
  /// The value is a fraction or a decimal, as people use the unit: cups have halves, thirds,
  /// quarters and eighths. A value of more than 15 digits is rounded and marked, and the exact
  /// value follows:
  ///
  ///     1.cups * 2.5      // 2 1/2 cups
  ///     1.hours * 2.5     // 2.5 hours
  ///     1.hours / 3 * 4   // ~1.333333333 hours (1 1/3 hours)
  ///
  /// The description is stable: no kit, style or language changes it. For text for people, use
  /// ``formatted(kit:)``.
  public var description: String {
    unit.handle.description(of: ticks.count)
  }
}

extension Amount: CustomStringConvertible {}

extension AnyAmount: CustomStringConvertible {
  /// Returns the amount as a person would say it.
  ///
  ///     try AnyAmount("0.5 tbsp").formatted()         // "1 1/2 teaspoons"
  ///     try AnyAmount("1.5 cups").formatted(.vulgar)  // "1½ cups"
  ///     try AnyAmount("1 cup").formatted(in: .metric) // "~240 milliliters"
  ///
  /// - Parameters:
  ///   - style: the style of the text.
  ///   - kitchen: the kitchen whose measures are used, or `nil` for those of the amount's own unit
  ///     in the system of the style.
  public func formatted(_ style: PresentationStyle = .usual, in kitchen: Kitchen? = nil) -> String {
    presented(in: kitchen, system: style.systemInForce).formatted(style)
  }

  /// The value in the amount's own unit, as in ``Quantity/description``: `2.5 hours`.
  public var description: String { unit.description(of: tickCount) }
}

extension AnyAmount.Presentation: CustomStringConvertible {
  /// Returns the text of the presentation: `2 tablespoons + 1 teaspoon`.
  ///
  ///     try AnyAmount("7 tsp").presented().formatted(.symbols)  // "2 tbsp + 1 tsp"
  public func formatted(_ style: PresentationStyle = .usual) -> String {
    shown.text(style, of: amount.tickCount)
  }

  /// The same as ``formatted(_:)`` in the usual style.
  public var description: String { formatted() }
}

extension AnyUnit {
  /// Returns the value of a count of ticks in the unit, followed by the exact value if it is
  /// rounded.
  fileprivate func description(of count: Int128) -> String {
    let shown = AnyPresentation(count.magnitude, in: [self])
    let text = shown.text(.usual, of: count)
    if shown.isExact { return text }
    let exact = AnyPresentation(count.magnitude, in: [self], notation: .exact)
    return "\(text) (\(exact.text(.usual, of: count)))"
  }
}

extension Quotient: CustomStringConvertible {
  /// The exact value in the quotient's own units: `2.1 g/tsp`, `1/3 c/min`.
  ///
  /// It reads back as the same quotient. A value that needs more than 128 bits is given as the
  /// nearest `Double`, after `~`. For text for people, use ``formatted(_:)``.
  public var description: String {
    "\(number) \(symbol(numeratorUnit.handle))/\(symbol(denominatorUnit.handle))"
  }

  private func symbol(_ unit: AnyUnit) -> String { unit.readableSymbol(isOfKnownKind: true) }
  private var number: String { untyped.number ?? "~\(value)" }
}

extension AnyQuotient: CustomStringConvertible {
  /// The exact value in the quotient's own units: `125 ml/h`, `1/3 c/min`.
  ///
  /// It reads back as the same quotient, unless the value needs more than 128 bits. Then it starts
  /// with `~`.
  public var description: String {
    let second = secondDenominatorUnit.map { "/" + symbol($0) } ?? ""
    return "\(number ?? "~\(value)") \(symbol(numeratorUnit))/\(symbol(denominatorUnit))\(second)"
  }

  private func symbol(_ unit: AnyUnit) -> String { unit.readableSymbol(isOfKnownKind: false) }

  /// The exact value, or `nil` if it does not fit.
  fileprivate var number: String? {
    guard let value = exactValue else { return nil }
    let isDecimal = DecimalValue(convertible: value.magnitudes).isExact
    return value.formatted(isDecimal ? .decimal : .fraction)
  }
}

extension AnyUnit {
  /// The symbol, qualified if needed, or the name if text could mean another unit by the symbol.
  ///
  /// - Parameter isOfKnownKind: whether the text will be read as a unit of this kind.
  fileprivate func readableSymbol(isOfKnownKind: Bool) -> String {
    let units = isOfKnownKind ? definition.others : UnitDefinition.catalogue + definition.others
    // `oz` means a fluid ounce where a volume is expected.
    let isShared = !isOfKnownKind && units.contains { $0.contextualAliases.contains(symbol) }
    let isClear = !isShared && definition.hasClearSymbol(in: .us, among: units)
    return isClear ? definition.qualifier.map { "\($0.word) \(symbol)" } ?? symbol : qualifiedName
  }
}

extension DefaultStringInterpolation {
  /// Inserts a quantity as a person would say it, in a style.
  ///
  ///     "Add \(2.5.cups, style: .vulgar) of flour."  // "Add 2½ cups of flour."
  public mutating func appendInterpolation(
    _ quantity: some Quantity, style: PresentationStyle
  ) {
    appendLiteral(quantity.formatted(style))
  }

  /// Inserts an amount of any kind as a person would say it, in a style.
  ///
  ///     let amount = try AnyAmount("2.5 cups")
  ///     "Add \(amount, style: .vulgar) of flour."   // "Add 2½ cups of flour."
  public mutating func appendInterpolation(_ amount: AnyAmount, style: PresentationStyle) {
    appendLiteral(amount.formatted(style))
  }

  /// Inserts a presentation in a style.
  ///
  ///     "\(90.minutes.presented(), style: .spoken)"  // "one hour and thirty minutes"
  public mutating func appendInterpolation<Kind>(
    _ presentation: Presentation<Kind>, style: PresentationStyle
  ) {
    appendLiteral(presentation.formatted(style))
  }

  /// Inserts a range in a style.
  public mutating func appendInterpolation<Kind>(
    _ range: RangePresentation<Kind>, style: PresentationStyle
  ) {
    appendLiteral(range.formatted(style))
  }
}
