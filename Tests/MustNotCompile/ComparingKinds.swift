import Quantities

func compare(mass: any Mass, volume: any Volume) {
  _ = 2.hours < 30.grams
  // expected-error@-1 {{binary operator '<' cannot be applied to operands of type 'Hours' and 'Grams'}}
  // expected-note@-2 {{overloads for '<' exist with these partially matching parameter lists: (any Mass, any Mass), (any Time, Duration), (any Time, any Time)}}
  _ = 2.hours == 1.cups
  // expected-error@-1 {{binary operator '==' cannot be applied to operands of type 'Hours' and 'Cups'}}
  // expected-note@-2 {{overloads for '==' exist with these partially matching parameter lists: (any Time, Duration), (any Time, any Time), (any Volume, any Volume)}}
  _ = mass >= volume
  // expected-error@-1 {{binary operator '>=' cannot be applied to operands of type 'any Mass' and 'any Volume'}}
  // expected-note@-2 {{overloads for '>=' exist with these partially matching parameter lists: (any Mass, any Mass), (any Volume, any Volume)}}
  _ = max(1.hours, 2.cups)
  // expected-error@-1 {{conflicting arguments to generic parameter 'T' ('Hours' vs. 'Cups')}}
}
