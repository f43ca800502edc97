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
  }

  func question(for call: Call) -> Question { call.wantsReason ? suggesting : quiet }

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

  /// Returns the answerer of some options, and makes it the first time.
  static func with(_ bits: qty_options) throws(Failure) -> Answerer {
    var place = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 56)
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
