public import Quantities

/// The answer to a question.
///
///     let answer = try Question().answer(to: "1 l to cups")
///     answer.text  // "~4.226752838 cups"
public struct Answer: Sendable {
  /// The answer as a person reads it.
  public internal(set) var text: String
  /// How names in the question were read that can mean several units.
  public internal(set) var notes: [String] = []
  /// Whether words of the question were taken for the name of an ingredient, which any words can be.
  public internal(set) var namesIngredient = false
  /// The answer in numbers, if it was asked for.
  public internal(set) var details: Details? {
    get {
      if case .details(let details) = numbers { details } else { nil }
    }
    set { numbers = newValue.map { .details($0) } ?? .none }
  }

  private var numbers = Numbers.none

  /// Answers without details are small and quick to hand on.
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
    /// How much there is, in the unit.
    public internal(set) var value: Fraction
    /// The unit's name, or `nil` for a number without one.
    public internal(set) var unit: String?
    /// What the amount is of, as the question names it.
    public internal(set) var ingredient: String?
    /// The numbers that are shown, each with its unit.
    public internal(set) var parts: [Part] = []
    /// Whether what is shown is exactly what there is.
    public internal(set) var isExact = true
    /// Whether what is shown can be measured with the kit.
    public internal(set) var isMeasurable = true
    /// What is shown less what there is, in the unit; `nil` if there is none, or nobody knows it.
    public internal(set) var difference: LongFraction?
    /// The ends of a range, or between what an estimate lies, in the unit.
    public internal(set) var range: [Fraction]?

    init(value: Fraction, unit: String? = nil) {
      self.value = value
      self.unit = unit
    }
  }

  /// A number of an answer with its unit.
  ///
  ///     var options = QuestionOptions()
  ///     options.isDetailed = true
  ///     let details = try Question(options).answer(to: "7 tsp").details
  ///     details?.parts.map(\.unit)  // ["tablespoon", "teaspoon"]
  public struct Part: Sendable {
    /// The number that is shown.
    public let value: Fraction
    /// The unit's name.
    public let unit: String
  }
}
