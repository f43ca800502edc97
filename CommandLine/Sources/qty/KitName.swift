import ArgumentParser
import Quantities

/// The kits that can be asked for by name.
///
/// A kit serves the kinds that it has measures for; amounts of another kind are presented with the
/// kit of their own unit.
enum KitName: String, CaseIterable, ExpressibleByArgument {
  case us
  case usLiquid = "us-liquid"
  case metric
  case pounds
  case clock

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var volume: Kit<VolumeKind>? {
    switch self {
    case .us: .usKitchen
    case .usLiquid: .usLiquid
    case .metric: .metric
    case .pounds, .clock: nil
    }
  }

  var mass: Kit<MassKind>? {
    switch self {
    case .metric: .metric
    case .pounds: .pounds
    case .us, .usLiquid, .clock: nil
    }
  }
}
