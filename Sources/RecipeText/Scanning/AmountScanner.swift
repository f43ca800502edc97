import QuantityCore
import QuantityReading

/// Steps through the bytes of a text from one amount to the next.
///
/// The text comes in segments, within which amounts stand. At each number a lenient reader is asked for
/// an amount, and the words around it tell what that does. What is looked at and then left is no longer
/// than what is taken, or is looked at once for each line, so that the time is in proportion to the
/// text.
struct AmountScanner: ~Copyable {
  /// What stands at a place of a line.
  enum Item {
    case amount(ScannedAmount)
    /// What looks like an amount and cannot be read.
    indirect case mistake(Range<Int>, ParseError)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The finder, which holds the vocabulary by which the reader reads.
  private let finder: AmountFinder
  private var segments: TextSegments
  private(set) var isNutrition: Bool
  /// The reader, in the line up to the end of the segment.
  var reader: Grammar
  /// The whole line, for what stands after the segment.
  var line: ByteCursor
  /// Where the line begins in the text, from which the places in an item count; -1 before the first one.
  private(set) var base = -1
  var place = Place()
  /// What the words of the line say from the item's start to the end of the segment, as far as it was found out.
  var facts = LineFacts()
  /// Whether the text is read by the words of English alone.
  let isEnglish: Bool
  /// Where in the line the noun stands that the last count counts.
  private var counted = 0..<0
  /// What was found and isn't given yet, the next one last.
  var pending: [Item] = []
  /// The first number in front of a word that isn't a count, as it does not begin a line, and where its line
  /// begins.
  var loneNumber: (amount: ScannedAmount, base: Int)?

  /// - Parameters:
  ///   - markup: the mark-up that is open where the text begins.
  ///   - isNutrition: whether the lines before were a list of nutrition facts.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ finder: AmountFinder, _ markup: Markup,
    isNutrition: Bool
  ) {
    self.bytes = bytes
    self.finder = finder
    segments = TextSegments(bytes, after: markup)
    self.isNutrition = isNutrition
    reader = AmountScanner.reader(bytes, finder, 0..<0)
    line = reader.cursor
    isEnglish = line.isEnglish
  }

  private static func reader(
    _ bytes: UnsafeBufferPointer<UInt8>, _ finder: AmountFinder, _ range: Range<Int>
  ) -> Grammar {
    Grammar(
      UnsafeBufferPointer(rebasing: bytes[range]), as: .runningText,
      decimalMark: finder.decimalMark, LexiconView(finder.vocabulary.lexicon))
  }

  /// The mark-up that is open where the text ends.
  var markup: Markup { segments.markup }

  /// Returns the next item, whose places count from the line's first byte.
  mutating func next() -> Item? {
    while true {
      while let item = pending.popLast() {
        if isApart(item) { return item }
      }
      if findInSegment() { continue }
      guard let segment = segments.next() else { return nil }
      begin(segment)
    }
  }

  /// Goes on to the next item of the segment; gives whether there is one.
  private mutating func findInSegment() -> Bool {
    while true {
      skipPlainWords()
      if reader.cursor.isAtEnd { return false }
      if step() { return true }
    }
  }

  /// Whether nothing of an item was counted before it, as the `half` of `2 half a cup` is.
  private mutating func isApart(_ item: Item) -> Bool {
    guard case .amount(let amount) = item else { return true }
    guard !amount.range.overlaps(counted) else { return false }
    if let noun = amount.form.counted { counted = noun }
    return true
  }

  private mutating func begin(_ segment: TextSegment) {
    let isNewLine = base != segment.line.lowerBound
    if isNewLine {
      base = segment.line.lowerBound
      counted = 0..<0
      line = AmountScanner.reader(bytes, finder, segment.line).cursor
    }
    reader = AmountScanner.reader(bytes, finder, base..<segment.range.upperBound)
    reader.cursor.position = segment.range.lowerBound - base
    place.countEnd = nil
    if !isNewLine, segment.beginning == .cell {
      place = Place()
      place.isAtStart = true
    } else if isNewLine || segment.beginning != .nothing {
      place = Place()
      place.isAtStart = segment.beginning != .value
      facts.begin(at: reader.cursor.position)
    }
    if isNewLine, isNutrition || reader.cursor.beginsNutrition {
      facts.read(reader.cursor)
      isNutrition =
        facts.speaksOfNutrition || facts.namesNutrients || facts.namesFoods
        || facts.namesServings
    }
    if !segment.key.isEmpty {
      beginValue(of: segment.key.lowerBound - base..<segment.key.upperBound - base)
    }
  }

  /// Begins the value of a key: how many `recipeYield` feeds, or a fact such as `fatContent`.
  private mutating func beginValue(of key: Range<Int>) {
    let name = line.bytes[key]
    place.isAfterPer = name.suffix(7).elementsEqual("Content".utf8) || name.isWord("servingsize")
    place.isAfterYield = line.recipeWord(in: key).contains(.yield)
  }

  // MARK: Steps

  /// Goes on to the next place where an amount could begin; gives whether an item was found.
  private mutating func step() -> Bool {
    let before = reader.cursor.position
    reader.cursor.skipSpaces()
    if reader.cursor.position > before { return false }
    let byte = reader.cursor.peek()
    if skipIdentifier() { return false }
    if reader.cursor.isAtNumber(reader.decimalMark) {
      let start = reader.cursor.position
      let found = readNumber()
      // Whatever a number is taken for, it is looked at once.
      if !found, reader.cursor.position == start { skip(to: start + 1) }
      return found
    }
    if reader.cursor.isAtLetter || byte >= 0x80 { return readWord() }
    readSign(byte)
    return false
  }

  /// Steps over a run that isn't read, if one begins here.
  private mutating func skipIdentifier() -> Bool {
    let start = reader.cursor.position
    guard start >= place.runEnd, HTMLEntity(at: reader.cursor) == nil else { return false }
    let (end, canBeIdentifier) = reader.cursor.endOfRun()
    place.runEnd = max(end, start + 1)
    guard canBeIdentifier, reader.cursor.isIdentifier(upTo: end) else { return false }
    // `2 x400g tins`
    if place.countEnd != nil, reader.cursor.isAtTimes { return false }
    reader.cursor.position = end
    place.goOn()
    return true
  }

  private mutating func readSign(_ byte: UInt8) {
    let start = reader.cursor.position
    reader.cursor.position += 1
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "_"),
      UInt8(ascii: ">"):
      break
    case UInt8(ascii: "("), UInt8(ascii: "["):
      if place.isAtStart, reader.cursor.skipRemark() { return }
      place.isAtStart = false
      if place.isIngredient, byte == UInt8(ascii: "(") {
        (place.isAtGroup, place.isGroupDirect) = (true, place.amountEnd != nil)
        // `1 can tomatoes (14 oz)`
        if place.countsContainers { place.countEnd = start + 1 }
        place.countsContainers = false
      }
    case UInt8(ascii: ")"):
      place.goOn()
      (place.isInAlternate, place.isInSize) = (false, false)
    case UInt8(ascii: ","):
      let isIngredient = place.hasAmount
      place.goOn()
      (place.isAfterComma, place.isAfterCount) = (isIngredient, false)
    case UInt8(ascii: "~"): place.isApproximate = true
    case UInt8(ascii: ":"):
      // `Servings: 4`, `bay leaves: 2`
      let isAfterWord = place.wordEnd == start
      let isAfterYield = place.isAfterYield
      let word = isAfterWord ? place.word : []
      let isAfterPer = place.isAfterPer
      place.goOn()
      place.isAfterPer = isAfterPer
      place.isAfterYield = isAfterYield
      place.isAfterNoun = !word.isDisjoint(with: .counted)
      (place.word, place.wordEnd) = (word, start + 1)
    default: place.goOn()
    }
  }

  /// Steps over a sign or a word that does not matter.
  mutating func skip(to end: Int) {
    reader.cursor.position = max(end, reader.cursor.position + 1)
    place.goOn()
  }
}
