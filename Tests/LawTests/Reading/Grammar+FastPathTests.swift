import Quantities
import TestSupport
import Testing

/// The fast path for simple conversions must agree with the grammar.
@Suite("Plain conversions")
struct PlainConversionTests {
  /// The result of a text, or its error.
  private func outcome(_ text: String) -> String {
    do {
      let expression = try QuantityExpression(text)
      let targets = expression.targets.map { target in
        "\(target.spelling) \(target.unit(of: VolumeKind.self)?.description ?? "")"
          + "\(target.unit(of: MassKind.self)?.description ?? "")"
          + "\(target.unit(of: TimeKind.self)?.description ?? "")"
      }
      return "\(expression.value) to \(targets), \(expression.notes)"
    } catch {
      return "\(error.code)"
    }
  }

  private var names: [String] {
    func names<Kind: QuantityKind>(of kind: Kind.Type) -> [String] {
      kind.units.flatMap { [$0.name, $0.plural, $0.symbol, $0.qualifiedName] + $0.aliases }
    }
    return Set(names(of: TimeKind.self) + names(of: VolumeKind.self) + names(of: MassKind.self))
      .sorted()
  }

  @Test("every name means the same in them as in the grammar")
  func everyName() {
    for name in names {
      for other in ["ml", "oz", "t", "min", "cups", "G"] {
        // Two spaces bypass the fast path.
        #expect(outcome("3 \(name) to \(other)") == outcome("3  \(name) to \(other)"))
        #expect(outcome("3 \(other) to \(name)") == outcome("3  \(other) to  \(name)"))
      }
    }
  }

  @Test("a generated expression comes to the same whichever way its amounts are read")
  func expressions() {
    var random = SeededGenerator.ofLaw
    let numbers = [
      "1", "0", "2.5", "1/2", "1 3/4", "1/2 3/4", "1.5 1/2", "1e3", "0.1", "7/0",
      "12345678901234567890", "½",
    ]
    let signs = [
      " + ", " - ", "+", "-", " x ", " * ", " X ", " × ", " / ", "/", " and ", ", ", " ", " (",
      ") ",
    ]
    let units = [
      "h", "min", "m", "s", "lb", "oz", "oz t", "fl oz", "cups", "t", "ml", "x", "to", "",
    ]
    for _ in 0..<LongTests.count(8000, everyday: 2000) {
      // Two spaces between number and unit bypass the fast path.
      var (plain, spaced) = ("", "")
      for place in 0...Int.random(in: 0...3, using: &random) {
        let sign = place == 0 ? "" : signs.randomElement(using: &random) ?? ""
        let number = numbers.randomElement(using: &random) ?? ""
        let unit = units.randomElement(using: &random) ?? ""
        plain += "\(sign)\(number) \(unit)"
        spaced += "\(sign)\(number)  \(unit)"
      }
      if Bool.random(using: &random) {
        let target = units.randomElement(using: &random) ?? ""
        plain += " to \(target)"
        spaced += " to \(target)"
      }
      #expect(outcome(plain) == outcome(spaced), "\(plain), seed \(random.seed)")
    }
  }

  @Test(
    "what is not plain is left to the grammar",
    arguments: [
      ("2 tsp  to ml", "2 teaspoons to [\"ml milliliter\"], []"),
      ("1 lb 4 oz to g", "1 1/4 pounds to [\"g gram\"], []"),
      (
        "8 oz to ml",
        "8 fluid ounces to [\"ml milliliter\"], [\"\\'oz\\' is read as fluid ounces, a volume\"]"
      ),
      ("2 tsp to", "incomplete"), ("2 tspto ml", "unknown-unit"), ("to ml", "expected-number"),
      ("2 to ml", "missing-unit"), ("2 h to ml", "incompatible-kinds"),
      ("2 tsp to 3", "unknown-unit"),
      ("2 tsp to ml ml", "unexpected-text"),
    ])
  func others(text: String, expected: String) {
    #expect(outcome(text) == expected)
  }
}
