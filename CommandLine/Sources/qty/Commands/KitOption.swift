import ArgumentParser
import Quantities

/// The option that names a kit.
struct KitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The measures to present with: \(Kitchen.list). Also by QTY_KIT.", valueName: "name"),
    completion: .list(Kitchen.words))
  var kit: String?

  /// The kit that the option or the environment names.
  func chosen() throws(Failure) -> Kitchen? {
    if let kit = try Kitchen.given(kit, by: "--kit") { return kit }
    return try Kitchen.given(System.environment("QTY_KIT"), by: "QTY_KIT")
  }
}
