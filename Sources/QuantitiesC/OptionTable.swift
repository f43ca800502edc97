import CQuantities
import IngredientDensities
import Quantities
import QuantityAnswers

/// The layout of options in 64 bits: the bits of each option, and the values that they encode.
///
/// `QuestionOptions` interprets the values by their names.
struct OptionTable {
  /// The bits of an option: 0 if it is not set, otherwise the index of its value plus 1.
  struct Field {
    let name: String
    let lowestBit: UInt64
    let bitCount: UInt64
    let values: Values

    var mask: UInt64 { (1 << bitCount - 1) << lowestBit }
  }

  /// The possible values of an option.
  enum Values {
    /// No value: the option is a flag.
    case none
    /// One of a list of names.
    case names([String])
    /// One of a list of names, numbered down from the highest index. The kitchens share the bits of
    /// the kits, which are numbered up, because the two options exclude each other.
    case namesFromTop([String])
    /// A language, by its tag.
    case languages
    /// A unit of time.
    case times([MeasurementUnit<TimeKind>])
    /// A whole number.
    case numbers(ClosedRange<Int>)
    /// A percentage, in tenths.
    case percentages
  }

  // The bits never change their meaning: new names are appended to their lists. All bits are in
  // use, but most fields have free values. Kits and kitchens grow towards each other and share 31
  // values.
  static let fields = [
    Field("kit", 0, 5, .names(NamedChoices.kits.names)),
    Field("for", 0, 5, .namesFromTop(NamedChoices.kitchens.names)),
    Field("system", 5, 4, .names(NamedChoices.systems.names)),
    Field("style", 9, 4, .names(NamedChoices.styles.names)),
    Field("unit-style", 13, 3, .names(NamedChoices.unitStyles.names)),
    Field("decimal", 16, 2, .names(NamedChoices.decimalMarks.names)),
    Field("precision", 18, 6, .numbers(1...38)),
    Field("decimals", 24, 6, .numbers(0...38)),
    Field("max-parts", 30, 6, .numbers(1...63)),
    Field("smallest", 36, 5, .times(TimeKind.units)),
    Field("bound", 41, 10, .percentages),
    Field("exact", 51, 1, .none),
    Field("number", 52, 1, .none),
    Field("weigh", 53, 1, .none),
    Field("spoon", 54, 1, .none),
    Field("language", 55, 9, .languages),
  ]

  /// The highest index in a field of five bits.
  fileprivate static let topPlace = 30

  /// Returns the option that shares the bits of another and has a value at an index.
  static func other(than field: Field, at place: Int) -> Field? {
    fields.first {
      $0.mask == field.mask && $0.name != field.name && $0.values.name(at: place) != nil
    }
  }

  /// Returns the option with a name.
  static func field(named name: String) -> Field? { fields.first { $0.name == name } }
}

extension OptionTable.Field {
  fileprivate init(
    _ name: String, _ lowestBit: UInt64, _ bitCount: UInt64, _ values: OptionTable.Values
  ) {
    (self.name, self.lowestBit, self.bitCount) = (name, lowestBit, bitCount)
    self.values = values
  }
}

extension OptionTable.Values {
  /// Returns the name of the value at an index, or `nil` if there is none.
  func name(at place: Int) -> String? {
    switch self {
    case .none: nil
    case .names(let names): names.indices.contains(place) ? names[place] : nil
    case .namesFromTop(let names):
      names.indices.contains(OptionTable.topPlace - place)
        ? names[OptionTable.topPlace - place] : nil
    case .languages:
      OptionTable.languages.indices.contains(place) ? OptionTable.languages[place] : nil
    case .times(let units): units.indices.contains(place) ? units[place].name : nil
    case .numbers(let numbers): place < numbers.count ? String(numbers.lowerBound + place) : nil
    case .percentages: place <= 1000 ? "\(place / 10).\(place % 10)" : nil
    }
  }

  /// Returns the index of a value, or `nil` if it has none.
  func place(of name: String) -> Int? {
    switch self {
    case .none: return nil
    case .names(let names): return names.firstIndex(of: name)
    case .namesFromTop(let names):
      return names.firstIndex(of: name).map { OptionTable.topPlace - $0 }
    case .languages: return OptionTable.place(ofLanguage: name)
    case .times(let units):
      return (try? MeasurementUnit<TimeKind>(named: name)).flatMap { units.firstIndex(of: $0) }
    case .numbers(let numbers):
      guard let number = Int(name), numbers.contains(number) else { return nil }
      return number - numbers.lowerBound
    case .percentages:
      let digits = name.hasSuffix("%") ? String(name.dropLast()) : name
      guard let percent = try? Fraction(digits), percent >= .zero, percent <= Fraction(100),
        (percent * Fraction(10)).isWhole
      else { return nil }
      return Int((percent * Fraction(10)).numerator)
    }
  }

  /// Whether the option takes no value.
  var isEmpty: Bool {
    if case .none = self { true } else { false }
  }

  /// A hint for a value that can't be encoded.
  var expected: String? {
    switch self {
    case .none, .names, .namesFromTop, .languages, .times: nil
    case .numbers(let numbers):
      "write a whole number from \(numbers.lowerBound) to \(numbers.upperBound)"
    case .percentages: "write it with one decimal at most"
    }
  }

  /// The names of the values, in order.
  var list: [String] {
    switch self {
    case .none: []
    case .names(let names), .namesFromTop(let names): names
    case .languages: OptionTable.languages
    case .times(let units): units.map { $0.name }
    case .numbers(let numbers): numbers.map(String.init)
    case .percentages: (0...1000).compactMap { name(at: $0) }
    }
  }
}
