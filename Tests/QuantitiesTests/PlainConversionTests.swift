import Quantities
import Testing

/// Plain conversions are read by a short way of their own, which must not differ from the grammar.
@Suite("Plain conversions")
struct PlainConversionTests {
  /// What a text comes to, or how it fails.
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
        // Parentheses are for the grammar alone.
        #expect(outcome("3 \(name) to \(other)") == outcome("(3 \(name)) to \(other)"))
        #expect(outcome("3 \(other) to \(name)") == outcome("(3 \(other)) to \(name)"))
      }
    }
  }

  @Test(
    "what is not plain is left to the grammar",
    arguments: [
      ("2 tsp  to ml", "2 teaspoons to [\"ml milliliter\"], []"),
      ("1 lb 4 oz to g", "5/4 pounds to [\"g gram\"], []"),
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
