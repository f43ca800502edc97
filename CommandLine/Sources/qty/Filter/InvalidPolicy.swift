/// What becomes of a line that has no answer.
enum InvalidPolicy: String, CaseIterable, NamedChoice {
  /// It ends the run.
  case abort
  /// It is passed through and named, and the run fails in the end.
  case fail
  /// It is passed through and named.
  case warn
  /// It is passed through.
  case ignore

  static let nouns = (one: "policy", several: "policies")
}
