import Quantities

/// The kits that can be asked for by name.
///
/// A kit serves the kinds that it has measures for; amounts of another kind are presented with the
/// kit of their own unit.
enum KitName: String, NamedChoice {
  case us
  case usLiquid = "us-liquid"
  case usBar = "us-bar"
  case uk
  case metric
  case metricKitchen = "metric-kitchen"
  case australia = "au"
  case pounds
  case stone
  case clock

  static let nouns = (one: "kit", several: "kits")

  var time: Kit<TimeKind>? { self == .clock ? .clock : nil }

  var volume: Kit<VolumeKind>? {
    switch self {
    case .us: .usKitchen
    case .usLiquid: .usLiquid
    case .usBar: .usBar
    case .uk: .ukKitchen
    case .metric: .metric
    case .metricKitchen: .metricKitchen
    case .australia: .australianKitchen
    case .pounds, .stone, .clock: nil
    }
  }

  var mass: Kit<MassKind>? {
    switch self {
    case .metric: .metric
    case .pounds: .pounds
    case .stone: .stone
    case .us, .usLiquid, .usBar, .uk, .metricKitchen, .australia, .clock: nil
    }
  }
}
