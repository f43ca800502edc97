import QuantityCore
import QuantityReading

// Temperatures as a kitchen's oven shows them.

extension AmountRewriter {
  /// Writes the temperatures of a line on the scale of a kitchen's oven: the recipe's own figure if it has one, else
  /// the nearest one that an oven shows, or exactly, in food and in freezers. If one of them is unclear, all stay, and
  /// the unclear ones are returned.
  mutating func rewriteTemperatures(
    of line: ReadLine, for kitchen: ReaderKitchen
  ) -> [Safety.Obstacle] {
    var left = WrittenTemperature.unclear(in: line).map {
      Safety.Obstacle(quantity: $0, reason: "it is no temperature in °C or °F")
    }
    let temperatures = WrittenTemperature.all(in: line)
    let isSaid = temperatures.contains { $0.scale == kitchen.oven }
    // Gas marks beside degrees say them again, and British ovens have both.
    let keepsMarks =
      kitchen.system == .imperial || temperatures.contains { $0.scale != .gasMark }
    var removed: [Range<Int>] = []
    var written: [(temperature: WrittenTemperature, degrees: [String])] = []
    for (place, temperature) in temperatures.enumerated()
    where temperature.scale != kitchen.oven {
      if temperature.scale == .gasMark, keepsMarks { continue }
      if isSaid, let again = line.parser.removal(of: place, among: temperatures) {
        removed += again
      } else if let degrees = degrees(of: temperature, on: kitchen.oven) {
        written.append((temperature, degrees))
      } else {
        left.append(
          Safety.Obstacle(quantity: temperature.found, reason: "no oven has this temperature"))
      }
    }
    guard left.isEmpty else { return left }
    if !scaler.keepsOriginal {
      for range in removed { edits.replace(range.moved(by: line.start), with: "") }
    }
    for (temperature, degrees) in written {
      write(degrees, inPlaceOf: temperature, line, on: kitchen.oven)
    }
    return []
  }

  /// Returns the numbers of a temperature on another scale.
  private func degrees(
    of temperature: WrittenTemperature, on scale: Temperature.Scale
  ) -> [String]? {
    var texts: [String] = []
    for number in temperature.numbers {
      let isNegative = temperature.minus != nil && texts.isEmpty
      let old = Temperature(isNegative ? -number.value : number.value, temperature.scale)
      let new = temperature.isOfOven ? old.oven(in: scale) : old.converted(to: scale)
      guard let new, let text = text(of: new.degrees) else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// Writes degrees in the words of a temperature, or behind it.
  private mutating func write(
    _ degrees: [String], inPlaceOf temperature: WrittenTemperature, _ line: ReadLine,
    on scale: Temperature.Scale
  ) {
    let place = line.range(of: temperature.tokens).moved(by: line.start)
    let joined = degrees.joined(separator: "-")
    let short = scale == .gasMark ? "gas mark \(joined)" : "\(joined)°\(scale.name(like: "F"))"
    if scaler.keepsOriginal {
      return edits.replace(place.upperBound..<place.upperBound, with: " (\(short))")
    }
    if scale == .gasMark || temperature.scale == .gasMark {
      return edits.replace(place, with: short)
    }
    for (index, (number, text)) in zip(temperature.numbers, degrees).enumerated() {
      let first =
        index == 0 ? temperature.minus ?? number.tokens.lowerBound : number.tokens.lowerBound
      let tokens = first..<number.tokens.upperBound
      edits.replace(line.range(of: tokens).moved(by: line.start), with: text)
    }
    let name = line.parser.tokens[temperature.scaleToken].range
    edits.replace(name.moved(by: line.start), with: scale.name(like: line.parser.text(name)))
  }

  /// Returns degrees to a tenth, which is as much as thermometers show.
  private func text(of degrees: Fraction) -> String? {
    degrees.rounded(to: Fraction(1, 10))?.formatted(style.fractions(.decimal))
  }
}

extension Temperature.Scale {
  /// Returns the name of the scale, as long as a written one and with its capitals.
  fileprivate func name(like written: String) -> String {
    let isFahrenheit = self == .fahrenheit
    if written.utf8.count > 2 {
      let name = isFahrenheit ? "Fahrenheit" : "Celsius"
      return written.first?.isLowercase == true ? name.lowercased() : name
    }
    let letter = isFahrenheit ? "F" : "C"
    let point = written.utf8.last == UInt8(ascii: ".") ? "." : ""
    return (written.first?.isLowercase == true ? letter.lowercased() : letter) + point
  }
}
