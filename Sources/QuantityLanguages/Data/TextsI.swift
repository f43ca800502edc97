// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textI(of tag: String) -> StaticString? {
    switch tag {
    case "ia":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;.;-;+
.g3;3;2
.l$ e %|$, %|$, %|$ e %
.t$ %|$ %|$ %|$ %
.c$ per %
Asecundas|secunda;sec;~s
Bmillisecundas|millisecunda;-;~ms
Cmicrosecundas|microsecunda;-;~μs|μs
Dnanosecundas|nanosecunda;-
Eminutas|minuta;-;~m
Fhoras|hora;hr;~h
Gdies|die;;~d
Hseptimanas|septimana;sept;~sept
Imillilitros|millilitro;ml;~ml
Jlitros|litro;-
Kcentilitros|centilitro;cl;~cl
Ldecilitros|decilitro;dl;~dl
Mhectolitros|hectolitro;hl;~hl
Ncentimetros cubic|centimetro cubic;-;~cm³
Ometros cubic|metro cubic;-;~m³
Pinches cubic|inch cubic;-;~in³
Qpedes cubic|pede cubic;pd³;~pd³
Ryards cubic|yard cubic;-;~yd³
Sgallones|gallon;gal;~gal
Tgallones imp.|gallon imp.;gal imp;~galim
Uquartos|quarto;-;~qt
Vquartos imperial|quarto imperial;quartos imp|quarto imp;~qt imp
Wpintas|pinta;-;~pt
Xuncias liquide|uncia liquide;oz liq;~ozliq
Yuncias liquide imperial|uncia liquide imperial;oz liq imp.;~ozli
Ztassas|tassa;tas;~t
atassas metric|tassa metric;tasm;~tm
bcoclearatas a suppa|coclearata a suppa;c. a suppa;~CaS
ccoclearatas a the|coclearata a the;cocl. a the;~CaT
dcoclearatas a dessert|coclearata a dessert;cocl. a dessert;~CaD
epinciatas|pinciata;pn;~pn
fguttas|gutta;;~gt
gdrachmas liquide|drachma liquide;dr liq;~drliq
h-;;~jigger
ibushels|bushel;-;~bu
jbarriles;-;~bbl
kcarates|carat;ct
mgrammas|gramma;-
nkilogrammas|kilogramma;-
omicrogrammas|microgramma;-
pmilligrammas|milligramma;-
quncias|uncia;-
runcias troy|uncia troy;-
slibras|libra;-
utonnas curte|tonna curte;-
vtonnas|tonna;-

"""#
    case "id":
      #"""
.nlatn;0;,;.;-;+
.l$ dan %|$, %|$, %|$, dan %
.c$ per %
Adetik;dtk
Bmilidetik;md
Cmikrodetik;μd
Dnanodetik;ndtk
Emenit;mnt
Fjam;j
Ghari;hr
Hminggu;mgg
Imililiter;-
Jliter;L
Ksentiliter;-
Ldesiliter;-
Mhektoliter;-
Nsentimeter kubik;-
Ometer kubik;-
Pinci kubik;-
Qkaki kubik;-
Ryard kubik;-
Sgalon;gal
Tgalon Imp.;-;galIm
Uquart;-
Vquart Imp.;-
Wpint;-
Xfluid ounce;fl oz
YImp. fluid ounce;-
Zcup;-
ametric cup;-
bsendok makan;sdm
csendok teh;sdt
dsendok dessert;-;dsp
ejumput
ftetes
gdram;-;fl.dr.
hsloki
igantang;-
jbarrel;-
kkarat;-
l-;;gr
mgram;-
nkilogram;-
omikrogram;-
pmiligram;-
qounce;-
rtroy ons;-
spound;-;~#
tstone;-
uton Amerika Serikat;tn AS
vmetrik ton;-

"""#
    case "ie":
      #"""
.nlatn;0;,;\#u{A0};-;+
.l$ e %|$, %|$, %|$, %
.t$, %|$ %|$ %|$ %
Asecondes;-
Bmillisecondes;-
Cmicrosecondes;mcs
Dnanosecondes;-
Eminutes;-;m
Fhores;-
Gdies;-
Hsemanes;sem
Imillilitres;-
Jlitres;L
Kcentilitres;-
Ldecilitres;-
Ncentimetres cubic;-
Ometres cubic;-
Pinches cubic;-
Qpedes cubic;-
Ryardes cubic;-
ibusheles;-
mgrammes;-
nkilogrammes;-
omicrogrammes;mcg
pmilligrammes;-
quncies;-
spundes;-
tstones;-
uamerican tonnes;-
vtonnes;-

"""#
    case "ig":
      #"""
.l$ na %|$, %|$, %|$, na %
.t$ %|$, %|$, %|$ %
.c$ per %
Asekọnd;-
C-;;~μs
D-;;~ns
Enkeji;-
FỌtụtụ awa;awa
GỌtụtụ Ubochi
HỌtụtụ Izu;wks

"""#
    case "is":
      #"""
.pone: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11
.nlatn;0;,;.;-;+
.l$ og %|$, %|$, %|$ og %
.u$ og %|$, %|$, %|$ og %
.s$ og %|$, %|$, %|$ og %
.t$ og %|$ %|$ %|$ og %
.c$ á %
Asekúndur|sekúnda;sek.
Bmillisekúndur|millisekúnda;-;~ms
Cmíkrósekúndur|míkrósekúnda;-
Dnanósekúndur|nanósekúnda;-
Emínútur|mínúta;mín.
Fklukkustundir|klukkustund;klst.
Gdagar|dagur;;d.
Hvikur|vika;;v.
Imillilítrar|millilítri;ml
Jlítrar|lítri;-
Ksentilítrar|sentilítri;cl
Ldesilítrar|desilítri;dl
Mhektólítrar|hektólítri;hl
Nrúmsentimetrar|rúmsentimetri;-
Orúmmetrar|rúmmetri;-
Prúmtommur|rúmtomma;t³
Qrúmfet;fet³
Rrúmyardar|rúmyard;-
Sgallon;gal
Tbreskt gallon;breskt gal.
Ukvartar|kvart;-
Vlagarmál;;l.mál
Whálfpottar|hálfpottur;hálfp.
Xvökvaúnsur|vökvaúnsa;fl oz
Ybreskar vökvaúnsur|bresk vökvaúnsa;breskar fl oz|bresk fl oz
Zbollar|bolli
aástralskir bollar|ástralskur bolli;ástr. bollar|ástr. bolli
bmatskeiðar|matskeið;msk
cteskeiðar|teskeið;tsk
dábætisskeið;ábætissk.;áb.skeið
eklípur|klípa
fdropar|dropi
gdrömm|dramm
hsjússar|sjúss
iskeppur|skeppa
jtunnur|tunna
kkaröt|karat;kt.
lagnir|ögn
mgrömm|gramm;-
nkílógrömm|kílógramm;-
omíkrógrömm|míkrógramm;-
pmilligrömm|milligramm;-
qúnsur|únsa;-;únsur|únsa
rtroyesúnsur|troyesúnsa;-
spund;-;p.
tstones|stone;-;~st
ubandarísk tonn|bandarískt tonn;BNA tn;~tn
vtonn;tn;t

"""#
    case "it":
      #"""
.pone: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
.nlatn;0;,;.;-;+
.l$ e %|$, %|$, %|$ e %
.u$ e %|$, %|$, %|$ e %
.s$ e %|$, %|$, %|$ e %
.t$ %|$ %|$ %|$ %
.c$ al %
Asecondi|secondo;-;~s
Bmillisecondi|millisecondo;-;~ms
Cmicrosecondi|microsecondo;-;~μs
Dnanosecondi|nanosecondo;-;~ns
Eminuti|minuto;-;~min
Fore|ora;-;~h
Ggiorni|giorno;;~gg|~g
Hsettimane|settimana;sett.;~sett.
Imillilitri|millilitro;ml;~ml
Jlitri|litro;-;~l
Kcentilitri|centilitro;cl;~cl
Ldecilitri|decilitro;dl;~dl
Mettolitri|ettolitro;hl;~hl
Ncentimetri cubi|centimetro cubo;-;~cm³
Ometri cubi|metro cubo;-;~m³
Ppollici cubi|pollice cubo;-;~in³
Qpiedi cubi|piede cubo;-;~ft³
Riarde cubiche|iarda cubica;-;~yd³
Sgalloni|gallone;gal;~gal
Tgalloni imperiali|gallone imperiale;gal imp.;~gal im
Uquarti|quarto;-;~qt
Vquarti imperiali|quarto imperiale;imp qt;~imp qt
Wpinte|pinta;-;~pt
Xonce liquide|oncia liquida;fl oz;~fl oz
Yonce liquide imperiali|oncia liquida imperiale;fl oz imp.;~fl oz im
Ztazze|tazza;-;~c
atazze metriche|tazza metrica;-;~mc
bcucchiai da tavola|cucchiaio da tavola;-;~tbsp
ccucchiai da tè|cucchiaio da tè;-;~tsp
dcucchiaini da dessert|cucchiaino da dessert;-;~dstspn
epizzichi|pizzico;;~pizzichi|~pizzico
fgocce|goccia;;~gocce|~goccia
gdramme|dramma;dr liq;~dr liq
h-;;~jigger
istaia|staio;-;~bu
jbarili|barile;-;~bbl
kcarati|carato;kt;~kt
lgrani|grano;;~grani|~grano
mgrammi|grammo;-;~g
nchilogrammi|chilogrammo;-;~kg
omicrogrammi|microgrammo;-;~μg
pmilligrammi|milligrammo;-;~mg
qonce|oncia;-;~oz
ronce troy|oncia troy;ozt;~ozt
slibbre|libbra;-;~lb
tstone;-;~st
utonnellate|tonnellata;-;~tn
vtonnellate metriche|tonnellata metrica;-;~t

"""#
    case "it-CH":
      #"""
.nlatn;0;.;’;-;+

"""#
    default: nil
    }
  }
}
