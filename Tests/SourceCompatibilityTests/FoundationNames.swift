import Foundation
import Quantities
import QuantitiesFoundation
import Testing

extension SourceCompatibilityTests {
  @Test("the bridge to Foundation")
  func foundation() {
    use(QuantityRoleAttribute.self, QuantityRoleAttribute.Value.self, QuantityRoleAttribute.name)
    use(\AttributeScopes.quantities, AttributeScopes.QuantityAttributes.self)
    use(\AttributeScopes.QuantityAttributes.quantityRole)
    use((any BridgedDimension).self)
    use(Kitchen.self, Kitchen.us, Kitchen.usLiquid, Kitchen.usBar, Kitchen.metricKitchen)
    use(Kitchen.australian, Kitchen.uk, Kitchen.metric, Kitchen.all, \Kitchen.volumes)
    use(\Kitchen.masses, \Kitchen.description)
    use(UnitDuration.bridgedBase, UnitDuration.bridgedUnits, UnitVolume.bridgedBase)
    use(UnitVolume.bridgedUnits, UnitMass.bridgedBase, UnitMass.bridgedUnits)
    use(Date.time(since:), ({ (quantity: any Time) in quantity.timeInterval }))
    use(\QuantityFormatStyle<VolumeKind>.attributed)
    use(QuantityFormatStyle<VolumeKind>.Attributed.self)
    use(QuantityFormatStyle<VolumeKind>.Attributed.format(_:))
    use(QuantityFormatStyle<VolumeKind>.Attributed.locale(_:), BridgedUnits<UnitMass>.self)
    use(QuantityFormatStyle<VolumeKind>.self, \QuantityFormatStyle<VolumeKind>.kitchen)
    use(\QuantityFormatStyle<VolumeKind>.style, QuantityFormatStyle<VolumeKind>.format(_:))
    use(QuantityFormatStyle<VolumeKind>.locale(_:), QuantityFormatStyle<VolumeKind>.fractions(_:))
    use(QuantityFormatStyle<VolumeKind>.units(_:), QuantityFormatStyle<VolumeKind>.joiner(_:))
    use(QuantityFormatStyle<VolumeKind>.approximation(_:))
    use(QuantityFormatStyle<VolumeKind>.sign(_:), QuantityFormatStyle<VolumeKind>.spacing(_:))
    use(QuantityFormatStyle<VolumeKind>.markup(_:), QuantityFormatStyle<VolumeKind>.language(_:))
    use(\QuantityFormatStyle<VolumeKind>.description)
    use(QuantityParseStrategy<VolumeKind>.RegexOutput.self)
    use(QuantityParseStrategy<VolumeKind>.consuming(_:startingAt:in:))
    use(QuantityParseStrategy<VolumeKind>.self, \QuantityParseStrategy<VolumeKind>.decimalMark)
    use(\QuantityParseStrategy<VolumeKind>.description)
    use(QuantityParseStrategy<VolumeKind>.parse(_:))
    use(\QuantityFormatStyle<VolumeKind>.parseStrategy)
  }
}
