/// A unit whose kind is known only at run time, such as that of an ``AnyAmount``.
///
///     let unit = try AnyAmount("2 tbsp").unit
///     unit.name                               // "tablespoon"
///     unit.as(VolumeKind.self) == .tablespoon // true
///     unit.as(MassKind.self)                  // nil
///
/// Units with the same size and name are equal.
public struct AnyUnit: @unchecked Sendable {
  // A single word without reference counting.
  private let reference: Unmanaged<UnitDefinition>

  /// Makes a unit from one of any kind, erasing the kind.
  ///
  ///     AnyUnit(MeasurementUnit<MassKind>.gram).name  // "gram"
  @inlinable
  public init<Kind>(_ unit: MeasurementUnit<Kind>) { self = unit.handle }

  /// - Parameter definition: a definition that is never freed.
  package init(_ definition: UnitDefinition) { reference = .passUnretained(definition) }

  package var definition: UnitDefinition { reference.takeUnretainedValue() }

  // Read at every step of presenting an amount; the guarantee saves a retain and a release each
  // time.

  @usableFromInline
  package var tickCount: Int128 { reference._withUnsafeGuaranteedRef { $0.size } }
  /// The size of the unit in ticks.
  package var size: UInt128 { reference._withUnsafeGuaranteedRef { $0.size.magnitude } }
  /// Whether nobody named this unit, as in `Amount.zero`.
  ///
  /// Definitions are immutable, so reading them has no effect: the optimizer drops the call if the
  /// unit of a sum is unused, and with it the existentials of the sum.
  @usableFromInline
  package var isUnnamed: Bool {
    @_effects(readnone) get { reference._withUnsafeGuaranteedRef { $0.isUnnamed } }
  }
  @usableFromInline
  package var kind: AnyKind { reference._withUnsafeGuaranteedRef { $0.kind } }
  /// The singular name: `cup`.
  public var name: String { reference._withUnsafeGuaranteedRef { $0.name } }
  /// The plural name: `cups`.
  public var plural: String { reference._withUnsafeGuaranteedRef { $0.plural } }
  package var joiner: String { reference._withUnsafeGuaranteedRef { $0.joiner } }
  var saysFractions: Bool { reference._withUnsafeGuaranteedRef { $0.saysFractions } }
  /// The kit of the unit. It is never freed, so threads need not contend for a reference count.
  package var kit: Unmanaged<AnyKit> { reference._withUnsafeGuaranteedRef { $0.kit } }
  /// The short form: `tbsp`.
  public var symbol: String { reference._withUnsafeGuaranteedRef { $0.symbol } }
  /// The name that is unique in the catalogue: `imperial pint`.
  public var qualifiedName: String { reference._withUnsafeGuaranteedRef { $0.qualifiedName } }
  /// The plural that is unique in the catalogue: `imperial pints`.
  package var qualifiedPlural: String { reference._withUnsafeGuaranteedRef { $0.qualifiedPlural } }

  /// Returns the unit as one of the given kind, or `nil` if its kind differs.
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
  /// Whether two units have the same address, as equal units nearly always do: a quick test for
  /// equality.
  @inline(__always)
  func isSame(as other: AnyUnit) -> Bool { reference.toOpaque() == other.reference.toOpaque() }
}

extension AnyUnit: Hashable {
  /// Whether two units have the same size and qualified name.
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
