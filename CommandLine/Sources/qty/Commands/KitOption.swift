import ArgumentParser

/// The option that names a kit.
struct KitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The measures to present with: \(KitName.list). Also by QTY_KIT.", valueName: "name"),
    completion: .list(KitName.allCases.map(\.rawValue)))
  var kit: String?

  /// The kit that the option or the environment names.
  func chosen() throws(Failure) -> KitName? {
    if let kit { return try KitName(named: kit, by: "--kit") }
    return try System.environment("QTY_KIT").map { name throws(Failure) in
      try KitName(named: name, by: "QTY_KIT")
    }
  }
}
