import ArgumentParser
import Quantities
import QuantityAnswers

/// The option that names a kit.
struct KitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Present amounts in the measures of a kit: \(NamedChoices.kits.list) (default: that of \
      QTY_KIT).
      """,
      valueName: "name"))
  var kit: String?

  /// Finds the kit that the option or the environment names.
  func chosen() throws(Failure) -> Kitchen? {
    if let kit = try NamedChoices.kits.given(kit, by: "--kit") { return kit }
    return try NamedChoices.kits.given(System.environment("QTY_KIT"), by: "QTY_KIT")
  }
}

/// The option that names the reader's own system.
struct SystemOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What names mean that systems share, such as pint and cup: \(NamedChoices.systems.list) (default: \
      that of QTY_SYSTEM, or us).
      """,
      valueName: "name"))
  var system: String?

  /// Finds the system that the option or the environment names, or else that of the United States.
  func chosen() throws(Failure) -> MeasurementSystem {
    if let system = try NamedChoices.systems.given(system, by: "--system") { return system }
    return try NamedChoices.systems.given(System.environment("QTY_SYSTEM"), by: "QTY_SYSTEM") ?? .us
  }
}
