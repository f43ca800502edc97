import Synchronization

/// All that is known of a unit, at one address.
///
/// Definitions are made once and never freed, so that a ``MeasurementUnit`` is one trivial word:
/// copying an amount costs no reference counting, and an `Amount` fits an existential's inline
/// buffer.
@usableFromInline
package final class UnitDefinition: Sendable {
  package let kind: AnyKind
  /// The size in ticks.
  let size: Int128
  package let name: String
  package let plural: String
  package let symbol: String
  package let aliases: [String]
  package let contextualAliases: [String]
  /// The names by which recipes count things, as sticks of cinnamon.
  package let countedNames: [String]
  package let qualifier: UnitQualifier?
  package let vessel: UnitVessel?
  package let systems: [UnitSystem]
  /// Whether people say fractions of the unit: of the customary ones, not of the metric.
  let saysFractions: Bool
  let factor: Fraction
  /// The unit of which this one is a number, as its source has it: of a dash the teaspoon.
  package let neighbor: AnyUnit?
  let source: UnitSource?
  let note: String?
  /// What stands between the parts of an amount of the kind.
  let joiner: String
  /// Whether it stands for a unit where none was named.
  let isUnnamed: Bool
  let findKit: @Sendable (AnyUnit) -> AnyKit
  // No `AtomicLazyReference`, which looks up its type each time and costs 400 instructions.
  private let foundKit = Atomic<Unmanaged<AnyKit>?>(nil)
  let findOthers: @Sendable () -> [UnitDefinition]
  private let foundUnnamed = AtomicLazyReference<UnitDefinition>()
  /// In which systems the bare name means the unit: the bits of a ``SystemSet``.
  private let bareSystems = Atomic<UInt8>(0)
  /// In which systems the symbol means the unit and nothing else: the bits of a ``SystemSet``.
  private let clearSystems = Atomic<UInt8>(0)

  init(
    kind: AnyKind, joiner: String, kit: @escaping @Sendable (AnyUnit) -> AnyKit,
    others: @escaping @Sendable () -> [UnitDefinition], size: Int128,
    factor: Fraction, neighbor: UnitDefinition?,
    name: String, plural: String?, symbol: String?, aliases: [String],
    contextualAliases: [String] = [], countedNames: [String] = [],
    qualifier: UnitQualifier? = nil, vessel: UnitVessel? = nil, systems: [UnitSystem],
    source: UnitSource?, note: String?, isUnnamed: Bool = false
  ) {
    precondition(size > 0, "The unit '\(name)' must have a positive size")
    self.kind = kind
    self.joiner = joiner
    self.isUnnamed = isUnnamed
    findKit = kit
    findOthers = others
    self.size = size
    self.factor = factor
    self.neighbor = neighbor.map { AnyUnit($0) }
    self.name = name
    self.plural = plural ?? name + "s"
    self.symbol = symbol ?? name
    self.aliases = aliases
    self.contextualAliases = contextualAliases
    self.countedNames = countedNames
    self.qualifier = qualifier
    self.vessel = vessel
    self.systems = systems
    saysFractions = systems.contains { $0 == .usCustomary || $0 == .imperial }
    self.source = source
    self.note = note
  }

  /// The kit in which amounts of the unit are shown if no other is asked for.
  ///
  /// It is found when it is first needed, because kits are made of units, and only once, because it
  /// is needed for each amount that is shown.
  var kit: Unmanaged<AnyKit> {
    if let kit = foundKit.load(ordering: .acquiring) { return kit }
    let kit = Unmanaged.passRetained(findKit(AnyUnit(self)))
    let (_, other) = foundKit.compareExchange(
      expected: nil, desired: kit, ordering: .acquiringAndReleasing)
    guard let other else { return kit }
    // Another thread was faster.
    kit.release()
    return other
  }

  /// The unit where none was named, as that of an empty sum: it is equal, but gives way to the unit of
  /// what is added.
  var unnamed: UnitDefinition {
    if let unnamed = foundUnnamed.load() { return unnamed }
    return foundUnnamed.storeIfNil(
      UnitDefinition(
        kind: kind, joiner: joiner, kit: findKit, others: findOthers, size: size, factor: factor,
        neighbor: neighbor?.definition, name: name, plural: plural, symbol: symbol,
        aliases: aliases, contextualAliases: contextualAliases, countedNames: countedNames,
        qualifier: qualifier, vessel: vessel, systems: systems, source: source, note: note,
        isUnnamed: true))
  }

  /// The systems in which the bare name of the unit means it: for `cup`, the United States.
  @inline(__always)
  var systemsOfBareName: SystemSet {
    // What is found is the same on every thread, so that it does not matter whose is kept.
    let known = SystemSet(bits: bareSystems.load(ordering: .relaxed))
    return known.isFound ? known : findSystemsOfBareName()
  }

  @inline(never)
  private func findSystemsOfBareName() -> SystemSet {
    let others = others
    let found = SystemSet { isBare(in: $0, among: others) }
    bareSystems.store(found.bits, ordering: .relaxed)
    return found
  }

  /// The systems in which the symbol, with the word before it that it needs there, means the unit.
  ///
  /// - Parameter find: what finds them, the first time.
  @inline(__always)
  func systemsOfClearSymbol(_ find: (UnitDefinition) -> SystemSet) -> SystemSet {
    let known = SystemSet(bits: clearSystems.load(ordering: .relaxed))
    if known.isFound { return known }
    let found = find(self)
    clearSystems.store(found.bits, ordering: .relaxed)
    return found
  }

  /// Returns whether the bare name of the unit means it in a system: `cup` in the United States.
  @inline(__always)
  package func isBare(in system: MeasurementSystem) -> Bool { systemsOfBareName.contains(system) }

  /// The units of the kind that text can name.
  var others: [UnitDefinition] { findOthers() }

  /// The word before a name that another unit has in the system in force: `imperial`, `US`.
  package var qualifyingWord: String? {
    qualifier?.word ?? systems.lazy.compactMap { $0.word }.first
  }

  /// The name that no other unit has: `imperial pint`.
  package var qualifiedName: String { qualifier.map { "\($0.word) \(name)" } ?? name }

  /// The plural that no other unit has: `imperial pints`.
  package var qualifiedPlural: String { qualifier.map { "\($0.word) \(plural)" } ?? plural }

  /// The words that text can put before a name to say which unit of that name is meant.
  package var prefixes: [String] { qualifier?.prefixes ?? systems.flatMap { $0.prefixes } }
}
