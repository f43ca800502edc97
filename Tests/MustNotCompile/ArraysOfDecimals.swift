import Quantities

func decimals() {
  _ = [1.5.cups, 0.5.cups]
  // expected-error@-1 {{expected named member of numeric literal}}
}
