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

  /// Returns the kit named by the option or a setting.
  func chosen() throws(Failure) -> Kitchen? { try KitOption.kit(kit) }

  /// Returns the combination of the named kits, or else the kit in the settings.
  static func kit(_ names: [String]) throws(Failure) -> Kitchen? {
    // Kits are only made if one is named, because making all of them slows down the start.
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
