// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textE(of tag: String) -> StaticString? {
    switch tag {
    case "ee":
      #"""
.pone: n = 1
.g3;3;3
.l$ kple %|$, %|$, %|$, kple %
.u$ kple %|$, %|$, %|$, kple %
.s$ kple %|$, %|$, %|$, kple %
.t$ kple %|$, %|$, %|$, kple %
A@sekend $ wo;@sekend $;@s $
E@aɖabaƒoƒo $;@a $
F@gaƒoƒo $
G@ŋkeke $
H@kɔsiɖa $

"""#
    case "el":
      #"""
.pone: n = 1
.nlatn;0;,;.;-;+
.l$ και %|$, %|$, %|$ και %
.t$ %|$ %|$ %|$ %
.c$ ανά %
Aδευτερόλεπτα|δευτερόλεπτο;δευτ.;δ
Bχιλιοστά του δευτερολέπτου|χιλιοστό του δευτερολέπτου;-
Cμικροδευτερόλεπτα|μικροδευτερόλεπτο;-
Dνανοδευτερόλεπτα|νανοδευτερόλεπτο;-
Eλεπτά|λεπτό;λ.;λ
Fώρες|ώρα;ώ.;ώ
Gημέρες|ημέρα;;η
Hεβδομάδες|εβδομάδα;εβδ.;ε
Iχιλιοστόλιτρα|χιλιοστόλιτρο;-
Jλίτρα|λίτρο;λίτ.;λ.
Kεκατοστόλιτρα|εκατοστόλιτρο;-
Lδεκατόλιτρα|δεκατόλιτρο;-
Mεκτόλιτρα|εκτόλιτρο;-
Nκυβικά εκατοστά|κυβικό εκατοστό;-
Oκυβικά μέτρα|κυβικό μέτρο;-
Pκυβικές ίντσες|κυβική ίντσα;-
Qκυβικά πόδια|κυβικό πόδι;-
Rκυβικές γιάρδες|κυβική γιάρδα;κυβ. γιάρδες|κυβ. γιάρδα
Sγαλόνια|γαλόνι;γαλ.
Tαγγλοσαξονικά γαλόνια|αγγλοσαξονικό γαλόνι;αγγλοσαξ. γαλόνια|αγγλοσαξ. γαλόνι
Uτέταρτα του γαλονιού|τέταρτο του γαλονιού;τέτ. γαλ.
Vαγγλοσαξονικά τέταρτα του γαλονιού|αγγλοσαξονικό τέταρτο του γαλονιού;αγγλ. τέτ. γαλ.
Wπίντες|πίντα;πντ
Xουγγιές όγκου|ουγγιά όγκου;fl oz
Yαγγλοσαξονικές ουγγιές όγκου|αγγλοσαξονική ουγγιά όγκου;αγγλ. ουγγιές όγκου|αγγλ. ουγγιά όγκου
Zκύπελλα|κύπελλο;κύπ.
aμετρικά κύπελλα|μετρικό κύπελλο;μετρ. κύπελλα|μετρ. κύπελλο;μ. κύπ.
bκουταλιές της σούπας|κουταλιά της σούπας;κ.σ.
cκουταλιές του γλυκού|κουταλιά του γλυκού;κ.γ.
dκουταλιές φρούτου|κουταλιά φρούτου;κ.φρ.
eπρέζες|πρέζα;πρ.
fσταγόνες|σταγόνα;σταγ.
gδράμια|δράμι;δρ. όγκου
hμεζούρες|μεζούρα;μεζ.
iμπούσελ;μπ.
jβαρέλια|βαρέλι;βρλ
kκαράτια|καράτι;κρτ
lκόκκοι|κόκκος;κόκ.
mγραμμάρια|γραμμάριο;γρ.
nχιλιόγραμμα|χιλιόγραμμο;κιλά|κιλό;kg
oμικρογραμμάρια|μικρογραμμάριο;-
pχιλιοστόγραμμα|χιλιοστόγραμμο;-
qουγγιές|ουγγιά;-
rευγενείς ουγγιές|ευγενής ουγγιά;-
sλίβρες|λίβρα;λβ
tstone;-
uτόνοι ΗΠΑ|τόνος ΗΠΑ;τ. ΗΠΑ
vτόνοι|τόνος;τ.

"""#
    case "en":
      #"""
.pone: i = 1 and v = 0

"""#
    case "en-AT":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-BE":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-CH":
      #"""
.nlatn;0;.;’;-;+

"""#
    case "en-CZ":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "en-DE":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-DK":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-Dsrt":
      #"""
.pone: i = 1 and v = 0
A𐑅𐐯𐐿𐐲𐑌𐐼𐑆|𐑅𐐯𐐿𐐲𐑌𐐼;-
E𐑋𐐮𐑌𐐲𐐻𐑅|𐑋𐐮𐑌𐐲𐐻;-
F𐐵𐑉𐑆|𐐵𐑉;-
G𐐼𐐩𐑆|𐐼𐐩;-
H𐐶𐐨𐐿𐑅|𐐶𐐨𐐿;-

"""#
    case "en-ES":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-FI":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "en-FR":
      #"""
.nlatn;0;,;\#u{202F};-;+

"""#
    case "en-HU":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "en-ID":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-IN":
      #"""
.g3;2;1

"""#
    case "en-IT":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-NL":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-NO":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "en-PL":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-PT":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "en-RO":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-SE":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "en-SI":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "en-SK":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "en-US-posix":
      #"""
.g0;0;1

"""#
    case "en-ZA":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "eo":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};-;+
.l$ kaj %|$, %|$, %|$ kaj %
.t$ %|$ %|$ %|$ %
.cpo $ por %
Asekundoj|sekundo;s.;~s.
Bmilisekundoj|milisekundo;ms.;~ms.
Eminutoj|minuto;m.;~m.
Fhoroj|horo;h.;~h.
Gtagoj|tago;t.;~t.
Hsemajnoj|semajno;-
Jlitroj|litro;L;~L
mgramoj|gramo;-;~g
nkilogramoj|kilogramo;-;~kg

"""#
    case "es":
      #"""
.pone: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
.nlatn;0;,;.;-;+
.g3;3;2
.l$ y %|$, %|$, %|$ y %
.u$ y %|$, %|$, %|$ y %
.s$ y %|$, %|$, %|$, %
.t$ %|$ %|$ %|$ %
.c$ por %
Asegundos|segundo;-;~s
Bmilisegundos|milisegundo;-;~ms
Cmicrosegundos|microsegundo;-;~μs
Dnanosegundos|nanosegundo;-;~ns
Eminutos|minuto;-;~min
Fhoras|hora;-;~h
Gdías|día;-;~d
Hsemanas|semana;sem.;~sem
Imililitros|mililitro;ml
Jlitros|litro;-;~l
Kcentilitros|centilitro;cl;~cl
Ldecilitros|decilitro;dl;~dl
Mhectolitros|hectolitro;hl;~hl
Ncentímetros cúbicos|centímetro cúbico;-;~cm³
Ometros cúbicos|metro cúbico;-;~m³
Ppulgadas cúbicas|pulgada cúbica;-;~in³
Qpies cúbicos|pie cúbico;-;~ft³
Ryardas cúbicas|yarda cúbica;-;~yd³
Sgalones|galón;gal;~gal
Tgalones imperiales|galón imperial;gal imp.;~gal imp
Ucuartos|cuarto;-;~qt
Vcuartos imperiales|cuarto imperial;qt imp.;~qt imp
Wpintas|pinta;p;~p
Xonzas líquidas|onza líquida;fl oz;~fl oz
Yonzas líquidas imperiales|onza líquida imperial;fl oz imp.;~fl oz im
Ztazas|taza;tza;~tza
atazas métricas|taza métrica;tza m;~tza m
bcucharadas|cucharada;cda;~cda
ccucharaditas|cucharadita;cdta;~cdta
dcucharadas de postre|cucharada de postre;c/p;~c/p
epizcas|pizca;pzc;~pzc
fgotas|gota;;~gt
gdracmas líquidas|dracma líquida;fl dr;~fl dr
hvasos medidores|vaso medidor;medidores|medidor;~med
ibushels|bushel;-;~bu
jbarriles|barril;-
kquilates|quilate;ct;~ct
lgranos|grano;gr;~gr
mgramos|gramo;-;~g
nkilogramos|kilogramo;-;~kg
omicrogramos|microgramo;-;~μg
pmiligramos|miligramo;-;~mg
qonzas|onza;-;~oz
ronzas troy|onza troy;-;~oz t
slibras|libra;-;~lb
tstones|stone;-;~st
utoneladas cortas|tonelada corta;tc;~tc
vtoneladas|tonelada;-;~t

"""#
    case "es-419":
      #"""
.nlatn;0;.;,;-;+
.g3;3;1
Gdías|día;dd.|d.;~dd.|~d.
Hsemanas|semana;sems.|sem.;~sems.|~sem.
Imililitros|mililitro;ml;~ml
Wpintas|pinta;pt;~pt
Xonzas fluidas|onza fluida;fl oz;~fl oz
Ztazas|taza;tza.;~tza
bcucharadas|cucharada;cdas.|cda.;~cda
ccucharaditas|cucharadita;cdtas.|cdta.;~cdta
jbarriles|barril;-;~bbl
ronzas troy|onza troy;ozt;~ozt
utoneladas|tonelada;ton;~ton
vtoneladas métricas|tonelada métrica;-;~t

"""#
    case "es-AR":
      #"""
.nlatn;0;,;.;-;+
Asegundos|segundo;seg.;~seg.

"""#
    case "es-BO":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "es-CL":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "es-CO":
      #"""
.nlatn;0;,;.;-;+
Asegundos|segundo;-;s
Bmilisegundos|milisegundo;-;ms
Eminutos|minuto;-;min
Fhoras|hora;-;h
Gdías|día
Hsemanas|semana;sems.|sem.

"""#
    case "es-CR":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "es-DO":
      #"""
.s$ y %|$, %|$, %|$ y %
.t$ %|$ %|$ %|$ y %
Asegundos|segundo;seg.;~s
Gdías|día;dd.|d.;~d.

"""#
    case "es-EC":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "es-MX":
      #"""
Gdías|día;;~d
Hsemanas|semana;sem|sem.;~sem
Xonzas líquidas|onza líquida;fl oz;~fl oz
Ztazas|taza;tzas.;~tza
kquilates|quilate;c;~ct
nkilogramos|kilogramo;-;~kg|kg

"""#
    case "es-PY":
      #"""
.nlatn;0;,;.;-;+
.s$ y %|$, %|$, %|$ y %
Asegundos|segundo;seg.;~s
Gdías|día;;~dd.|~d.

"""#
    case "es-US":
      #"""
.s$ y %|$, %|$, %|$ y %
Gdías|día;;~d
Yonzas fluidas imperiales|!onza fluida imperial;fl oz imp.;~fl oz im
Ztazas|taza;tzas.;~tza
dcucharadas de postre|cucharada de postre;cdapostre;~c/p
gdreacmas fluidas|dracma fluida;fl dracmas|fl dracma;~fl dr
ibushels|bushel;bsh;~bsh

"""#
    case "es-UY":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "es-VE":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "et":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;\#u{A0};−;+
.g3;3;2
.l$ ja %|$, %|$, %|$ ja %
.t$ %|$ %|$ %|$ %
.c$ % kohta
Asekundit|sekund;sek;s
Bmillisekundit|millisekund;-
Cmikrosekundit|mikrosekund;-
Dnanosekundit|nanosekund;-
Eminutit|minut;-
Ftundi|tund;t
Gööpäeva|ööpäev;päeva|päev;p
Hnädalat|nädal;näd;n
Imilliliitrit|milliliiter;ml
Jliitrit|liiter;-
Ksentiliitrit|sentiliiter;cl
Ldetsiliitrit|detsiliiter;dl
Mhektoliitrit|hektoliiter;hl
Nkuupsentimeetrit|kuupsentimeeter;-
Okuupmeetrit|kuupmeeter;-
Pkuuptolli|kuuptoll;-
Qkuupjalga|kuupjalg;-
Rkuupjardi|kuupjard;-
Sgallonit|gallon;gal
Tinglise gallonit|inglise gallon;-;gal Im
Ukvarti|kvart;-
Vinglise kvarti|inglise kvart;ingl kvarti|ingl kvart;qt Imp.
Wpinti|pint;-
Xvedelikuuntsi|vedelikuunts;fl oz
Yinglise vedelikuuntsi;-;fl oz Im
Ztassi|tass;-
ameetrilist tassi|meetriline tass;-
bsupilusikat|supilusikas;spl
cteelusikat|teelusikas;tl
ddessertlusikat|dessertlusikas;-
enäputäit|näputäis;;näp.
ftilka|tilk
gdrahmi|drahm;drahmi vedelikku|drahm vedelikku;d. ved.
hpitsi|pits
ibuššelit|buššel;-
jbarrelit|barrel;-
kkaraati|karaat;ct
lgraani|graan
mgrammi|gramm;-
nkilogrammi|kilogramm;-
omikrogrammi|mikrogramm;-
pmilligrammi|milligramm;-
quntsi|unts;-
rtroiuntsi|troiunts;-
snaela|nael;-
tkivi;-
ulühikest tonni|lühike tonn;lüh t
vtonni|tonn;-

"""#
    case "eu":
      #"""
.pone: n = 1
.nlatn;0;,;.;−;+
.l$ eta %|$, %|$, %|$ eta %
.u$ eta %|$, %|$, %|$ eta %
.s$ eta %|$, %|$, %|$ eta %
.t$ eta %|$, %|$, %|$ eta %
Asegundo;-
Bmilisegundo;-
Cmikrosegundo;-
Dnanosegundo;-
Eminutu;-
Fordu;-
Gegun;;e.
Haste
Imililitro;ml
Jlitro;-
Kzentilitro;cl
Ldezilitro;dl
Mhektolitro;hl
Nzentimetro kubiko;-
Ometro kubiko;-
Phazbete kubiko;-
Qoin kubiko;-
Ryarda kubiko;-
Sgaloi
Tgaloi brit.;gal brit.
Ugaloi-laurden;;~qt
Vlaurden inperial;-
Wpinta
Xlikido-ontza;;~fl oz
Ylikido-ontza inperial;;~fl oz Im
Zkatilukada;;~c
akatilukada metriko;;~mc
bkoilarakada;;~tbsp
ckoilaratxokada;;~tsp
dpostre-koilarakada;postre-koilar.;~dsp
ftanta
gdram fluido;-
htxupito
ibushel;-
jupel
kkilate
lale
mgramo;-
nkilogramo;-
omikrogramo;-
pmiligramo;-
qontza;;oz
rtroy ontza;;oz t
slibra;-
tstone;-
uAEBko tona;;~tn
vtona metriko;-

"""#
    default: nil
    }
  }
}
