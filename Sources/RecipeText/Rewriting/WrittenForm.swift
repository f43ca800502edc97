import QuantityCore
import QuantityReading

/// How an amount is written in a text, as far as what takes its place goes by that.
struct WrittenForm {
  /// How its numbers are written.
  private(set) var number = NumberForm()
  /// What stands between its number and its unit.
  private(set) var gap = " "
  /// The unit, as it is written last, unless the amount is a count.
  private(set) var unit: UnitSpelling?
  /// Whether that is a name of another language, in which no other unit can be named, or a spoon's in the
  /// language of the text, whose cooks have no cups to go on with.
  private(set) var isForeign = false
  /// What stands between two parts, as in `1 cup plus 1 tbsp`, if it has several.
  private(set) var partJoint: String?
  /// What stands before the ends of a range, as in `between 2 and 3 cups`, and between them.
  private(set) var beforeEnds = ""
  private(set) var endJoint: String?
  /// Whether both ends of a range have a unit.
  private(set) var repeatsUnit = false

  private let bytes: UnsafeBufferPointer<UInt8>

  /// Makes the form of an amount of which nothing is known.
  init(in bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the form of an amount, and adds its words to those of the text.
  init(
    _ found: FoundAmount, in bytes: UnsafeBufferPointer<UInt8>, _ lexicon: Lexicon,
    _ wording: inout TextWording
  ) {
    self.bytes = bytes
    let (form, whole) = (found.form, found.utf8Range)
    if let amount = found.plain ?? found.amount.lower.amount {
      readUnits(amount.unit, form, whole.lowerBound, lexicon, &wording)
    }
    let isLarge =
      found.plain.map { ExpressionValue.amount($0).isThousands }
      ?? (found.amount.lower.isThousands || found.amount.upper.isThousands)
    // A number does not go on from one end of a range to the other.
    readNumbers(form.second == nil ? whole : form.first, form, isLarge)
    if let second = form.second {
      readNumbers(second, form, isLarge)
      readJoint(form.first, second, whole)
    }
    wording.note(number)
  }

  /// Reads how the numbers of one end are written.
  private mutating func readNumbers(_ end: Range<Int>, _ form: FoundAmount.Form, _ isLarge: Bool) {
    let hasUnit = end.contains(form.unit.lowerBound) && !form.unit.isEmpty
    let numbers = hasUnit ? end.lowerBound..<form.unit.lowerBound : end
    number.read(bytes, numbers, isLarge: isLarge)
  }

  private func text(_ range: Range<Int>) -> String {
    // Strings short enough to be stored in place are made faster this way, and most names are.
    String(unsafeUninitializedCapacity: range.count) {
      $0.initialize(fromContentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  // MARK: Units

  /// Reads the names of the units, and what stands before them.
  private mutating func readUnits(
    _ first: AnyUnit, _ form: FoundAmount.Form, _ place: Int, _ lexicon: Lexicon,
    _ wording: inout TextWording
  ) {
    if form.unit.isEmpty { return }
    let start = gapStart(before: form.unit.lowerBound, from: place)
    let hasSpace = start + 1 == form.unit.lowerBound && bytes[start] == 0x20
    if start > place, !hasSpace { gap = text(start..<form.unit.lowerBound) }
    var firstEnd: Int?
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: bytes[..<start]))
    cursor.position = place
    while !cursor.isAtEnd {
      guard let (unit, range) = cursor.readUnit(first.kind, lexicon) else { continue }
      wording.note(UnitSpelling(unit: unit, word: text(range)))
      if form.second.map({ range.upperBound <= $0.lowerBound }) ?? false { repeatsUnit = true }
      firstEnd = firstEnd ?? range.upperBound
    }
    let named = lexicon.unit(named: bytes, form.unit, kind: first.kind)
    guard let last = named?.unit ?? (firstEnd == nil ? first : nil) else { return }
    var word = text(form.unit)
    // The capital in `Pinch of salt` is that of the sentence.
    if start == place, word.isCapitalized { word = word.lowercased() }
    unit = UnitSpelling(unit: last, word: word)
    isForeign =
      named?.isForeign ?? lexicon.isForeign(UnsafeBufferPointer(rebasing: bytes[form.unit]))
      || lexicon.recipeLanguage != nil && last.isScooped && !last.definition.isEnglish(word)
    if !isForeign { wording.note(UnitSpelling(unit: last, word: word)) }
    if form.second == nil, let firstEnd { partJoint = jointOfParts(from: firstEnd, to: start) }
  }

  /// Returns where spaces and hyphens begin that end at a place.
  private func gapStart(before end: Int, from start: Int) -> Int {
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: bytes[..<end]))
    var place = end
    while place > start {
      let byte = bytes[place - 1]
      if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "-") {
        place -= 1
        continue
      }
      // A space of several bytes, or of the letters of an entity.
      cursor.position = place - 1
      while cursor.position > start, place - cursor.position < 8,
        cursor.peek() & 0xC0 == 0x80 || byte == UInt8(ascii: ";") && !cursor.isAt("&")
      {
        cursor.position -= 1
      }
      let first = cursor.position
      if !cursor.skip("\u{2011}"), let length = cursor.spaceBeyondASCII {
        cursor.position += length
      }
      guard cursor.position >= place else { break }
      place = first
    }
    return place
  }

  /// Returns what joins the first part to the next one, if that is a word or a sign for it.
  private func jointOfParts(from start: Int, to end: Int) -> String? {
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: bytes[..<end]))
    cursor.position = start
    _ = cursor.skip(",")
    cursor.skipSpaces()
    if let (word, end) = cursor.keyword, word == .plus || word == .and { cursor.position = end }
    if !cursor.skip("+") { _ = cursor.skip("&") }
    cursor.skipSpaces()
    guard cursor.isAtNumber(.point), cursor.position - start <= 16 else { return nil }
    return text(start..<cursor.position)
  }

  // MARK: Ranges

  private mutating func readJoint(_ first: Range<Int>, _ second: Range<Int>, _ whole: Range<Int>) {
    guard whole.lowerBound <= first.lowerBound, first.upperBound <= second.lowerBound,
      second.lowerBound - first.upperBound <= 16
    else { return }
    beforeEnds = text(whole.lowerBound..<first.lowerBound)
    endJoint = text(first.upperBound..<second.lowerBound)
  }
}

extension ByteCursor {
  /// Reads the name of a unit, if one begins here, or else steps over a word or what else is here.
  fileprivate mutating func readUnit(
    _ kind: AnyKind, _ lexicon: Lexicon
  ) -> (unit: AnyUnit, Range<Int>)? {
    let start = position
    guard isAtLetter || peek() >= 0x80, endOfWord() > start else {
      position = endOfCharacter()
      return nil
    }
    position = endOfWord()
    var found = lexicon.unit(named: bytes, start..<position, kind: kind).map {
      ($0.unit, start..<position)
    }
    // `fl oz`, `imperial pint`
    var probe = self
    for _ in 0..<2 {
      guard probe.peek() == 0x20 else { break }
      probe.skipSpaces()
      guard probe.isAtLetter else { break }
      probe.position = probe.endOfWord()
      if let unit = lexicon.unit(named: bytes, start..<probe.position, kind: kind) {
        found = (unit.unit, start..<probe.position)
        position = probe.position
      }
    }
    return found
  }
}

extension Lexicon {
  /// Returns the unit of a kind that a name in a text means, and whether the name is of no language of the
  /// lexicon's; `nil` for a name that means it only where the kind is known, as `oz` means a volume.
  func unit(
    named bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, kind: AnyKind
  ) -> (unit: AnyUnit, isForeign: Bool)? {
    let name = UnsafeBufferPointer(rebasing: bytes[range])
    if let short = shortNames.entry(named: name), short.kind == kind, !short.isContextual {
      return short.unit.map { ($0, short.isForeign) }
    }
    guard let unit = match(name, kind: kind).unit else { return nil }
    let plain = match(name, kind: nil)
    return plain.isAmbiguous || plain.unit == unit ? (unit, plain.isForeign) : nil
  }
}

extension UnitDefinition {
  /// Whether a word, as it is written, is one of the unit's English names.
  fileprivate func isEnglish(_ word: String) -> Bool {
    let word = word.lowercased().filter { $0 != "." }
    return ([name, plural, symbol] + aliases).contains { $0.lowercased() == word }
  }
}

extension ExpressionValue {
  /// Whether the number, without its unit, is 1000 or more.
  fileprivate var isThousands: Bool {
    switch self {
    case .number(let number): number.numerator.magnitude / 1000 >= number.denominator.magnitude
    // Most are less than half as much, which is seen without a division.
    case .amount(let amount):
      amount.tickCount.magnitude >> 9 >= amount.unit.size
        && amount.tickCount.magnitude / 1000 >= amount.unit.size
    case .quotient: false
    }
  }
}

extension String {
  /// Whether the text begins with a capital, and is not in capitals.
  fileprivate var isCapitalized: Bool {
    guard let first = utf8.first, (0x41...0x5A).contains(first), utf8.count > 1 else {
      return false
    }
    return !utf8.dropFirst().contains { (0x41...0x5A).contains($0) }
  }
}
