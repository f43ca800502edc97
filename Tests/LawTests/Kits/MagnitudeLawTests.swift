import Quantities
import TestSupport
import Testing

/// A nonzero amount is never shown as zero, however small or large.
@Suite("Amounts of every magnitude")
struct MagnitudeLawTests {
  static let volumeUnits: [MeasurementUnit<VolumeKind>] = [
    .cup, .tablespoon, .teaspoon, .pinch, .drop, .medicalDrop, .minim, .stick, .gallon, .bushel,
    .metricCup, .metricTablespoon, .metricTeaspoon, .australianTablespoon, .imperialPint, .liter,
    .deciliter, .milliliter, .microliter, .nanoliter,
  ]
  static let massUnits: [MeasurementUnit<MassKind>] = [
    .pound, .ounce, .stone, .troyOunce, .carat, .tonne, .kilogram, .gram, .milligram, .microgram,
    .nanogram,
  ]

  @Test("volumes are shown as what they are in each kit", arguments: StatedKit<VolumeKind>.all)
  func volumes(stated: StatedKit<VolumeKind>) throws {
    try check(stated.kit, within: Fraction(1, 20), or: stated.teaspoon, in: Self.volumeUnits)
  }

  @Test("masses are shown as what they are in each kit", arguments: StatedKit<MassKind>.all)
  func masses(stated: StatedKit<MassKind>) throws {
    try check(stated.kit, within: Fraction(1, 20), or: nil, in: Self.massUnits)
  }

  @Test("amounts are shown as what they are in metric units")
  func metric() throws {
    try check(Kit<VolumeKind>.metric, within: Fraction(1, 50), or: nil, in: Self.volumeUnits)
    try check(Kit<MassKind>.metric, within: Fraction(1, 50), or: nil, in: Self.massUnits)
    try check(
      Kit.europeanKitchen, within: Fraction(1, 20), or: StatedKit.size(.metricTeaspoon),
      in: Self.volumeUnits)
  }

  @Test("amounts are shown as what they are where no kit is named")
  func ownKits() throws {
    for unit in Self.volumeUnits {
      let isDecimal = [.liter, .deciliter, .milliliter, .microliter, .nanoliter].contains(unit)
      let teaspoon = StatedKit.size(isDecimal ? .teaspoon : .metricTeaspoon)
      try check(
        nil, within: isDecimal ? Fraction(1, 50) : Fraction(1, 20), or: isDecimal ? nil : teaspoon,
        in: [unit])
    }
    for unit in Self.massUnits {
      let isMetric = unit.systems.contains(.metric)
      try check(nil, within: isMetric ? Fraction(1, 50) : Fraction(1, 20), or: nil, in: [unit])
    }
  }

  /// Checks amounts from a tick to more than 10^20, with each order of magnitude equally often.
  ///
  /// - Parameters:
  ///   - bound: the greatest relative error.
  ///   - teaspoon: the error can be 1/24 of this spoon, up to half of the amount, except in a unit
  ///     as small as a drop.
  private func check<Kind>(
    _ kit: Kit<Kind>?, within bound: Fraction, or teaspoon: Int128?,
    in units: [MeasurementUnit<Kind>]
  ) throws {
    var random = SeededGenerator(seed: 89)
    let presenter = Presenter(kit: kit)
    let unseen = Fraction(numerator: teaspoon ?? 0, denominator: 24)
    for order in 0...30 {
      for _ in 0..<LongTests.choose(300, everyday: units.count == 1 ? 1 : 6) {
        let size = Int128.random(in: powerOfTen(order)..<powerOfTen(order + 1), using: &random)
        let ticks = Bool.random(using: &random) ? size : -size
        let unit = units[Int.random(in: 0..<units.count, using: &random)]
        let amount = Amount<Kind>(ticks: Ticks(ticks), unit: unit)
        let shown = presenter.present(amount)
        let fault = Self.fault(of: shown, within: bound, or: unit.isTiny ? .zero : unseen)
        guard let fault else { continue }
        throw Failure(
          amount, "is '\(shown.formatted())', \(fault)", in: kit.map { "kit '\($0)'" } ?? "no kit",
          random.seed)
      }
    }
  }

  private static func fault<Kind>(
    of shown: Presentation<Kind>, within bound: Fraction, or unseen: Fraction
  ) -> String? {
    if shown.parts.contains(where: { $0.value == .zero }) { return "of which a part is nothing" }
    let text = shown.formatted()
    guard let number = Number(text) else { return "which begins with no number" }
    // Ten digits of a repeating decimal are enough.
    let first = shown.parts[0].value.magnitude
    if number.value == .zero || (number.value - first).magnitude > first / Fraction(1_000_000_000) {
      return "but its first part is \(first)"
    }
    let isLong = first < Fraction(1, 10_000) && text.contains(".")
    if isLong, number.exponent == nil { return "which has no power of ten" }
    let amount = Fraction(numerator: shown.amount.ticks.count, denominator: 1)
    var off = Fraction(numerator: shown.error.ticks.count, denominator: 1).magnitude
    if let sum = Answer(shown).ticks { off = (sum - amount).magnitude }
    let size = amount.magnitude
    let isNear = off <= size * bound || (off <= unseen && off <= size / Fraction(2))
    return isNear ? nil : "which is off by \(shown.relativeError)"
  }

  /// The number at the start of a text: `1 1/2`, `0.25` or `7.7 x 10^-5`.
  private struct Number {
    var value = Fraction.zero
    var exponent: Int?

    init?(_ text: String) {
      var words = text.drop { "~-(".contains($0) }.split(separator: " ")[...]
      guard let first = words.popFirst(), let number = try? Fraction(String(first)) else {
        return nil
      }
      value = number
      if words.first == "x", words.dropFirst().first?.hasPrefix("10^-") == true,
        let exponent = words.dropFirst().first.flatMap({ Int($0.dropFirst(4)) })
      {
        self.exponent = exponent
        value /= Fraction(numerator: powerOfTen(exponent), denominator: 1)
      } else if let next = words.first, let part = try? Fraction(String(next)) {
        value += part
      }
    }
  }
}
