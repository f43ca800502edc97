import Quantities
import Testing

extension SourceCompatibilityTests {
  @Test("density")
  func density() {
    use(Density.self)
    use(Estimate<VolumeKind>.presented(kit:))
    use({ (estimate: Estimate<VolumeKind>) in estimate.presented(in: .cup) })
    use({ (estimate: Estimate<VolumeKind>) in estimate.presented(in: [.cup, .tablespoon]) })
    use(Estimate<VolumeKind>.formatted(kit:), \Estimate<VolumeKind>.description)
    use(Estimate<VolumeKind>.self, \Estimate<VolumeKind>.amount, \Estimate<VolumeKind>.range)
    use(\Estimate<VolumeKind>.isExact)
    use(Flow.self)
    use(MassFlow.self)
    use(Quotient<MassKind, VolumeKind>.encode(to:))
    use(\Quotient<MassKind, VolumeKind>.description)
    use(Quotient<MassKind, VolumeKind>.presented, Quotient<MassKind, VolumeKind>.formatted(_:))
    use(ParseError.Code.expectedQuotient)
    use(Quotient<MassKind, VolumeKind>.exactValue(in:per:))
    use(\Quotient<MassKind, VolumeKind>.exactValue, Quotient<MassKind, VolumeKind>.value(in:per:))
    use(\Quotient<MassKind, VolumeKind>.value)
    use(Quotient<MassKind, VolumeKind>.self, \Quotient<MassKind, VolumeKind>.numeratorUnit)
    use(\Quotient<MassKind, VolumeKind>.denominatorUnit)
    use(Quotient<MassKind, VolumeKind>.converted(to:per:))
    use(Quotient<MassKind, VolumeKind>.isEqual(_:_:), Quotient<MassKind, VolumeKind>.hash(into:))
    use(Quotient<MassKind, VolumeKind>.isLess(_:_:))
    use(QuotientPresentation<MassKind, VolumeKind>.self)
    use(\QuotientPresentation<MassKind, VolumeKind>.numerator)
    use(\QuotientPresentation<MassKind, VolumeKind>.denominatorUnit)
    use(\QuotientPresentation<MassKind, VolumeKind>.isExact)
    use(QuotientPresentation<MassKind, VolumeKind>.formatted(_:))
    use(\QuotientPresentation<MassKind, VolumeKind>.description)
  }
}
