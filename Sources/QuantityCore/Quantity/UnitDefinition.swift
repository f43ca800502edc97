import Synchronization

/// All facts about a unit, at a fixed address.
///
/// Definitions are created once and never freed, which makes a ``MeasurementUnit`` a single trivial
/// word: copying an amount needs no reference counting, and an `Amount` fits an existential's
/// inline buffer.
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
  /// The names that also count things in recipes, such as sticks of cinnamon.
  package let countedNames: [String]
  package let qualifier: UnitQualifier?
  package let vessel: UnitVessel?
  package let systems: [UnitSystem]
  /// Whether people use fractions of the unit: true for customary units, false for metric ones.
  let saysFractions: Bool
  let factor: Fraction
  /// The unit that defines this one, as in its source: for a dash, the teaspoon.
  package let neighbor: AnyUnit?
  let source: UnitSource?
  let note: String?
  /// The text between the parts of an amount of the kind.
  let joiner: String
  /// Whether it is the unnamed form of a unit, as in an empty sum.
  let isUnnamed: Bool
  let findKit: @Sendable (AnyUnit) -> AnyKit
  // Not an `AtomicLazyReference`, which looks up its type at each access.
  private let foundKit = Atomic<Unmanaged<AnyKit>?>(nil)
  let findOthers: @Sendable () -> [UnitDefinition]
  private let foundUnnamed = AtomicLazyReference<UnitDefinition>()
  /// The systems where the unqualified name means this unit, as bits of a ``SystemSet``.
  private let bareSystems = Atomic<UInt8>(0)
  /// The systems where the symbol means this unit only, as bits of a ``SystemSet``.
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

  /// The kit that shows amounts of the unit by default.
  ///
  /// Lazily initialized, because kits are made of units, and cached, because every amount shown
  /// needs it.
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

  /// The unnamed form of the unit, as in an empty sum. It is equal to the unit, but a sum with it
  /// has the other's unit.
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

  /// The systems where the unit's unqualified name means this unit: for `cup`, the United States.
  @inline(__always)
  var systemsOfBareName: SystemSet {
    // All threads compute the same value, so any of them may store it.
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

  /// The systems where the symbol, with its qualifier if it needs one, means this unit.
  ///
  /// - Parameter find: computes the systems on first use.
  @inline(__always)
  func systemsOfClearSymbol(_ find: (UnitDefinition) -> SystemSet) -> SystemSet {
    let known = SystemSet(bits: clearSystems.load(ordering: .relaxed))
    if known.isFound { return known }
    let found = find(self)
    clearSystems.store(found.bits, ordering: .relaxed)
    return found
  }

  /// Returns whether the unqualified name means this unit in a system, as `cup` does in the United
  /// States.
  @inline(__always)
  package func isBare(in system: MeasurementSystem) -> Bool { systemsOfBareName.contains(system) }

  /// The units of the kind that text can name.
  var others: [UnitDefinition] { findOthers() }

  /// The word before a name that means another unit in the system in force: `imperial`, `US`.
  package var qualifyingWord: String? {
    qualifier?.word ?? systems.lazy.compactMap { $0.word }.first
  }

  /// The name that is unique in the catalogue: `imperial pint`.
  package var qualifiedName: String { qualifier.map { "\($0.word) \(name)" } ?? name }

  /// The plural that is unique in the catalogue: `imperial pints`.
  package var qualifiedPlural: String { qualifier.map { "\($0.word) \(plural)" } ?? plural }

  /// The words that text can put before a shared name to mean this unit.
  package var prefixes: [String] { qualifier?.prefixes ?? systems.flatMap { $0.prefixes } }
}
