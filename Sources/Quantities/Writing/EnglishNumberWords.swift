/// How English says numbers: `two hundred thirty-seven`, `one and a half`.
struct EnglishNumberWords: Sendable, Hashable, Codable {
  /// Whether tens follow hundreds with a word: `two hundred and thirty-seven`, as in Britain.
  let joinsTensByAnd: Bool

  /// Numbers from here on are too long to say, and are written in digits.
  static let limit: UInt128 = 1_000_000_000_000_000_000_000

  static let small: [StaticString] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  static let tens: [StaticString] = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  static let scales: [StaticString] = [
    "", " thousand", " million", " billion", " trillion", " quadrillion", " quintillion",
  ]
  /// Parts of a whole up to nineteen of it.
  static let smallParts: [StaticString] = [
    "", "whole", "half", "third", "quarter", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    "seventeenth", "eighteenth", "nineteenth",
  ]
  /// What ends a part such as a twenty-second.
  static let lastDigits: [StaticString] = [
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
  ]
  static let tenthParts: [StaticString] = [
    "", "", "twentieth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth",
    "ninetieth",
  ]

  /// Whether a word takes `an`: by its first letter, but for the few that sound another way.
  static func takesAn(_ word: String) -> Bool {
    let word = word.lowercased()
    if word.hasPrefix("hour") || word.hasPrefix("honest") { return true }
    if ["uni", "us", "uk", "eu", "one"].contains(where: word.hasPrefix) { return false }
    return word.first.map { "aeiou".contains($0) } ?? false
  }
}

extension TextWriter {
  /// Writes a whole number in words.
  mutating func write(_ number: UInt128, in words: EnglishNumberWords) {
    guard number < EnglishNumberWords.limit else { return write(number) }
    guard number >= 1000 else { return write(below1000: Int(number), words) }
    var groups: [Int] = []
    var rest = number
    while rest > 0 {
      groups.append(Int(rest % 1000))
      rest /= 1000
    }
    for (place, group) in groups.enumerated().reversed() where group > 0 {
      if place < groups.count - 1 {
        write(place == 0 && group < 100 && words.joinsTensByAnd ? " and " : " ")
      }
      write(below1000: group, words)
      write(EnglishNumberWords.scales[place])
    }
  }

  private mutating func write(below1000 number: Int, _ words: EnglishNumberWords) {
    var rest = number
    if rest >= 100 {
      write(EnglishNumberWords.small[rest / 100])
      write(" hundred")
      rest %= 100
      if rest == 0 { return }
      write(words.joinsTensByAnd ? " and " : " ")
    }
    if rest < 20 {
      write(EnglishNumberWords.small[rest])
      return
    }
    write(EnglishNumberWords.tens[rest / 10])
    if rest % 10 > 0 {
      write("-")
      write(EnglishNumberWords.small[rest % 10])
    }
  }

  /// Writes a decimal in words, digit by digit behind the point: `zero point two five`.
  mutating func write(_ count: UInt128, places: Int, in words: EnglishNumberWords) {
    let scale = powerOfTen(places)
    write(count / scale, in: words)
    write(" point")
    var rest = count % scale
    var unit = scale
    for _ in 0..<places {
      unit /= 10
      write(" ")
      write(EnglishNumberWords.small[Int(rest / unit)])
      rest %= unit
    }
  }

  /// Writes a fraction below 1 in words: `a half`, `two thirds`.
  ///
  /// - Parameter hasArticle: whether one of a part is `a third`; otherwise it is `one third`.
  mutating func write(
    proper numerator: UInt128, over denominator: UInt128, in words: EnglishNumberWords,
    hasArticle: Bool
  ) {
    guard denominator < 100 else {
      write(numerator, in: words)
      write(" over ")
      return write(denominator, in: words)
    }
    let part = Int(denominator)
    if numerator == 1 && hasArticle {
      write(part == 8 || part == 11 || part == 18 || part / 10 == 8 ? "an " : "a ")
    } else {
      write(numerator, in: words)
      write(" ")
    }
    if part < 20 {
      write(EnglishNumberWords.smallParts[part])
    } else if part % 10 == 0 {
      write(EnglishNumberWords.tenthParts[part / 10])
    } else {
      write(EnglishNumberWords.tens[part / 10])
      write("-")
      write(EnglishNumberWords.lastDigits[part % 10])
    }
    if numerator > 1 { write("s") }
  }
}
