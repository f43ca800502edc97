/// What an expression in a text comes to, and the units that it asks for.
///
///     let expression = try QuantityExpression("2 h 30 min + 45 min to min")
///     expression.value               // 13/4 hours
///     expression.targets[0].spelling // "min"
///
/// An expression joins amounts and numbers by `+`, `-`, `x` and `/`, and may end in `to`, `in` or
/// `as` and one or more units. Multiplication and division come first.
public struct QuantityExpression: Sendable, Hashable {
  /// What the expression comes to.
  public let value: ExpressionValue
  /// The units behind `to`, in their order.
  public let targets: [Target]
  /// How names were read that can mean several units: `'oz' is read as fluid ounces, a volume`.
  public let notes: [String]

  /// A unit that an expression asks for.
  ///
  ///     let target = try QuantityExpression("1 cup to ml").targets[0]
  ///     target.unit(of: VolumeKind.self)  // milliliter
  public struct Target: Sendable, Hashable {
    @usableFromInline let handle: AnyUnit
    /// The name of the unit as it was written.
    public let spelling: String

    /// Whether two targets are of one unit in one spelling.
    public static func == (lhs: Target, rhs: Target) -> Bool {
      lhs.handle == rhs.handle && lhs.spelling == rhs.spelling
    }

    /// Feeds the spelling to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(spelling) }

    /// The unit as one of a kind, or `nil` if it is of another.
    @inlinable
    public func unit<Kind: QuantityKind>(of kind: Kind.Type) -> MeasurementUnit<Kind>? {
      handle.kind == AnyKind(kind) ? MeasurementUnit(known: handle) : nil
    }
  }

  /// Reads an expression.
  ///
  ///     try QuantityExpression("8 oz to ml").notes  // ["'oz' is read as fluid ounces, a volume"]
  ///
  /// A name that can mean units of several kinds takes the kind of the other side, if just one
  /// makes sense of the whole; one that means a unit only beside others, such as `m` for minutes,
  /// that of the unit to convert to:
  ///
  ///     try QuantityExpression("30m to s").value  // 30 minutes
  ///
  /// - Throws: a ``ParseError`` that says where the text is wrong.
  public init(
    _ text: String, decimalMark: DecimalMark = .point, vocabulary: Vocabulary = .standard
  ) throws(ParseError) {
    if decimalMark == .point,
      let plain = text.utf8.withContiguousStorageIfAvailable({ bytes in
        PlainAmount.readConversion(bytes, vocabulary.lexicon.shortNames)
          .map { QuantityExpression($0.amount, $0.target, in: bytes) }
      }) ?? nil
    {
      self = plain
      return
    }
    self = try withBytes(of: text) { bytes throws(ParseError) in
      do throws(ParseError) {
        return try QuantityExpression(bytes, kind: nil, decimalMark, vocabulary)
      } catch {
        guard error.code == .ambiguousUnit || error.code == .incompatibleKinds else { throw error }
        let readings = vocabulary.lexicon.kinds.compactMap { kind in
          try? QuantityExpression(bytes, kind: kind, decimalMark, vocabulary)
        }
        guard readings.count == 1 else { throw error }
        return readings[0]
      }
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, kind: AnyKind?,
    _ decimalMark: DecimalMark, _ vocabulary: Vocabulary
  ) throws(ParseError) {
    var reader = ExpressionReader(
      bytes, kind: kind, decimalMark: decimalMark, vocabulary: vocabulary)
    let (operand, targets) = try reader.readConversion()
    value = operand.value
    self.targets = targets.map { Target($0, in: bytes) }
    notes = reader.notes
  }

  private init(
    _ amount: AnyAmount, _ target: UnitReference?, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    value = .amount(amount)
    targets = target.map { [Target($0, in: bytes)] } ?? []
    notes = []
  }
}

extension QuantityExpression.Target {
  fileprivate init(_ reference: UnitReference, in bytes: UnsafeBufferPointer<UInt8>) {
    self.init(
      handle: reference.unit, spelling: String(decoding: bytes[reference.range], as: UTF8.self))
  }
}

/// What an expression comes to: an amount, or a number such as the ratio of two amounts.
///
///     try QuantityExpression("1 gallon / 1 cup").value  // 16
public enum ExpressionValue: Sendable, Hashable {
  /// An amount of some kind.
  case amount(AnyAmount)
  /// A number without a unit.
  case number(Fraction)
}

extension ExpressionValue: CustomStringConvertible {
  /// The exact amount or number: `13/4 hours`.
  public var description: String {
    switch self {
    case .amount(let amount): amount.description
    case .number(let number): number.description
    }
  }
}

/// Calls a function with the UTF-8 bytes of a text.
func withBytes<Result>(
  of text: String,
  _ body: (UnsafeBufferPointer<UInt8>) throws(ParseError) -> Result
) throws(ParseError) -> Result {
  var text = text
  // `withUTF8` cannot rethrow a typed error, so the outcome goes through a variable.
  var outcome: Swift.Result<Result, ParseError>?
  text.withUTF8 { bytes in
    do throws(ParseError) {
      outcome = .success(try body(bytes))
    } catch {
      outcome = .failure(error)
    }
  }
  guard let outcome else { preconditionFailure("The body was not called") }
  return try outcome.get()
}
