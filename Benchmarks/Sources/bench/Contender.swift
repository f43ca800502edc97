import Foundation

/// A task and its contenders: the library, then its usual alternatives.
struct Comparison {
  let work: String
  let contenders: [Contender]

  init(_ work: String, _ contenders: [Contender]) {
    self.work = work
    self.contenders = contenders
  }
}

/// One way to do a piece of work, which is checked before it is timed.
struct Contender {
  let name: String
  /// The number of operations in a run, by which a figure is divided.
  let operations: Int
  let run: () throws -> Void
  /// What is wrong with its answers, if anything is.
  let mistake: () throws -> String?
}

extension Contender {
  /// Work that is one whole, such as a sum over arrays, and gives one answer.
  init<Answer>(
    _ name: String, operations: Int, _ work: @escaping () throws -> Answer,
    isRight: @escaping (Answer) throws -> Bool
  ) {
    self.name = name
    self.operations = operations
    run = { blackHole(try work()) }
    mistake = {
      let answer = try work()
      return try isRight(answer) ? nil : "\(answer)"
    }
  }

  /// Work that gives an answer to each of many inputs.
  init<Input, Answer>(
    _ name: String, _ inputs: [Input], _ work: @escaping (Input) throws -> Answer,
    isRight: @escaping (Input, Answer) throws -> Bool
  ) {
    self.name = name
    operations = inputs.count
    run = { for input in inputs { blackHole(try work(input)) } }
    mistake = {
      for input in inputs {
        let answer = try work(input)
        guard try isRight(input, answer) else { return "\(answer) of \(input)" }
      }
      return nil
    }
  }

  /// The same input many times, for work on one text or amount.
  init<Input, Answer: Equatable>(
    _ name: String, _ input: Input, gives right: Answer, times: Int = 100,
    _ work: @escaping (Input) throws -> Answer
  ) {
    self.name = name
    operations = times
    // An array of inputs would add the cost of copying each.
    run = { for _ in 0..<times { blackHole(try work(input)) } }
    mistake = {
      let answer = try work(input)
      return answer == right ? nil : "\(answer) of \(input)"
    }
  }
}

/// Keeps the optimizer from removing unused results.
@inline(never) @_optimize(none)
func blackHole<T>(_ value: T) {}

extension Comparison {
  /// Stops the program if an answer is wrong; returns the number of contenders.
  static func check(_ comparisons: [Comparison]) throws -> Int {
    for comparison in comparisons {
      for contender in comparison.contenders {
        if let mistake = try contender.mistake() {
          print("\(comparison.work), by \(contender.name): the answer \(mistake) is wrong")
          exit(1)
        }
      }
    }
    return comparisons.reduce(0) { $0 + $1.contenders.count }
  }
}
