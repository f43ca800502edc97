import QuantityCore
import QuantityReading

// Temperatures as a kitchen's oven shows them.

extension AmountRewriter {
  /// Writes the temperatures of a line on the scale of a kitchen's oven: the recipe's own figure if it has one, else
  /// the nearest one that an oven shows, or exactly, in food and in freezers.
  mutating func rewriteTemperatures(of line: ReadLine, for kitchen: ReaderKitchen) {
    if scaler.keepsOriginal { return }
    let temperatures = WrittenTemperature.all(in: line)
    let isSaid = temperatures.contains { $0.scale == kitchen.oven }
    for temperature in temperatures where temperature.scale != kitchen.oven {
      if temperature.scale == .gasMark {
        // A mark beside degrees says them again.
        if temperatures.count == 1, kitchen.system != .imperial {
          rewriteMark(temperature, line, on: kitchen.oven)
        }
      } else if isSaid, let ranges = line.parser.removal(of: temperature, among: temperatures) {
        for range in ranges { edits.replace(range.moved(by: line.start), with: "") }
      } else {
        rewrite(temperature, line, on: kitchen.oven)
      }
    }
  }

  private mutating func rewriteMark(
    _ temperature: WrittenTemperature, _ line: ReadLine, on scale: Temperature.Scale
  ) {
    let mark = Temperature(temperature.found.quantity.first.value, .gasMark)
    guard let degrees = mark.oven(in: scale)?.degrees else { return }
    edits.replace(
      line.range(of: temperature.tokens).moved(by: line.start),
      with: text(of: degrees) + "°" + scale.name(like: "F"))
  }

  private mutating func rewrite(
    _ temperature: WrittenTemperature, _ line: ReadLine, on scale: Temperature.Scale
  ) {
    let numbers = [temperature.found.quantity.first, temperature.found.quantity.second]
      .compactMap { $0 }
    var texts: [String] = []
    for number in numbers {
      let isNegative = temperature.minus != nil && texts.isEmpty
      let old = Temperature(isNegative ? -number.value : number.value, temperature.scale)
      let new = temperature.isOfOven ? old.oven(in: scale) : old.converted(to: scale)
      guard let new else { return }
      texts.append(text(of: new.degrees))
    }
    if scale == .gasMark {
      let marks = texts.joined(separator: "-")
      return edits.replace(
        line.range(of: temperature.tokens).moved(by: line.start), with: "gas mark \(marks)")
    }
    for (index, (number, text)) in zip(numbers, texts).enumerated() {
      let first =
        index == 0 ? temperature.minus ?? number.tokens.lowerBound : number.tokens.lowerBound
      let tokens = first..<number.tokens.upperBound
      edits.replace(line.range(of: tokens).moved(by: line.start), with: text)
    }
    let place = line.parser.tokens[temperature.scaleToken].range
    edits.replace(
      place.moved(by: line.start), with: scale.name(like: line.parser.text(place)))
  }

  /// Returns degrees to a tenth, which is as much as thermometers show.
  private func text(of degrees: Fraction) -> String {
    let tenths = degrees.multiplied(by: Fraction(10)).map {
      $0.numerator.divided(by: $0.denominator, rounding: .toNearestOrEven)
    }
    guard let tenths else { return degrees.description }
    let rounded = Fraction(numerator: tenths, denominator: 10)
    return rounded.formatted(style: style.fractions(.decimal))
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
