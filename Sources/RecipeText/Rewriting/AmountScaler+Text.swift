package import QuantityCore
import QuantityReading

extension AmountScaler {
  /// An amount converted to other units than the text's.
  package struct Remeasured {
    let shown: AnyPresentation
    let count: Int128

    /// Creates one from the presentation of a scaled amount.
    package init<Kind>(_ presentation: Presentation<Kind>) {
      (shown, count) = (presentation.shown, presentation.amount.ticks.count)
    }
  }

  /// Scales a piece of a text.
  ///
  /// - Parameters:
  ///   - remeasure: returns the amount at a range in other units, or `nil` to scale it.
  ///   - substance: returns the known properties of a substance by name, for a reader's kitchen.
  package func scaling(
    _ text: String, after context: inout TextContext,
    remeasure: ((AnyAmount, Range<String.Index>) throws(QuantityError) -> Remeasured?)? = nil,
    substance: (String) -> Substance = { Substance($0) }
  ) -> ScaledText {
    var text = text
    text.makeContiguousUTF8()
    var left = LeftAmounts()
    // Lazily initialized, because most lines have no amount.
    var rewriter: AmountRewriter?
    if kitchen != nil { context.wording.noteCountry(of: text) }
    let wording = context.wording
    let kept = IngredientNames(keeping, finder.vocabulary.recipeWords)
    let counted = IngredientNames(countingWhole, finder.vocabulary.recipeWords)
    let fields = finder.readLines(of: text, after: &context) { line in
      if line.quantities.isEmpty { return true }
      let groups = kitchen == nil ? [] : MeasureGroup.groups(of: line)
      if changesAmounts || !groups.isEmpty, let obstacle = Safety.obstacle(in: line) {
        left.unscaled.append(
          line.unscaled(obstacle, hint: "nothing of its line is scaled", in: text))
        return true
      }
      if changesAmounts {
        left.unscaled += Safety.unexplained(in: line).map { line.unscaled($0, in: text) }
      }
      if let kitchen {
        rewrite(
          groups, of: line, in: text, for: kitchen, by: &rewriter, wording, substance, kept, &left)
      }
      let measured = Set(groups.flatMap { $0.all.map { $0.start } })
      for quantity in line.quantities where quantity.foundRole != nil {
        if measured.contains(quantity.start) { continue }
        do throws(ScalingError) {
          if let error = line.error(of: quantity) { throw .unreadable(error) }
          let isKept = kept.contain(quantity, in: line)
          let other = isKept ? nil : try remeasured(quantity, line, text, remeasure)
          if rewriter == nil { rewriter = AmountRewriter(self, wording) }
          rewriter?.scaler.factor = isKept ? Fraction(1) : factor
          rewriter?.scaler.roundingStep = isKept ? nil : roundingStep
          rewriter?.countsWhole = counted.contain(quantity, in: line)
          try rewriter?.rewrite(quantity, in: line, as: other)
        } catch {
          left.unscaled.append(line.unscaled(quantity, error, in: text))
        }
      }
      return true
    }
    if context.wasStopped {
      return ScaledText(text: text, edits: [], unscaled: [], unweighed: [], roundedCounts: [])
    }
    if let rewriter { context.wording = rewriter.wording }
    var edits = rewriter?.edits ?? TextEdits()
    var roundedCounts = rewriter?.roundedCounts ?? []
    if let fields {
      edits.merge(
        self.edits(
          of: fields, in: text, substance, keeping: kept, countingWhole: counted, &roundedCounts,
          &left))
      left.unscaled.sort { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
    }
    let scaled = text.withUTF8 { bytes in
      edits.clean(bytes)
      return edits.applied(to: bytes)
    }
    return ScaledText(
      text: scaled ?? text, edits: edits.all, unscaled: left.unscaled, unweighed: left.unweighed,
      roundedCounts: roundedCounts)
  }

  /// Writes the amounts and temperatures of a line for a reader's kitchen.
  private func rewrite(
    _ groups: [MeasureGroup], of line: ReadLine, in text: String, for kitchen: ReaderKitchen,
    by rewriter: inout AmountRewriter?, _ wording: TextWording, _ substance: (String) -> Substance,
    _ kept: IngredientNames, _ left: inout LeftAmounts
  ) {
    var writer = rewriter ?? AmountRewriter(self, wording)
    // Avoids copying the edits: they stay uniquely referenced.
    rewriter = nil
    for group in groups {
      let name = line.substance(of: group)
      do throws(ScalingError) {
        let known = line.completed(substance(name), of: group)
        writer.scaler.factor = kept.contain(group.main, in: line) ? Fraction(1) : factor
        let unweighed = try writer.rewrite(group, in: line, for: kitchen, of: known)
        if let unweighed {
          left.note(UnweighedSubstance(name: unweighed.name, choices: unweighed.choices))
        }
      } catch {
        left.unscaled.append(line.unscaled(group.main, error, in: text))
      }
    }
    left.unscaled += writer.rewriteTemperatures(of: line, for: kitchen)
      .map { line.unscaled($0, in: text) }
    rewriter = writer
  }

  private func remeasured(
    _ quantity: ClassifiedQuantity, _ line: ReadLine, _ text: String,
    _ remeasure: ((AnyAmount, Range<String.Index>) throws(QuantityError) -> Remeasured?)?
  ) throws(ScalingError) -> Remeasured? {
    guard let remeasure, quantity.role.isScaled, quantity.role != .alternate,
      !line.hasAlternate(after: quantity), let found = line.amount(of: quantity, in: text),
      !found.amount.isRange, case .amount(let only) = found.amount.lower
    else { return nil }
    do throws(QuantityError) {
      return try remeasure(only, found.range)
    } catch {
      throw .quantity(error)
    }
  }

  /// Whether the factor is 1.
  var isUnit: Bool { factor.numerator == 1 && factor.denominator == 1 }

  /// Whether amounts change even if they keep their units.
  var changesAmounts: Bool { !isUnit || kitchen == nil && roundingStep != nil }

  /// Returns the presenter for a kind, or `nil` for a kind that isn't scaled.
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

extension ReadLine {
  /// Returns whether the amount is repeated in other units.
  fileprivate func hasAlternate(after quantity: ClassifiedQuantity) -> Bool {
    let next = quantities[firstQuantity(from: quantity.end)...].first
    return next?.role == .alternate && next?.quantity.unit != nil
  }

  fileprivate func unscaled(
    _ quantity: ClassifiedQuantity, _ error: ScalingError, in text: String
  ) -> UnscaledAmount {
    let range = range(of: quantity.tokens).moved(by: start)
    return switch error {
    case .unreadable(let error): UnscaledAmount(range, in: text, error.moved(by: start))
    case .quantity(let error): UnscaledAmount(range, in: text, .scaling(error, at: range))
    }
  }

  fileprivate func unscaled(
    _ obstacle: Safety.Obstacle, hint: String? = nil, in text: String
  ) -> UnscaledAmount {
    let range = range(of: obstacle.quantity.tokens).moved(by: start)
    return UnscaledAmount(
      range, in: text, ParseError(.unexpectedText, at: range, obstacle.reason, hint: hint))
  }
}

extension ParseError {
  /// The error for an amount that cannot be scaled.
  static func scaling(_ error: QuantityError, at range: Range<Int>) -> ParseError {
    if case .underflow = error {
      return ParseError(
        .tooSmall, at: range, "the scaled amount is too small: it is less than half a tick")
    }
    return ParseError(
      .tooLarge, at: range, "the scaled amount is too large: it does not fit 128 bits")
  }
}

/// The amounts left unscaled, and the substances left unweighed.
struct LeftAmounts {
  var unscaled: [UnscaledAmount] = []
  private(set) var unweighed: [UnweighedSubstance] = []

  /// Records a substance that could not be weighed, once. An amount without a name, such as a yield,
  /// has none.
  mutating func note(_ new: UnweighedSubstance) {
    if new.name.isEmpty { return }
    if unweighed.count < 100, !unweighed.contains(new) { unweighed.append(new) }
  }
}
