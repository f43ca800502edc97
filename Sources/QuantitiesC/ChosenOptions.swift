import CQuantities
import IngredientDensities
import Quantities
import QuantityAnswers

/// The options of a call.
struct ChosenOptions {
  var options = QuestionOptions()
  /// Whether a style was named, which then replaces the recipe's own.
  var hasStyle = false
  /// The way to measure the ingredients of a recipe.
  var method = IngredientScaler.Method.asWritten
  /// The kitchen to scale a recipe for.
  var kitchen: ReaderKitchen?

  init() {}

  /// Sets an option by name; an option without a value is a flag.
  private mutating func set(_ name: String, to value: String?) throws(OptionError) {
    if let value {
      // Questions don't have these options, and would report them as unknown.
      if name == "weigh" || name == "spoon" { throw OptionError(name, " takes no value") }
      if name == "for" {
        kitchen = try NamedChoices.kitchens.value(named: value, of: name)
        return try checkKitchen()
      }
      try options.set(name, to: value)
      hasStyle = hasStyle || name == "style"
      return
    }
    switch name {
    case "weigh", "spoon":
      if method != .asWritten { throw OptionError("weigh", " and spoon cannot be combined") }
      method = name == "weigh" ? .weight : .volume
      try checkKitchen()
    case "for":
      throw OptionError(
        name, ": a value is missing", hint: "choose one of \(NamedChoices.kitchens.list)")
    default: try options.set(name)
    }
  }

  private func checkKitchen() throws(OptionError) {
    guard kitchen != nil, method != .asWritten else { return }
    throw OptionError("for", " cannot be combined with weigh and spoon")
  }
}

extension ChosenOptions {
  /// Decodes options from their 64 bits.
  init(_ bits: qty_options) throws(Failure) {
    var rest = bits
    for field in OptionTable.fields {
      let place = Int(truncatingIfNeeded: (bits & field.mask) >> field.lowestBit) - 1
      rest &= ~field.mask
      if place < 0 { continue }
      let value = field.values.name(at: place)
      if value == nil, !field.values.isEmpty {
        guard OptionTable.other(than: field, at: place) != nil else { throw ChosenOptions.unknown }
        continue
      }
      do throws(OptionError) {
        try set(field.name, to: value)
      } catch {
        throw Failure(error)
      }
    }
    if rest != 0 { throw ChosenOptions.unknown }
  }

  private static var unknown: Failure {
    Failure(QTY_INVALID_OPTION, "the options have bits that mean nothing")
  }

  /// Encodes options given by name and separated by spaces: `kit=metric exact`.
  static func bits(of text: String) throws(Failure) -> qty_options {
    var (bits, chosen): (qty_options, ChosenOptions) = (0, ChosenOptions())
    let bytes = text.utf8
    for word in bytes.split(whereSeparator: { $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      do throws(OptionError) {
        try chosen.read(String(Substring(word)), into: &bits)
      } catch {
        let start = bytes.distance(from: bytes.startIndex, to: word.startIndex)
        throw Failure(error, range: start..<start + word.count)
      }
    }
    return bits
  }

  private mutating func read(_ word: String, into bits: inout qty_options) throws(OptionError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let (name, value) = (parts[0], parts.count > 1 ? parts[1] : nil)
    guard let field = OptionTable.field(named: name) else {
      throw OptionError(
        name, ": there is no such option",
        hint: "choose one of \(OptionTable.fields.map { $0.name }.joined(separator: ", "))")
    }
    guard bits & field.mask == 0 else {
      let place = Int(truncatingIfNeeded: (bits & field.mask) >> field.lowestBit) - 1
      let other = OptionTable.other(than: field, at: place)
      throw OptionError(
        name, other.map { " and \($0.name) cannot be combined" } ?? " is given twice")
    }
    try set(name, to: value)
    // Throws if a value is out of range or can't be combined.
    _ = try Question(presenting: options)
    guard let value else {
      bits |= 1 << field.lowestBit
      return
    }
    guard let place = field.values.place(of: value) else {
      throw OptionError(name, ": '\(value)' does not fit", hint: field.values.expected)
    }
    bits |= UInt64(place + 1) << field.lowestBit
  }
}
