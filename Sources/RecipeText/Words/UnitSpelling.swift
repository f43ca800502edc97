import QuantityCore
import QuantityReading

/// The spelling of a unit in a text: `Tbsp.`, `litres`, `OZ`.
struct UnitSpelling: Sendable {
  let unit: AnyUnit
  /// The word with its capitals and points.
  let word: String

  /// The word in lowercase, without points.
  var normalizedWord: String { word.lowercased().filter { $0 != "." } }

  var hasPoint: Bool { word.utf8.last == "." }

  /// Whether the word is in capitals. A single letter such as `T` isn't, because its case can have
  /// a meaning, nor is `EL`, which cooks always write so.
  var isInCapitals: Bool {
    if unit.definition.vessel == .spoon, word.utf8.count == 2 { return false }
    let hasSmall = word.utf8.contains { $0.isASCIILetter && $0 & 0x20 != 0 }
    return !hasSmall && word.utf8.count { $0.isASCIILetter } > 1
  }

  /// Returns whether the word is a full name rather than an abbreviation.
  func isSpelledOut(in language: PresentationLanguage) -> Bool {
    // A fast path for most words.
    if word == unit.name || word == unit.plural { return true }
    return tails(of: normalizedWord).contains { tail in
      // Hungarian has no longer word than `dkg`.
      tail == unit.name || tail == unit.plural
        || language.isName(tail, of: unit)
          && !(UnitSpelling.vowelCount(tail) == 0 && tail.utf8.allSatisfy { $0.isASCIILetter })
        || UnitSpelling.vowelCount(tail) > 1 && !tail.contains(" ")
    }
  }

  /// Returns the form of the word after a number: `cup`, `cups`. Abbreviations have no plural.
  func agreeing(with part: AnyPresentation.Part, in language: PresentationLanguage) -> String {
    // A fast path for most words.
    if language.keepsNames, word == unit.name || word == unit.plural { return part.name }
    // `colher (chá)`
    if let gap = word.firstIndex(of: " "), word[gap...].hasPrefix(" ("), word.last == ")" {
      let name = String(word.filter { $0 != "(" && $0 != ")" })
      let form = UnitSpelling(unit: unit, word: name).agreeing(with: part, in: language)
      if form != name { return String(form.prefix { $0 != " " }) + String(word[gap...]) }
      // `pint (UK)`
      let qualifier = String(word[gap...].dropFirst(2).dropLast()) + " "
      let qualified = UnitSpelling(unit: unit, word: qualifier + String(word[..<gap]))
        .agreeing(with: part, in: language)
      return String(qualified.dropFirst(qualifier.count)) + String(word[gap...])
    }
    let lowercased = word.lowercased()
    for tail in tails(of: lowercased) {
      if let form = language.form(like: tail, for: part) { return ending(in: form, after: tail) }
    }
    let normalizedWord = normalizedWord
    for tail in tails(of: normalizedWord) {
      if tail == unit.name || tail == unit.plural { return ending(in: part.name, after: tail) }
    }
    // `litres`, `lbs`
    let names = unit.definition.aliases + [unit.name, unit.symbol]
    let isOne = part.name == unit.name
    for tail in tails(of: normalizedWord) {
      // `tbs` is both singular and plural.
      let isPlural =
        tail.utf8.last == "s" && (tail.utf8.count > 3 || unit.definition.vessel != .spoon)
      if isOne, isPlural, names.contains(String(tail.dropLast())) {
        return ending(in: String(tail.dropLast()), after: tail)
      }
      // `4 Kilo`
      if !isOne, language.keepsNames, UnitSpelling.vowelCount(tail) > 1, names.contains(tail + "s")
      {
        return ending(in: tail + "s", after: tail)
      }
    }
    return word
  }

  /// Returns a form of the word with the point and the capitalization of another unit's word.
  func word(
    _ word: String, styledAs other: UnitSpelling, in language: PresentationLanguage
  ) -> String {
    var word = word
    if other.isInCapitals != isInCapitals {
      word = other.isInCapitals ? word.uppercased() : isInCapitals ? word.lowercased() : word
    }
    if hasPoint { word.removeLast() }
    return other.hasPoint && !isSpelledOut(in: language) ? word + "." : word
  }

  /// Returns the word with another ending and the same capitalization.
  private func ending(in new: String, after old: String) -> String {
    word.replacingEnding(of: old, with: new)
  }

  /// Returns the text, and its rest after one and two words, which can be qualifiers:
  /// `imperial pint`, `pint`.
  private func tails(of text: String) -> [String] {
    var text = text
    let whole =
      text.withUTF8 { NameFolding.normalized($0) }.map { String(decoding: $0, as: UTF8.self) }
      ?? text
    guard let space = whole.utf8.firstIndex(of: 0x20) else { return [whole] }
    let rest = whole[whole.utf8.index(after: space)...].drop { $0 == " " }
    guard let second = rest.utf8.firstIndex(of: 0x20) else { return [whole, String(rest)] }
    let last = rest[rest.utf8.index(after: second)...].drop { $0 == " " }
    return [whole, String(rest), String(last)]
  }

  private static func vowelCount(_ word: String) -> Int {
    word.unicodeScalars.count { "aeiouαειουωάέίόύώаеиоуыюяіїє".unicodeScalars.contains($0) }
  }
}

extension String {
  /// Returns the text with another last word. Keeps its capitalization and the points after it.
  ///
  /// - Parameters:
  ///   - old: the last word, or more of the text, in lowercase; `nil` for all of it.
  ///   - new: the replacement, in lowercase.
  func replacingEnding(of old: String? = nil, with new: String) -> String {
    let old = old ?? lowercased()
    let points = utf8.reversed().prefix { $0 == "." }.count
    var common = 0
    for (left, right) in zip(old.utf8, new.utf8) {
      guard NameFolding.lowercase(left) == NameFolding.lowercase(right) else { break }
      common += 1
    }
    // Don't split a character of several bytes.
    while common > 0, let byte = new.utf8.dropFirst(common).first, byte & 0xC0 == 0x80 {
      common -= 1
    }
    if common == old.utf8.count, common == new.utf8.count { return self }
    let kept = utf8.count - points - (old.utf8.count - common)
    guard kept >= 0 else { return self }
    let isInCapitals =
      utf8.count { $0.isASCIILetter } > 1
      && utf8.allSatisfy { !$0.isASCIILetter || $0 & 0x20 == 0 }
    var bytes = Array(utf8.prefix(kept))
    var new = new
    // `Apfel`, `Äpfel`
    if common == 0, prefix(1).lowercased() != prefix(1) {
      new = new.prefix(1).uppercased() + new.dropFirst()
    }
    for byte in new.utf8.dropFirst(common) {
      bytes.append(isInCapitals && byte.isASCIILetter ? byte & ~0x20 : byte)
    }
    bytes += utf8.suffix(points)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PresentationLanguage {
  /// Returns whether a lowercase word is one of the language's names for a unit.
  fileprivate func isName(_ word: String, of unit: AnyUnit) -> Bool {
    !keepsNames && words(for: unit.name)?.form(like: word, .other, .long) != nil
  }

  /// Returns the name of a part's unit after its number, as a form of the name that a lowercase
  /// word belongs to: `tasse`, `tasses`. Returns `nil` if the word isn't a name of the unit, or if
  /// it is a short name with a single form in CLDR.
  fileprivate func form(like word: String, for part: AnyPresentation.Part) -> String? {
    let category = category(of: part.number)
    // The forms that cooks use take precedence over CLDR's abbreviations.
    let ofCooks = data.further?.form(of: part.unit.name, like: word, category)
    if let ofCooks, ofCooks.lowercased() != word { return ofCooks }
    var hasOne = false
    if !keepsNames, let words = words(for: part.unit.name) {
      for width in [UnitPatterns.Width.long, .short, .narrow] {
        guard let form = words.form(like: word, category, width) else { continue }
        if form.lowercased() != word { return form }
        hasOne = hasOne || width == .long
      }
    }
    if let ofCooks { return ofCooks }
    // `4 Liter` doesn't take the English plural. `cdas` isn't in CLDR, so it is looked up.
    if hasOne { return word }
    let foreign = ForeignNames.of(part.unit.definition).first { $0.containsInLowerCase(word) }
    return category == .one ? foreign?.first : foreign?.last
  }
}
