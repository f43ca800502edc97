/// A unit whose kind is known only when the program runs, as that of an ``AnyAmount``.
///
///     let unit = try AnyAmount("2 tbsp").unit
///     unit.name                               // "tablespoon"
///     unit.as(VolumeKind.self) == .tablespoon // true
///     unit.as(MassKind.self)                  // nil
///
/// Units are equal that have one size and one name.
public struct AnyUnit: @unchecked Sendable {
  // One word, and no reference counting.
  private let reference: Unmanaged<UnitDefinition>

  /// Makes a unit whose kind is forgotten.
  ///
  ///     AnyUnit(MeasurementUnit<MassKind>.gram).name  // "gram"
  @inlinable
  public init<Kind>(_ unit: MeasurementUnit<Kind>) { self = unit.handle }

  /// - Parameter definition: one that is never freed.
  package init(_ definition: UnitDefinition) { reference = .passUnretained(definition) }

  package var definition: UnitDefinition { reference.takeUnretainedValue() }

  // What presenting asks for at every step; the guarantee saves a retain and a release each time.

  @usableFromInline
  package var tickCount: Int128 { reference._withUnsafeGuaranteedRef { $0.size } }
  /// The size of the unit in ticks.
  package var size: UInt128 { reference._withUnsafeGuaranteedRef { $0.size.magnitude } }
  /// Whether it stands for a unit that nobody named, as that of `Amount.zero`.
  ///
  /// A definition never changes, so reading it has no effect: the optimizer drops the call where the unit of
  /// a sum isn't used, and with it the existentials of the sum.
  @usableFromInline
  package var isUnnamed: Bool {
    @_effects(readnone) get { reference._withUnsafeGuaranteedRef { $0.isUnnamed } }
  }
  @usableFromInline
  package var kind: AnyKind { reference._withUnsafeGuaranteedRef { $0.kind } }
  /// The name of one: `cup`.
  public var name: String { reference._withUnsafeGuaranteedRef { $0.name } }
  /// The name of several: `cups`.
  public var plural: String { reference._withUnsafeGuaranteedRef { $0.plural } }
  package var joiner: String { reference._withUnsafeGuaranteedRef { $0.joiner } }
  var saysFractions: Bool { reference._withUnsafeGuaranteedRef { $0.saysFractions } }
  /// Its kit, which is never freed: a thread that counted references would wait for all others that do.
  package var kit: Unmanaged<AnyKit> { reference._withUnsafeGuaranteedRef { $0.kit } }
  /// The short form: `tbsp`.
  public var symbol: String { reference._withUnsafeGuaranteedRef { $0.symbol } }
  /// The name that no other unit of the catalogue has: `imperial pint`.
  public var qualifiedName: String { reference._withUnsafeGuaranteedRef { $0.qualifiedName } }
  /// The plural that no other unit of the catalogue has: `imperial pints`.
  package var qualifiedPlural: String { reference._withUnsafeGuaranteedRef { $0.qualifiedPlural } }

  /// Returns the unit as one of a kind, or `nil` if it is of another.
  ///
  ///     try AnyUnit(named: "cup").as(VolumeKind.self) == .cup  // true
  @inlinable
  public func `as`<Kind: QuantityKind>(_ kind: Kind.Type) -> MeasurementUnit<Kind>? {
    self.kind == AnyKind(kind) ? MeasurementUnit(known: self) : nil
  }

  @inline(__always)
  func isBare(in system: MeasurementSystem) -> Bool {
    reference._withUnsafeGuaranteedRef { $0.isBare(in: system) }
  }

  @inline(__always)
  func systemsOfClearSymbol(_ find: (UnitDefinition) -> SystemSet) -> SystemSet {
    reference._withUnsafeGuaranteedRef { $0.systemsOfClearSymbol(find) }
  }
}

extension AnyUnit {
  /// Whether two units stand at one address, which those that are equal nearly always do: to compare that
  /// takes a third of the time.
  @inline(__always)
  func isSame(as other: AnyUnit) -> Bool { reference.toOpaque() == other.reference.toOpaque() }
}

extension AnyUnit: Hashable {
  /// Whether two units are one: the same size under the same name.
  public static func == (lhs: AnyUnit, rhs: AnyUnit) -> Bool {
    lhs.isSame(as: rhs)
      || (lhs.size == rhs.size && lhs.definition.qualifiedName == rhs.definition.qualifiedName)
  }

  /// Feeds the size and the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(definition.qualifiedName)
  }
}

extension AnyUnit: CustomStringConvertible {
  /// The qualified name: `imperial pint`.
  public var description: String { qualifiedName }
}
