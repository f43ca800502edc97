/// A temperature of an oven, food or a freezer.
///
///     Temperature(Fraction(104), .fahrenheit).converted(to: .celsius)   // 40 °C
///     Temperature(Fraction(350), .fahrenheit).oven(in: .celsius)        // 175 °C
///     Temperature(Fraction(180), .celsius).oven(in: .gasMark)           // gas mark 4
///
/// It isn't a kind of quantity: the zeros of its scales differ, so twice 10 °C is meaningless.
public struct Temperature: Sendable, Hashable {
  /// A scale of temperature.
  ///
  ///     Temperature(Fraction(4), .gasMark).converted(to: .fahrenheit)  // 350 °F
  public enum Scale: String, Sendable, Hashable, CaseIterable {
    /// Degrees Celsius.
    case celsius
    /// Degrees Fahrenheit: 180 of them are 100 degrees Celsius, and 32 °F is 0 °C.
    case fahrenheit
    /// The marks of British gas ovens: mark 1 is 275 °F, and each further mark 25 °F more; mark 1/2
    /// is 250 °F, and mark 1/4 is 225 °F. Source: BS 1250, as printed in cookers' manuals.
    case gasMark = "gas mark"
  }

  /// The number of degrees, or of the mark.
  public let degrees: Fraction
  /// The scale.
  public let scale: Scale

  /// Makes a temperature: `Temperature(Fraction(350), .fahrenheit)`.
  public init(_ degrees: Fraction, _ scale: Scale) {
    (self.degrees, self.scale) = (degrees, scale)
  }

  /// Returns the same temperature on another scale, exactly, or `nil` if the number does not fit
  /// 128 bits.
  ///
  ///     Temperature(Fraction(98), .fahrenheit).converted(to: .celsius)  // 110/3 °C
  ///     Temperature(Fraction(40), .fahrenheit).converted(to: .gasMark)  // nil
  ///
  /// Gas ovens have the marks 1/4, 1/2 and 1 to 10. From 200 to 510 °F the nearest mark is
  /// returned; outside of that, `nil`.
  public func converted(to other: Scale) -> Temperature? {
    guard scale != other else { return self }
    guard let fahrenheit else { return nil }
    let degrees: Fraction?
    switch other {
    case .fahrenheit: degrees = fahrenheit
    case .celsius: degrees = fahrenheit.plus(-Fraction(32))?.multiplied(by: Fraction(5, 9))
    case .gasMark: degrees = Temperature.mark(at: fahrenheit)
    }
    return degrees.map { Temperature($0, other) }
  }

  /// Returns the temperature as ovens show it: a multiple of 25 °F, of 5 °C (10 °C if converted
  /// from a mark), or a mark. Returns `nil` if the number does not fit 128 bits, or gas ovens have
  /// no such mark.
  ///
  ///     Temperature(Fraction(400), .fahrenheit).oven(in: .celsius)  // 205 °C
  ///     Temperature(Fraction(6), .gasMark).oven(in: .celsius)       // 200 °C
  public func oven(in other: Scale) -> Temperature? {
    guard scale != other, let same = converted(to: other) else {
      return scale == other ? self : nil
    }
    switch other {
    // Two marks are 14 °C apart.
    case .celsius: return same.rounded(to: Fraction(scale == .gasMark ? 10 : 5))
    case .fahrenheit: return same.rounded(to: Fraction(25))
    case .gasMark: return same
    }
  }

  private var fahrenheit: Fraction? {
    switch scale {
    case .fahrenheit: degrees
    case .celsius: degrees.multiplied(by: Fraction(9, 5))?.plus(Fraction(32))
    case .gasMark:
      Temperature.lowMarks.first { $0.mark == degrees }?.fahrenheit
        ?? (degrees.isWhole && degrees >= Fraction(1) && degrees <= Fraction(10)
          ? degrees.multiplied(by: Fraction(25))?.plus(Fraction(250)) : nil)
    }
  }

  private static var lowMarks: [(mark: Fraction, fahrenheit: Fraction)] {
    [(Fraction(1, 4), Fraction(225)), (Fraction(1, 2), Fraction(250))]
  }

  /// Returns the mark with the nearest temperature.
  private static func mark(at fahrenheit: Fraction) -> Fraction? {
    guard fahrenheit >= Fraction(200), fahrenheit <= Fraction(510) else { return nil }
    let half = Fraction(25, 2)
    if let low = lowMarks.first(where: { fahrenheit < $0.fahrenheit + half }) { return low.mark }
    return fahrenheit.plus(-Fraction(250))?.multiplied(by: Fraction(1, 25))?.rounded(
      to: Fraction(1))
  }

  private func rounded(to step: Fraction) -> Temperature? {
    degrees.rounded(to: step).map { Temperature($0, scale) }
  }
}

extension Temperature: CustomStringConvertible {
  /// The temperature with its scale: `350 °F`, `gas mark 4`.
  public var description: String {
    switch scale {
    case .celsius: "\(degrees) °C"
    case .fahrenheit: "\(degrees) °F"
    case .gasMark: "gas mark \(degrees)"
    }
  }
}

extension Fraction {
  /// Returns the nearest multiple of a step, ties to even, or `nil` if it does not fit.
  package func rounded(to step: Fraction) -> Fraction? {
    multiplied(by: Fraction(numerator: step.denominator, denominator: step.numerator))
      .map { $0.numerator.divided(by: $0.denominator, rounding: .toNearestOrEven) }
      .flatMap { Fraction(reduced: $0, 1).multiplied(by: step) }
  }
}
