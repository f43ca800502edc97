// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textW(of tag: String) -> StaticString? {
    switch tag {
    case "wae":
      #"""
.pone: n = 1
.l$ und %|$, %|$, %|$ und %
.u$ und %|$, %|$, %|$ und %
.s$ und %|$, %|$, %|$ und %
.t$ und %|$, %|$, %|$ und %
Asekunde|sekund;-
Eminüte|minüta;-
Fstunde|stund;-
Gtäg;-
Hwučä|wuča;-

"""#
    case "wo":
      #"""
.nlatn;0;,;.;-;+
.t$, %|$ %|$ %|$ %
Xfl oz

"""#
    default: nil
    }
  }
}
