import QuantityAnswers

/// Detects questions that the shell has changed before the program sees them.
///
/// Only checked after an error, or if words were read as an ingredient.
enum ShellTrap {
  /// Returns the error that the shell caused, or `nil` if there is no sign of one.
  static func mistake(in words: [String], _ text: String) -> Mistake? {
    if words.last == "-" {
      return Mistake(
        "the expression ends in '-': the shell took '->' for a redirection",
        hint: "write 'to' instead of '->'", range: text.utf8.count - 1..<text.utf8.count)
    }
    if let range = rangeOfFileNames(in: words) {
      return Mistake(
        "the shell put the names of the files here in the place of '*'",
        hint: "write 'x' instead of '*'", range: range)
    }
    if let plain = withoutQuotes(text) {
      let isBlank = plain.allSatisfy { $0 == " " }
      return Mistake(
        "the quotation marks are a part of the question",
        hint: isBlank ? "write a number and a unit, such as 3 tsp" : "leave them out: \(plain)",
        range: 0..<text.utf8.count)
    }
    if let plain = withoutStrayQuote(text) {
      return Mistake(
        "a quotation mark is a part of the question", hint: "leave it out: \(plain)",
        range: 0..<text.utf8.count)
    }
    return nil
  }

  /// Finds the names of all files in the working directory, in sequence, as shells expand `*`.
  /// Returns their range in the text of the words.
  private static func rangeOfFileNames(in words: [String]) -> Range<Int>? {
    // A directory can contain any number of files.
    guard words.contains(where: System.exists) else { return nil }
    let names = System.namesInWorkingFolder()
    guard !names.isEmpty, names.count <= words.count,
      let first = words.firstIndex(where: { names.contains($0) }),
      words.count - first >= names.count
    else { return nil }
    // Each name must occur once, in the order of the locale.
    let run = words[first..<first + names.count]
    guard Set(run) == names else { return nil }
    let start = words[..<first].reduce(0) { $0 + $1.utf8.count + 1 }
    return start..<start + run.reduce(-1) { $0 + $1.utf8.count + 1 }
  }

  /// Returns a text without the quotation marks around its words, or `nil` if there are none: marks
  /// from a word processor, or the inner ones of two pairs.
  private static func withoutQuotes(_ text: String) -> String? {
    var (plain, opened, closed) = ("", false, false)
    var previous: Character = " "
    for character in text {
      let isMark = "\"'“”„‟‘’‚«»`".contains(character)
      if isMark, previous == " " || previous == "(" {
        opened = true
      } else if isMark, opened {
        closed = true
      } else {
        plain.append(character)
      }
      previous = character
    }
    return closed ? plain : nil
  }
}

extension ShellTrap {
  /// Returns a text without its only quotation mark, or `nil` if it has none or several. A mark
  /// after a digit means inches.
  private static func withoutStrayQuote(_ text: String) -> String? {
    let marks = text.indices.filter { "\"“”„".contains(text[$0]) }
    guard let mark = marks.first, marks.count == 1 else { return nil }
    let before = text[..<mark]
    guard before.last.map({ $0.isLetter || $0 == " " }) ?? true else { return nil }
    return before + String(text[text.index(after: mark)...])
  }
}

extension Mistake {
  fileprivate init(_ message: String, hint: String, range: Range<Int>) {
    self.init(code: "shell", message: message, hint: hint, range: range)
  }
}
