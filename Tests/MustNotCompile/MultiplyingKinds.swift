import Quantities

func multiply(time: any Time, flow: Flow) {
  _ = time * time
  // expected-error@-1 {{binary operator '*' cannot be applied to two 'any Time' operands}}
  // expected-note@-2 {{overloads for '*' exist with these partially matching parameter lists: (Double, any Time), (Flow, any Time), (Fraction, any Time), (Int, any Time), (MassFlow, any Time), (any Time, Double), (any Time, Flow), (any Time, Fraction), (any Time, Int), (any Time, MassFlow)}}
  _ = 2.hours * 30.minutes
  // expected-error@-1 {{binary operator '*' cannot be applied to operands of type 'Hours' and 'Minutes'}}
  // expected-note@-2 {{overloads for '*' exist with these partially matching parameter lists: (Double, any Time), (Flow, any Time), (Fraction, any Time), (Int, any Time), (MassFlow, any Time), (any Time, Double), (any Time, Flow), (any Time, Fraction), (any Time, Int), (any Time, MassFlow)}}
  _ = 2.hours * 1.cups
  // expected-error@-1 {{binary operator '*' cannot be applied to operands of type 'Hours' and 'Cups'}}
  // expected-note@-2 {{overloads for '*' exist with these partially matching parameter lists: (Density, any Volume), (Double, any Volume), (Fraction, any Volume), (Int, any Volume), (any Time, Double), (any Time, Flow), (any Time, Fraction), (any Time, Int), (any Time, MassFlow)}}
  _ = flow * 1.cups
  // expected-error@-1 {{binary operator '*' cannot be applied to operands of type 'Flow' (aka 'Quotient<VolumeKind, TimeKind>') and 'Cups'}}
  // expected-note@-2 {{overloads for '*' exist with these partially matching parameter lists: (Density, any Volume), (Double, any Volume), (Flow, Density), (Flow, any NumericalValue), (Flow, any Time), (Fraction, any Volume), (Int, any Volume)}}
}
