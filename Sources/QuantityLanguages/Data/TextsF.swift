// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textF(of tag: String) -> StaticString? {
    switch tag {
    case "fa":
      #"""
.pone: i = 0 or n = 1
.darabext
.narabext;۰;٫;٬;\#u{200E}−;\#u{200E}+
.nlatn;0;.;,;\#u{200E}−;\#u{200E}+
.r1
.l$ و %|$،\#u{200F} %|$،\#u{200F} %|$، و %
.u$ و %|$،\#u{200F} %|$،\#u{200F} %|$، و %
.s$،\#u{200F} %|$،\#u{200F} %|$،\#u{200F} %|$، و %
.t$ %|$ %|$ %|$ %
.fd
.c$ در %
Aثانیه;;~s
Bمیلی\#u{200C}ثانیه;;~ms
Cمیکروثانیه;~μs
Dنانوثانیه;;~ns
Eدقیقه;;~m
Fساعت;;~h
Gروز
Hهفته
Iمیلی\#u{200C}لیتر;;~mL
Jلیتر;~L
Kسانتی\#u{200C}لیتر;~cL
Lدسی\#u{200C}لیتر;~dL
Mهکتولیتر;~hL
Nسانتی\#u{200C}متر مکعب;~\#u{200E} cm³
Oمتر مکعب;~m³
Pاینچ مکعب;~in³
Qفوت مکعب;~ft³
Rیارد مکعب;~yd³
Sگالن
Tگالن امپریال;;~galIm
Uکوارت;;~qt
Vکوارت انگلیسی;;~qt-Imp.
Wپاینت;;~pt
Xاونس سیال;~\#u{200E} fl oz;~fl oz
Yاونس سیال انگلیسی;fl oz Imp;~fl oz Im
Zپیمانه;;~c
aپیمانهٔ متریک;;~mc
bقاشق غذاخوری;ق.غ.خ
cقاشق چای\#u{200C}خوری;ق.چ.;~ق.چ.
dقاشق دسرخوری;ق.دس.خ.
eسرانگشت
fقطره
gدرم;درم سیال;~fl.dr.
hگیلاس
iبوشل;;~bu
jبشکه;;~bbl
kقیراط;;~CD
lدانه;;~gr
mگرم;;~g
nکیلوگرم;;~kg
oمیکروگرم;;~μg
pمیلی\#u{200C}گرم;;~mg
qاونس;;~oz
rاونس تروا;;~oz t
sپوند;;~lb
tسنگ;;~st
uتن;;~tn
vتن متریک;تُن;~t

"""#
    case "ff-Adlm":
      #"""
.pone: i = 0,1
.dadlm
.nadlm;𞥐;.;⹁;-;+
.nlatn;0;.;⹁;-;+
.r1
.l$ 𞤫 %|$⹁ %|$⹁ %|$⹁ 𞤫 %
.u$ 𞤫 %|$⹁ %|$, %|$ 𞤫 %
.s$ 𞤫 %|$⹁ %|$, %|$, %
.t$ %|$ %|$ %|$ %
.fd
.c$ 𞤲𞤣𞤫𞤪 %
A𞤳𞤭𞤲𞤰𞤫|𞤳𞤭𞤲𞤰𞤮;𞤳𞤭𞤲;~𞤳𞤭𞤲
B𞤥𞤭𞤤𞤭𞤳𞤭𞤲𞤰𞤫|𞤥𞤭𞤤𞤭𞤳𞤭𞤲𞤰𞤫𞤪𞤫;𞤥𞤳𞤭𞤲;~𞤥𞤳𞤭𞤲
C𞤻𞤭𞤤𞤢𞤳𞤭𞤲𞤰𞤫|𞤻𞤭𞤤𞤢𞤳𞤭𞤲𞤰𞤫𞤪𞤫;𞤻𞤳𞤭𞤲;~𞤻𞤳𞤭𞤲
D𞤲𞤢𞤲𞤮𞥅𞤳𞤭𞤲𞤰𞤫|𞤲𞤢𞤲𞤮𞥅𞤳𞤭𞤲𞤰𞤫𞤪𞤫;𞤲𞤳𞤭𞤲;~𞤲𞤳𞤭𞤲
E𞤸𞤮𞤶𞤮𞤥𞤢𞥄𞤶𞤫|𞤸𞤮𞤶𞤮𞤥𞤢𞥄𞤪𞤫;𞤸𞤮𞤶;~𞤸𞤮𞤶
F𞤲𞤶𞤢𞤥𞤤𞤭|𞤲𞤶𞤢𞤥𞤲𞤣𞤭;𞤶𞤢;~𞤶
G𞤻𞤢𞤤𞥆𞤫|𞤻𞤢𞤤𞥆𞤢𞤤;𞤻𞤢𞤤.;~𞤻
H𞤶𞤮𞤲𞤼𞤫|𞤴𞤮𞤲𞤼𞤫𞤪𞤫;𞤶𞤼|𞤴𞤼
I𞤥𞤭𞤤𞤭𞤤𞤭𞥅𞤼𞤭|𞤥𞤭𞤤𞤭𞤤𞤭𞥅𞤼𞤵;𞤥𞤤;~𞤥𞤤
J𞤤𞤭𞥅𞤼𞤭|𞤤𞤭𞥅𞤼𞤵;𞤤;~𞤤
K𞤧𞤢𞤲𞤼𞤭𞤤𞤭𞥅𞤼𞤭|𞤧𞤢𞤲𞤼𞤭𞤤𞤭𞥅𞤼𞤵;𞤧𞤤;~𞤧𞤤
L𞤣𞤫𞥅𞤧𞤭𞤤𞤭𞥅𞤼𞤭|𞤣𞤫𞥅𞤧𞤭𞤤𞤭𞥅𞤼𞤵;𞤣𞤤;~𞤣𞤤
M𞤸𞤫𞤳𞤼𞤮𞤤𞤭𞥅𞤼𞤭|𞤸𞤫𞤳𞤼𞤮𞤤𞤭𞥅𞤼𞤵;𞤸𞤤;~𞤸𞤤
N𞤤𞤢𞤥𞤦𞤵 𞤧𞤢𞤲𞤼𞤭𞤥𞤫𞥅𞤼𞤭|𞤤𞤢𞤥𞤦𞤵 𞤧𞤢𞤲𞤼𞤭𞤥𞤫𞥅𞤼𞤮𞤤;𞤧𞤥𞥓;~𞤧𞤥𞥓
O𞤤𞤢𞤥𞤦𞤵 𞤥𞤫𞥅𞤼𞤭|𞤤𞤢𞤥𞤦𞤵 𞤥𞤫𞥅𞤼𞤮𞤤;𞤥𞥓;~𞤥𞥓
P𞤤𞤢𞤥𞤦𞤵 𞤲𞤺𞤮𞤪𞤰𞤭|𞤤𞤢𞤥𞤦𞤵 𞤲𞤺𞤮𞤪𞤰𞤵;𞤺𞤮𞥓;~𞤺𞤮𞥓
Q𞤤𞤢𞤥𞤦𞤵 𞤼𞤫𞤨𞥆𞤭|𞤤𞤢𞤥𞤦𞤵 𞤼𞤫𞤨𞥆𞤵;𞤼𞤨𞥓;~𞤼𞤨𞥓
R𞤤𞤢𞤥𞤦𞤵 𞤧𞤮𞤺𞤮𞤲𞤫|𞤤𞤢𞤥𞤦𞤵 𞤧𞤮𞤺𞤮𞤲𞤢𞤤;𞤧𞤺𞥓;~𞤧𞤺𞥓
S𞤺𞤢𞤤𞤮𞤲𞤶𞤭|𞤺𞤢𞤤𞤮𞤲𞤪𞤵;𞤺𞤢𞤤;~𞤺𞤢𞤤
T𞤺𞤢𞤤𞤮𞤲𞤶𞤭 𞤚𞤭𞤤𞤧𞤵|𞤺𞤢𞤤𞤮𞤲𞤪𞤵 𞤚𞤭𞤤𞤧𞤵;𞤺𞤢𞤤 𞤚𞤭𞤤.;~𞤺𞤢𞤤 𞤚𞤭𞤤.
U𞤳𞤮𞤪𞤼𞤭|𞤳𞤮𞤪𞤼𞤵;𞤳𞤼;~𞤳𞤼
V𞤳𞤮𞤪𞤼𞤭 𞤚𞤭𞤤𞤧𞤵|𞤳𞤮𞤪𞤼𞤵 𞤚𞤭𞤤𞤧𞤵;𞤳𞤼 𞤚𞤭𞤤.;~𞤳𞤼 𞤚𞤭𞤤.
W𞤨𞤭𞤲𞤼𞤭|𞤨𞤭𞤲𞤼𞤵;𞤨𞤼;~𞤨𞤼
X𞤱𞤢𞤺𞤭𞤴𞤢𞤲𞤯𞤫 𞤧𞤫𞤤𞤦𞤢𞤲|𞤱𞤢𞤺𞤭𞤴𞤢𞤲𞤣𞤫 𞤧𞤫𞤤𞤦𞤢𞤲;𞤱𞤺 𞤧𞤫𞤤;~𞤱𞤺 𞤧𞤫𞤤
Y𞤱𞤢𞤺𞤭𞤴𞤢𞤲𞤯𞤫 𞤧𞤫𞤤𞤦𞤢𞤲 𞤚𞤭𞤤𞤧𞤵|𞤱𞤢𞤺𞤭𞤴𞤢𞤲𞤣𞤫 𞤧𞤫𞤤𞤦𞤢𞤲 𞤚𞤭𞤤𞤧𞤵;𞤱𞤺 𞤧𞤫𞤤 𞤚𞤭𞤤.;~𞤱𞤺 𞤧𞤫𞤤 𞤚𞤭𞤤.
Z𞤳𞤮𞤪𞤲𞤣𞤮𞥅𞤤𞤫|𞤳𞤮𞤪𞤲𞤣𞤮𞥅𞤤𞤮;𞤳𞤮𞤪;~𞤳𞤮𞤪
a𞤳𞤮𞤪𞤲𞤣𞤮𞥅𞤤𞤫 𞤥𞤫𞤼𞤭𞤪𞤳𞤵|𞤳𞤮𞤪𞤲𞤣𞤮𞥅𞤤𞤮 𞤥𞤫𞤼𞤭𞤪𞤳𞤵;𞤳𞤮𞤪𞤥;~𞤳𞤮𞤪𞤥
b𞤳𞤮𞤤𞤬𞤫-𞤻𞤢𞥄𞤥𞤣𞤵|𞤳𞤮𞤤𞤬𞤮-𞤻𞤢𞥄𞤥𞤣𞤵;𞤳𞤤𞤻;~𞤳𞤤𞤻
c𞤳𞤮𞤤𞤬𞤫-𞤲𞤦𞤢𞤪𞤩𞤭|𞤳𞤮𞤤𞤬𞤮-𞤲𞤦𞤢𞤪𞤩𞤵;𞤳𞤤𞤦;~𞤳𞤤𞤦
d𞤳𞤮𞤤𞤬𞤮 𞤤𞤫𞤥𞤰𞤢𞥄𞤪𞤭;𞤳𞤤𞤤;~𞤳𞤤𞤤
e𞤩𞤵𞤷𞥆𞤢𞤲𞤯𞤫|𞤩𞤵𞤷𞥆𞤢𞤲𞤣𞤫;𞤩𞤵𞤷;~𞤩𞤵𞤷
f𞤷𞤭𞤲𞤼𞤫|𞤧𞤭𞤲𞤼𞤫𞤪𞤫;𞤷𞤭𞤲|𞤧𞤭𞤲;~𞤷𞤭𞤲|~𞤧𞤭𞤲
g𞤣𞤭𞤪𞤸𞤢𞤥𞤵;𞤣𞤪 𞤧𞤫𞤤;~𞤣𞤪 𞤧𞤫𞤤
h𞤶𞤭𞤺𞥆𞤫|𞤶𞤭𞤺𞥆𞤮;𞤶𞤭𞤺𞥆𞤮;~𞤶𞤭𞤺𞥆𞤫|~𞤶𞤭𞤺𞥆𞤮
i𞤥𞤢𞤤𞤼𞤭|𞤥𞤢𞤤𞤼𞤵;𞤥𞤼;~𞤥𞤼
j𞤺𞤮𞤲𞤺𞤮𞥅𞤶𞤭|𞤺𞤮𞤲𞤺𞤮𞥅𞤪𞤵;𞤺𞤮𞤺;~𞤺𞤮𞤺
k𞤳𞤢𞤪𞤢𞤪𞤼𞤭|𞤳𞤢𞤪𞤢𞤪𞤼𞤵;𞤑𞤈;~𞤑𞤈
l𞤺𞤢𞤰𞥆𞤫|𞤺𞤢𞤰𞥆𞤫𞤪𞤫;𞤺𞤰;~𞤺𞤰
m𞤺𞤢𞤪𞤬𞤭|𞤺𞤢𞤪𞤬𞤵;𞤺;~𞤺
n𞤳𞤭𞤤𞤮𞤺𞤢𞤪𞤬𞤭|𞤳𞤭𞤤𞤮𞤺𞤢𞤪𞤬𞤵;𞤳𞤺;~𞤳𞤺
o𞤻𞤭𞤤𞤢𞤺𞤢𞤪𞤬𞤭|𞤻𞤭𞤤𞤢𞤺𞤢𞤪𞤬𞤵;𞤻𞤺;~𞤻𞤺
p𞤥𞤭𞤤𞤭𞤺𞤢𞤪𞤬𞤭|𞤥𞤭𞤤𞤭𞤺𞤢𞤪𞤬𞤵;𞤥𞤺;~𞤥𞤺
q𞤱𞤢𞤺𞤭𞤴𞤢𞥄𞤶𞤭|𞤱𞤢𞤺𞤭𞤴𞤢;𞤱𞤺;~𞤱𞤺
r𞤱𞤢𞤺𞤭𞤴𞤢𞥄𞤶𞤭 𞤥𞤫𞤲𞤳𞤫𞤤𞤣𞤫|𞤱𞤢𞤺𞤭𞤴𞤢 𞤥𞤫𞤲𞤳𞤫𞤤𞤣𞤫;𞤱𞤺 𞤥𞤳;~𞤱𞤺 𞤥𞤳
s𞤺𞤢𞤪𞤤𞤭|𞤺𞤢𞤪𞤤𞤵;𞤺𞤤;~𞤺𞤤
t𞤧𞤭𞤼𞤮𞤲𞤶𞤫|𞤧𞤭𞤼𞤮𞤲𞤪𞤫;𞤧𞤼;~𞤧𞤼
u𞤼𞤮𞥅𞤲𞤭|𞤼𞤮𞥅𞤲𞤵;𞤼𞤲;~𞤼𞤲
v𞤼𞤮𞥅𞤲𞤭 𞤥𞤫𞤼𞤭𞤪𞤳𞤵|𞤼𞤮𞥅𞤲𞤵 𞤥𞤫𞤼𞤭𞤪𞤳𞤵;𞤼;~𞤼

"""#
    case "fi":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;\#u{A0};−;+
.l$ ja %|$, %|$, %|$ ja %
.u$ ja %|$, %|$, %|$ ja %
.t$ %|$ %|$ %|$ %
Asekuntia|sekunti;-;~s
Bmillisekuntia|millisekunti;-;~ms
Cmikrosekuntia|mikrosekunti;-;~μs
Dnanosekuntia|nanosekunti;-;~ns
Eminuuttia|minuutti;-;~min
Ftuntia|tunti;t;~t
Gpäivää|päivä;pv;~pv
Hviikkoa|viikko;vk;~vk
Imillilitraa|millilitra;ml;~ml
Jlitraa|litra;-;~l
Ksenttilitraa|senttilitra;cl;~cl
Ldesilitraa|desilitra;dl;~dl
Mhehtolitraa|hehtolitra;hl;~hl
Nkuutiosenttimetriä|kuutiosenttimetri;-;~cm³
Okuutiometriä|kuutiometri;-;~m³
Pkuutiotuumaa|kuutiotuuma;-;~in³
Qkuutiojalkaa|kuutiojalka;-;~ft³
Rkuutiojaardia|kuutiojaardi;-;~yd³
Sam. gallonaa|am. gallona;am. gal;~am.gal
Tbr. gallonaa|br. gallona;br. gal;~br.gal
Uneljännesgallonaa|neljännesgallona;-;~qt
Vbr. neljännesgallonaa|br. neljännesgallona;qt br.;~qt br.
Wpinttiä|pint;-;~pt
Xnesteunssia|nesteunssi;fl oz;~fl oz
Ybr. nesteunssia|br. nesteunssi;fl oz br.;~fl oz br.
Zkuppia|kuppi;kp;~kp
ateekuppia|teekuppi;tkp;~tkp
bruokalusikkaa|ruokalusikka;rkl;~rkl
cteelusikkaa|teelusikka;tl;~tl
djälkiruokalusikkaa|jälkiruokalusikka;jrkl;~jrkl
eripausta|ripaus;;~ripausta|~ripaus
ftippaa|tippa;;~gtt
gdramia|dram;;~dramia|~dram
hjiggeriä|jigger;;~jiggeriä|~jigger
ibushelia|busheli;-;~bu
jbarrelia|barreli;-;~bbl
kkaraattia|karaatti;ka;~ka
lgraania|graani;;~graania|~graani
mgrammaa|gramma;-;~g
nkilogrammaa|kilogramma;-;~kg
omikrogrammaa|mikrogramma;-;~μg
pmilligrammaa|milligramma;-;~mg
qunssia|unssi;-;~oz
rtroy-unssia|troy-unssi;-;~oz t
spaunaa|pauna;-;~lb
tstonea|stone;-;~st
uam. tonnia|am. tonni;am. tn;~am.tn
vtonnia|tonni;-;~t

"""#
    case "fil":
      #"""
.pone: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
.l$ at %|$, %|$, %|$, at %
.t$ %|$ %|$ %|$ %
.fd
.c$ kada %
Ana segundo|segundo;seg.;~s
Bmilisegundo;-;~ms
Cmikrosegundo;-
Dnanosegundo;-
Ena minuto|minuto;min.;~m
Fna oras|oras;;oras
Gna araw|araw;araw;na araw|araw
Hna linggo|linggo;;~linggo
Imililitro;-
Jna litro|litro;L;~L
Ksentilitro;-
Lna decilitro|decilitro;-
Mhektolitro;-
Nna sentimetro kubiko|kubiko sentimetro;-
Ona metro kubiko|kubiko metro;-
Pkubiko pulgada;-
Qkubiko talampakan;-
Rkubiko yarda;-
Sna galon|galon;na gal|gal
Una quarts|quart;-
VImp. na kuwart;-;~qt-Imp.|qt Imp.
Wpints|pint;-
Xna fluid ounce|fluid ounce;fl oz
YImp. fluid ounce;-;~fl oz Im
Zna tasa|tasa;-
ana metric cup|metric cup;na mc|mc
bkutsara;-;kutsara
ckutsarita;-;kutsarita
dkutsarang panghimagas;-;dsp
ekurot
fpatak
gdram;-;~fl.dr.
h-;;~jigger|jigger
imga bushel|bushel;-
jbariles;-
kkarat;KD;~CD
lbutil
mna gramo|gramo;-;~g
nkilo;-;~kg
omicrograms|microgram;-;~μg
pmilligrams|milligram;-;~mg
qna onsa|onsa;-;~oz
rna troy na onsa|troy na onsa;-;~oz t
sna libra|libra;lbs|lb;~#
tstones|stone;-;~st
utonelada;-;~tn
vmetriko tonelada;-;~t

"""#
    case "fo":
      #"""
.pone: n = 1
.nlatn;0;,;.;−;+
.l$ og %|$, %|$, %|$, og %
.u$, %|$, %|$, %|$ og %
.t$ %|$ %|$ %|$ %
Asekundir|sekund;sek.;~s.
Bmillisekundir|millisekund;ms.;~ms.
Cmikrosekundir|mikrosekund;μs.;μs
Dnanosekundir|nanosekund;-
Eminuttir|minuttur;min.;~m.
Ftímar|tími;t.;~t.
Gdagar|dagur;d.;~d.
Hvikur|vika;vi.;~v.
Imillilitrar|millilitur;ml;~ml
Jlitrar|litur;-;~l
Ksentilitrar|sentilitur;cl;~cl
Ldesilitrar|desilitur;dl;~dl
Mhektolitrar|hektolitur;hl;~hl
Nkubikksentimetrar|kubikksentimetur;-;~cm³
Okubikkmetrar|kubikkmetur;-;~m³
Pkubikktummar|kubikktummi;tum.³
Qkubikkføtur|kubikkfótur;føtur³|fótur³
Rkubikkyards|kubikkyard;yards³|yard³
Sgallons|gallon
Tbretskar gallons|bretskur gallon;UK gallons|UK gallon
Uquarts|quart
Vbretskir quartar|bretskur quart
Wpints|pint
Xflótandi unsur|flótandi unsa
Ybretskar flótandi unsur|bretsk flótandi unsa;bretskar flót. unsur|bretsk flótandi unsa
Zkoppar|koppur
ametralag koppar|metralag koppur;;~metralag koppur
bsúpiskeiðir|súpiskeið;súpisk.
cteskeiðir|teskeið;tesk.
ddessertskeiðir|dessertskeið;dessertsk.
evet
fdropar|dropi
gdrammar|drammur
hsnapsar|snapsur
iskeppur|skeppa
jtunnur|tunna
kkarat;-;~CD
lgran;;~gran
mgramm;-;~g
nkilogramm;-;~kg
omikrogramm;-;~μg
pmilligramm;-;~mg
qunsur|unsa;;~unsur|~unsa
rtroy unsur|troy unsa;;troy unsur|~troy unsa
spund;;~#
tst;;~st
ustutt tons;stutt t;~stutt t
vtons;-;~t

"""#
    case "fr":
      #"""
.pone: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
.nlatn;0;,;\#u{202F};-;+
.l$ et %|$, %|$, %|$ et %
.u$ et %|$, %|$, %|$ et %
.s$ et %|$, %|$, %|$ et %
.t$ %|$ %|$ %|$ %
.fd
.c$ par %
A_secondes|_seconde;^s;~s
B_millisecondes|_milliseconde;^ms;~ms
C_microsecondes|_microseconde;^μs;~μs
D_nanosecondes|_nanoseconde;^ns;~ns
Eminutes|minute;_min;~min
F_heures|_heure;^h;~h
G_jours|_jour;^j;~j
H_semaines|_semaine;^sem.;~sem.
Imillilitres|millilitre;ml;~ml
J_litres|_litre;^l;~l
Kcentilitres|centilitre;cl;~cl
Ldécilitres|décilitre;dl;~dl
M_hectolitres|_hectolitre;^hl;~hl
N_centimètres cubes|_centimètre cube;^cm³;~cm³
O_mètres cubes|_mètre cube;^m³;~m³
P_pouces cubes|_pouce cube;^po³;~po³
Q_pieds cubes|_pied cube;^pi³;~pi³
R_yards cubes|_yard cube;^yd³;~yd³
Sgallons|gallon;gal;~gal
Tgallons impériaux|gallon impérial;gal imp.;~gal imp.
Uquarts|quart;-;~qt
Vquarts impériaux|quart impérial;qt imp.;~qt imp.
Wpintes|pinte;pte;~pte
Xonces liquides|once liquide;fl oz;~fl oz
Y_onces liquides impériales|_once liquide impériale;^fl oz imp.;~fl\#u{202F}oz\#u{202F}imp
Ztasses|tasse;;~ta
atasses métriques|tasse métrique;tm;~tm
bcuillères à soupe|cuillère à soupe;c. à s.;~CàS
ccuillères à café|cuillère à café;c. à c.;~CàC
dcuillères à dessert|cuillère à dessert;c. à d.;~CàD
epincées|pincée
fgouttes|goutte;gte;~gte
gdrachmes|drachme;fl dr;~fl dr
hjiggers|jigger
i_boisseaux|_boisseau;^bu;~bu
j_barils|_baril;^bbl;~bbl
k_carats|_carat;^ct;~ct
lgrains|grain;grains;grains|grain
m_grammes|_gramme;^g;~g
n_kilogrammes|_kilogramme;^kg;~kg
omicrogrammes|microgramme;^μg;~μg
p_milligrammes|_milligramme;^mg;~mg
q_onces|_once;^oz;~oz
r_onces troy|_once troy;^oz\#u{202F}t;~oz\#u{202F}t
s_livres|_livre;^lb;~lb
tstones|stone;-
u_tonnes courtes|_tonne courte;^sh\#u{202F}tn;sh tn
v_tonnes|_tonne;^t;~t

"""#
    case "fr-CA":
      #"""
.nlatn;0;,;\#u{A0};-;+
Asecondes|seconde;s;~s
Bmillisecondes|milliseconde;ms;~ms
Cmicrosecondes|microseconde;μs;~μs
Dnanosecondes|nanoseconde;ns;~ns
Eminutes|minute;min;~m
Fheures|heure;h;~h
Gjours|jour;j;~j
Hsemaines|semaine;sem.;~sem
Jlitres|litre;^l;~l
Mhectolitres|hectolitre;^hl;~hl
Ncentimètres cubes|centimètre cube;cm³;~cm³
Omètres cubes|mètre cube;m³;~m³
Ppouces cubes|pouce cube;po³;~po³
Qpieds cubes|pied cube;_pi³;~pi³
Rverges cubes|_verge cube;vg³|_vg³;~vg³
Tgallons impériaux|gallon impérial;gal Imp;~/gal imp
Upintes|pinte;pte|_pte;~pte
Vpintes impériales|pinte impériale;pte imp;~pte imp
Wchopines|chopine;chop;~chop
Xonces liquides|once liquide;oz liq.|_oz liq.;~oz liq.
Y_onces liquides impériales|_once liquide impériale;oz liq imp.;~oz liq imp.
bcuillères à soupe|cuillère à soupe;c. à s.;~c. à s.
ccuillères à thé|cuillère à thé;c. à t.|_c. à t.;~c. à t.
dcuillères à dessert|cuillère à dessert;cuill. à d.;~c. à d.
epincées|pincée;;~pincées|~pincée
fgouttes|goutte;;~gtt.
gdrachmes|drachme;dram liq;~dr. liq
hgobelets doseurs|gobelet doseur;;~gob. doseurs|~gob. doseur
kcarats|carat;ct;~ct
lgrains|grain
mgrammes|gramme;g;~g
nkilogrammes|kilogramme;kg;~kg
omicrogrammes|microgramme;μg;~μg
pmilligrammes|milligramme;mg;~mg
qonces|once;oz;~oz
ronces troy|once troy;oz t;~oz\#u{202F}t
slivres|livre;lb;~lb
tstone;-;~st
utonnes courtes|tonne courte;tc;~tc
v_tonnes|_tonne;t;~t

"""#
    case "fr-HT":
      #"""
k_carats|_carat;~kr;~ct
m_grammes|_gramme;~gr;~g

"""#
    case "fr-LU":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "frr":
      #"""
.l$ an %|$, %|$, %|$ an %
.u$ an %|$, %|$, %|$ an %
.s$ an %|$, %|$, %|$ an %
.t$ an %|$, %|$, %|$ an %
.c$ per %
Asekunden;sek;s
Bmillisekunden;-
Cmikrosekunden;-
Dnanosekunden;-
Eminüten;-
Fstünjen;st;h
Gdaar;;d
Hwegen;wgn;w
Imililitern;-
Jlitern;L
Ksentilitern;-
Ldesilitern;-
Mhektolitern;-
Nkubiik sentimeetern;-
Okubiik meetern;-
Pkubiik tol;-
Qkubiik fut;-
Rkubiik yard;-
SUS galoonen;-
Tingelsk galoonen;-
Uquarts
Vingelsk quarts;-
Wpints
XUS fluid ounces;-
Yingelsk fluid ounces;-
Zcups;cup
afjuarden litern
btablespoons;-
cteaspoons;-
ddessert spoons;-
epinches
fdrops
hjiggers
ibushels
jbarrels;-
kkaraat;-
lgrains;-
mgram;-
nkilogram;-
omikrogram;-
pmiligram;-
qunsen;-
rtroy unsen;-
singelsk pünj;-
tstones;-
uamerikoonsk tonen
vtonen;-

"""#
    case "fur":
      #"""
.pone: n = 1
.l$ e %|$, %|$, %|$ e %
.u$ e %|$, %|$, %|$ e %
.s$ e %|$, %|$, %|$ e %
.t$ e %|$, %|$, %|$ e %
Aseconts|secont;-
Eminûts|minût;-
Foris|ore;-
Gzornadis|zornade;-
Hsetemanis|setemane;-

"""#
    case "fy":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;.;-;+
.l$ en %|$, %|$, %|$ en %
.u$ en %|$, %|$, %|$, %
.c$ per %
Asekonden|sekonde;sek.;s
Bmillisekonden|millisekonde;-
Eminuten|minút;-;m
Foere;;u
Gdeien|dei;;d
Hwiken|wike;wkn|wk;w
Jliter;-
mgram;-
nkilogram;-

"""#
    default: nil
    }
  }
}
