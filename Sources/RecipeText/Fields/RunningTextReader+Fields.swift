import QuantityCore
import QuantityReading

extension RunningTextReader {
  /// Returns the unit of a field, if the vocabulary has it.
  func unit(of field: Field) -> AnyUnit? { unit(named: field.unit) }

  /// Returns the unit with a name.
  func unit(named name: String) -> AnyUnit? {
    guard !name.isEmpty, name.utf8.count <= 40 else { return nil }
    var name = name
    return name.withUTF8 { vocabulary.lexicon.match($0, kind: nil).unit }
  }

  /// Returns whether an amount in a unit grows with the recipe. Percentages, temperatures and times
  /// don't.
  func grows(unit name: String) -> Bool {
    guard !name.isEmpty else { return true }
    if let unit = unit(named: name) { return unit.kind != .time }
    return !RunningTextReader.fixedUnits.contains(name.lowercased())
  }

  private static let fixedUnits: Set<String> = [
    "%", "percent", "prozent", "pct", "°c", "°f", "c", "f", "celsius", "fahrenheit", "degrees",
    "kcal", "cal", "calories", "kj", "eur", "usd", "gbp", "chf", "$", "€", "£", "ibu", "ibus",
    "srm", "ebc", "sg", "ppm", "plato", "°p", "mg/l", "w", "watts", "rpm",
  ]

  /// Returns whether running text finds an amount in a text.
  func hasAmount(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0.isDigit }) || text.utf8.count <= 64 else { return false }
    // A comma is missing before a key.
    let pairs = zip(text.utf8, text.utf8.dropFirst())
    if pairs.contains(where: { $0 == "\"" && $1 == ":" }) { return false }
    var (text, context) = (text, LineContext())
    var hasOne = false
    text.withUTF8 { bytes in
      readLines(of: bytes, after: &context) { line in
        hasOne = line.quantities.contains { $0.foundRole != nil && $0.foundRole != .portion }
        return !hasOne
      }
    }
    return hasOne
  }
}
