import ArgumentParser
import Quantities

/// The words to which a shell offers to complete a word.
enum WordCompletion {
  /// Returns what can stand at a place among the words.
  ///
  /// A shell asks here for the words of subcommands, too: it takes them for words of the question.
  static func candidates(_ words: [String], _ index: Int, _ word: String) -> [String] {
    // The first word is the program, and options do not belong to the question.
    let before = words.prefix(index).dropFirst().filter { !$0.hasPrefix("--") }
    switch before.first {
    case nil: return subcommands + names(for: word)
    case "help": return subcommands
    case Kits.configuration.commandName: return NamedChoices.kits.names
    case Units.configuration.commandName: return NamedChoices.kinds.names + names(for: word)
    case Find.configuration.commandName: return System.paths(startingWith: word)
    case Scale.configuration.commandName:
      return before.count < 2 ? [] : System.paths(startingWith: word)
    default: return following(before, word)
    }
  }

  private static var subcommands: [String] {
    Qty.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Returns what can follow the words of a question: after `to` the units of the amount's kind, else
  /// any unit.
  private static func following(_ before: [String], _ word: String) -> [String] {
    guard let last = before.last, ["to", "in", "as"].contains(last) else {
      return names(for: word) + ["to"]
    }
    guard let expression = try? QuantityExpression(before.dropLast().joined(separator: " ")),
      case .amount(let amount) = expression.value
    else { return names(for: word) }
    return names(for: word, of: [amount.kind])
  }

  /// Returns the names that a word can be completed to; where commas join several, the last of them.
  static func names(
    for word: String, of kinds: [any QuantityKind.Type] = NamedChoices.kinds.all
  ) -> [String] {
    let given = word.lastIndex(of: ",").map { word[...$0] } ?? ""
    // Units of several systems share names, and a shell offers each once.
    return Set(kinds.flatMap { names(of: $0) }).map { given + $0 }.sorted()
  }

  private static func names<Kind: QuantityKind>(of kind: Kind.Type) -> [String] {
    // A name of two words would have to be quoted; the symbol of most such units is one.
    kind.units.flatMap { [$0.plural, $0.symbol] }.filter { !$0.contains(" ") }
  }
}
