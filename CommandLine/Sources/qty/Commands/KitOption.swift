import ArgumentParser
import Quantities
import QuantityAnswers

/// The option that names a kit.
struct KitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Present amounts in the measures of a kit: \(NamedChoices.kits.list) (default: QTY_KIT).
      """,
      valueName: "name"))
  var kit: String?

  /// Finds the kit that the option or the environment names.
  func chosen() throws(Failure) -> Kitchen? { try KitOption.kit(kit) }

  /// Finds the kit of a name, if the option is given, or that of the environment.
  static func kit(_ name: String?) throws(Failure) -> Kitchen? {
    // Kits are made only where one is named: to make all takes a fifteenth of the start of the program.
    if let name { return try NamedChoices.kits.value(named: name, by: "--kit") }
    guard let name = System.environment("QTY_KIT") else { return nil }
    return try NamedChoices.kits.value(named: name, by: "QTY_KIT")
  }
}
