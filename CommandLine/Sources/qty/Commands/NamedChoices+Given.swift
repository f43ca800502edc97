import Quantities
import QuantityAnswers

extension NamedChoices {
  /// Returns the value that an option names, or `nil` if the option is missing.
  func given(_ name: String?, by source: String) throws(Failure) -> Value? {
    guard let name else { return nil }
    return try value(named: name, by: source)
  }

  /// Returns the value with a name.
  ///
  /// - Parameter source: the option or variable with the name, for the message if there is no such
  ///   value.
  func value(named name: String, by source: String) throws(Failure) -> Value {
    do throws(OptionError) {
      return try value(named: name, of: source)
    } catch {
      throw Failure(error)
    }
  }
}

extension NamedChoices<any QuantityKind.Type> {
  /// The kinds of quantity, in the order in which they are listed.
  static let kinds = NamedChoices(
    "kind",
    [
      TimeKind.name: TimeKind.self, VolumeKind.name: VolumeKind.self, MassKind.name: MassKind.self,
    ])
}
