import Quantities

func add() {
  _ = 2.hours + 30.grams
  // expected-error@-1 {{binary operator '+' cannot be applied to operands of type 'Hours' and 'Grams'}}
  // expected-note@-2 {{overloads for '+' exist with these partially matching parameter lists: (any Mass, any Mass), (any Time, any Time)}}
}
