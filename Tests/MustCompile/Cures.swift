// The corrections that the troubleshooting page suggests for code that doesn't compile.
import Quantities

func rest(for time: any Time) {}

func cures(
  count: Int, hours: Hours, mass: any Mass, volume: any Volume, density: Density, flow: Flow
) throws {
  _ = 30.grams / density + 1.cups
  let times: [any Time] = [1.hours, 30.minutes]
  _ = times.sum(in: .minute)
  _ = mass >= volume * density
  _ = max(1.hours, 90.minutes)
  do {
    let time = 20.minutes
    let volumes: [any Volume] = [1.cups, 2.tablespoons]
    _ = (15.minutes...1.hours).contains(Amount(time))
    _ = 15.minutes..<Minutes(1.hours)
    switch Amount(time) {
    case 15.minutes...1.hours: break
    default: break
    }
    _ = min(1.hours, min(30.minutes, 20.seconds))
    _ = volumes.map { Amount($0) }.max()
    _ = time.magnitude
  }
  _ = try AnyAmount("1 cup")
  do {
    let flour = AnyAmount(2.cups)
    let sugar = AnyAmount(1.cups)
    _ = try flour.scaled(by: 2)
    _ = try flour.adding(sugar)
    _ = try flour.isLess(than: sugar)
  }
  let milk = Amount(2.cups)
  let flour = AnyAmount(2.cups)
  let factor = Fraction(3)
  _ = 2.hours.withTicks(30.minutes.ticks)
  let time: any Time = 2.hours
  let minutes = Minutes(1.hours + 30.minutes)
  let total = 1.hours + 30.minutes
  rest(for: 30.minutes)
  _ = hours + 1.minutes
  _ = hours < 2.hours
  let rate = 1 / hours.inHours
  let whole = hours.wholeValue(in: .minute, rounding: .down)
  let ratio = Double(hours / 30.minutes)
  let share = hours / 30.minutes
  _ = flow * 2.minutes
  _ = 1.cups / flow
  let weighed: Density = 2.grams / 1.cups
  _ = density * 2.cups
  _ = density.value(in: .gram, per: .milliliter)
  _ = density * flow / 2
  _ = density * flow / density + flow
  _ = density / density
  _ = density.ratio(to: density)
  let dose = 5.milligrams / 1.kilograms
  _ = dose * 70.kilograms
  _ = time.inMinutes
  _ = time.value(in: .minute)
  _ = 1.cups.formatted(kit: .metric)
  let minutesAtLeast = Presenter<TimeKind>(smallest: .minute, rounding: .up)
  let closely = Presenter<VolumeKind>(approximation: .within(Fraction(1, 100)))
  let sum: any Time = 2 * 3.hours + 4.minutes * 2 - 1.5.hours / 2 + 10.seconds
  _ = Minutes(sum)
  let batter: any Volume = 1.5.cups * count / 4 + 2.tablespoons * count / 4
  _ = (1.5.cups + 2.tablespoons) * count / 4
  _ = [(1.5).cups, 0.5.cups]
}
