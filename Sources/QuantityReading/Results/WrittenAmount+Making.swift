public import QuantityCore

extension WrittenAmount {
  /// Makes a written amount from an exact quantity.
  ///
  ///     WrittenAmount(2.teaspoons) == (try WrittenAmount("2 tsp"))  // true
  public init(_ quantity: some Quantity) { self.init(AnyAmount(quantity)) }

  /// Makes a written amount from an exact amount.
  ///
  ///     try WrittenAmount(AnyAmount("90 min")).formatted()  // "1 hour 30 minutes"
  public init(_ amount: AnyAmount) { self.init(.amount(amount)) }

  /// Makes a count, which has no unit.
  ///
  ///     WrittenAmount(count: 2).formatted()               // "2"
  ///     WrittenAmount(count: Fraction(1, 2)).formatted()  // "1/2"
  ///
  /// - Precondition: the number is finite and fits 128 bits.
  public init(count: some NumericalValue) { self.init(.number(count.fraction)) }

  /// Makes a range of counts.
  ///
  ///     WrittenAmount(counts: 2...3).formatted()  // "2 to 3"
  public init(counts: ClosedRange<Int>) {
    self.init(.number(Fraction(counts.lowerBound)), to: .number(Fraction(counts.upperBound)))
  }

  /// Makes a range of exact quantities.
  ///
  ///     WrittenAmount(2.teaspoons...1.tablespoon).formatted()  // "2 to 3 teaspoons"
  public init<Bound: Quantity>(_ range: ClosedRange<Bound>) {
    self.init(.amount(AnyAmount(range.lowerBound)), to: .amount(AnyAmount(range.upperBound)))
  }

  /// Makes a range of exact amounts of one kind.
  ///
  ///     let (less, more) = (try AnyAmount("2 tsp"), try AnyAmount("1 tbsp"))
  ///     try WrittenAmount(from: less, to: more).formatted()         // "2 to 3 teaspoons"
  ///     try WrittenAmount(from: less, to: AnyAmount("5 g"))         // throws: the quantities are of different kinds
  ///
  /// - Throws: ``QuantityError`` if the kinds differ, or the upper end is less than the lower end.
  public init(from lower: AnyAmount, to upper: AnyAmount) throws(QuantityError) {
    guard try !upper.isLess(than: lower) else { throw .fallingRange }
    self.init(.amount(lower), to: .amount(upper))
  }

  /// Returns the amount marked as approximate.
  ///
  ///     WrittenAmount(2.cups).approximated().formatted()  // "~2 cups"
  public func approximated() -> WrittenAmount {
    WrittenAmount(lower, to: upper, isAbout: true, rounding: rounding, alternates: alternates)
  }
}

extension WrittenAmount {
  /// The count, or the lower end of a range of counts; `nil` for an amount with a unit.
  ///
  ///     IngredientLine("2 eggs").amount?.count      // 2
  ///     IngredientLine("2 cups milk").amount?.count // nil
  public var count: Fraction? { lower.number }

  #if !hasFeature(Embedded)
    /// The kind of quantity; `nil` for counts, which have none, and for quotients, which have two.
    ///
    ///     try WrittenAmount("2-3 tsp").kind == VolumeKind.self  // true
    ///     try WrittenAmount("a dozen").kind == nil              // true
    public var kind: (any QuantityKind.Type)? { lower.amount?.kind }
  #endif
}
