import Quantities

func search(time: Minutes, amount: Amount<TimeKind>, volumes: [any Volume]) {
  _ = (15.minutes...1.hours).contains(time)
  // expected-error@-1 {{instance method 'contains' requires that 'Minutes' conform to 'Collection'}}
  _ = 15.minutes..<1.hours
  // expected-error@-1 {{conflicting arguments to generic parameter 'Self' ('Minutes' vs. 'Hours')}}
  switch time {
  case 15.minutes...1.hours: break
  // expected-error@-1 {{cannot convert value of type 'Hours' to expected argument type 'Minutes'}}
  default: break
  }
  _ = min(1.hours, 30.minutes, 20.seconds)
  // expected-error@-1 {{conflicting arguments to generic parameter 'T' ('Hours' vs. 'Minutes' vs. 'Seconds')}}
  _ = volumes.max()
  // expected-error@-1 {{type 'any Volume' cannot conform to 'Comparable'}}
  // expected-note@-2 {{only concrete types such as structs, enums and classes can conform to protocols}}
  // expected-note@-3 {{required by referencing instance method 'max()' on 'Sequence' where 'Self.Element' = 'any Volume'}}
  _ = abs(time)
  // expected-error@-1 {{global function 'abs' requires that 'Minutes' conform to 'SignedNumeric'}}
}
