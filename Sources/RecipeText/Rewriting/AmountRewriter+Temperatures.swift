import QuantityCore
import QuantityReading

// Converts temperatures to the scale of a kitchen's oven.

extension AmountRewriter {
  /// Writes the temperatures of a line on the scale of a kitchen's oven. Uses the recipe's own
  /// figure if it has one, otherwise the nearest oven setting. Temperatures of food and freezers
  /// are rounded to whole degrees. If one is unclear, all stay unchanged, and the unclear ones are
  /// returned.
  mutating func rewriteTemperatures(
    of line: ReadLine, for kitchen: ReaderKitchen
  ) -> [Safety.Obstacle] {
    var left = WrittenTemperature.unclear(in: line).map {
      Safety.Obstacle(quantity: $0, reason: "it is no temperature in °C or °F")
    }
    let temperatures = WrittenTemperature.all(in: line)
    let isGiven = temperatures.contains { $0.scale == kitchen.oven }
    // Gas marks repeat the degrees next to them, and British ovens have both.
    let keepsMarks =
      kitchen.system == .imperial || temperatures.contains { $0.scale != .gasMark }
    var removed: [Range<Int>] = []
    var written: [(temperature: WrittenTemperature, degrees: [String])] = []
    for (index, temperature) in temperatures.enumerated()
    where temperature.scale != kitchen.oven {
      if temperature.scale == .gasMark, keepsMarks { continue }
      if isGiven, isRepeated(temperature, among: temperatures, on: kitchen.oven),
        let again = line.parser.removal(of: index, among: temperatures)
      {
        removed += again
        // Both ends of `375°F-400°F/190°C-205°C` are repeated.
        if written.last?.temperature.end == temperature.start - 1, index > 0,
          line.isRange(temperatures[index - 1], temperature), let last = written.popLast()
        {
          removed.append(line.range(of: last.temperature.start..<temperature.start))
        }
      } else if isGiven, index > 0, line.isRange(temperatures[index - 1], temperature),
        written.last?.temperature.end != temperature.start - 1,
        isRepeated(temperature, among: temperatures, on: kitchen.oven)
      {
        removed.append(line.range(of: temperatures[index - 1].end..<temperature.end))
      } else if let degrees = degrees(of: temperature, in: line, on: kitchen.oven) {
        written.append((temperature, degrees))
      } else {
        left.append(
          Safety.Obstacle(quantity: temperature.found, reason: "no oven has this temperature"))
      }
    }
    guard left.isEmpty else { return left }
    edits.base = line.start
    if !scaler.keepsOriginal { edits.remove(removed) }
    for (temperature, degrees) in written {
      write(degrees, inPlaceOf: temperature, line, on: kitchen.oven)
    }
    return []
  }

  /// Returns whether one of several temperatures is nearly the same on another scale, unlike the fan
  /// oven's in `400°F/gas mark 6/190°C (fan oven)`.
  private func isRepeated(
    _ temperature: WrittenTemperature, among all: [WrittenTemperature], on scale: Temperature.Scale
  ) -> Bool {
    guard let last = temperature.numbers.last, temperature.minus == nil, scale != .gasMark,
      let degrees = Temperature(last.value, temperature.scale).converted(to: scale)?.degrees
    else { return true }
    return all.contains { other in
      guard other.scale == scale, let own = other.numbers.last?.value else { return false }
      let distance = own.subtractingReportingOverflow(degrees)
      return !distance.overflow
        && Fraction(-18)...Fraction(18) ~= distance.partialValue
    }
  }

  /// Returns the numbers of a temperature, converted to another scale.
  private func degrees(
    of temperature: WrittenTemperature, in line: ReadLine, on scale: Temperature.Scale
  ) -> [String]? {
    // A thermometer in hot fat or sugar shows finer steps than an oven.
    let step =
      temperature.isOfOven ? line.parser.thermometerStep(at: temperature.scaleToken) : nil
    var texts: [String] = []
    for number in temperature.numbers {
      let isNegative = temperature.minus != nil && texts.isEmpty
      let old = Temperature(isNegative ? -number.value : number.value, temperature.scale)
      let new =
        temperature.isOfOven && step == nil ? old.oven(in: scale) : old.converted(to: scale)
      guard let new, let degrees = step.map({ new.degrees.rounded(to: $0) }) ?? new.degrees,
        let text = text(of: degrees)
      else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// Replaces the degrees and the scale of a temperature, or appends the new ones after it.
  private mutating func write(
    _ degrees: [String], inPlaceOf temperature: WrittenTemperature, _ line: ReadLine,
    on scale: Temperature.Scale
  ) {
    let range = line.range(of: temperature.tokens)
    let joined = degrees.joined(separator: line.joint(of: temperature.numbers))
    let short = scale == .gasMark ? "gas mark \(joined)" : "\(joined)°\(scale.name(like: "F"))"
    if scaler.keepsOriginal {
      return edits.insert(" (\(short))", at: range.upperBound)
    }
    if scale == .gasMark || temperature.scale == .gasMark || !temperature.hasScale {
      // `200°fan`
      let next = line.parser.tokens[temperature.end]
      return edits.replace(range, with: short + (next.isWord && next.isGlued ? " " : ""))
    }
    for (index, (number, text)) in zip(temperature.numbers, degrees).enumerated() {
      let first = index == 0 ? temperature.minus ?? number.start : number.start
      let tokens = first..<number.end
      edits.replace(line.range(of: tokens), with: text)
    }
    let name = line.parser.tokens[temperature.scaleToken].range
    edits.replace(name, with: scale.name(like: line.parser.text(name)))
  }

  /// Returns degrees rounded to whole ones, as cookbooks give them.
  private func text(of degrees: Fraction) -> String? {
    degrees.rounded(to: Fraction(1))?.formatted(style.fractions(.decimal))
  }
}

extension ReadLine {
  /// Returns whether a dash joins two temperatures on one scale.
  fileprivate func isRange(_ first: WrittenTemperature, _ second: WrittenTemperature) -> Bool {
    first.scale == second.scale && first.end == second.start - 1
      && parser.tokens[first.end].sign.isDash
  }

  /// Returns the text between the ends of a range: ` or `; a hyphen unless it has a word.
  fileprivate func joint(of numbers: [NumberPhrase]) -> String {
    guard let first = numbers.first, let last = numbers.last, numbers.count > 1 else { return "-" }
    let between = first.end..<last.start
    guard let word = between.first(where: { parser.tokens[$0].isWord }),
      parser.keyword(word) != nil
    else { return "-" }
    return " " + parser.text(parser.tokens[word].range) + " "
  }
}

extension Temperature.Scale {
  /// Returns the name of the scale in the length and capitalization of a written one.
  fileprivate func name(like written: String) -> String {
    let isFahrenheit = self == .fahrenheit
    if written == "℉" || written == "℃" { return isFahrenheit ? "℉" : "℃" }
    if written.utf8.count > 2 {
      let name = isFahrenheit ? "Fahrenheit" : "Celsius"
      return written.first?.isLowercase == true ? name.lowercased() : name
    }
    let letter = isFahrenheit ? "F" : "C"
    let point = written.utf8.last == "." ? "." : ""
    return (written.first?.isLowercase == true ? letter.lowercased() : letter) + point
  }
}
