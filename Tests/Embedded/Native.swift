/// Answers each line of standard input on this machine, for comparison.
@main
enum Native {
  static func main() {
    while let question = readLine() {
      print(
        Answer.line(question).split(separator: "\n", omittingEmptySubsequences: false).joined(
          separator: "\\n"))
    }
  }
}
