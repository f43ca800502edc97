import BigInt
import Quantities
import Testing

/// Text is interpreted by its words alone and compared with the amount: all rounding is marked, no
/// mark is wrong, and no digit is wrong.
@Suite("What is shown, against the table of units and fractions without bounds")
struct ConversionOracleTests {
  @Test("in given units: exactly, or rounded to ten digits and marked")
  func conversions() {
    Trial.run(count: Trial.shownCount) { random in
      switch random.next() % 4 {
      case 0: conversion(random.said(TimeKind.units), &random)
      case 1: conversion(random.said(MassKind.units), &random)
      default: conversion(random.said(VolumeKind.units), &random)
      }
    }
  }

  private func conversion<Kind>(
    _ amount: Amount<Kind>, _ random: inout SeededGenerator
  ) -> String? {
    let units = random.falling(Kind.units)
    let isExact = random.next() % 8 == 0
    let shown = amount.presented(in: units, notation: isExact ? .exact : nil)
    let trial = Shown(shown, .qualified, as: "\(amount) in \(units)")
    guard let said = trial.said else { return trial.fault }
    if isExact { return trial.fault ?? (said.isMarked ? "\(trial) approximates" : nil) }
    let rest = amount.rest(after: units)
    guard let places = said.places else {
      return trial.fault ?? (trial.error == 0 ? nil : "\(trial) is a wrong fraction")
    }
    let isShort = rest.significantDigits.map { $0 <= 15 } ?? false
    let bound = isShort ? 0 : rest.halfUnit(digits: 10)
    return trial.fault
      ?? (trial.error <= bound * amount.size(of: units.last) ? nil : "\(trial), \(places) places")
  }

  @Test("with the measures of a kit: within the bound, or never off")
  func kits() {
    Trial.run(count: Trial.shownCount) { random in
      switch random.next() % 8 {
      case 0: reduction(random.said(TimeKind.units), [.clock], &random)
      case 1, 2: reduction(random.said(MassKind.units), [.pounds, .stone, .metric], &random)
      default: reduction(random.said(VolumeKind.units), Kit.ofVolumes, &random)
      }
    }
  }

  private func reduction<Kind>(
    _ amount: Amount<Kind>, _ kits: [Kit<Kind>], _ random: inout SeededGenerator
  ) -> String? {
    let kit = random.pick(kits + [nil])
    let isNever = random.next() % 4 == 0
    let maxParts = random.pick([nil, nil, 1, 2])
    let presenter = Presenter(
      kit: kit, maxParts: maxParts, approximation: isNever ? .never : .usual,
      system: random.pick(MeasurementSystem.all))
    let shown = presenter.present(amount)
    let context = "\(amount) with \(kit?.name ?? "its kit"), \(maxParts ?? 0) parts"
    let trial = Shown(shown, .qualified, as: context)
    guard let said = trial.said else { return trial.fault }
    if let fault = trial.fault { return fault }
    if let maxParts, said.parts.count > maxParts { return "\(trial) has too many parts" }
    if isNever { return said.isMarked ? "\(trial) approximates" : nil }
    return trial.error <= shown.bound(of: said) ? nil : "\(trial) is off by too much"
  }

  @Test("in decimals: half a unit in the last place")
  func decimals() {
    Trial.run(count: Trial.shownCount) { random in
      switch random.next() % 4 {
      case 0: rounding(random.said(TimeKind.units), &random)
      case 1: rounding(random.said(MassKind.units), &random)
      default: rounding(random.said(VolumeKind.units), &random)
      }
    }
  }

  private func rounding<Kind>(_ amount: Amount<Kind>, _ random: inout SeededGenerator) -> String? {
    let units = random.falling(Kind.units)
    let (digits, hasPlaces) = (Int(random.next() % 13), random.next() % 2 == 0)
    let shown = amount.presented(in: units, notation: .fraction)
    let fractions: PresentationStyle.Fractions =
      hasPlaces ? .decimal(places: digits) : .decimal(digits: digits + 1)
    let style = PresentationStyle.qualified.fractions(fractions)
    let trial = Shown(shown, style, as: "\(amount) in \(units), \(fractions)")
    guard trial.said != nil else { return trial.fault }
    let whole = amount.truth.magnitude / amount.size(of: units.last)
    let last = BigFraction(1, 2 * BigInt(10).power(digits))
    // Whole numbers keep their digits.
    let bound = hasPlaces ? last : min(whole.halfUnit(digits: digits + 1), BigFraction(1, 2))
    return trial.fault
      ?? (trial.error <= bound * amount.size(of: units.last) ? nil : "\(trial) is a wrong digit")
  }

  @Test("calculated in text: the nearest tick, and by how much that is off")
  func expressions() {
    Trial.run(count: Trial.shownCount) { random in
      let unit = random.pick(VolumeKind.units)
      let (number, other, factor) = (random.number(), random.number(), random.number())
      let second = random.pick(VolumeKind.units)
      let (size, secondSize) = (UnitTable.size(of: unit), UnitTable.size(of: second))
      let (first, rest) = (UnitTable.number(number) * size, UnitTable.number(other) * secondSize)
      let by = UnitTable.number(factor)
      let name = "\(number) \(unit.qualifiedName)"
      let (text, truth): (String, BigFraction) =
        switch random.next() % 4 {
        case 0: ("\(name) x \(factor)", first * by)
        case 1: ("\(name) / (\(factor))", first / by)
        case 2: ("\(name) + \(other) \(second.qualifiedName)", first + rest)
        default: ("\(name) - \(other) \(second.qualifiedName)", first - rest)
        }
      let ticks = truth.rounded(.toNearestOrEven)
      guard let read = try? QuantityExpression(text).amount else {
        return ticks == 0 && truth != 0 ? nil : "\(text) is not read"
      }
      guard case .amount(let amount) = read.lower, big(amount.tickCount) == ticks else {
        return "\(text) is \(read.lower), and not \(ticks) ticks"
      }
      let excess = (BigFraction(ticks) - truth) / size
      guard read.isApproximate == (excess != 0) else {
        return "\(text): approximate is \(read.isApproximate)"
      }
      return read.lowerRounding.map { BigFraction($0) == excess } ?? true
        ? nil : "\(text) is off by \(excess)"
    }
  }
}
