// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textL(of tag: String) -> StaticString? {
    switch tag {
    case "lb":
      #"""
.pone: n = 1
.nlatn;0;,;.;-;+
.l$ an %|$, %|$, %|$ an %
.t$ %|$ %|$ %|$ %
ASekonnen|Sekonn;Sek.;s
BMillisekonnen|Millisekonn;-
CMikrosekonnen|Mikrosekonn;-
DNanosekonnen|Nanosekonn;-
EMinutten|Minutt;Min.;min
FStonnen|Stonn;St.;st
GDeeg|Dag;D
HWochen|Woch;W
IMilliliter;-
JLiter;-
KZentiliter;-
LDeziliter;-
MHektoliter;-
NKubikzentimeter;-
OKubikmeter;-
PKubikzoll;-
QKubikfouss;-
RKubikyard;-
SGallounen|Galloun;gal
UQuarten|Quart;-
WPinten|Pint;-
XFlësseg-Onzen|Flësseg-Onz;fl oz
Zcup
bZoppeläffelen|Zoppeläffel;ZL
cTéiläffelen|Téiläffel;TL
iBushels|Bushel;-
kCarat;-;Kt
mGramm;-
nKilogramm;-
oMikrogramm;-
pMilligramm;-
qOnzen|Onz;-
rFäin-Onzen|Fäin-Onz;oz. tr.
sPond;-
tStones|Stone;-
uLong tons|Long ton;-
vTonnen|Tonn;-

"""#
    case "lij":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;.;-;+
.l$ e %|$, %|$, %|$ e %
.u$ e %|$, %|$, %|$ e %
.s$ e %|$, %|$, %|$ e %
.t$ %|$ %|$ %|$ %
.c$ pe %
Asegondi|segondo;-;~s
Bmillisegondi|millisegondo;-;~ms
Cmicrosegondi|microsegondo;-;~μs
Dnanosegondi|nanosegondo;-;~ns
Emenuti|menuto;men.;~men
Foe|oa;;~h
Ggiorni|giorno;g;~g
Hsettemañe|settemaña;sett.;~sett
Imillilitri|millilitro;ml;~ml
Jlitri|litro;-;~l
Kçentilitri|çentilitro;cl;~cl
Ldexilitri|dexilitro;dl;~dl
Mettòlitri|ettòlitro;-;~hl
Nçentimetri cubbi|çentimetro cubbo;-;~cm³
Ometri cubbi|metro cubbo;-;~m³
Ppòlliçi cubbi|pòlliçe cubbo;-;~in³
Qpê cubbi|pê cubbo;-;~ft³
Riarde cubbe|iarda cubba;-;~yd³
Sgalloin|gallon;gal;~gal
Tgalloin imperiali|gallon imperiale;gal imp.;~galim
Uquarti|quarto;-;~qt
Vquarti imperiali|quarto imperiale;qt imp.;~qt im
Wpinte|pinta;-;~pt
Xonse liquide|onsa liquida;fl oz;~fl oz
Yonse liquide imperiale|onsa liquida imperiale;fl oz imp.;~fl oz im
Ztasse|tassa;-;~c
atasse metriche|tassa metrica;-;~mc
bcuggiæ|cuggiâ;-;~tbsp
ccuggiæn;-;~tsp
dcuggiæn da cafè;-;~dsp
espellinsegæ|spellinsegâ;;~sp
fstisse|stissa;;~st
gdramme liquide|dramma liquida;dramme liq.|dramma liq.;~dr liq
h-;;~jigger
istæ|stâ;-;~bu
jbarî;-;~bbl
kcaratti|caratto;ct;~ct
lgrañe|graña;;~grañe|~graña
mgrammi|grammo;-;~g
nchillogrammi|chillogrammo;-;~kg
omicrogrammi|microgrammo;-;~μg
pmilligrammi|milligrammo;-;~mg
qonse|onsa;-;~oz
ronse troy|onsa troy;-;~oz t
slie|lia;-;~lb
tstone;-;~st
utonnëi curti|tonneo curto;-;~tn
vtonnëi metrichi|tonneo metrico;-;~t

"""#
    case "lkt":
      #"""
A@Okpí $
F@Owápȟe $
G~-čháŋ
H@okó $
s@tkeíyutȟapi $;;~#

"""#
    case "ln":
      #"""
.pone: n = 0..1
.nlatn;0;,;.;-;+
.l$ mpé %|$, %|$, %|$ mpé %
.u$ mpé %|$, %|$, %|$ mpé %
.s$ mpé %|$, %|$, %|$ mpé %
.t$ mpé %|$, %|$, %|$ mpé %
Asekundí;-
Bmillisekundí;-
Cmikrosekundí;-
Dnanosekundí;-
Eminúti|monúti;-
Fngonga;-
Gmikɔlɔ|mokɔlɔ;;d
Hmpɔ́sɔ;mps

"""#
    case "lo":
      #"""
.nlatn;0;,;.;-;+
.nlaoo;໐;,;.;-;+
.l$ ແລະ %|$, %|$, %|$, %
.t$ %|$ %|$ %|$ %
.c$ ຕໍ່ %
Aວິນາທີ;ວິ
Bມິນລີວິນາທີ;ມລວ
Cໄມ\#u{200B}ໂຄຣ\#u{200B}ວິ\#u{200B}ນາ\#u{200B}ທີ;μວິ
Dນາ\#u{200B}ໂນ\#u{200B}ວິ\#u{200B}ນາ\#u{200B}ທີ;ນນ\#u{200B}ວິ
Eນາທີ;ນທ
Fຊົ່ວໂມງ;ຊມ
Gມື້;;ມ.
Hອາທິດ;ອທ.
Jລິດ;L;~L
Oແມັດກ້ອນ;ມ³
Sແກລລອນ
Tແກລລອນອັງກິດ;-;galIm
Xfl oz
Y-;;fl oz Im
ametric cups;-
eຢິບ
fຢອດ
gແດຣມ;dr fl
jບາ\#u{200B}ເຣວ;-
lເກຣນ;gr
mກຣາມ;ກຼ
nກິໂລກຣາມ;ກິໂລ;ກລ
pມິນລີກຣາມ;ມກ
qອອນສ;ອ
sປອນ;ປ
tstones;-
uໂຕນ;ຕ

"""#
    case "lt":
      #"""
.pone: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: f != 0
.nlatn;0;,;\#u{A0};−;+
.l$ ir %|$, %|$, %|$ ir %
.u$ ir %|$ %|$ %|$ ir %
.s$ %|$ %|$ %|$ %
.t$ %|$ %|$ %|$ %
.fd
Asekundžių|sekundė|sekundės|sekundės;sek.;s
Bmilisekundžių|milisekundė|milisekundės|milisekundės;-
Cmikrosekundžių|mikrosekundė|mikrosekundės|mikrosekundės;-
Dnanosekundžių|nanosekundė|nanosekundės|nanosekundės;-
Eminučių|minutė|minutės|minutės;min.
Fvalandų|valanda|valandos|valandos;val.;h
Gdienų|diena|dienos|dienos;d.
Hsavaičių|savaitė|savaitės|savaitės;sav.
Imililitrų|mililitras|mililitrai|mililitro;ml
Jlitrų|litras|litrai|litro;-
Kcentilitrų|centilitras|centilitrai|centilitro;cl
Ldecilitrų|decilitras|decilitrai|decilitro;dl
Mhektolitrų|hektolitras|hektolitrai|hektolitro;hl
Nkubinių centimetrų|kubinis centimetras|kubiniai centimetrai|kubinio centimetro;-
Okubinių metrų|kubinis metras|kubiniai metrai|kubinio metro;-
Pkubinių colių|kubinis colis|kubiniai coliai|kubinio colio;-
Qkubinių pėdų|kubinė pėda|kubinės pėdos|kubinės pėdos;-
Rkubinių jardų|kubinis jardas|kubiniai jardai|kubinio jardo;-
Sgalonų|galonas|galonai|galono;gal
Timperinių galonų|imperinis galonas|imperiniai galonai|imperinio galono;imp. galonų|imp. galonas|imp. galonai|imp. galono
Ukvortų|kvorta|kvortos|kvortos
Vimp. kvortų|imp. kvorta|imp. kvortos|imp. kvortos;imp. kv.
Wpintų|pinta|pintos|pintos;-
Xskysčio uncijų|skysčio uncija|skysčio uncijos|skysčio uncijos;skysčio oz;fl oz
Yimp. skysčio uncijų|imp. skysčio uncija|imp. skysčio uncijos|imp. skysčio uncijos;imp. fl oz
Zstiklinių|stiklinė|stiklinės|stiklinės;stikl.
amatavimo puodelių|matavimo puodelis|matavimo puodeliai|matavimo puodelio;mat. puodelių|mat. puodelis|mat. puodeliai|mat. puodelio
bvalgomųjų šaukštų|valgomasis šaukštas|valgomieji šaukštai|valgomojo šaukšto;v. š.
carbatinių šaukštelių|arbatinis šaukštelis|arbatiniai šaukšteliai|arbatinio šaukštelio;a. š.
ddesertinių šaukštelių|desertinis šaukštelis|desertiniai šaukšteliai|desertinio šaukštelio;des. š.
ežiupsnelis|žiupsnelių|žiupsneliai|žiupsnelio;žiupsn.
flašų|lašas|lašai|lašo;laš.
gskysčio drachmų|skysčio drachma|skysčio drachmos|skysčio drachmos;sk. drach.
hdžigerio|džigeris|džigeriai
ibušelių|bušelis|bušeliai|bušelio;-
jbarelių|barelis|bareliai|barelio;-
kkaratų|karatas|karatai|karato;ct
lgrūdų|grūdas|grūdai|grūdo
mgramų|gramas|gramai|gramo;-
nkilogramų|kilogramas|kilogramai|kilogramo;-
omikrogramų|mikrogramas|mikrogramai|mikrogramo;-
pmiligramų|miligramas|miligramai|miligramo;-
quncijų|uncija|uncijos|uncijos;-
rTrojos uncijų|Trojos uncija|Trojos uncijos|Trojos uncijos;ozt
ssvarų|svaras|svarai|svaro;-
tstonų|stonas|stonai|stono;-
utonų|tona|tonos|tonos;t
vmetrinių tonų|metrinė tona|metrinės tonos|metrinės tonos;mt

"""#
    case "lv":
      #"""
.pzero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
.nlatn;0;,;\#u{A0};-;+
.g3;3;2
.l$ un %|$, %|$, %|$ un %
.u$ un %|$, %|$, %|$ un %
.s$ un %|$, %|$, %|$ un %
.t$ %|$ %|$ %|$ %
.fd
Asekundes|sekunde||||sekunžu;sek.;s
Bmilisekundes|milisekunde||||milisekunžu;-
C_mikrosekundes|_mikrosekunde||||mikrosekunžu;-
D_nanosekundes|_nanosekunde||||nanosekunžu;-
Eminūtes|minūte||||minūšu;-
Fstundas|stunda||||stundu;st.;h
Gdienas|diena||||dienu;d.
Hnedēļas|nedēļa||||nedēļu;ned.;n.
Imililitri|mililitrs||||mililitru;ml
Jlitri|litrs||||litru;-
K_centilitri|_centilitrs||||centilitru;cl
Ldecilitri|decilitrs||||decilitru;dl
Mhektolitri|hektolitrs||||hektolitru;hl
Nkubikcentimetri|kubikcentimetrs||||kubikcentimetru;-
Okubikmetri|kubikmetrs||||kubikmetru;-
Pkubikcollas|kubikcolla||||kubikcollu;-
Qkubikpēdas|kubikpēda||||kubikpēdu;-
Rkubikjardi|kubikjards||||kubikjardu;-
Sgaloni|galons||||galonu;gal
Tbritu galoni|britu galons||||britu galonu
Ukvartas|kvarta||||kvartu;-
Vbritu kvartas|britu kvarta||||britu kvartu;IQT
Wpintes|pinte||||pinšu;-
Xšķidruma unces|šķidruma unce||||šķidruma unču;fl oz
Ybritu šķidruma unces|britu šķidruma unce||||britu šķidruma unču;britu šķidr. unces|britu šķidr. unce||||britu šķidr. unču
Zglāzes|glāze||||glāžu;gl.
ametriskās glāzes|metriskā glāze||||metrisko glāžu;metr. gl.
bēdamkarotes|ēdamkarote||||ēdamkarošu;ĒK
ctējkarotes|tējkarote||||tējkarošu;TK
ddeserta karotes|deserta karote||||deserta karošu;des. kar.
ešķipsniņas|šķipsniņa||||šķipsniņu;šķipsn.
fpilieni|piliens||||pilienu;pil.
gšķidruma drahmas|šķidruma drahma||||šķidruma drahmu;šķ. drahmas|šķ. drahma||||šķi. drahmu
hmērglāzītes|mērglāzīte||||mērglāzīšu;mērgl.
ibušeļi|bušelis||||bušeļu;-
jbareli|barels||||bbl;-
kkarāti|karāts||||karātu;ct|||||_ct;ct
lgrana|grans||||granu;gr.
mgrami|grams||||gramu;-
nkilogrami|kilograms||||kilogramu;-
omikrogrami|mikrograms||||mikrogramu;-
pmiligrami|miligrams||||miligramu;-
qunces|unce||||unču;unces|unce||||_unču;~oz
rTrojas unces|Trojas unce||||Trojas unču;Trojas unces|Trojas unce
smārciņas|mārciņa||||mārciņu;-;~lb
tstouni|stouns||||_stounu;stouni|stouns||||stounu;st.|||||_st.
utonnas|tonna||||tonnu;tonnas|tonna
vmetriskās tonnas|metriskā tonna||||metrisko tonnu;-

"""#
    default: nil
    }
  }
}
