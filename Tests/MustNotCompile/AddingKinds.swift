import Quantities

func add(hours: Hours, total: Amount<TimeKind>) {
  _ = 2.hours + 30.grams
  // expected-error@-1 {{binary operator '+' cannot be applied to operands of type 'Hours' and 'Grams'}}
  // expected-note@-2 {{overloads for '+' exist with these partially matching parameter lists: (any Mass, any Mass), (any Time, any Time)}}
  _ = 2.hours - 1.cups
  // expected-error@-1 {{binary operator '-' cannot be applied to operands of type 'Hours' and 'Cups'}}
  // expected-note@-2 {{overloads for '-' exist with these partially matching parameter lists: (any Time, any Time), (any Volume, any Volume)}}
  _ = hours + 2.cups - 1.minutes
  // expected-error@-1 {{argument type 'Cups' does not conform to expected type 'Time'}}
  _ = [1.hours, 30.minutes].sum()
  // expected-error@-1 {{conflicting arguments to generic parameter 'Self' ('[Hours]' vs. '[Minutes]')}}
  // expected-error@-2 {{conflicting arguments to generic parameter 'Element' ('Hours' vs. 'Minutes')}}
  var sum = total
  sum += 2.cups
  // expected-error@-1 {{binary operator '+=' cannot be applied to operands of type 'Amount<TimeKind>' and 'Cups'}}
}
