import Quantities
import TestSupport
import Testing

/// The laws of presenting, over generated amounts and generated kits.
@Suite("Laws of presenting")
struct PresentationLawTests {
  /// The least unit that there can be, of which the most amounts are the largest numbers.
  static let tick = MeasurementUnit<VolumeKind>(
    Fraction(numerator: 1, denominator: MeasurementUnit<VolumeKind>.cup.ticks.count), .cup,
    name: "tick")
  /// A unit of which milliseconds and all below are no whole numbers.
  static let jiffy = MeasurementUnit<TimeKind>(Fraction(1, 60), .second, name: "jiffy")

  static let volumeKits: [Kit<VolumeKind>] = [
    Kit(decimalIn: .deciliter), Kit(decimalIn: tick),
    Kit("jug", step: 50.milliliters, units: [.milliliter, .liter]),
  ]
  static let massKits: [Kit<MassKind>] = [
    Kit(decimalIn: .ounce), .scale(step: 1.grams), .scale(step: 5.grams),
    .scale(step: 0.125.ounces), .scale(step: 20.ounces),
  ]
  static let clocks: [Presenter<TimeKind>] = [
    Presenter(kit: .clock), Presenter(kit: .clock, maxParts: 1),
    Presenter(kit: .clock, maxParts: 2), Presenter(kit: .clock, smallest: .second),
    Presenter(kit: .clock, maxParts: 2, smallest: .nanosecond),
    Presenter(kit: .clock, smallest: .minute, rounding: .down),
    Presenter(kit: .clock, smallest: jiffy), Presenter(kit: .clock, rounding: .up),
    Presenter(kit: .clock, preferredUnit: .hour),
    Presenter(kit: .clock, approximation: .never),
    Presenter(kit: .clock, maxParts: 1, approximation: .never),
  ]

  @Test("hold for volumes in each kit", arguments: StatedKit<VolumeKind>.all)
  func volumes(stated: StatedKit<VolumeKind>) throws {
    let units: [MeasurementUnit<VolumeKind>] = [
      .cup, .tablespoon, .teaspoon, .milliliter, .quart, .imperialPint,
    ]
    let unseen = (stated.teaspoon ?? 0) / 24
    let percent = Fraction(1, 100)
    for units in stated.groups(of: units) {
      try check(Presenter(kit: stated.kit), mostParts: 3, unseen: unseen, of: units)
      for maxParts in 1...2 {
        try check(Presenter(kit: stated.kit, maxParts: maxParts), unseen: unseen, of: units)
      }
      try check(Presenter(kit: stated.kit, approximation: .never), bound: .zero, of: units)
      try check(
        Presenter(kit: stated.kit, approximation: .within(percent)), bound: percent, of: units)
    }
  }

  @Test("hold for masses in each kit", arguments: StatedKit<MassKind>.all)
  func masses(stated: StatedKit<MassKind>) throws {
    let units: [MeasurementUnit<MassKind>] = [.pound, .ounce, .gram, .milligram, .kilogram, .stone]
    try check(Presenter(kit: stated.kit), mostParts: 2, of: units)
    try check(Presenter(kit: stated.kit, maxParts: 1), of: units)
    try check(Presenter(kit: stated.kit, approximation: .never), bound: .zero, of: units)
  }

  @Test("hold in decimal kits and for scales")
  func decimals() throws {
    let volumes: [MeasurementUnit<VolumeKind>] = [.liter, .milliliter, .deciliter, .cup, .teaspoon]
    let masses: [MeasurementUnit<MassKind>] = [.pound, .ounce, .gram, .milligram, .kilogram]
    let metric = Fraction(1, 50)
    try check(
      Presenter(kit: .metric), mostParts: 1, bound: metric, isOfAnyUnit: false, of: volumes)
    try check(Presenter(kit: .metric), mostParts: 1, bound: metric, isOfAnyUnit: false, of: masses)
    try check(
      Presenter(kit: .metric, approximation: .never), mostParts: 1, bound: .zero, of: volumes)
    try check(
      Presenter(kit: .metric, approximation: .never), mostParts: 1, bound: .zero, of: masses)
    // A scale shows its steps, however far they are from the amount.
    for kit in Self.volumeKits {
      try check(
        Presenter(kit: kit), mostParts: 1, bound: kit.name == "jug" ? nil : Fraction(1, 20),
        isOfAnyUnit: false, of: volumes)
    }
    for kit in Self.massKits {
      try check(
        Presenter(kit: kit), bound: kit.name == "scale" ? nil : Fraction(1, 20),
        isOfAnyUnit: false, of: masses)
    }
  }

  @Test("hold for times by each presenter", arguments: clocks)
  func times(presenter: Presenter<TimeKind>) throws {
    let isNear = presenter.smallest == nil && presenter.rounding == .toNearestOrAwayFromZero
    try check(
      presenter, mostParts: 7,
      bound: !isNear ? nil : presenter.approximation == .never ? .zero : Fraction(1, 20),
      of: [.day, .hour, .minute, .second, .millisecond, .microsecond, .nanosecond, .week])
  }

  /// Checks fractions, amounts of every size, and those at the ends of what there is.
  private func check<Kind>(
    _ presenter: Presenter<Kind>, mostParts: Int = .max, bound: Fraction? = Fraction(1, 20),
    unseen: Int128 = 0, isOfAnyUnit: Bool = true, of units: [MeasurementUnit<Kind>]
  ) throws {
    var random = SeededGenerator(seed: 47)
    let laws = PresentationLaws(
      presenter: presenter, kit: "kit '\(presenter.kit?.name ?? "")'",
      mostParts: presenter.maxParts ?? mostParts, bound: bound, unseen: unseen,
      isOfAnyUnit: isOfAnyUnit, seed: random.seed)
    for ticks in [1, 2, 3, 5, 7, 1 << 64, .max - 1, .max, .min, .min + 1] as [Int128] {
      try laws.check(Amount(ticks: Ticks(ticks), unit: units[0]), in: units[1])
    }
    for _ in 0..<LongTests.count(4000, everyday: 60) {
      let other = units[Int.random(in: 0..<units.count, using: &random)]
      try laws.check(.random(of: units, upTo: .max >> 16, using: &random), in: other)
      try laws.check(.random(in: units[0], using: &random), in: other)
    }
  }

  @Test("hold in random kits, by random rules")
  func randomKits() throws {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<LongTests.count(3000, everyday: 50) {
      let stated = try StatedKit.random(using: &random)
      let bounds = [.zero, Fraction(1, 1000), Fraction(1, 20), Fraction(1, 2), Fraction(1)]
      let maxParts = Int.random(in: 1...5, using: &random)
      let bound = bounds[Int.random(in: 0..<5, using: &random)]
      let presenter = Presenter(
        kit: stated.kit, maxParts: maxParts,
        approximation: bound == .zero ? .never : .within(bound),
        preferredUnit: Bool.random(using: &random) ? stated.measures[0].unit : nil)
      let laws = PresentationLaws(
        presenter: presenter, kit: stated.details, mostParts: maxParts, bound: bound,
        seed: random.seed)
      for _ in 0..<10 {
        let units = stated.measures.map(\.unit)
        try laws.check(.random(of: units, upTo: .max >> 16, using: &random), in: .cup)
        try laws.check(.random(in: .teaspoon, using: &random), in: .cup)
      }
    }
  }

  @Test("nothing is one part and keeps its unit, whatever the kit")
  func zero() {
    for kit in StatedKit<VolumeKind>.all.map(\.kit) + [.metric] + Self.volumeKits {
      let shown = Answer(Presenter(kit: kit).present(0.quarts))
      #expect(shown == Answer(parts: [.init(value: .zero, unit: .quart)], isExact: true))
    }
    for kit in StatedKit<MassKind>.all.map(\.kit) + [.metric] + Self.massKits {
      let shown = Answer(Presenter(kit: kit).present(0.stones))
      #expect(shown == Answer(parts: [.init(value: .zero, unit: .stone)], isExact: true))
    }
    for presenter in Self.clocks where presenter.preferredUnit == nil {
      let shown = Answer(presenter.present(0.weeks))
      #expect(shown == Answer(parts: [.init(value: .zero, unit: .week)], isExact: true))
    }
  }
}
