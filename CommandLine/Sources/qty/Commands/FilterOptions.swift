import ArgumentParser
import QuantityAnswers

/// The options for answering the lines of a file or a pipe.
struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Answer each line of a file; - is standard input.", valueName: "file"),
    transform: Words.unmarked)
  var file: String?

  @Option(
    help: ArgumentHelp(
      """
      Answer only this field of each line, counted from 1, and leave every other byte unchanged.
      """, valueName: "n"))
  var field: Int?

  @Option(
    help: ArgumentHelp(
      """
      The text between fields (default: a tab). With a comma or a semicolon, fields can be quoted, \
      as in CSV.
      """,
      valueName: "text"),
    transform: Words.unmarked)
  var delimiter: String?

  @Option(help: ArgumentHelp("Leave this many lines at the start unchanged.", valueName: "n"))
  var header: Int?

  @Option(
    help: ArgumentHelp(
      """
      What to do with a line that has no answer: \(NamedChoices.policies.list) (default: fail). All but \
      abort pass it through unchanged.
      """,
      valueName: "policy"))
  var invalid: String?

  @Option(
    help: ArgumentHelp("Answer lines with this many threads (default: 1).", valueName: "n"))
  var jobs: Int?

  @Flag(name: .customLong("null"), help: "Lines end with NUL instead of a line feed.")
  var isNullSeparated = false

  /// Returns the source of lines, a path or `-`; or `nil` if the words are the question, or there
  /// is none.
  func source(words: [String]) throws(Failure) -> String? {
    guard words.isEmpty || words == ["-"] else {
      guard let option = given else { return nil }
      throw .usage(
        "\(option) is for the lines of a file or a pipe",
        hint: "leave out '\(words.joined(separator: " "))'")
    }
    if let file { return file }
    let isIdle = words.isEmpty && given == nil && Descriptor.standardInput.isTerminal
    return isIdle ? nil : "-"
  }

  /// The name of an option that was given.
  private var given: String? {
    if file != nil { return "--file" }
    if field != nil { return "--field" }
    if delimiter != nil { return "--delimiter" }
    if header != nil { return "--header" }
    if invalid != nil { return "--invalid" }
    if jobs != nil { return "--jobs" }
    return isNullSeparated ? "--null" : nil
  }

  /// Answers all lines of a file, or of standard input for `-`.
  func answerLines(
    of path: String, _ question: Question, _ answering: AnswerOptions
  ) throws(Failure) {
    if answering.explain {
      throw .usage("--explain is for one amount, not for lines")
    }
    let policy = try NamedChoices.policies.given(invalid, by: "--invalid") ?? .fail
    let layout = try layout(isJSON: answering.json)
    let hasFailed: Bool
    if let jobs, jobs > 1 {
      var filter = ParallelFilter(question, layout, policy, jobs: jobs)
      try filter.run(path: path)
      hasFailed = filter.hasFailed
    } else {
      var filter = LineFilter(question, layout, policy)
      try filter.run(path: path)
      hasFailed = filter.hasFailed
    }
    if hasFailed && policy.isStrict { throw Failure.reported }
  }

  private func layout(isJSON: Bool) throws(Failure) -> LineFilter.Layout {
    if isJSON && (field != nil || header != nil) {
      throw .usage("--json cannot be combined with --field or --header")
    }
    if delimiter != nil && field == nil { throw .usage("--delimiter needs --field") }
    if header ?? 0 < 0 { throw .usage("--header must be at least 0") }
    if !(1...ParallelFilter.mostJobs).contains(jobs ?? 1) {
      throw .usage("--jobs must be from 1 to \(ParallelFilter.mostJobs)")
    }
    if field ?? 1 < 1 { throw .usage("--field must be at least 1") }
    if delimiter?.isEmpty == true { throw .usage("--delimiter must not be empty") }
    return LineFilter.Layout(
      separator: isNullSeparated ? 0 : UInt8(ascii: "\n"), header: header ?? 0,
      column: field.map { Column(number: $0, delimiter: Array((delimiter ?? "\t").utf8)) },
      isJSON: isJSON)
  }
}
