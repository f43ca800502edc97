import Quantities
import QuantityAnswers
import Testing

/// Bindings answer bytes as questions answer strings.
@Suite("Amounts in memory")
struct AmountsInMemoryTests {
  private static let texts = [
    "3 tsp", "7 tsp", "1 1/2 cups", "90 min", "1h 30m", "0.125 l", "2-3 tsp", "1/2 to 3/4 cup",
    "about 2 cups", "~2-3 cups", "-4 tbsp", "1 lb 4 oz", "5/8 cup", "1.995 cups", "100 g", "2 oz",
    "1/13 cup", "12", "0 cups", "1e12 gal", "2 EL", "½ cup",
  ]
  private static let options: [[(String, String)]] = [
    [], [("kit", "metric")], [("style", "vulgar"), ("system", "imperial")],
    [("style", "decimal")], [("style", "spoken")], [("unit-style", "short"), ("max-parts", "1")],
    [("style", "clock")], [("to", "ml")], [("smallest", "h")], [("bound", "0")],
  ]

  @Test("they are said as a question answers", arguments: texts, options.indices)
  func saying(text: String, place: Int) throws {
    var options = QuestionOptions()
    for (name, value) in Self.options[place] { try options.set(name, to: value) }
    let question = try Question(options)
    guard let sayer = question.sayer else {
      #expect(["clock", "ml"].contains(Self.options[place].last?.1))
      return
    }
    let amount = try question.amount(in: text)
    let expected = try question.answer(to: amount).text
    for capacity in [0, 1, expected.utf8.count - 1, expected.utf8.count, expected.utf8.count + 9] {
      var said = [UInt8](repeating: 0xFF, count: capacity + 1)
      let length = said.withUnsafeMutableBytes {
        sayer.say(amount, into: UnsafeMutableRawBufferPointer(rebasing: $0[..<capacity]))
      }
      guard let length else {
        // A number without a unit, or not a whole number of ticks.
        #expect(amount.lower.amount == nil || amount.isApproximate)
        break
      }
      #expect(length == expected.utf8.count)
      #expect(said.prefix(min(capacity, length)).elementsEqual(expected.utf8.prefix(capacity)))
      #expect(said[capacity] == 0xFF)
    }
  }

  @Test("plain questions are answered as all questions are", arguments: options.indices)
  func fastQuestions(place: Int) throws {
    var options = QuestionOptions()
    for (name, value) in Self.options[place] { try options.set(name, to: value) }
    let question = try Question(options)
    guard let answers = question.fastAnswers else {
      #expect(["clock", "ml"].contains(Self.options[place].last?.1))
      return
    }
    let units = [
      "tsp", "Tbsp", "T", "cups", "cup", "l", "L", "ml", "fl oz", "oz", "g", "lb", "h", "min", "m",
      "EL", "egg",
    ]
    let conversions = units.flatMap { [" to \($0)", " in \($0)"] }
    let ends = ["", " to", " to ml,tsp", "  to g", "?"] + conversions
    var plain = 0
    for number in ["3", "1/2", "2 1/3", "0.1", "-2", "1,5", "1e3", "1/7"] {
      for unit in units {
        for end in ends {
          let text = "\(number) \(unit)\(end)"
          var memory = [UInt8](repeating: 0xFF, count: 200)
          let length = Array(text.utf8).withUnsafeBufferPointer { bytes in
            memory.withUnsafeMutableBytes { answers.answer(to: bytes, into: $0) }
          }
          guard let length else { continue }
          plain += 1
          let answer = try question.answer(to: text)
          #expect(String(decoding: memory.prefix(length), as: UTF8.self) == answer.text, "\(text)")
          #expect(answer.notes.isEmpty, "\(text)")
        }
      }
    }
    #expect(plain > 500)
  }

  @Test("they are read as a question reads them", arguments: texts)
  func reading(text: String) throws {
    let question = Question()
    let reader = question.reader
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { bytes in
      let written = try reader.written(bytes)
      #expect(try written == question.amount(in: text))
      if let amount = reader.fastAmount(bytes) { #expect(written.lower == .amount(amount)) }
    }
  }

  @Test(
    "short names are units of the kind of the amount",
    arguments: [
      ("2 cups", "ml", "milliliter"), ("2 cups", "g", nil), ("2 cups", "cups of", nil),
      ("2 lb", "oz", "ounce"), ("90 min", "h", "hour"), ("2 cups", "", nil),
    ])
  func units(text: String, name: String, unit: String?) throws {
    let reader = Question().reader
    let amount = try AnyAmount(text)
    let found = Array(name.utf8).withUnsafeBufferPointer { reader.fastUnit($0, for: amount) }
    #expect(found?.name == unit)
  }
}
