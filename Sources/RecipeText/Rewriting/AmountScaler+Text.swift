package import QuantityCore
import QuantityReading

extension AmountScaler {
  /// How an amount is measured otherwise than in the units in which it is written.
  package struct Remeasured {
    let shown: AnyPresentation
    let count: Int128

    /// Measures an amount, scaled already, as a presentation has it.
    package init<Kind>(_ presentation: Presentation<Kind>) {
      (shown, count) = (presentation.shown, presentation.amount.ticks.count)
    }
  }

  /// Scales a piece of a text.
  ///
  /// - Parameter remeasure: gives another measure of the amount at a place, or `nil` to scale it.
  package func scaling(
    _ text: String, after context: inout TextContext,
    remeasure: ((AnyAmount, Range<String.Index>) throws(QuantityError) -> Remeasured?)?
  ) -> ScaledText {
    var text = text
    text.makeContiguousUTF8()
    // Whoever else held the words would have them copied at each line.
    var wording = TextWording()
    swap(&wording, &context.wording)
    defer { swap(&wording, &context.wording) }
    var unscaled: [UnscaledAmount] = []
    let scaled = text.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      // Most lines of a text have no amount, and need none.
      var rewriter: AmountRewriter?
      finder.scan(text, after: &context) { item in
        switch item {
        case .mistake(let mistake): unscaled.append(mistake)
        case .amount(let found):
          do throws(QuantityError) {
            var other: Remeasured?
            if let remeasure, let amount = found.onlyAmount {
              other = try remeasure(amount, found.range)
            }
            if rewriter == nil { rewriter = AmountRewriter(self, bytes, taking: &wording) }
            try rewriter?.rewrite(found, as: other)
          } catch {
            unscaled.append(UnscaledAmount(found, error))
          }
        }
        return true
      }
      return rewriter?.finish(giving: &wording).applied(to: bytes)
    }
    return ScaledText(text: (scaled ?? nil) ?? text, unscaled: unscaled)
  }

  /// Whether the factor is 1.
  var isUnit: Bool { factor.numerator == 1 && factor.denominator == 1 }

  /// Returns what shows amounts of a kind, or `nil` for a kind that is not scaled.
  @inline(__always)
  func presenter(for kind: AnyKind) -> AnyPresenter? {
    let kit: AnyKit?
    if kind == .volume {
      kit = volumeKit?.core
    } else if kind == .mass {
      kit = massKit?.core
    } else {
      return nil
    }
    return AnyPresenter(kit: kit, system: finder.vocabulary.system)
  }
}

extension FoundAmount {
  /// Whether the amount grows with the recipe.
  var isScaled: Bool { role != .size && role != .portion }

  /// The amount, if it is one that is not given in other units as well.
  fileprivate var onlyAmount: AnyAmount? {
    guard isScaled else { return nil }
    if let plain { return plain }
    guard !amount.isRange, amount.alternates.isEmpty,
      case .amount(let only) = amount.lower
    else { return nil }
    return only
  }
}

extension UnscaledAmount {
  fileprivate init(_ found: FoundAmount, _ error: QuantityError) {
    (range, utf8Range) = (found.range, found.utf8Range)
    reason =
      error == .underflow
      ? ParseError(
        .tooSmall, at: found.utf8Range,
        "the scaled amount is too small: it is less than half a tick")
      : ParseError(
        .tooLarge, at: found.utf8Range, "the scaled amount is too large: it does not fit 128 bits")
  }
}

/// What is to take the place of pieces of a text.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Replaces a piece, in bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    // Nearly always they come in the order of the text: a noun comes after its count, and perhaps after
    // the size of what is counted.
    var place = edits.count
    while place > 0, edits[place - 1].range.lowerBound > range.lowerBound { place -= 1 }
    if place == edits.count {
      edits.append((range, text))
    } else {
      edits.insert((range, text), at: place)
    }
  }

  /// Returns a text with its pieces replaced, and every other byte as it was; `nil` if there are none.
  func applied(to text: UnsafeBufferPointer<UInt8>) -> String? {
    if edits.isEmpty { return nil }
    let capacity = edits.reduce(text.count) { $0 + $1.text.utf8.count }
    return String(unsafeUninitializedCapacity: capacity) { result in
      var (count, end) = (0, 0)
      func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        count += UnsafeMutableBufferPointer(rebasing: result[count...]).update(
          fromContentsOf: bytes)
      }
      for (range, new) in edits where range.lowerBound >= end {
        append(UnsafeBufferPointer(rebasing: text[end..<range.lowerBound]))
        var new = new
        new.withUTF8(append)
        end = range.upperBound
      }
      append(UnsafeBufferPointer(rebasing: text[end...]))
      return count
    }
  }
}
