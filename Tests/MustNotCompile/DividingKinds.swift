import Quantities

func divide() {
  _ = 2.grams / 1.hours * 1.cups
  // expected-error@-1 {{cannot convert value of type 'MassFlow' (aka 'Quotient<MassKind, TimeKind>') to expected argument type 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
  // expected-note@-2 {{arguments to generic parameter 'Denominator' ('TimeKind' and 'VolumeKind') are expected to be equal}}
  _ = 1.cups / 2.grams
  // expected-error@-1 {{binary operator '/' cannot be applied to operands of type 'Cups' and 'Grams'}}
  // expected-note@-2 {{overloads for '/' exist with these partially matching parameter lists: (any Mass, any Mass), (any Volume, Double), (any Volume, Flow), (any Volume, Fraction), (any Volume, Int), (any Volume, any Time), (any Volume, any Volume)}}
}

func multiply(flow: Flow) {
  _ = flow * 1.cups
  // expected-error@-1 {{binary operator '*' cannot be applied to operands of type 'Flow' (aka 'Quotient<VolumeKind, TimeKind>') and 'Cups'}}
  // expected-note@-2 {{overloads for '*' exist with these partially matching parameter lists: (Density, any Volume), (Double, any Volume), (Flow, any Time), (Fraction, any Volume), (Int, any Volume)}}
}

func assign(density: Density, flow: Flow) {
  let _: Density = 1.cups / 2.grams
  // expected-error@-1 {{binary operator '/' cannot be applied to operands of type 'Cups' and 'Grams'}}
  // expected-note@-2 {{overloads for '/' exist with these partially matching parameter lists: (any Mass, any Mass), (any Volume, Double), (any Volume, Flow), (any Volume, Fraction), (any Volume, Int), (any Volume, any Volume)}}
  // expected-error@-3 {{no '/' candidates produce the expected contextual result type 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
  let _: Density = 2.gallons / 1.minutes
  // expected-error@-1 {{cannot assign value of type 'Flow' (aka 'Quotient<VolumeKind, TimeKind>') to type 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
  // expected-note@-2 {{arguments to generic parameter 'Numerator' ('VolumeKind' and 'MassKind') are expected to be equal}}
  // expected-note@-3 {{arguments to generic parameter 'Denominator' ('TimeKind' and 'VolumeKind') are expected to be equal}}
  _ = density == flow
  // expected-error@-1 {{binary operator '==' cannot be applied to operands of type 'Density' (aka 'Quotient<MassKind, VolumeKind>') and 'Flow' (aka 'Quotient<VolumeKind, TimeKind>')}}
}
