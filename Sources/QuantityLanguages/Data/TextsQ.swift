// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textQ(of tag: String) -> StaticString? {
    switch tag {
    case "qu":
      #"""
.c$ sapa %
Asegundo;-
Bmilisegundo;-
Cmicrosegundo;-
Dnanosegundo;-
Eminuto;-
Fhora;-
Gpunchaw;-;p
Hsemana;-;s
Imililitro;-
Jlitro;-;litro
Kcentilitro;-
Ldecilitro;-
Mhectolitro;-
Ncentímetro cúbico;-
Ometro cúbico;-
Ppulgada cúbica;-
Qpie cúbico;-
Ryarda cúbica;-
SUS galón;-
TUK galón;-
Ucuarto;-
VImp. cuarta
Wpinta;-
XUS Onza líquida;-
YUK Onza líquida;-
Ztaza;-
ataza métrica;-
bcucharada;-
ccucharadita;-
dcuchara para postres;cucharilla
epizca
fgota
gtrago;trago fluido
hmedida
ibushels;-
jbarril;-
lgrano
tcatorce libras
vtoneladas metricas;-

"""#
    case "qu-BO":
      #"""
.nlatn;0;,;.;-;+

"""#
    default: nil
    }
  }
}
