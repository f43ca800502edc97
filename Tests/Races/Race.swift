import Dispatch

// Tests lazily initialized values from concurrent threads: the words of each system, language,
// custom kind and stored amounts, and every table of the library. Compiled into one module with the
// library's sources; see `Tests/Races/run`.

@main
enum Race {
  /// Each thread starts with another question.
  static func main() {
    let questions = questions
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      for index in questions.indices {
        let question = questions[(index + thread * 3) % questions.count]
        do {
          try question()
        } catch {
          fatalError("\(error)")
        }
      }
    }
    print("\(questions.count) questions of 16 threads")
  }

  static var questions: [@Sendable () throws -> Void] {
    let words = MeasurementSystem.all.flatMap { system in
      PresentationLanguage.all.map { language in
        { @Sendable in
          let vocabulary = Vocabulary.standard(for: system, language: language)
          for text in ["2 pints", "90 min", "1 lb 4 oz"] {
            let amount = try AnyAmount(text, vocabulary: vocabulary)
            try expect(AnyAmount("\(amount.formatted())", vocabulary: vocabulary), amount)
          }
        } as @Sendable () throws -> Void
      }
    }
    return words + [
      { try expect(Amount<LengthKind>("2 feet").formatted(), "2 feet") },
      { try expect(AmountScaler(by: 2).scaled("1 cup, 20 min"), "2 cups, 20 min") },
      { expect(3.teaspoons.formatted(kit: .metric), "~15 milliliters") },
      { try expect(AnyAmount("0.9999 cup").formatted(), "~1 cup") },
      { try expect(QuantityExpression("2 h + 30 min").value.description, "2.5 hours") },
      { expect((try? AnyAmount("2 cupz")) == nil, true) },
    ]
  }
}

private func expect<Value: Equatable>(_ found: Value, _ expected: Value) {
  if found != expected { fatalError("expected \(expected), found \(found)") }
}
