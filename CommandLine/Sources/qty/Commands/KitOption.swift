import ArgumentParser

/// The option that names a kit.
struct KitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The measures to present with: \(KitName.list). Also by QTY_KIT.", valueName: "name"),
    completion: .list(KitName.words))
  var kit: String?

  /// The kit that the option or the environment names.
  func chosen() throws(Failure) -> KitName? {
    if let kit = try KitName.given(kit, by: "--kit") { return kit }
    return try KitName.given(System.environment("QTY_KIT"), by: "QTY_KIT")
  }
}
