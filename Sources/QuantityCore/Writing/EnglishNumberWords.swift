/// The words for numbers in English: `two hundred thirty-seven`, `one and a half`.
struct EnglishNumberWords: Sendable, Hashable, Codable {
  /// Whether `and` joins hundreds and tens, as in Britain: `two hundred and thirty-seven`.
  let joinsTensByAnd: Bool

  /// The least number that is too long for words and is written in digits.
  static let limit: UInt128 = 1_000_000_000_000_000_000_000

  static let small: [StaticString] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  /// The tens without their ending: `y`, or `ieth` for a denominator.
  static let tens: [StaticString] = [
    "", "", "twent", "thirt", "fort", "fift", "sixt", "sevent", "eight", "ninet",
  ]
  static let scales: [StaticString] = [
    "", " thousand", " million", " billion", " trillion", " quadrillion", " quintillion",
  ]
  /// Denominators up to nineteenths. They also end others, such as a twenty-third.
  static let parts: [StaticString] = [
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    "seventeenth", "eighteenth", "nineteenth",
  ]

  /// Returns whether a word takes `an`, judging by its first letter and a few exceptions.
  fileprivate static func takesAn(_ word: String) -> Bool {
    let word = word.lowercased()
    if word.hasPrefix("hour") || word.hasPrefix("honest") { return true }
    if ["uni", "us", "uk", "eu", "one"].contains(where: word.hasPrefix) { return false }
    return word.first.map { "aeiou".contains($0) } ?? false
  }
}

extension TextWriter {
  /// Writes a number in words with its unit: `one and a half cups`, `a third of a cup`.
  mutating func writeSpokenPart(
    _ number: AnyPresentation.Part.Number, _ unit: String?, _ words: EnglishNumberWords,
    _ style: PresentationStyle
  ) {
    begin(.number)
    // Words need a space.
    let style = style.spacing == .none ? style.spacing(.space) : style
    switch number {
    case .decimal(let count, let places): writeWords(count, places: places, words)
    case .fraction(let numerator, let denominator):
      let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
      if whole == 0 && rest > 0 {
        return writeSpokenFraction(rest, over: denominator, of: unit, words, style)
      }
      writeWords(whole, words)
      if rest > 0 {
        begin(.fraction)
        writeLiteral(" and ")
        writeWords(rest, over: denominator, words, hasArticle: true)
      }
    }
    if let unit { writeUnit(unit, style) }
  }

  /// Writes a fraction of a unit in words: `half a cup`, `two thirds of a cup`.
  private mutating func writeSpokenFraction(
    _ numerator: UInt128, over denominator: UInt128, of unit: String?,
    _ words: EnglishNumberWords, _ style: PresentationStyle
  ) {
    begin(.fraction)
    guard let unit else {
      return writeWords(numerator, over: denominator, words, hasArticle: false)
    }
    if denominator == 2 {
      writeLiteral("half")
    } else {
      writeWords(numerator, over: denominator, words, hasArticle: true)
      writeLiteral(" of")
    }
    writeLiteral(EnglishNumberWords.takesAn(unit) ? " an" : " a")
    writeUnit(unit, style)
  }

  /// Writes a whole number in words.
  private mutating func writeWords(_ number: UInt128, _ words: EnglishNumberWords) {
    guard number < EnglishNumberWords.limit else { return writeDigits(number) }
    guard number >= 1000 else { return writeWords(below1000: Int(number), words) }
    var groups: [Int] = []
    var rest = number
    while rest > 0 {
      groups.append(Int(rest % 1000))
      rest /= 1000
    }
    for (place, group) in groups.enumerated().reversed() where group > 0 {
      if place < groups.count - 1 {
        writeLiteral(place == 0 && group < 100 && words.joinsTensByAnd ? " and " : " ")
      }
      writeWords(below1000: group, words)
      writeLiteral(EnglishNumberWords.scales[place])
    }
  }

  private mutating func writeWords(below1000 number: Int, _ words: EnglishNumberWords) {
    var rest = number
    if rest >= 100 {
      writeLiteral(EnglishNumberWords.small[rest / 100])
      writeLiteral(" hundred")
      rest %= 100
      if rest == 0 { return }
      writeLiteral(words.joinsTensByAnd ? " and " : " ")
    }
    if rest < 20 { return writeLiteral(EnglishNumberWords.small[rest]) }
    writeLiteral(EnglishNumberWords.tens[rest / 10])
    writeLiteral(rest % 10 > 0 ? "y-" : "y")
    if rest % 10 > 0 { writeLiteral(EnglishNumberWords.small[rest % 10]) }
  }

  /// Writes a decimal in words, digit by digit after the point: `zero point two five`.
  private mutating func writeWords(_ count: UInt128, places: Int, _ words: EnglishNumberWords) {
    let scale = powerOfTen(places)
    writeWords(count / scale, words)
    guard places > 0 else { return }
    writeLiteral(" point")
    var rest = count % scale
    var unit = scale
    for _ in 0..<places {
      unit /= 10
      writeLiteral(" ")
      writeLiteral(EnglishNumberWords.small[Int(rest / unit)])
      rest %= unit
    }
  }

  /// Writes a fraction below 1 in words: `a half`, `two thirds`.
  ///
  /// - Precondition: the denominator has words: see ``SaidDenominator/greatestInWords``.
  /// - Parameter hasArticle: whether a single part has an article: `a third` instead of
  ///   `one third`.
  private mutating func writeWords(
    _ numerator: UInt128, over denominator: UInt128, _ words: EnglishNumberWords, hasArticle: Bool
  ) {
    let part = Int(denominator)
    if numerator == 1 && hasArticle {
      writeLiteral(part == 8 || part == 11 || part == 18 || part / 10 == 8 ? "an " : "a ")
    } else {
      writeWords(numerator, words)
      writeLiteral(" ")
    }
    switch part {
    case 2: writeLiteral("half")
    case 4: writeLiteral("quarter")
    case ..<20: writeLiteral(EnglishNumberWords.parts[part])
    default:
      writeLiteral(EnglishNumberWords.tens[part / 10])
      writeLiteral(part % 10 == 0 ? "ieth" : "y-")
      writeLiteral(EnglishNumberWords.parts[part % 10])
    }
    if numerator > 1 { writeLiteral("s") }
  }
}
