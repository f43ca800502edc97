import CQuantities
import IngredientDensities
import Quantities
import QuantityAnswers
import Synchronization

/// Answers calls that have the same options.
final class Answerer: Sendable {
  let bits: qty_options
  let chosen: ChosenOptions
  /// The question whose errors include suggestions.
  private let suggesting: Question
  /// The question whose errors include none.
  private let quiet: Question
  private let suggestingReader: AmountReader
  private let quietReader: AmountReader
  private let sayer: AmountSayer?
  private let unmanagedSayer: Unmanaged<AmountSayer>?

  private init(_ bits: qty_options) throws(Failure) {
    self.bits = bits
    chosen = try ChosenOptions(bits)
    do throws(OptionError) {
      suggesting = try Question(presenting: chosen.options)
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

  /// Calls a function with the presenter of amounts, or returns `nil` if the options need a full
  /// question.
  @inline(__always)
  func withSayer<Result>(_ body: (AmountSayer) -> Result?) -> Result? {
    // Avoids reference counting, like `with`.
    guard let sayer = unmanagedSayer else { return nil }
    return sayer._withUnsafeGuaranteedRef(body)
  }

  func vocabulary(for call: Call) -> Vocabulary { question(for: call).vocabulary }

  /// Finds amounts in running text.
  func finder(for call: Call) -> AmountFinder {
    AmountFinder(vocabulary: vocabulary(for: call), decimalMark: chosen.options.decimalMark)
  }
}

extension Answerer {
  /// The capacity of the cache.
  private static let most = 256

  /// A cache of answerers, as a hash table by options with linear probing. Its entries are never
  /// freed, so they need no reference counting.
  nonisolated(unsafe) private static let known = {
    let known = UnsafeMutablePointer<Atomic<Unmanaged<Answerer>?>>.allocate(capacity: most)
    for place in 0..<most { (known + place).initialize(to: Atomic(nil)) }
    return known
  }()

  /// Calls a function with the answerer for some options.
  ///
  /// Avoids reference counting for cached answerers: threads would contend for the count.
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

  /// Finds an answerer beyond its first slot, or makes it.
  @inline(never)
  private static func findOrMake(_ bits: qty_options) throws(Failure) -> Answerer {
    var place = firstPlace(of: bits)
    var made: Answerer?
    // After eight occupied slots the answerer is made anew for each call, which only affects
    // programs with hundreds of options.
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
