import Foundation
import Quantities

/// The choice of measures, alone and with its text, over the corpus.
func reducing() -> [Comparison] {
  let inexact = Corpus.volumes.filter { !$0.presented().isExact }
  return [
    Comparison(
      "reduce volumes and masses",
      [
        Contender("Quantities, volumes", Corpus.volumes) {
          $0.presented()
        } isRight: {
          isTrue($0, $1)
        },
        Contender("Quantities, masses", Corpus.masses) {
          $0.presented()
        } isRight: {
          isTrue($0, $1)
        },
        Contender("Quantities, volumes that no measures make", inexact) {
          $0.presented()
        } isRight: {
          !$1.isExact && isTrue($0, $1)
        },
      ]),
    Comparison(
      "reduce and format volumes",
      [
        Contender("Quantities", Corpus.volumes) {
          $0.formatted()
        } isRight: {
          try readsBack($0, $1)
        },
        Contender("Quantities, `us-liquid`", Corpus.volumes) {
          $0.formatted(kit: .usLiquid)
        } isRight: {
          try readsBack($0, $1)
        },
        Contender("Quantities, that no measures make", inexact) {
          $0.formatted()
        } isRight: {
          try readsBack($0, $1) && $1.hasPrefix("~")
        },
        Contender("by hand: one unit, `String(format:)`", Corpus.volumes.map { $0.value(in: .cup) })
        {
          ByHand.cups($0)
        } isRight: { cups, text in
          // The text is right to two decimal places: 5/8 cup is "0.62 cups".
          try abs(Amount<VolumeKind>(text).value(in: .cup) - cups) <= max(0.005, cups * 0.06)
        },
      ]),
    Comparison(
      "reduce and format masses",
      [
        Contender("Quantities", Corpus.masses) {
          $0.formatted()
        } isRight: {
          try readsBack($0, $1)
        }
      ]),
  ]
}

/// Durations as text, over the corpus.
func times() -> [Comparison] {
  let durations = Corpus.times.map { Duration($0, rounding: .toNearestOrEven) }
  let words = Duration.UnitsFormatStyle.units(
    allowed: [.days, .hours, .minutes, .seconds], width: .wide
  ).locale(Locale(identifier: "en_US"))
  let clock = Duration.TimeFormatStyle(
    pattern: .hourMinuteSecond, locale: Locale(identifier: "en_US"))
  let presented = Corpus.times.map { $0.presented() }
  return [
    Comparison(
      "durations to words",
      [
        Contender("Quantities", Corpus.times) {
          $0.formatted()
        } isRight: {
          try readsBack($0, $1)
        },
        Contender("`Duration.formatted(.units)`", durations) {
          $0.formatted(words)
        } isRight: {
          $0 != .seconds(5400) || $1 == "1 hour, 30 minutes"
        },
        Contender("by hand", durations) {
          ByHand.words($0)
        } isRight: {
          $0 != .seconds(5400) || $1 == "1 hour 30 minutes"
        },
      ]),
    Comparison(
      "durations as on a clock",
      [
        Contender("Quantities", presented) {
          $0.formatted(.clock)
        } isRight: {
          $0.amount != 5400.seconds || $1 == "1:30:00"
        },
        Contender("`Duration.formatted(.time)`", durations) {
          $0.formatted(clock)
        } isRight: {
          $0 != .seconds(5400) || $1 == "1:30:00"
        },
      ]),
  ]
}

/// Whether the presentation is exact, or states its error.
private func isTrue<Kind>(_ amount: Amount<Kind>, _ shown: Presentation<Kind>) -> Bool {
  let sum = shown.parts.reduce(Int128(0)) { $0 + $1.amount.ticks.count }
  return sum - amount.ticks.count == shown.error.ticks.count
    && shown.isExact == (sum == amount.ticks.count)
}

/// Whether a text says the amount; if it begins with `~`, to within a twentieth, or 1/24 teaspoon.
private func readsBack<Kind>(_ amount: Amount<Kind>, _ text: String) throws -> Bool {
  guard text.hasPrefix("~") else { return try Amount<Kind>(text) == amount }
  let read = try Amount<Kind>(String(text.dropFirst()))
  let tolerance = Kit<VolumeKind>.metricKitchen.tolerance?.ticks.count ?? 0
  let error = abs(read.ticks.count - amount.ticks.count)
  return read != amount
    && (abs(read.value(in: amount.unit) / amount.value - 1) <= 0.05
      || Kind.self == VolumeKind.self && error <= tolerance)
}
