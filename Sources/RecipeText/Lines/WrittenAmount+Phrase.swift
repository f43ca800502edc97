import QuantityCore
import QuantityReading

extension PhraseParser {
  /// Returns the exact amount of a quantity.
  ///
  /// - Throws: a ``ParseError`` whose range counts from the start of the line.
  func written(_ found: ClassifiedQuantity) throws(ParseError) -> WrittenAmount {
    let quantity = found.quantity
    if let problem = quantity.problem { throw error(problem, in: quantity) }
    guard let unit = quantity.unit else {
      let ends = try ends(of: quantity)
      return WrittenAmount(.number(ends.lower), to: .number(ends.upper), isAbout: found.isAbout)
    }
    let ticks = try exactTicks(of: quantity, unit)
    let firstUnit = (quantity.firstUnit ?? unit).unit
    let lastUnit = quantity.isTolerance ? firstUnit : unit.unit
    let rounding: EndRounding =
      ticks.lower.isWhole && ticks.upper.isWhole
      ? .none
      : .ends(ticks.lower.rounding(in: firstUnit.size), ticks.upper.rounding(in: lastUnit.size))
    return WrittenAmount(
      .amount(AnyAmount(tickCount: ticks.lower.count, unit: firstUnit)),
      to: .amount(AnyAmount(tickCount: ticks.upper.count, unit: lastUnit)), isAbout: found.isAbout,
      rounding: rounding)
  }

  /// Returns the ends of a range of numbers, or a single number twice.
  private func ends(
    of quantity: QuantityPhrase
  ) throws(ParseError) -> (lower: Fraction, upper: Fraction) {
    guard let second = quantity.second else { return (quantity.first.value, quantity.first.value) }
    guard quantity.isTolerance else { return (quantity.first.value, second.value) }
    guard let lower = quantity.first.value.plus(-second.value),
      let upper = quantity.first.value.plus(second.value)
    else { throw error(.tooLarge, in: quantity) }
    return (lower, upper)
  }

  /// Returns the ends of an amount in ticks, which can be fractional.
  func exactTicks(
    of quantity: QuantityPhrase, _ unit: UnitPhrase
  ) throws(ParseError) -> (lower: ExactTicks, upper: ExactTicks) {
    // `1 kg ± 50 g`
    if quantity.isTolerance, let firstUnit = quantity.firstUnit, let second = quantity.second {
      guard let middle = ExactTicks(quantity.first.value, of: firstUnit.unit),
        let distance = ExactTicks(second.value, of: unit.unit),
        let lower = middle.subtracting(distance), let upper = middle.adding(distance)
      else { throw error(.tooLarge, in: quantity) }
      return (lower, upper)
    }
    let ends = try ends(of: quantity)
    guard var lower = ExactTicks(ends.lower, of: (quantity.firstUnit ?? unit).unit) else {
      throw error(.tooLarge, in: quantity)
    }
    for part in quantity.further {
      guard let more = ExactTicks(part.number.value, of: part.unit.unit),
        let sum = part.isSubtracted ? lower.subtracting(more) : lower.adding(more)
      else { throw error(.tooLarge, in: quantity) }
      lower = sum
    }
    guard let upper = quantity.isRange ? ExactTicks(ends.upper, of: unit.unit) : lower else {
      throw error(.tooLarge, in: quantity)
    }
    if lower.isTooSmall || upper.isTooSmall {
      let range = range(of: quantity.tokens)
      throw ParseError(
        .tooSmall, at: range,
        "\(ParseError.quote(bytes, range)) is too small: it is less than half a tick")
    }
    return (lower, upper)
  }

  /// Returns the error for a quantity that cannot be read.
  private func error(_ problem: NumberPhrase.Problem, in quantity: QuantityPhrase) -> ParseError {
    let numbers =
      [quantity.first] + [quantity.second].compactMap { $0 } + quantity.further.map { $0.number }
    let tokens = numbers.first { $0.problem != nil }?.tokens ?? quantity.tokens
    let range = range(of: tokens)
    let number = ParseError.quote(bytes, range)
    switch problem {
    case .zeroDenominator:
      return ParseError(.divisionByZero, at: range, "\(number) divides by zero")
    case .lostSpace:
      return ParseError(
        .invalidNumber, at: range, "\(number) may lack a space",
        hint: "write a space between the whole number and its fraction, or a decimal")
    case .ambiguousMark:
      return ParseError(
        .invalidNumber, at: range, "\(number) can be read in two ways",
        hint: "write the number without a point, or without the zero at its end")
    case .notANumber: return ParseError(.invalidNumber, at: range, "\(number) is not a number")
    case .tooLarge:
      return ParseError(
        .tooLarge, at: range, "the number \(number) is too large",
        hint: "numbers have at most 38 digits")
    }
  }
}
