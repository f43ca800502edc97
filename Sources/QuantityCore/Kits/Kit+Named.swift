extension Kit {
  /// The kits of the library that have unique names, which are used to store them.
  package static var named: [Kit] {
    let cores: [AnyKit]
    switch AnyKind(Kind.self) {
    case .time: cores = [Kit<TimeKind>.clock].map { $0.core }
    case .mass: cores = [Kit<MassKind>.pounds, .metric, .stone].map { $0.core }
    case .volume:
      cores = [
        Kit<VolumeKind>.usKitchen, .usLiquid, .usQuarts, .usBar, .metricKitchen, .australianKitchen,
        .ukKitchen, .japaneseKitchen, .nordicKitchen, .europeanKitchen, .metric,
      ].map { $0.core }
    default: cores = []
    }
    return cores.map { Kit(core: $0) }
  }
}
