import Foundation

/// What one writes without a library: short, and right for the text at hand.
enum ByHand {
  static let milliliters: [String: Double] = [
    "cup": 236.588_236_5, "cups": 236.588_236_5, "tbsp": 14.786_764_781_25,
    "tsp": 4.928_921_593_75, "ml": 1, "l": 1000,
  ]

  // MARK: Presenting

  static func cups(_ cups: Double) -> String {
    let units = [("cups", 1.0), ("tablespoons", 1.0 / 16), ("teaspoons", 1.0 / 48)]
    for (name, size) in units where cups >= size {
      return String(format: "%.2f ", cups / size) + name
    }
    return String(format: "%.2f teaspoons", cups * 48)
  }

  static func words(_ duration: Duration) -> String {
    var rest = duration.components.seconds
    var words: [String] = []
    for (name, size) in [("day", Int64(86400)), ("hour", 3600), ("minute", 60), ("second", 1)] {
      let count = rest / size
      if count > 0 { words.append("\(count) \(name)\(count == 1 ? "" : "s")") }
      rest %= size
    }
    return words.joined(separator: " ")
  }

  // MARK: Reading

  static func milliliters(_ text: String) -> Double? {
    let words = text.split(separator: " ")
    guard words.count == 2, let number = Double(words[0]),
      let size = milliliters[String(words[1])]
    else { return nil }
    return number * size
  }

  static func millilitersByRegex(_ text: String) -> Double? {
    guard let match = text.wholeMatch(of: amountRegex), let number = Double(match.1),
      let size = milliliters[String(match.2)]
    else { return nil }
    return number * size
  }

  nonisolated(unsafe) private static let amountRegex = /(\d+(?:\.\d+)?) (\w+)/

  static func seconds(_ text: String) -> Double? {
    var total = 0.0
    for word in text.split(separator: " ") {
      guard let number = Double(word.dropLast()) else { return nil }
      switch word.last {
      case "h": total += number * 3600
      case "m": total += number * 60
      case "s": total += number
      default: return nil
      }
    }
    return total
  }

  struct Ingredient: Equatable {
    let number: Double
    let unit: String
    let rest: String

    init(_ number: Double, _ unit: String, _ rest: String) {
      self.number = number
      self.unit = unit
      self.rest = rest
    }
  }

  static func ingredient(_ text: String) -> Ingredient? {
    var words = text.split(separator: " ")[...]
    var number = 0.0
    while let word = words.first, let value = self.number(word) {
      number += value
      words = words.dropFirst()
    }
    guard let unit = words.popFirst() else { return nil }
    return Ingredient(number, String(unit), words.joined(separator: " "))
  }

  static func ingredientByExpression(_ text: String) -> Ingredient? {
    let all = NSRange(text.startIndex..., in: text)
    guard let match = ingredientExpression.firstMatch(in: text, range: all),
      let first = Range(match.range(at: 1), in: text),
      let unit = Range(match.range(at: 2), in: text),
      let rest = Range(match.range(at: 3), in: text)
    else { return nil }
    return Ingredient(mixed(text[first]), String(text[unit]), String(text[rest]))
  }

  private static let ingredientExpression = expression(
    #"^(\d+ \d+/\d+|\d+/\d+|\d+(?:\.\d+)?) (\w+) (.*)$"#)

  private static func number(_ word: Substring) -> Double? {
    let sides = word.split(separator: "/")
    guard sides.count == 2 else { return Double(word) }
    guard let numerator = Double(sides[0]), let denominator = Double(sides[1]) else { return nil }
    return numerator / denominator
  }

  private static func mixed(_ text: Substring) -> Double {
    text.split(separator: " ").reduce(0) { $0 + (number($1) ?? .nan) }
  }

  // MARK: Finding

  nonisolated(unsafe) private static let found =
    /\b(\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?) (cups?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|minutes?|hours?)\b/

  private static let foundExpression = expression(
    #"\b(\d+ \d+/\d+|\d+/\d+|\d+(?:\.\d+)?) (cups?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|minutes?|hours?)\b"#
  )

  static func find(_ text: String) -> [String] {
    text.matches(of: found).map { String($0.0) }
  }

  static func findByExpression(_ text: String) -> [String] {
    let all = NSRange(text.startIndex..., in: text)
    return foundExpression.matches(in: text, range: all).compactMap { match in
      Range(match.range, in: text).map { String(text[$0]) }
    }
  }

  static func scaled(_ text: String, by factor: Double) -> String {
    text.replacing(found) { match in
      let unit = match.2
      if unit.hasPrefix("minute") || unit.hasPrefix("hour") { return String(match.0) }
      return String(format: "%g ", mixed(match.1) * factor) + unit
    }
  }

  private static func expression(_ pattern: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: pattern)
    } catch {
      fatalError("\(error)")
    }
  }
}
