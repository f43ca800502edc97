import Quantities

func calculate(flour: AnyAmount, sugar: AnyAmount) {
  _ = flour * 2
  // expected-error@-1 {{binary operator '*' cannot be applied to operands of type 'AnyAmount' and 'Int'}}
  // expected-note@-2 {{overloads for '*' exist with these partially matching parameter lists: (Density, any NumericalValue), (Flow, any NumericalValue), (Int, Int), (MassFlow, any NumericalValue), (any Mass, Int), (any Time, Int), (any Volume, Int)}}
  _ = flour + sugar
  // expected-error@-1 {{binary operator '+' cannot be applied to two 'AnyAmount' operands}}
  _ = flour < sugar
  // expected-error@-1 {{referencing operator function '<' on 'Comparable' requires that 'AnyAmount' conform to 'Comparable'}}
}
