import QuantityAnswers

/// The prompt of `qty` on a terminal without a question, which answers each line.
///
/// The terminal edits the line. There is no history, because a static program can't load the usual
/// libraries; `rlwrap qty` adds one.
struct Prompt {
  private let question: Question
  private let color: ColorChoice

  init(_ question: Question, _ color: ColorChoice) {
    (self.question, self.color) = (question, color)
  }

  /// Answers lines until the end of the input or `quit`.
  func run() throws(Failure) {
    try ByteOutput.print(Qty.examples + "Ask, a question a line; quit or Control-D ends it.\n")
    while let line = Prompt.line() {
      let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let first = words.first else { continue }
      if words.count == 1, ["quit", "exit", "q"].contains(first) { return }
      do throws(Failure) {
        try Qty.answer(words, question, color)
      } catch {
        ByteOutput.report(error.lines)
        guard error.status == .badInput else { throw error }
      }
    }
    try ByteOutput.print("\n")
  }

  private static func line() -> String? {
    ByteOutput.prompt("> ")
    return readLine()
  }
}
