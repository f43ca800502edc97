import Quantities

func mix() {
  _ = 2.hours.withTicks(30.grams.ticks)
  // expected-error@-1 {{cannot convert value of type 'Ticks<MassKind>' to expected argument type 'Ticks<TimeKind>'}}
  // expected-note@-2 {{arguments to generic parameter 'Kind' ('MassKind' and 'TimeKind') are expected to be equal}}
  _ = Cups(ticks: 1.hours.ticks)
  // expected-error@-1 {{cannot convert value of type 'Ticks<TimeKind>' to expected argument type 'Ticks<VolumeKind>'}}
  // expected-note@-2 {{arguments to generic parameter 'Kind' ('TimeKind' and 'VolumeKind') are expected to be equal}}
  _ = 1.cups.ticks == 1.grams.ticks
  // expected-error@-1 {{conflicting arguments to generic parameter 'Self' ('Ticks<VolumeKind>' vs. 'Ticks<MassKind>')}}
}

struct Ladles: Volume, UnitQuantity {
  static var factor: ConversionFactor<VolumeKind> { .init(100, Grams.self) }
  // expected-error@-1 {{initializer 'init(_:over:_:)' requires the types 'VolumeKind' and 'MassKind' be equivalent}}
  static let unit: MeasurementUnit<VolumeKind> = .init(Ladles.self, "ladle")
  let ticks: Ticks<VolumeKind>
}
