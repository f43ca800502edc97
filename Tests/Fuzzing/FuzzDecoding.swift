import Foundation

/// A decoded value can be shown, and survives encoding and decoding.
func fuzzDecoding(_ text: String) {
  decode(Minutes.self, text) { _ = $0.formatted() }
  decode(Amount<VolumeKind>.self, text) { _ = $0.formatted() }
  decode(Amount<TimeKind>.self, text) { _ = $0.formatted(.clock) }
  decode(Density.self, text) { _ = $0.formatted() }
  decode(PresentationStyle.self, text) { style in
    let values = [Fraction(3, 2), Fraction(-1, 3), Fraction(1_234_567_891, 1000)]
    for value in values { _ = Amount(value, .cup).formatted(style) }
    _ = 90061.5.seconds.formatted(style)
  }
}

private func decode<Value: Codable & Equatable>(
  _ type: Value.Type, _ text: String, use: (Value) -> Void
) {
  guard let value = try? JSONDecoder().decode(type, from: Data(text.utf8)) else { return }
  use(value)
  do {
    let again = try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
    check(again == value, "\(text): \(value) decodes as \(again)")
  } catch {
    fatalError("\(text): \(value) does not decode: \(error)")
  }
}
