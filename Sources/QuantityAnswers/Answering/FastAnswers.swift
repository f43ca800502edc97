import Quantities

/// Writes answers to simple questions into memory. Such a question is an amount, optionally with a
/// unit to convert it to.
///
///     let answers = Question().fastAnswers
///     let answer = [UInt8](unsafeUninitializedCapacity: 80) { memory, count in
///       count = Array("3 tsp".utf8).withUnsafeBufferPointer {
///         answers?.answer(to: $0, into: UnsafeMutableRawBufferPointer(memory)) ?? 0
///       }
///     }
///     String(decoding: answer, as: UTF8.self)  // "1 tablespoon"
///
/// Use it for many lines, if most of them are simple. ``Question/answer(to:)`` returns the same
/// answers as strings, but more slowly.
public final class FastAnswers: Sendable {
  // A class, because copying a question costs as much as answering it.
  /// Keeps everything alive that the reader uses.
  private let question: Question
  private let reader: AmountReader
  private let sayer: AmountSayer

  fileprivate init?(_ question: Question) {
    guard let sayer = question.sayer else { return nil }
    (self.question, self.sayer) = (question, sayer)
    reader = question.reader
  }

  /// Writes the answer to a text into memory, as far as it fits, and returns its full length.
  ///
  /// - Returns: `nil` if the question isn't simple, or has an error; then use
  ///   ``Question/answer(to:)``.
  public func answer(
    to text: UnsafeBufferPointer<UInt8>, into memory: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard let fast = reader.fastQuestion(text) else { return nil }
    guard let target = fast.target else {
      // `180 C` may be a temperature.
      return text.last == UInt8(ascii: "C") ? nil : sayer.say(fast.amount, into: memory)
    }
    return sayer.say(
      fast.amount, in: target.unit, called: text[target.name], into: memory)
  }
}

extension Question {
  /// An object that answers simple questions like this question, or `nil` if the options ask for
  /// more.
  public var fastAnswers: FastAnswers? { FastAnswers(self) }
}

/// The name that ``FastAnswers`` had in 0.2.0.
///
///     let answers: PlainAnswers? = Question().fastAnswers
@available(*, deprecated, renamed: "FastAnswers")
public typealias PlainAnswers = FastAnswers

extension Question {
  /// The name that ``fastAnswers`` had in 0.2.0.
  @available(*, deprecated, renamed: "fastAnswers")
  public var plainAnswers: FastAnswers? { fastAnswers }
}
