import ArgumentParser
import Quantities
import QuantityAnswers

/// The option that names a kit.
struct KitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Present amounts in the measures of a kit: \(NamedChoices.kits.list); repeated, in those of kits of \
      different kinds (default: QTY_KIT).
      """,
      valueName: "name"))
  var kit: [String] = []

  /// Finds the kits that the option or a setting names.
  func chosen() throws(Failure) -> Kitchen? { try KitOption.kit(kit) }

  /// Finds the kits of some names, or else that of a setting.
  static func kit(_ names: [String]) throws(Failure) -> Kitchen? {
    // Kits are made only where one is named: to make all takes a fifteenth of the start of the program.
    guard let first = names.first else {
      guard let setting = try Settings.setting("kit") else { return nil }
      return try NamedChoices.kits.value(named: setting.value, by: setting.source)
    }
    var kit = try NamedChoices.kits.value(named: first, by: "--kit")
    for name in names.dropFirst() {
      guard let both = kit.combined(with: try NamedChoices.kits.value(named: name, by: "--kit"))
      else {
        throw .usage(
          "--kit: '\(kit.name)' and '\(name)' are kits of the same kind", hint: "name one of them")
      }
      kit = both
    }
    return kit
  }
}
