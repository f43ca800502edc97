import Quantities
import TestSupport
import Testing

@Suite("Values in and out")
struct ConversionTests {
  /// The number of random values for each law: more in long runs.
  static let count = LongTests.count(200_000, everyday: 6000)

  @Test("a double goes in to the nearest tick, and comes out correctly rounded")
  func doubles() {
    var random = SeededGenerator(seed: 4711)
    let units = VolumeKind.units
    for round in 0..<Self.count {
      let value = Double(
        sign: random.next() & 1 == 0 ? .plus : .minus,
        exponent: Int.random(in: -20...40, using: &random),
        significand: Double.random(in: 1..<2, using: &random))
      let unit = units[round % units.count]
      let amount = Amount(value, unit)
      let context: Comment = "\(value) \(unit), round \(round), seed \(random.seed)"
      #expect(isNearestTick(amount, to: value), context)
      // If a tick is smaller than the value's last digit, the value is returned or a neighbor: its
      // simplest fraction can be at the very edge of the interval that rounds to it.
      let ticks = Double(Fraction(numerator: unit.ticks.count, denominator: 1))
      if value.magnitude * ticks > 0x1p54 {
        #expect((value.nextDown...value.nextUp).contains(amount.value), context)
      }

      let other = units[(round * 7 + 3) % units.count]
      #expect(isNearest(amount.value(in: other), to: amount.exactValue(in: other)), context)
    }
  }

  /// Whether an amount is within half a tick of the simplest fraction that rounds to a double.
  private func isNearestTick(_ amount: Amount<VolumeKind>, to value: Double) -> Bool {
    guard let fraction = Fraction(simplest: value) else { return false }
    let unit = Fraction(numerator: amount.unit.ticks.count, denominator: 1)
    let (exact, overflow) = fraction.multipliedReportingOverflow(by: unit)
    guard !overflow else { return true }
    let (error, isTooWide) = exact.subtractingReportingOverflow(
      Fraction(numerator: amount.ticks.count, denominator: 1))
    return isTooWide || error.magnitude <= Fraction(1, 2)
  }

  /// Whether no neighbor of a double is nearer to a fraction, and ties went to the even one.
  private func isNearest(_ value: Double, to fraction: Fraction) -> Bool {
    guard let own = exactly(value), let up = exactly(value.nextUp),
      let down = exactly(value.nextDown)
    else { return true }
    func difference(_ other: Fraction) -> Fraction? {
      let result = other.subtractingReportingOverflow(fraction)
      return result.overflow ? nil : result.partialValue.magnitude
    }
    guard let here = difference(own), let above = difference(up), let below = difference(down)
    else { return true }
    let isEven = value.significandBitPattern.isMultiple(of: 2)
    return isEven ? here <= above && here <= below : here < above && here < below
  }

  /// The exact binary fraction of a double, or `nil` if it does not fit.
  private func exactly(_ value: Double) -> Fraction? {
    let significand = Int128(value.significandBitPattern | 1 << 52)
    let exponent = Int(value.exponent) - 52
    guard (-100...60).contains(exponent) else { return nil }
    let signed = value < 0 ? -significand : significand
    return exponent < 0
      ? Fraction(numerator: signed, denominator: 1 << Int128(-exponent))
      : Fraction(numerator: signed << Int128(exponent), denominator: 1)
  }

  @Test("over the whole range, a value out is the nearest double")
  func wholeRange() {
    var random = SeededGenerator(seed: 815)
    for _ in 0..<Self.count / 10 {
      let bits = Int128(truncatingIfNeeded: UInt128(random.next()) << 64 | UInt128(random.next()))
      let ticks = bits >> Int128(random.next() % 127)
      let amount = Amount<MassKind>(ticks: Ticks(ticks), unit: .pound)
      let value = amount.value(in: .ounce)
      // An ounce has between 2^54 and 2^64 ticks, so the size of one step of the double is known
      // exactly.
      let ounce = MeasurementUnit<MassKind>.ounce.ticks.count
      let step = value.ulp
      guard step >= 0x1p-60, step <= 0x1p40, let exact = exactly(value) else { continue }
      let (back, overflow) = exact.multipliedReportingOverflow(
        by: Fraction(numerator: ounce, denominator: 1))
      guard !overflow else { continue }
      let (error, tooWide) = back.subtractingReportingOverflow(
        Fraction(numerator: ticks, denominator: 1))
      guard !tooWide, let half = Fraction(simplest: step / 2) else { continue }
      let (bound, wide) = half.multipliedReportingOverflow(
        by: Fraction(numerator: ounce, denominator: 1))
      if !wide { #expect(error.magnitude <= bound, "\(ticks) ticks, seed \(random.seed)") }
    }
  }

  @Test(
    "whole values, by each rule of rounding",
    arguments: [
      (FloatingPointRoundingRule.down, 1, -2, 1), (.up, 2, -1, 2), (.towardZero, 1, -1, 1),
      (.awayFromZero, 2, -2, 2), (.toNearestOrAwayFromZero, 2, -2, 2),
      (.toNearestOrEven, 2, -2, 2),
    ])
  func wholeValues(rule: FloatingPointRoundingRule, half: Int, negative: Int, most: Int) {
    #expect(90.minutes.wholeValue(in: .hour, rounding: rule) == half)
    #expect((-90).minutes.wholeValue(in: .hour, rounding: rule) == negative)
    #expect(119.minutes.wholeValue(in: .hour, rounding: rule) == most)
    #expect(120.minutes.wholeValue(in: .hour, rounding: rule) == 2)
    #expect(150.minutes.wholeValue(in: .hour, rounding: .toNearestOrEven) == 2)
    #expect(61.minutes.wholeValue(in: .hour, rounding: .toNearestOrAwayFromZero) == 1)
  }

  @Test("numbers that the program did not choose are refused, not trapped on")
  func checked() throws {
    #expect(throws: QuantityError.notFinite) { try Hours(checking: Double.nan) }
    #expect(throws: QuantityError.notFinite) { try Amount(checking: -Double.infinity, .cup) }
    #expect(throws: QuantityError.overflow) { try Hours(checking: 1e300) }
    #expect(throws: QuantityError.overflow) { try Hours(checking: 1e20) }
    #expect(throws: QuantityError.overflow) { try Gallons(checking: Int.max).times(Int.max) }
    #expect(try Hours(checking: 1.5) == 90.minutes)
    #expect(try Hours(checking: Fraction(1, 3)) == 20.minutes)
  }

  @Test("a Duration comes in without loss, and goes out exactly or by a named rounding")
  func durations() {
    let duration = Duration(secondsComponent: 3, attosecondsComponent: 1)
    #expect(Duration(exactly: Amount(duration)) == duration)
    #expect(Minutes(Duration.seconds(90)).value == 1.5)
    #expect(Amount(Duration.milliseconds(-1500)) == (-1.5).seconds)
    #expect(Duration(exactly: 2.hours) == .seconds(7200))
    #expect(Duration(exactly: 1.seconds / 3) == nil)
    #expect(
      Duration(1.seconds / 3, rounding: .down)
        == Duration(secondsComponent: 0, attosecondsComponent: 333_333_333_333_333_333))
    #expect(
      Duration(1.seconds / 3, rounding: .up)
        == Duration(secondsComponent: 0, attosecondsComponent: 333_333_333_333_333_334))
    let most = Amount<TimeKind>(ticks: Ticks(.max), unit: .second)
    #expect(Duration(most, rounding: .down) > .seconds(8_000_000_000_000_000))
  }

  @Test("sums of sequences are exact")
  func sums() {
    #expect([1.hours, 2.hours].sum() == 3.hours)
    #expect([Hours]().sum() == 0.hours)
    let times: [any Time] = [1.hours, 30.minutes]
    #expect(times.sum(in: .minute).value == 90)
    let volumes: [any Volume] = [1.cups, 2.tablespoons]
    #expect(volumes.sum(in: .tablespoon).value == 18)
    let masses: [any Mass] = [1.pounds, 4.ounces]
    #expect(masses.sum(in: .ounce).value == 20)
    #expect([1.cups + 1.cups, 1.pints + 0.cups].sum(in: .cup).value == 4)
    #expect([20.minutes, 40.minutes].sum(in: .hour).value == 1)
  }

  @Test("the sum of a sequence has the unit of its first element")
  func unitsOfSums() {
    let volumes = [1.cups + 1.tablespoons, 1.pints + 0.cups, Amount(2.teaspoons)]
    #expect(volumes.sum() == 3.cups + 5.teaspoons)
    #expect(volumes.sum().unit == .cup)
    #expect(volumes.reversed().sum().unit == .teaspoon)
    #expect(volumes.dropLast(2).sum().unit == .cup)
    #expect([Amount<VolumeKind>]().sum() == 0.cups)
    #expect([Amount<VolumeKind>]().sum().unit == VolumeKind.units[0])
    #expect(Amount<MassKind>.zero.unit == .gram)
  }

  @Test("each precondition traps")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { print(Fraction(1, 0)) }
    await #expect(processExitsWith: .failure) {
      print(Fraction(numerator: .min, denominator: -1))
    }
    await #expect(processExitsWith: .failure) { print(Fraction(1) / .zero) }
    await #expect(processExitsWith: .failure) {
      print(Fraction(numerator: .max, denominator: 1) + Fraction(1))
    }
    await #expect(processExitsWith: .failure) {
      print(Fraction(numerator: .max, denominator: 1) * Fraction(2))
    }
    await #expect(processExitsWith: .failure) { print(-Fraction(numerator: .min, denominator: 1)) }
    await #expect(processExitsWith: .failure) {
      print(Fraction(numerator: .min, denominator: 1).magnitude)
    }
    await #expect(processExitsWith: .failure) { print(Double.infinity.cups) }
    await #expect(processExitsWith: .failure) { print(1e300.cups) }
    await #expect(processExitsWith: .failure) {
      print(Fraction(numerator: .max, denominator: 1).gallons)
    }
    await #expect(processExitsWith: .failure) {
      print(Int.max.weeks.wholeValue(in: .nanosecond, rounding: .down))
    }
    await #expect(processExitsWith: .failure) { print(Amount(Duration.seconds(Int64.max))) }
    await #expect(processExitsWith: .failure) {
      print(MeasurementUnit(Fraction(1, 1_000_000_007), .cup, name: "sliver"))
    }
    await #expect(processExitsWith: .failure) { print(MeasurementUnit(0, .cup, name: "nothing")) }
    await #expect(processExitsWith: .failure) {
      print(1.cups.presented(in: [MeasurementUnit<VolumeKind>]()))
    }
    await #expect(processExitsWith: .failure) { print(Presenter<TimeKind>(maxParts: 0)) }
    await #expect(processExitsWith: .failure) {
      print([Amount<TimeKind>(ticks: Ticks(.max), unit: .hour), Amount(1.hours)].sum(in: .hour))
    }
    await #expect(processExitsWith: .failure) { print(7.teaspoons.presented().parts[2]) }
  }

  @Test("a conversion takes the notation that is asked for")
  func notations() {
    let amount = 1.liters
    #expect(amount.presented(in: .cup).formatted() == "~4.226752838 cups")
    let exact = amount.presented(in: .cup, notation: .fraction)
    #expect(exact.isExact && exact.total == amount)
    #expect(exact.formatted(.decimal.fractions(.decimal(digits: 12))) == "~4.22675283773 cups")
    #expect(1.5.cups.presented(in: .cup, notation: .decimal).formatted() == "1.5 cups")
    #expect(250.grams.presented(in: .kilogram, notation: .fraction).formatted() == "1/4 kilogram")
  }

  @Test("a presentation can stand for another amount, and says by how much it is off")
  func approximating() {
    let shown = 45.grams.presented().approximating(43.grams)
    #expect(shown.formatted() == "~45 grams")
    #expect(!shown.isExact && shown.error == 2.grams && shown.amount == 43.grams)
    #expect(45.grams.presented().approximating(0.045.kilograms).isExact)
  }
}

extension UnitQuantity {
  /// Returns the product, or throws where an operator would trap.
  fileprivate func times(_ factor: Int) throws(QuantityError) -> Amount<Kind> {
    let (product, overflow) = multipliedReportingOverflow(by: Fraction(factor))
    guard !overflow else { throw .overflow }
    return product
  }
}
