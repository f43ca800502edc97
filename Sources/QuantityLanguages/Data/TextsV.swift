// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textV(of tag: String) -> StaticString? {
    switch tag {
    case "vec":
      #"""
.pone: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
.nlatn;0;,;\#u{202F};-;+
.l$ e %|$, %|$, %|$ e %
.u$ e %|$, %|$, %|$ e %
.s$ e %|$, %|$, %|$ e %
.t$ %|$ %|$ %|$ %
.c$ par %
Asegondi|segondo;seg;~s
Bmilisegondi|milisegondo;-;~ms
Cmicrosegondi|microsegondo;-;~μs
Dnanosegondi|nanosegondo;-;~ns
Emenuti|menuto;men;~m
Fore|ora;;~o
Gdì;;~dì
Hsetemane|setemana;set;~set
Imilìlitri|milìlitro;ml;~ml
Jlitri|litro;-;~l
Ksentìlitri|sentìlitro;cl;~cl
Ldezìlitri|dezìlitro;dl;~dl
Metòlitri|etòlitro;hl;~hl
Nsentìmetri cubi|sentìmetro cubo;-;~cm³
Ometri cubi|metro cubo;-;~m³
Pdedoni cùbeghi|dedon cùbego;-;~in³
Qpie cùbeghi|pie cùbego;-;~ft³
Rjarde cùbeghe|jarda cùbega;-;~yd³
Sgaloni|galon;gal;~gal
Tgaloni inperiali|galon inperiale;gal inp;~gal inp
Ucuarti|cuarto;-;~qt
Vcuarti inperiali|cuarto inperiale;qt inp;~qt inp
Wpinte|pinta;pnt;~pnt
Xonse lìcuide|onsa lìcuida;fl oz;~fl oz
Yonse lìcuide inperiali|onsa lìcuida inperiale;fl oz inp;~fl oz inp
Zcìcare|cìcara;cìc;~cìc
acìcare mètreghe|cìcara mètrega;cìcm;~cìcm
bguciari|guciaro;-;~tbsp
cguciareti|guciareto;-;~tsp
dguciareti da dolse|guciareto da dolse;dsp;~dsp
espìseghi|spìsego;sps;~sps
fjose|josa;js;~js
gdracme lìcuide|dracma lìcuida;fl dr;~fl dr
hmezureti|mezureto;mzr;~mzr
istari|staro;-;~bu
jbarili|barile;-;~bbl
kkarati|karato;kt;~kt
lgrani|gran;gr;~gr
mgrami|gramo;-;~g
nkilogrami|kilogramo;-;~kg
omicrogrami|microgramo;-;~μg
pmiligrami|miligramo;-;~mg
qonse|onsa;-;~oz
ronse troy|onsa troy;-;~oz t
slibre|libra;-;~lb
tstone;-;~st
utonelàe curte|tonelada curta;tc;~tc
vtonelàe|tonelada;-;~t

"""#
    case "vi":
      #"""
.nlatn;0;,;.;-;+
.l$ và %|$, %|$, %|$ và %
.t$ %|$ %|$ %|$ %
Agiây
Bmili giây;;~miligiây
Cmicrô giây
Dnano giây
Ephút
Fgiờ
Gngày
Htuần
Imililít;-
Jlít;L;~L
Kxentilít;-
Lđềxilít;-
Mhectôlít;-
Nxentimét khối;-
Omét khối;-
Pinch khối;-
Qfoot khối;-
Ryard khối;-
Sgallon;gal
Tgallon Anh;gal Anh
Uquart;-
Vlít Anh
Wpanh;-
Xaoxơ chất lỏng;fl oz
YAoxơ chất lỏng theo hệ đo lường Anh;fl oz Anh;fl ozIm
Ztách
acup khối;-
bmuỗng canh
cmuỗng cà phê
dthìa tráng miệng
enhúm
fgiọt
gdram;-
jthùng
kcarat;CT
lgren
mgam;-
nkilôgam;-
omicrôgam;-
pmiligam;-
qaoxơ;-
rtroi aoxơ;ozt
spao;-;~lb
utấn;-
vtấn hệ mét;-

"""#
    default: nil
    }
  }
}
