import QuantityCore
import QuantityReading

/// A temperature in a text, with the tokens of its number and scale: `350-375 degrees F`,
/// `gas mark 4`.
struct WrittenTemperature: TokenSpan {
  let found: ClassifiedQuantity
  let scale: Temperature.Scale
  /// The index of the token that names the scale, or of the last token of `350 degrees`.
  let scaleToken: Int
  /// Whether the scale is named.
  var hasScale = true
  /// The index of a minus sign before the number.
  let minus: Int?
  /// Whether it is an oven temperature, which is set in steps.
  let isOfOven: Bool

  var tokens: Range<Int> {
    min(scaleToken, minus ?? found.start)..<max(scaleToken + 1, found.end)
  }

  /// The number, or both ends of a range.
  var numbers: [NumberPhrase] {
    [found.quantity.first, found.quantity.second].compactMap { $0 }
  }

  /// Returns the temperatures of a line whose scales are known.
  static func all(in line: ReadLine) -> [WrittenTemperature] { read(line).compactMap { $0.1 } }

  /// Returns the temperatures of a line that could be on either scale or cannot be read:
  /// `Bake at 180 degrees.`
  static func unclear(in line: ReadLine) -> [ClassifiedQuantity] {
    read(line).filter { $0.1 == nil }.map { $0.0 }
  }

  /// Reads the temperatures of a line. Degrees without a scale are in °F if some are too hot for an
  /// oven in °C, as in `bake at 300°, then at 450°`, and in °C if they repeat such a temperature, as
  /// in `200 °C (180° fan)`.
  private static func read(_ line: ReadLine) -> [(ClassifiedQuantity, WrittenTemperature?)] {
    let isHot = line.quantities.contains {
      let bare = $0.role == .temperature ? line.parser.temperature($0, beside: nil) : nil
      return bare?.hasScale == false && bare?.scale == .fahrenheit
    }
    var all: [(ClassifiedQuantity, WrittenTemperature?)] = []
    for found in line.quantities {
      let isReadable = found.quantity.problem == nil && !found.quantity.isTolerance
      guard found.role == .temperature else {
        if isReadable, let mark = line.parser.gasMark(found) { all.append((found, mark)) }
        continue
      }
      let before = all.last?.1
      let joint = found.start - 1
      let isAgain =
        before?.scale == .celsius && before?.end == joint
        && (line.parser.joinsAlternates(joint) || line.parser.tokens[joint].sign == .open)
      let scale: Temperature.Scale? = isAgain ? .celsius : isHot ? .fahrenheit : nil
      let temperature = isReadable ? line.parser.temperature(found, beside: scale) : nil
      all.append((found, temperature))
    }
    return all
  }
}

extension PhraseParser {
  /// Returns a temperature, if its scale is known.
  ///
  /// - Parameter neighbor: the scale of degrees without one, or `nil` if nothing shows it.
  fileprivate func temperature(
    _ found: ClassifiedQuantity, beside neighbor: Temperature.Scale?
  ) -> WrittenTemperature? {
    let quantity = found.quantity
    var index = quantity.unit?.start ?? quantity.end
    if tokens[index].sign == .hyphen { index += 1 }
    if tokens[index].sign == .degree, scale(at: index) == nil { index += 1 }
    if scale(at: index) == nil, has(.temperature, at: index) { index += 1 }
    guard !isDifference(quantity, until: index) else { return nil }
    guard let scale = scale(at: index) else {
      // The hottest kitchen ovens reach 300 °C. `Turn the bowl by 360 degrees` has no word for heat.
      // Only English recipes have ovens in °F, and those of Quebec.
      let isEuropean = !isEnglish && quantity.first.value < Fraction(300)
      let neighbor = neighbor ?? (isEuropean ? .celsius : nil)
      let least = neighbor == .celsius ? 99 : neighbor == .fahrenheit ? 199 : 300
      guard quantity.first.value > Fraction(least), quantity.unit == nil, isEndOfDegrees(index),
        (index - 16..<index + 16).contains(where: { isHeat($0) })
      else { return nil }
      // The point of `(400 deg.)` belongs to the abbreviation.
      let isShort = isWord(index - 1, "deg") && tokens[index + 1].sign == .close
      return WrittenTemperature(
        found: found, scale: neighbor ?? .fahrenheit, scaleToken: isShort ? index : index - 1,
        hasScale: false, minus: nil, isOfOven: true)
    }
    let least = Fraction(scale == .celsius ? 100 : 200)
    let minus = minus(before: quantity.start)
    return WrittenTemperature(
      found: found, scale: scale, scaleToken: index, minus: minus,
      isOfOven: minus == nil && quantity.last.value >= least)
  }

  /// Returns whether nothing at an index can belong to degrees: neither the letter of `350* F` nor
  /// that of `350 degrees (F)`.
  private func isEndOfDegrees(_ index: Int) -> Bool {
    let next = tokens[index]
    // `350 $\Fahrenheit$`, in LaTeX
    if next.kind == .opaque { return false }
    // `200°fan`
    if next.kind != .sign { return next.isEdge || !next.isGlued || isHeat(index) }
    let isPunctuation = [.period, .comma, .semicolon].contains(next.sign)
    return scale(at: index + 1) == nil
      && (isPunctuation
        ? !tokens[index + 1].isGlued || tokens[index + 1].sign == .close : !next.isGlued)
  }

  private func isHeat(_ index: Int) -> Bool {
    let traits = facts(index).traits
    if traits.contains(.heat) { return !traits.contains(.temperature) }
    // The key `oven_temp`
    return !tokens[index].isEdge && text(tokens[index].range).hasPrefix("oven_")
  }

  /// Returns the steps in degrees of a thermometer in hot fat or sugar, if the words around a
  /// temperature are about these and not about an oven.
  func thermometerStep(at index: Int) -> Fraction? {
    let near = max(0, index - 24)..<min(tokens.count, index + 24)
    func has(_ words: [StaticString]) -> Bool {
      near.contains { index in words.contains { isWord(index, $0) } }
    }
    if has(["oven", "bake", "roast"]) { return nil }
    if has(["fry", "fryer", "frying", "deep"]) { return Fraction(5) }
    return has(["thermometer", "syrup", "candy", "caramel", "stage"]) ? Fraction(1) : nil
  }

  private func minus(before index: Int) -> Int? {
    let sign = tokens[index - 1]
    guard sign.sign == .hyphen || sign.sign == .minus, tokens[index].isGlued, !sign.isGlued else {
      return nil
    }
    return index - 1
  }

  /// Returns the temperature of `gas mark 4`.
  fileprivate func gasMark(_ found: ClassifiedQuantity) -> WrittenTemperature? {
    let first = found.start
    let gas = isWord(first - 1, "mark") ? first - 2 : first - 1
    // Regulo is the mark of old British ovens.
    guard found.quantity.unit == nil, !found.quantity.isRange, !found.quantity.first.isWord,
      gas > 0, isWord(gas, "gas") || isWord(first - 1, "regulo")
    else { return nil }
    return WrittenTemperature(
      found: found, scale: .gasMark, scaleToken: gas, minus: nil, isOfOven: true)
  }

  func scale(at index: Int) -> Temperature.Scale? {
    if tokens[index].sign == .degree {
      // The signs ℉ and ℃
      let sign = bytes(at: index)
      return sign.elementsEqual("\u{2109}".utf8)
        ? .fahrenheit : sign.elementsEqual("\u{2103}".utf8) ? .celsius : nil
    }
    guard tokens[index].isWord else { return nil }
    if isWord(index, "f") || isWord(index, "fahrenheit") { return .fahrenheit }
    let names: [StaticString] = ["c", "celsius", "celcius", "centigrade"]
    return names.contains { isWord(index, $0) } ? .celsius : nil
  }

  /// Returns the byte ranges of the line to remove with a temperature that repeats its neighbor:
  /// the temperature, the sign or word that joins the two, and parentheses around either. Returns
  /// `nil` if it has no such neighbor, or only one on its own scale: `180°C (160°C fan)`.
  func removal(of position: Int, among temperatures: [WrittenTemperature]) -> [Range<Int>]? {
    let own = temperatures[position].tokens
    let (first, end) = (own.lowerBound, own.upperBound)
    func endsBefore(_ index: Int) -> Bool {
      position > 0 && temperatures[position - 1].end == index
        && temperatures[position - 1].scale != temperatures[position].scale
    }
    func begins(_ index: Int) -> Bool {
      position + 1 < temperatures.count && temperatures[position + 1].start == index
        && temperatures[position + 1].scale != temperatures[position].scale
    }
    if tokens[first - 1].sign == .open, tokens[end].sign == .close, endsBefore(first - 1) {
      return [Int(tokens[first - 2].end)..<Int(tokens[end].end)]
    }
    // `220 C, or 425 F`
    func joint(from index: Int) -> Int {
      tokens[index].sign == .comma && keyword(index + 1) == .or ? 2 : 1
    }
    for count in 1...2 where joinsAlternates(first - 1) && joint(from: first - count) == count {
      if endsBefore(first - count) {
        return [Int(tokens[first - count - 1].end)..<Int(tokens[end - 1].end)]
      }
    }
    if joinsAlternates(end), begins(end + joint(from: end)) {
      return [Int(tokens[first].start)..<Int(tokens[end + joint(from: end)].start)]
    }
    guard tokens[end].sign == .open, begins(end + 1),
      let close = closing(from: end + 1, within: 15)
    else { return nil }
    return [
      Int(tokens[first].start)..<Int(tokens[end + 1].start),
      Int(tokens[close - 1].end)..<Int(tokens[close].end),
    ]
  }
}
