// Compiled with the program made from the documents: compares their results and reports errors.
import Foundation

enum Check {
  nonisolated(unsafe) private static var document = ""
  nonisolated(unsafe) private static var reached: Set<Int> = []

  /// Runs a document, and reports results that are wrong or were never reached.
  static func run(_ name: String, lines: Set<Int>, _ body: () async throws -> Void) async {
    (document, reached) = (name, [])
    do {
      try await body()
    } catch {
      say(reached.max() ?? 0, "after this line, an error was thrown: \(error)")
    }
    for line in lines.subtracting(reached).sorted() { say(line, "was not reached") }
  }

  /// A result starts with the value; text after a comma or a colon explains it.
  static func check(_ value: Any, is result: String, at line: Int) {
    reached.insert(line)
    let shown = text(of: value)
    let isShown =
      result == shown || [",", ":"].contains { result.hasPrefix(shown + $0) }
      || (value as? String) == result && result.contains("\n")
    if shown.isEmpty || !isShown { say(line, "\(shown), and not \(result)") }
  }

  /// The output of a `print`.
  static func check(printed value: Any, is result: String, at line: Int) {
    reached.insert(line)
    if "\(value)" != result { say(line, "\(value), and not \(result)") }
  }

  /// The description of an error contains these words.
  static func check(_ error: any Error, says words: String, at line: Int) {
    reached.insert(line)
    if !words.isEmpty, !"\(error)".contains(words) {
      say(line, "throws \(error), and not \(words)")
    }
  }

  static func didNotThrow(at line: Int) {
    reached.insert(line)
    say(line, "did not throw")
  }

  /// Shows a value like a playground: a string with quotes, data as the text that it contains.
  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    }
    if let string = value as? String { return "\"\(string)\"" }
    if let data = value as? Data { return String(decoding: data, as: UTF8.self) }
    return String(describing: value).replacingOccurrences(of: "\\'", with: "'")
  }

  private static func say(_ line: Int, _ words: String) {
    let line = "\(document):\(line): " + words.replacingOccurrences(of: "\n", with: " | ") + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
