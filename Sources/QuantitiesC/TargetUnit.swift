import CQuantities
import Quantities
import QuantityAnswers

/// A requested unit. A name can mean one unit of each kind, so there is one for each.
struct TargetUnit {
  private let name: String
  private let units: PerKind<AnyUnit?>

  /// Finds the units with a name, which is the second argument of the call.
  ///
  /// - Throws: the error in the name, if no kind has such a unit.
  init(_ name: String, _ vocabulary: Vocabulary) throws(Failure) {
    self.name = name
    func unit<Kind: QuantityKind>(of _: Kind.Type) -> AnyUnit? {
      (try? MeasurementUnit<Kind>(named: name, vocabulary: vocabulary)).map { AnyUnit($0) }
    }
    units = PerKind(
      time: unit(of: TimeKind.self), volume: unit(of: VolumeKind.self),
      mass: unit(of: MassKind.self))
    guard units == PerKind(time: nil, volume: nil, mass: nil) else { return }
    do throws(ParseError) {
      _ = try AnyUnit(named: name, vocabulary: vocabulary)
    } catch {
      throw Failure(error, argument: 1)
    }
  }

  /// Returns the `Double` nearest to the value of an amount.
  ///
  /// - Throws: a failure if the amount's kind has no such unit.
  func value(of amount: AnyAmount) throws(Failure) -> Double {
    if let unit = units[amount.unit.kind] ?? nil, let value = amount.value(in: unit) {
      return value
    }
    var failure = Failure(
      QTY_INCOMPATIBLE_KINDS, "\(amount.unit.plural) are not measured in \(Mistake.quoting(name))",
      argument: 1)
    failure.range = 0..<name.utf8.count
    throw failure
  }
}

extension AnyAmount {
  /// Returns the `Double` nearest to the value in a unit, or `nil` if its kind differs.
  func value(in unit: AnyUnit) -> Double? {
    func value<Kind: QuantityKind>(_ kind: Kind.Type) -> Double? {
      guard let amount = self.as(kind), let unit = unit.as(kind) else { return nil }
      return amount.value(in: unit)
    }
    return value(VolumeKind.self) ?? value(MassKind.self) ?? value(TimeKind.self)
  }
}
