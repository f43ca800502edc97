import Quantities

func divide(density: Density, flow: Flow) {
  let wrong: Density = 1.hours / 2.grams
  // expected-error@-1 {{binary operator '/' cannot be applied to operands of type 'Hours' and 'Grams'}}
  // expected-error@-2 {{no '/' candidates produce the expected contextual result type 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
  // expected-note@-3 {{overloads for '/' exist with these partially matching parameter lists: (any Mass, any Mass), (any Time, Double), (any Time, Fraction), (any Time, Int), (any Time, any Time)}}
  let inverse: Density = 1.cups / 2.grams
  // expected-error@-1 {{binary operator '/' cannot be applied to operands of type 'Cups' and 'Grams'}}
  // expected-error@-2 {{no '/' candidates produce the expected contextual result type 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
  // expected-note@-3 {{overloads for '/' exist with these partially matching parameter lists: (any Mass, any Mass), (any Volume, Double), (any Volume, Flow), (any Volume, Fraction), (any Volume, Int), (any Volume, any Volume)}}
  let poured: Density = 2.gallons / 1.minutes
  // expected-error@-1 {{cannot assign value of type 'Flow' (aka 'Quotient<VolumeKind, TimeKind>') to type 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
  // expected-note@-2 {{arguments to generic parameter 'Numerator' ('VolumeKind' and 'MassKind') are expected to be equal}}
  // expected-note@-3 {{arguments to generic parameter 'Denominator' ('TimeKind' and 'VolumeKind') are expected to be equal}}
  _ = 1.hours / 2.grams
  // expected-error@-1 {{binary operator '/' cannot be applied to operands of type 'Hours' and 'Grams'}}
  // expected-note@-2 {{overloads for '/' exist with these partially matching parameter lists: (any Mass, any Mass), (any Time, Double), (any Time, Fraction), (any Time, Int), (any Time, any Time)}}
  _ = 2.grams / 1.hours * 1.cups
  // expected-error@-1 {{cannot convert value of type 'MassFlow' (aka 'Quotient<MassKind, TimeKind>') to expected argument type 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
  // expected-note@-2 {{arguments to generic parameter 'Denominator' ('TimeKind' and 'VolumeKind') are expected to be equal}}
  _ = density * 2.hours
  // expected-error@-1 {{cannot convert value of type 'Density' (aka 'Quotient<MassKind, VolumeKind>') to expected argument type 'MassFlow' (aka 'Quotient<MassKind, TimeKind>')}}
  // expected-note@-2 {{arguments to generic parameter 'Denominator' ('VolumeKind' and 'TimeKind') are expected to be equal}}
  _ = 500.grams + density
  // expected-error@-1 {{binary operator '+' cannot be applied to operands of type 'Grams' and 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
  // expected-note@-2 {{overloads for '+' exist with these partially matching parameter lists: (Density, Density), (any Mass, any Mass)}}
  _ = density == flow
  // expected-error@-1 {{binary operator '==' cannot be applied to operands of type 'Density' (aka 'Quotient<MassKind, VolumeKind>') and 'Flow' (aka 'Quotient<VolumeKind, TimeKind>')}}
}
