import QuantityAnswers

/// What to do with input that has no answer: a line that can't be parsed, or an amount that can't
/// be scaled.
enum MistakePolicy: String, CaseIterable {
  /// Stop.
  case abort
  /// Pass it through, report it, and fail at the end.
  case fail
  /// Pass it through and report it.
  case warn
  /// Pass it through.
  case ignore

  /// Whether input without an answer makes the command fail.
  var isStrict: Bool { self == .abort || self == .fail }
}

extension NamedChoices<MistakePolicy> {
  static let policies = NamedChoices("policy")
}
