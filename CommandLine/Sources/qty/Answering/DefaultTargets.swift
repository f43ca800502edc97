import Quantities

/// The units that `--to` names, for each kind: a name can mean one unit among volumes and another
/// among masses, as `oz` does.
struct DefaultTargets {
  private let names: [String]

  init(_ text: String) {
    names = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// Has a question convert to the units, and refuse amounts of kinds that they do not serve.
  func apply(to question: inout Question) throws(Failure) {
    apply(to: &question.time)
    apply(to: &question.volume)
    apply(to: &question.mass)
    guard question.time.targets == nil, question.volume.targets == nil, question.mass.targets == nil
    else { return }
    for name in names {
      if name.isEmpty { throw .usage("--to: expected the name of a unit") }
      _ = try Failure.naming("--to") { () throws(ParseError) in try AnyAmount("1 \(name)") }
    }
    throw .usage("--to: '\(names.joined(separator: ","))' names no units of one kind")
  }

  private func apply<Kind>(to question: inout QuestionOfKind<Kind>) {
    question.targets = try? ConversionTargets(names)
    guard let units = question.targets?.units else {
      question.refusal = Mistake(
        code: ParseError.Code.incompatibleKinds.description,
        message: "cannot convert \(Kind.name) to '\(names.joined(separator: ","))'", range: 0..<0)
      return
    }
    // A name that by itself means a unit of another kind, or several.
    question.notes = zip(names, units).compactMap { name, unit in
      guard (try? AnyAmount("1 \(name)"))?.kind != Kind.self else { return nil }
      return "'\(name)' is read as \(unit.plural), a \(Kind.name)"
    }
  }
}
