import QuantityCore
import QuantityReading

// Nearly all amounts: digits, a short name, and the name of an ingredient.

extension AmountScanner {
  /// Reads an amount in digits with a short name, before a word with which no amount goes on; gives whether there
  /// was one.
  ///
  /// Nearly all amounts are such, and this takes a third of reading one as a phrase.
  mutating func readPlainAmount() -> Bool {
    // At the start of a line `2 tbsp. Salt` is an abbreviation.
    guard isEnglish, let plain = reader.plainAmount(inSentence: !place.isAtStart) else {
      return false
    }
    let hasPeriod =
      plain.end < reader.cursor.bytes.count && line.bytes[plain.end] == UInt8(ascii: ".")
    let end = hasPeriod ? plain.end + 1 : plain.end
    // The text may go on in another cell.
    if hasPeriod, line.goesOn(afterPeriodAt: end, inCapitals: false) { return false }
    guard endsAmount(at: end) else { return false }
    let range = reader.cursor.position..<plain.end
    let form = FoundAmount.Form(first: range, unit: plain.unitRange)
    guard !line.isCounted(by: plain.unitRange),
      !line.isUnclearThousand(range, unit: plain.unitRange, reader.decimalMark),
      endOfOther(plain.amount, range, range, form) == nil
    else { return false }
    take(
      ScannedAmount(plain.amount, isAbout: place.isApproximate, .amount, range, form), upTo: end)
    return true
  }

  /// Whether nothing comes next that an amount goes on with, as nearly always, since the name of an ingredient does.
  private mutating func endsAmount(at end: Int) -> Bool {
    facts.read(reader.cursor)
    var next = ahead(end)
    next.skipPlainSpaces()
    if let (word, after) = facts.plainWords.words(ahead: next.position) {
      if !word.meaning.contains(.joiner) { return true }
      // `12 hours and cook`: what a joiner stands before begins with a number.
      if !word.meaning.contains(.turn), let after, !after.meaning.contains(.keyword) {
        return true
      }
    }
    return !reader.canGoOn(from: next.position)
  }
}
