import Quantities

func name(time: any Time) {
  _ = 5.jiffies
  // expected-error@-1 {{value of type 'Int' has no member 'jiffies'}}
  _ = time.inMilliliters
  // expected-error@-1 {{value of type 'any Time' has no member 'inMilliliters'}}
  _ = time.value(in: .gram)
  // expected-error@-1 {{static property 'gram' requires the types 'TimeKind' and 'MassKind' be equivalent}}
  // expected-error@-2 {{member chain produces result of type 'MeasurementUnit<MassKind>' but contextual base was inferred as 'MeasurementUnit<TimeKind>'}}
  // expected-note@-3 {{arguments to generic parameter 'Kind' ('MassKind' and 'TimeKind') are expected to be equal}}
  _ = 1.cups.presented(in: [.cup, .gram])
  // expected-error@-1 {{cannot convert value of type '[Any]' to expected argument type 'MeasurementUnit<VolumeKind>'}}
  // expected-error@-2 {{reference to member 'cup' cannot be resolved without a contextual type}}
  // expected-error@-3 {{reference to member 'gram' cannot be resolved without a contextual type}}
  _ = 1.cups.formatted(kit: .clock)
  // expected-error@-1 {{member 'clock' in 'Kit<VolumeKind>?' produces result of type 'Kit<TimeKind>', but context expects 'Kit<VolumeKind>?'}}
  // expected-error@-2 {{static property 'clock' requires the types 'VolumeKind' and 'TimeKind' be equivalent}}
}
