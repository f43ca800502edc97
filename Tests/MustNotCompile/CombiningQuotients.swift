import Quantities

func combine(density: Density, flow: Flow) {
  _ = density + flow
  // expected-error@-1 {{binary operator '+' cannot be applied to operands of type 'Density' (aka 'Quotient<MassKind, VolumeKind>') and 'Flow' (aka 'Quotient<VolumeKind, TimeKind>')}}
  // expected-note@-2 {{overloads for '+' exist with these partially matching parameter lists: (Density, Density), (Flow, Flow)}}
  _ = density * density
  // expected-error@-1 {{binary operator '*' cannot be applied to two 'Density' (aka 'Quotient<MassKind, VolumeKind>') operands}}
  // expected-note@-2 {{overloads for '*' exist with these partially matching parameter lists: (Density, Flow), (Density, any NumericalValue), (Density, any Volume), (Flow, Density), (any NumericalValue, Density), (any Volume, Density)}}
  _ = flow / density
  // expected-error@-1 {{cannot convert value of type 'Flow' (aka 'Quotient<VolumeKind, TimeKind>') to expected argument type 'MassFlow' (aka 'Quotient<MassKind, TimeKind>')}}
  // expected-note@-2 {{arguments to generic parameter 'Numerator' ('VolumeKind' and 'MassKind') are expected to be equal}}
  _ = 2 / flow
  // expected-error@-1 {{binary operator '/' cannot be applied to operands of type 'Int' and 'Flow' (aka 'Quotient<VolumeKind, TimeKind>')}}
  // expected-note@-2 {{overloads for '/' exist with these partially matching parameter lists: (Flow, Flow), (Int, Int), (MassFlow, Flow), (any Volume, Flow)}}
  _ = density.divided(by: density)
  // expected-error@-1 {{ambiguous use of 'divided(by:)'}}
  let dose: Density = 5.milligrams / 1.kilograms
  // expected-error@-1 {{cannot convert value of type 'Fraction' to specified type 'Density' (aka 'Quotient<MassKind, VolumeKind>')}}
}
