/// The words of a language for small numbers and halves: `anderthalb Tassen`,
/// `ein halber Teelöffel`.
///
/// Numbers without words remain digits: a wrong word would be worse.
package struct SpokenNumbers: Sendable, Hashable, Codable {
  /// The grammatical gender of a unit's name.
  package enum Gender: String, Sendable, Hashable, Codable {
    case masculine, feminine, neuter
  }

  /// The words for zero, one and so on. One before a unit depends on its gender.
  package let counts: [String]
  /// The words for one and a half, two and a half and so on.
  package let halves: [String]
  /// The word for one of a unit: `ein`.
  package let one: [Gender: String]
  /// The word for half of a unit, after that for one: `halber`.
  package let half: [Gender: String]
  /// The genders of units by their names in US English.
  let genders: [String: Gender]

  /// Returns the words for a number of a unit, or `nil` if none are certain to be right.
  ///
  /// - Parameter unit: the name of the unit in US English, or `nil` if it is not named.
  func words(for number: AnyPresentation.Part.Number, of unit: String?) -> String? {
    let (numerator, denominator) = number.ratio
    let (twice, rest) = numerator.multipliedReportingOverflow(by: 2).partialValue
      .quotientAndRemainder(dividingBy: denominator)
    guard rest == 0, numerator < 1_000_000, twice < 2 * counts.count else { return nil }
    let whole = Int(twice / 2)
    guard twice <= 2 && twice > 0 else {
      return twice % 2 == 0 ? counts[whole] : whole <= halves.count ? halves[whole - 1] : nil
    }
    guard let gender = unit.flatMap({ genders[$0] }), let one = one[gender] else { return nil }
    return twice == 2 ? one : half[gender].map { "\(one) \($0)" }
  }
}

extension SpokenNumbers {
  /// German, up to twelve and a half. Larger numbers are written in digits.
  static let german = SpokenNumbers(
    counts: [
      "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
      "elf",
      "zwölf",
    ],
    halves: [
      "anderthalb", "zweieinhalb", "dreieinhalb", "viereinhalb", "fünfeinhalb", "sechseinhalb",
      "siebeneinhalb", "achteinhalb", "neuneinhalb", "zehneinhalb", "elfeinhalb", "zwölfeinhalb",
    ],
    one: [.masculine: "ein", .feminine: "eine", .neuter: "ein"],
    half: [.masculine: "halber", .feminine: "halbe", .neuter: "halbes"],
    genders: table([
      (
        .feminine,
        """
        second millisecond microsecond nanosecond minute hour week cup pinch gallon tonne ounce
        """
      ),
      (
        .masculine,
        """
        day tablespoon teaspoon dash drop liter milliliter microliter nanoliter centiliter deciliter
        hectoliter
        """
      ),
      (.neuter, "gram kilogram milligram microgram pound pint quart"),
    ]))

  private static func table(_ rows: [(Gender, String)]) -> [String: Gender] {
    var genders = ["fluid ounce": Gender.feminine, "cubic centimeter": .masculine]
    for (gender, names) in rows {
      for name in names.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        genders[String(Substring(name))] = gender
      }
    }
    genders["cubic meter"] = .masculine
    return genders
  }
}

extension TextWriter {
  /// Writes a part in words; returns whether its number has words.
  mutating func writeSpokenPart(
    _ part: AnyPresentation.Part, _ unit: String?, _ spoken: SpokenNumbers,
    _ style: PresentationStyle
  ) -> Bool {
    guard let words = spoken.words(for: part.number, of: unit == nil ? nil : part.unit.name) else {
      return false
    }
    begin(.number)
    writeText(words, in: style.markup)
    // Words need a space.
    if let unit { writeUnit(unit, style.spacing == .none ? style.spacing(.space) : style) }
    return true
  }
}
