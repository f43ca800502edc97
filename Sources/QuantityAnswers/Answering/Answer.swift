public import Quantities

/// The answer to a question.
///
///     let answer = try Question().answer(to: "1 l to cups")
///     answer.text  // "~4.226752838 cups"
public struct Answer: Sendable {
  /// The answer as text.
  public internal(set) var text: String
  /// The reading of names in the question that can mean several units.
  public internal(set) var notes: [String] = []
  /// Whether words of the question were read as the name of an ingredient, as any words can be.
  public internal(set) var namesIngredient = false
  /// The answer in numbers, if requested.
  public internal(set) var details: Details? {
    get {
      if case .details(let details) = numbers { details } else { nil }
    }
    set { numbers = newValue.map { .details($0) } ?? .none }
  }

  private var numbers = Numbers.none

  /// Indirect, so that answers without details are small and cheap to move.
  private indirect enum Numbers: Sendable {
    case none
    case details(Details)
  }

  init(text: String, notes: [String] = [], details: Details? = nil) {
    self.text = text
    self.notes = notes
    if let details { self.details = details }
  }
}

extension Answer {
  /// An answer in numbers.
  ///
  ///     var options = QuestionOptions()
  ///     options.isDetailed = true
  ///     let details = try Question(options).answer(to: "1 l to cups").details
  ///     details?.isExact  // false
  public struct Details: Sendable {
    /// The value in `unit`.
    public internal(set) var value: Fraction
    /// The name of the unit, or `nil` for a number without one.
    public internal(set) var unit: String?
    /// The ingredient, as named in the question.
    public internal(set) var ingredient: String?
    /// The numbers shown, each with its unit.
    public internal(set) var parts: [Part] = []
    /// Whether the numbers shown equal the value exactly.
    public internal(set) var isExact = true
    /// Whether the kit can measure the amount shown.
    public internal(set) var isMeasurable = true
    /// The amount shown minus the value, in `unit`, or `nil` if they are equal or the error is
    /// unknown.
    public internal(set) var difference: LongFraction?
    /// The ends of a range, or the bounds of an estimate, in `unit`.
    public internal(set) var range: [Fraction]?

    init(value: Fraction, unit: String? = nil) {
      self.value = value
      self.unit = unit
    }
  }

  /// One number of an answer, with its unit.
  ///
  ///     var options = QuestionOptions()
  ///     options.isDetailed = true
  ///     let details = try Question(options).answer(to: "7 tsp").details
  ///     details?.parts.map(\.unit)  // ["tablespoon", "teaspoon"]
  public struct Part: Sendable {
    /// The number shown.
    public let value: Fraction
    /// The name of the unit.
    public let unit: String
  }
}
