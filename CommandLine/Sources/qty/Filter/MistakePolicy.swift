import QuantityAnswers

/// What becomes of what has no answer: a line that cannot be read, an amount that cannot be scaled.
enum MistakePolicy: String, CaseIterable {
  /// It ends the run.
  case abort
  /// It is passed through and reported, and the run fails in the end.
  case fail
  /// It is passed through and reported.
  case warn
  /// It is passed through.
  case ignore

  /// Whether what has no answer makes the run fail.
  var isStrict: Bool { self == .abort || self == .fail }
}

extension NamedChoices<MistakePolicy> {
  static let policies = NamedChoices("policy")
}
