#if !hasFeature(Embedded)
  import Quantities
#endif

extension Answer {
  static func converted(_ text: String) throws(Refusal) -> String {
    let expression: QuantityExpression
    do throws(ParseError) { expression = try QuantityExpression(text) } catch {
      throw Refusal(error)
    }
    let notes = expression.notes.map { ", note: \($0)" }.joined()
    guard case .amount(let amount) = expression.value, !expression.targets.isEmpty else {
      return expression.value.description + notes
    }
    let answer =
      converted(amount, TimeKind.self, to: expression.targets)
      ?? converted(amount, VolumeKind.self, to: expression.targets)
      ?? converted(amount, MassKind.self, to: expression.targets)
    return (answer ?? "error: an amount of another kind") + notes
  }

  static func converted<Kind: QuantityKind>(
    _ amount: AnyAmount, _ kind: Kind.Type, to targets: [QuantityExpression.Target]
  ) -> String? {
    guard let amount = amount.as(kind) else { return nil }
    return amount.presented(in: targets.compactMap { $0.unit(of: kind) }).formatted()
  }

  /// Converts a volume to the nearest `Double`, and that back to a volume.
  static func doubled(_ text: String) throws(Refusal) -> String {
    do throws(ParseError) {
      let volume = try Amount<VolumeKind>(text)
      let again = Amount(volume.value, volume.unit)
      return "\(String(volume.value.bitPattern, radix: 16)), \(again), \(again == volume)"
    } catch {
      throw Refusal(error)
    }
  }

  static func duration(_ text: String) throws(Refusal) -> String {
    do throws(ParseError) {
      let time = try Amount<TimeKind>(text)
      let (seconds, attoseconds) = Duration(time, rounding: .toNearestOrEven).components
      let again = Amount(Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
      return "\(seconds) s \(attoseconds) as, \(again.formatted())"
    } catch {
      throw Refusal(error)
    }
  }

  static func weighed(_ volume: String, at density: String) throws(Refusal) -> String {
    do throws(ParseError) {
      let density = try Density(density)
      let mass = density.multiplied(by: try Amount<VolumeKind>(volume))
      return "\(density.formatted()) (\(density)), \(mass.formatted())"
    } catch {
      throw Refusal(error)
    }
  }

  static func units(of kind: String) throws(Refusal) -> String {
    switch kind {
    case "time": return list(TimeKind.units)
    case "volume": return list(VolumeKind.units)
    case "mass": return list(MassKind.units)
    default: throw Refusal("unknown kind '\(kind)'")
    }
  }

  static func list<Kind>(_ units: [MeasurementUnit<Kind>]) -> String {
    units.map { "\($0): \($0.ticks), \($0.factor) \($0.neighbor?.name ?? "ticks")" }
      .joined(separator: "; ")
  }
}
