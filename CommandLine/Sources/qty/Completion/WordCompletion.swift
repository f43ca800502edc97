import ArgumentParser
import Quantities
import QuantityAnswers
import QuantityLanguages

/// The completions of the last word of a command line.
///
/// A shell requests them with `qty ---complete` and the line up to the cursor: see
/// ``CompletionScript``.
struct WordCompletion {
  /// The completions that a shell offers.
  enum Offer {
    /// File names, which the shell completes itself.
    case files
    case words([Candidate])
  }

  /// A completion of the last word, with its description.
  struct Candidate {
    var word: String
    var summary = ""
  }

  private let command: any ParsableCommand.Type
  private let options: [CommandOption]
  /// The words before the last one, except options and their values.
  private var words: [String] = []
  private var givenOptions: [String] = []
  /// The option whose value is being typed.
  private var awaiting: CommandOption?
  private let isRedirected: Bool
  /// The finished part of the last word: `--to=cup,` in `--to=cup,te`.
  private var kept = ""
  /// The words in the finished part, which quotes can join.
  private var keptWords: [String] = []
  /// The unfinished part of the last word.
  private var last: Substring

  init(_ line: String) {
    let typed = ShellWords(line)
    var before = typed.before[...]
    let subcommand = Qty.subcommand(named: before.first)
    if subcommand != nil { before.removeFirst() }
    command = subcommand ?? Qty.self
    options = CommandOption.all(of: command)
    let signs = [typed.before.last?.last, typed.last.first].compactMap(\.self)
    isRedirected = signs.contains("<") || signs.contains(">")
    last = typed.last[...]
    for word in before {
      if awaiting != nil {
        awaiting = nil
      } else if word.hasPrefix("--") {
        givenOptions.append(word)
        awaiting = option(word[...])
      } else {
        words.append(word)
      }
    }
    if awaiting == nil, last.hasPrefix("--"), let sign = last.firstIndex(of: "=") {
      awaiting = option(last[..<sign])
      keep(through: sign)
    }
    if let end = last.lastIndex(where: { $0 == " " || $0 == "," }) {
      keptWords = last[..<end].split(separator: " ").map(String.init)
      // The words before a comma belong to another unit.
      if last[end] == "," { keptWords.removeLast(keptWords.isEmpty ? 0 : 1) }
      keep(through: end)
    }
  }

  private mutating func keep(through end: Substring.Index) {
    kept += last[...end]
    last = last[last.index(after: end)...]
  }

  private func option(_ name: Substring) -> CommandOption? {
    options.first { $0.name == name && $0.hasValue }
  }

  /// The completions that start with the last word.
  var offer: Offer {
    guard case .words(let candidates) = offers else { return .files }
    // The quotes and backslashes have been removed, so anything that a shell could run must not be
    // offered.
    guard kept.allSatisfy({ $0.isLetter || $0.isNumber || " .,/%+-=".contains($0) }) else {
      return .words([])
    }
    return .words(
      candidates.filter { $0.word.hasPrefix(last) }
        .map { Candidate(word: kept + $0.word, summary: $0.summary) })
  }

  private var offers: Offer {
    if isRedirected { return .files }
    if let awaiting { return values(of: awaiting) }
    if last.hasPrefix("-") { return .words(options.map(\.candidate)) }
    switch command {
    case is Find.Type: return .files
    case is Scale.Type:
      return words.isEmpty && !givenOptions.contains("--to") ? .words([]) : .files
    case is Kits.Type: return .words(words.isEmpty ? NamedChoices.kits.candidates : [])
    case is Languages.Type: return .words([])
    case is Units.Type:
      let kinds = words.isEmpty ? NamedChoices.kinds.candidates : []
      return .words(kinds + UnitNames(\.singularNames).candidates(after: words + keptWords))
    default: return .words(words == ["help"] ? WordCompletion.subcommands : question)
    }
  }

  private static var languages: [Candidate] {
    ([LanguageOptions.automatic] + PresentationLanguage.tags).map { Candidate(word: $0) }
  }

  private static var subcommands: [Candidate] {
    Qty.configuration.subcommands.compactMap { subcommand in
      subcommand.configuration.commandName.map {
        Candidate(word: $0, summary: subcommand.configuration.abstract)
      }
    }
  }

  /// The words that can continue a question: first a subcommand, after `to` the units of the
  /// amount's kind, otherwise `to` or any unit.
  private var question: [Candidate] {
    let words = words + keptWords
    if let to = words.lastIndex(where: ["to", "in", "into", "as", "->", "→"].contains) {
      return UnitNames(\.pluralNames, of: kind(of: words[..<to]))
        .candidates(after: Array(words[(to + 1)...]))
    }
    let first =
      WordCompletion.subcommands + [Candidate(word: "help", summary: "Shows the options.")]
    if words.isEmpty && last.isEmpty { return first }
    return (words.isEmpty ? first : [Candidate(word: "to")])
      + UnitNames(\.pluralNames).candidates(after: words)
  }

  private func values(of option: CommandOption) -> Offer {
    switch option.name {
    case "--kit": .words(NamedChoices.kits.candidates)
    case "--for": .words(NamedChoices.kitchens.candidates)
    case "--system": .words(NamedChoices.systems.candidates)
    case "--language": .words(WordCompletion.languages)
    case "--style": .words(NamedChoices.styles.candidates)
    case "--unit-style": .words(NamedChoices.unitStyles.candidates)
    case "--decimal": .words(NamedChoices.decimalMarks.candidates)
    case "--invalid": .words(NamedChoices.policies.candidates)
    case "--color": .words(NamedChoices.colors.candidates)
    case "--kind": .words(NamedChoices.kinds.candidates)
    case "--smallest": .words(TimeKind.units.map { Candidate(word: $0.name) })
    case "--to" where command is Qty.Type:
      .words(
        UnitNames(\.pluralNames, of: kind(of: words[...])).candidates(after: keptWords))
    case "--file": .files
    default: .words([])
    }
  }

  /// Returns the kind of the amount in the words, or `nil` if they aren't one.
  private func kind(of words: ArraySlice<String>) -> (any QuantityKind.Type)? {
    let expression = try? QuantityExpression(words.joined(separator: " "))
    guard case .amount(let amount) = expression?.value else { return nil }
    return amount.kind
  }
}

extension NamedChoices {
  fileprivate var candidates: [WordCompletion.Candidate] {
    names.map { WordCompletion.Candidate(word: $0) }
  }
}

extension CommandOption {
  fileprivate var candidate: WordCompletion.Candidate {
    WordCompletion.Candidate(word: name, summary: summary)
  }
}
