import CQuantities
import IngredientDensities
import Quantities
import QuantityAnswers
import Synchronization

/// What answers the calls with certain options.
final class Answerer: Sendable {
  let bits: qty_options
  let chosen: ChosenOptions
  /// The question whose mistakes come with suggestions.
  private let suggesting: Question
  /// The question whose mistakes come without.
  private let quiet: Question
  private let suggestingReader: AmountReader
  private let quietReader: AmountReader
  private let sayer: AmountSayer?
  private let unmanagedSayer: Unmanaged<AmountSayer>?

  private init(_ bits: qty_options) throws(Failure) {
    self.bits = bits
    chosen = try ChosenOptions(bits)
    do throws(OptionError) {
      suggesting = try Question(chosen.options)
    } catch {
      throw Failure(error)
    }
    var quiet = suggesting
    quiet.vocabulary.suggestsNames = false
    self.quiet = quiet
    (suggestingReader, quietReader) = (suggesting.reader, quiet.reader)
    sayer = suggesting.sayer
    unmanagedSayer = sayer.map { .passUnretained($0) }
  }

  func question(for call: Call) -> Question { call.wantsReason ? suggesting : quiet }

  func reader(for call: Call) -> AmountReader {
    call.wantsReason ? suggestingReader : quietReader
  }

  /// Returns what a function makes of what says amounts; `nil` if the options ask for what only a question
  /// can tell.
  @inline(__always)
  func withSayer<Result>(_ body: (AmountSayer) -> Result?) -> Result? {
    // No reference is counted, as in `with`.
    guard let sayer = unmanagedSayer else { return nil }
    return sayer._withUnsafeGuaranteedRef(body)
  }

  func vocabulary(for call: Call) -> Vocabulary { question(for: call).vocabulary }

  /// What finds amounts among words.
  func finder(for call: Call) -> AmountFinder {
    AmountFinder(vocabulary: vocabulary(for: call), decimalMark: chosen.options.decimalMark)
  }
}

extension Answerer {
  /// How many answerers are kept.
  private static let most = 256

  /// Those that were made before, each where the hash of its options says, or after that. They are never
  /// freed, so that no reference to them need be counted.
  nonisolated(unsafe) private static let known = {
    let known = UnsafeMutablePointer<Atomic<Unmanaged<Answerer>?>>.allocate(capacity: most)
    for place in 0..<most { (known + place).initialize(to: Atomic(nil)) }
    return known
  }()

  /// Calls a function with the answerer of some options.
  ///
  /// References to those that are kept are not counted: threads that count references to the same object
  /// wait for one another, so that two would take longer than one.
  @inline(__always)
  static func with<Result>(
    _ bits: qty_options, _ body: (Answerer) -> Result
  ) throws(Failure) -> Result {
    let place = firstPlace(of: bits)
    if let found = known[place].load(ordering: .acquiring),
      found._withUnsafeGuaranteedRef({ $0.bits }) == bits
    {
      return found._withUnsafeGuaranteedRef(body)
    }
    return body(try findOrMake(bits))
  }

  @inline(__always)
  private static func firstPlace(of bits: qty_options) -> Int {
    Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  /// Finds an answerer that is not at its first place, or makes it.
  @inline(never)
  private static func findOrMake(_ bits: qty_options) throws(Failure) -> Answerer {
    var place = firstPlace(of: bits)
    var made: Answerer?
    // A program that asks for hundreds of options has each made again.
    for _ in 0..<8 {
      var found = known[place].load(ordering: .acquiring)
      if found == nil {
        let answerer: Answerer
        if let made { answerer = made } else { answerer = try Answerer(bits) }
        made = answerer
        let kept = Unmanaged.passRetained(answerer)
        found =
          known[place].compareExchange(
            expected: nil, desired: kept, ordering: .acquiringAndReleasing
          ).original
        if found == nil { return answerer }
        // Another thread was faster, perhaps with other options.
        kept.release()
      }
      if let found, found._withUnsafeGuaranteedRef({ $0.bits }) == bits {
        return found.takeUnretainedValue()
      }
      place = (place + 1) % most
    }
    if let made { return made }
    return try Answerer(bits)
  }
}
