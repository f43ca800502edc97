import Quantities
import Testing

@Suite("Text writer")
struct TextWriterTests {
  @Test("no text overruns its buffer, however large the number and long the names")
  func extremes() {
    let long = String(repeating: "&~_", count: 100)
    let unit = MeasurementUnit(1, .nanoliter, name: "\(long)1", plural: long, symbol: "\(long)2")
    let kit = Kit(decimalIn: unit)
    for ticks in [Int128.max, .min, 1, 1 << 64, -(1 << 100)] {
      let precise = [PresentationStyle.Fractions.decimal(places: 38), .decimal(digits: 38)]
        .map { PresentationStyle(fractions: $0) }
      for style in PresentationStyleTests.table.map(\.style) + precise + [.html, .latex, .spoken] {
        let amount = Amount(ticks: Ticks(ticks), unit: unit)
        #expect(!amount.formatted(style.joiner(.custom(long)), kit: kit).isEmpty)
        #expect(!amount.formatted(style).isEmpty)
        #expect(!Amount<TimeKind>(ticks: Ticks(ticks), unit: .second).formatted(style).isEmpty)
      }
    }
  }
}
