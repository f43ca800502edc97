import Quantities

/// Answers plain questions, each an amount and perhaps a unit to convert it to, into memory.
///
///     let answers = Question().plainAnswers
///     let answer = [UInt8](unsafeUninitializedCapacity: 80) { memory, count in
///       count = Array("3 tsp".utf8).withUnsafeBufferPointer {
///         answers?.answer(to: $0, into: UnsafeMutableRawBufferPointer(memory)) ?? 0
///       }
///     }
///     String(decoding: answer, as: UTF8.self)  // "1 tablespoon"
///
/// Use it to answer many lines, most of which are plain. ``Question/answer(to:)`` gives the same answers, in
/// twice the time and as strings.
public final class PlainAnswers: Sendable {
  // A class, because a question is large: to copy it takes as long as to answer.
  /// What keeps alive all that the reader reads by.
  private let question: Question
  private let reader: AmountReader
  private let sayer: AmountSayer

  fileprivate init?(_ question: Question) {
    guard let sayer = question.sayer else { return nil }
    (self.question, self.sayer) = (question, sayer)
    reader = question.reader
  }

  /// Writes as much of the answer to a text as fits into memory, and returns the length of the whole answer.
  ///
  /// - Returns: `nil` for any other text, such as a question in words or a mistake: ask ``Question/answer(to:)``.
  public func answer(
    to text: UnsafeBufferPointer<UInt8>, into memory: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard let plain = reader.plainQuestion(text) else { return nil }
    guard let target = plain.target else { return sayer.say(plain.amount, into: memory) }
    return sayer.say(
      plain.amount, in: target.unit, called: text[target.name], into: memory)
  }
}

extension Question {
  /// What answers plain questions as this question does; `nil` if its options ask for more than that.
  public var plainAnswers: PlainAnswers? { PlainAnswers(self) }
}
