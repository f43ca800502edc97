import QuantityCore

/// A kind of quantity that the library does not support, for a specific error: `5 km` is not a
/// misspelling.
package struct UnsupportedKind {
  /// The name of the kind: `length`.
  let name: String
  /// A noun phrase for messages: `a length`.
  let phrase: String

  fileprivate static let length = UnsupportedKind(name: "length", phrase: "a length")
  fileprivate static let area = UnsupportedKind(name: "area", phrase: "an area")
  fileprivate static let speed = UnsupportedKind(name: "speed", phrase: "a speed")
  fileprivate static let temperature = UnsupportedKind(
    name: "temperature", phrase: "a temperature")
  fileprivate static let degree = UnsupportedKind(
    name: "temperature", phrase: "a temperature or an angle")

  private static func kind(_ name: String, _ phrase: String? = nil) -> UnsupportedKind {
    UnsupportedKind(name: name, phrase: phrase ?? "a unit of \(name)")
  }

  /// The singular names of units, except names in the catalogue.
  ///
  /// They are only looked up after no supported unit was found.
  private static let table: [(kind: UnsupportedKind, units: String)] = [
    (
      length,
      """
      m, meter, metre, km, kilometer, kilometre, dm, decimeter, decimetre, cm, centimeter, centimetre, mm,
      millimeter, millimetre, µm, um, micrometer, micrometre, micron, nm, nanometer, nanometre, in, inch,
      ft, foot, feet, yd, yard, mi, mile, nmi, nautical mile, furlong, fathom, league, parsec, angstrom,
      light year, light-year, lightyear, ", ″, ”, ', ′, ’
      """
    ),
    (
      temperature,
      "°C, ºC, °F, ºF, ℃, ℉, F, f, K, degC, degF, celsius, centigrade, fahrenheit, kelvin,"
        + "gas mark"
    ),
    (degree, "°, º, deg, degree"),
    (area, "acre, ha, hectare, sqft, sqm, sqin, sqkm, sqmi, sqyd"),
    (speed, "mph, kph, kmh, kmph, knot, fps"),
    (
      kind("currency", "a currency"),
      """
      $, €, £, ¥, ¢, ₹, ₩, ₽, ₺, dollar, buck, cent, euro, penny, pennies, pence, quid, yen, yuan, rupee, ruble,
      peso, franc, krona, krone, bitcoin, usd, eur, gbp, jpy, cny, inr, chf, aud, cad
      """
    ),
    (
      kind("data size", "a data size"),
      """
      bit, byte, kB, MB, GB, TB, PB, kbit, mbit, gbit, KiB, MiB, GiB, TiB, kilobit, megabit, gigabit,
      kilobyte, megabyte, gigabyte, terabyte, petabyte, kibibyte, mebibyte, gibibyte, tebibyte
      """
    ),
    (
      kind("energy"),
      """
      cal, kcal, calorie, kilocalorie, J, kJ, MJ, joule, kilojoule, megajoule, Wh, kWh, kilowatt-hour,
      kilowatt hour, watt hour, BTU, erg, eV
      """
    ),
    (kind("power"), "W, kW, MW, GW, watt, kilowatt, megawatt, hp, horsepower"),
    (
      kind("pressure"),
      """
      bar, mbar, millibar, Pa, hPa, kPa, MPa, pascal, hectopascal, kilopascal, psi, atm, atmosphere, torr, mmHg
      """
    ),
    (kind("force"), "N, kN, newton, lbf, kgf, dyne"),
    (kind("angle", "an angle"), "rad, radian, arcminute, arcsecond, gradian"),
    (
      kind("frequency"),
      "Hz, kHz, MHz, GHz, hertz, kilohertz, megahertz, gigahertz, rpm, bpm"
    ),
    (
      kind("electricity"),
      "A, mA, amp, ampere, milliamp, V, mV, kV, volt, Ω, ohm, mAh, farad, coulomb"
    ),
    (
      kind("amount of substance", "an amount of substance"),
      "mol, mmol, mole, millimole, eq, meq, milliequivalent"
    ),
    (kind("concentration"), "ppm, ppb, ppt"),
    (kind("biological activity"), "IU, international unit"),
    (kind("fuel economy"), "mpg, kpl"),
    (kind("light"), "lumen, lux, lx, candela"),
    (kind("loudness"), "dB, decibel"),
  ]

  /// The names, each with its kind.
  private static var words: [(word: String, meaning: UnsupportedKind)] {
    table.flatMap { row in
      row.units.split(separator: ",").map { name in
        (word: String(name.drop { $0 == " " || $0 == "\n" }), meaning: row.kind)
      }
    }
  }

  private static let units = WordTable(words)

  /// All names, for tests.
  package static var names: [String] { words.map { $0.word } }
}

extension UnsupportedKind {
  /// Finds the kind of the unit with a name, in the singular or the plural.
  ///
  /// Case is ignored, except for most single letters.
  fileprivate init?(named range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    // In `5 a`, it isn't a current.
    if range.count == 1, "anvwjk".utf8.contains(bytes[range.lowerBound]) { return nil }
    var name = range
    while true {
      if let kind = UnsupportedKind.units[bytes, name] {
        self = kind
        return
      }
      // `miles`, `inches`
      let last = UInt8(ascii: name.count == range.count ? "s" : "e")
      guard name.count > 3, name.count > range.count - 2,
        NameFolding.lowercase(bytes, name.upperBound - 1) == last
      else { return nil }
      name = name.lowerBound..<name.upperBound - 1
    }
  }
}

extension Grammar {
  /// Returns the error for a unit of an unsupported kind, if the name of one starts at an offset:
  /// `km`, `sq ft`, `km/h`, `° F`, `€`.
  func unsupportedUnit(at start: Int) -> ParseError? {
    let probe = cursor.at(start)
    guard !probe.isAtEnd, let (kind, end) = probe.unsupportedUnit(),
      !lexicon.kinds.contains(where: { $0.name == kind.name })
    else { return nil }
    if probe.isAtMark {
      // Elsewhere, these are quotation marks.
      guard start > 0, cursor.bytes[start - 1] &- 0x30 < 10 else { return nil }
      return .feetAndInches(start..<end)
    }
    return ParseError(
      .unsupportedKind, at: start..<end, "\(quote(start..<end)) is \(kind.phrase)")
  }
}

extension Grammar {
  /// The error for a rate after `at` in units of an unsupported kind: `3 lb at $4/lb`.
  func unsupportedRate(at start: Int) -> ParseError? {
    var probe = at(start)
    guard probe.cursor.skipWord("at") || probe.cursor.skip("@") else { return nil }
    probe.cursor.skipSpaces()
    if let error = unsupportedUnit(at: probe.cursor.position) { return error }
    guard (try? probe.readNumber()) != nil else { return nil }
    probe.cursor.skipSpaces()
    return unsupportedUnit(at: probe.cursor.position)
  }

  /// The error for an area, if the name of one starts here: the `m2` in `25 g/m2`.
  var areaBelow: ParseError? {
    guard cursor.unsupportedUnit()?.kind.name == "area" else { return nil }
    return unsupportedUnit(at: cursor.position)
  }
}

extension ParseError {
  static func feetAndInches(_ range: Range<Int>) -> ParseError {
    ParseError(.unsupportedKind, at: range, "feet and inches are lengths")
  }
}

extension ByteCursor {
  /// Whether a sign for feet or inches is here.
  fileprivate var isAtMark: Bool {
    isAt("'") || isAt("\"") || isAt("′") || isAt("″") || isAt("’") || isAt("”")
  }

  /// Returns the kind of the unit whose name starts here, and the end offset of the name.
  fileprivate func unsupportedUnit() -> (kind: UnsupportedKind, end: Int)? {
    let start = position
    let end = max(isAtMark ? endOfCharacter() : endOfWord(), endOfCharacter())
    var next = at(end)
    let power = next.endOfSquare
    if !next.skip("-") { next.skipSpaces() }
    let word = next.position..<next.endOfWord()
    let other = UnsupportedKind(named: word, in: bytes)
    // `sq ft`
    if other?.name == "length", isSquare(start..<end) { return (.area, word.upperBound) }
    // `light-year`, `nautical mile`
    if !word.isEmpty, let kind = UnsupportedKind(named: start..<word.upperBound, in: bytes) {
      return (kind, word.upperBound)
    }
    // `m²`
    if end > start + 2, bytes[start..<end].suffix(2).elementsEqual("²".utf8),
      UnsupportedKind(named: start..<end - 2, in: bytes)?.name == "length"
    {
      return (.area, end)
    }
    guard let kind = UnsupportedKind(named: start..<end, in: bytes) else { return nil }
    switch kind.phrase {
    case UnsupportedKind.length.phrase:
      if let power { return (.area, power) }
      return endOfTime(after: end).map { (.speed, $0) } ?? (kind, end)
    case UnsupportedKind.degree.phrase:
      let isScale = other?.name == "temperature" || bytes[word].elementsEqual("C".utf8)
      return isScale ? (.temperature, word.upperBound) : (kind, end)
    default: return (kind, end)
    }
  }

  /// The end offset of the 2 in `cm2`, if it is here.
  var endOfSquare: Int? {
    guard peek() == "2" else { return nil }
    let next = ByteCursor(bytes, at: position + 1)
    return next.isAtDigit || next.isAtLetter ? nil : next.position
  }

  private func isSquare(_ range: Range<Int>) -> Bool {
    ["sq", "sq.", "square"].contains { word in
      word.utf8.elementsEqual(bytes[range].lazy.map(NameFolding.lowercase))
    }
  }

  /// Returns the end offset of a unit of time that divides a length: `/h`, ` per hour`.
  private func endOfTime(after end: Int) -> Int? {
    var probe = at(end).afterSpaces
    guard probe.skip("/") || probe.skip(.per) else { return nil }
    probe.skipSpaces()
    let word = probe.position..<probe.endOfWord()
    let isTime = ["h", "hr", "hour", "min", "minute", "s", "sec", "second"].contains {
      $0.utf8.elementsEqual(bytes[word].lazy.map(NameFolding.lowercase))
    }
    return isTime ? word.upperBound : nil
  }
}
