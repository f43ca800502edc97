// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textD(of tag: String) -> StaticString? {
    switch tag {
    case "da":
      #"""
.pone: n = 1 or t != 0 and i = 0,1
.nlatn;0;,;.;-;+
.l$ og %|$, %|$, %|$ og %
.u$ og %|$, %|$, %|$ og %
.s$ og %|$, %|$, %|$ og %
.t$ og %|$, %|$, %|$ og %
.fd
.c$ pr. %
Asekunder|sekund;sek.;s
Bmillisekunder|millisekund;-
Cmikrosekunder|mikrosekund;-;~μs
Dnanosekunder|nanosekund;-;~ns
Eminutter|minut;min.;m
Ftimer|time;t.;t
Gdage|dag;;d
Huger|uge;;u
Imilliliter;ml
Jliter;-
Kcentiliter;cl
Ldeciliter;dl;~dl
Mhektoliter;hl
Nkubikcentimeter;-;~cm³
Okubikmeter;-;~m³
Pkubiktommer|kubiktomme;-
Qkubikfod;-;fod³
Rkubik-engelske yard;-
Sgallons|gallon;gal
Tengelske gallons|engelsk gallon;eng. gal
Uengelske quarts|engelsk quart;-
Vbritiske quarts|britisk quart;britiske qt|britisk qt;br. qt.
Wpints|pint;-
Xengelske fluid ounces|engelsk fluid ounce;fl oz
YImp. fluid ounces|Imp. fluid ounce;-;~fl oz Im
Zcups|cup;-
ametriske kopper|metrisk kop;-
bspiseskeer|spiseske;spsk.
cteskeer|teske;tsk.
ddessertskeer|dessertske;dsk.
eknivspidser|knivspids;knsp.
fdråber|dråbe
gbritiske flydende dramme|britisk flydende dram;br. fl. dr.;~br.fl.dr.
iskæpper|skæppe;skp.
jtønder|tønde;tdr.|td.
kkarat;kt.
lgran
mgram;-
nkilogram;-
omikrogram;-
pmilligram;-
qounces|ounce;-
rtroy ounces|troy ounce;-
spund;-;pund
tstone;-
ushort ton;-
vtons|ton;-

"""#
    case "de":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;.;-;+
.l$ und %|$, %|$, %|$ und %
.u$, %|$, %|$, %|$ und %
.s$, %|$, %|$, %|$ und %
.t$, %|$, %|$, %|$ und %
.c$ pro %
ASekunden|Sekunde;Sek.
BMillisekunden|Millisekunde;-
CMikrosekunden|Mikrosekunde;-
DNanosekunden|Nanosekunde;-
EMinuten|Minute;Min.
FStunden|Stunde;Std.
GTage|Tag;Tg.;T
HWochen|Woche;Wo.;W
I_Milliliter;_ml
JLiter;-
K_Zentiliter;_cl
L_Deziliter;_dl
M_Hektoliter;_hl
N_Kubikzentimeter;-
O_Kubikmeter;-
P_Kubikzoll;-
Q_Kubikfuß;-
R_Kubikyards|_Kubikyard;-
S_Gallonen|_Gallone;gal
T_Imp. Gallonen|_Imp. Gallone;Imp. gal;Imp.gal
U_Quart;-
VImp. Quart;Imp.qt.;Imp.qt
W_Pints|_Pint;-
X_Flüssigunzen|_Flüssigunze;fl oz
Y_Imp. Flüssigunzen|_Imp. Flüssigunze;Imp.fl.oz.;Im.fl.oz
ZTassen|Tasse;_Cups|_Cup
ametrische Tassen|metrische Tasse;Ta
b_Esslöffel;_EL
c_Teelöffel;_TL
dDessertlöffel;DL
ePrisen|Prise;Pr.;Pr
fTropfen;Trpf.;Tr.
gDram;Fl.-Dram;fl.dr.
hJigger
i_Bushel;-
jBarrel;-;~bbl
k_Karat;_Kt
lGran;gr
mGramm;-
nKilogramm;-
o_Mikrogramm;-
p_Milligramm;-
qUnzen|Unze;-
r_Feinunzen|_Feinunze;oz.tr.|_oz.tr.;oz.tr.
sPfund;-
t_Stones|_Stone;-
u_Short Tons|_Short Ton;tn. sh.;tn
v_Tonnen|_Tonne;-

"""#
    case "de-CH":
      #"""
.nlatn;0;.;’;-;+
Q_Kubikfuss;-
ePrisen|Prise;Prise;Pr
gDram;dr.;fl.dr.
hJigger;Schuss

"""#
    case "de-LI":
      #"""
.nlatn;0;.;’;-;+

"""#
    case "doi":
      #"""
.pone: i = 0 or n = 1
.ndeva;०;.;,;-;+
.l$ ते %|$, %|$, %|$, ते %
.u$ ते %|$, %|$, %|$, ते %
.s$ ते %|$, %|$, %|$, ते %
.t$ ते %|$, %|$, %|$, ते %
.fd
T-;;~galIm
Y-;;~fl oz Im

"""#
    case "dsb":
      #"""
.pone: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = 2; few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4
.nlatn;0;,;.;-;+
.l$ a %|$, %|$, %|$ a %
.u$ a %|$, %|$, %|$ a %
.s$, %|$, %|$, %|$ a %
.fd
.c$ na %
Asekundow|sekunda|sekundy||sekunźe;sek.;s
Bmilisekundow|milisekunda|milisekundy||milisekunźe;-
Cmikrosekundow|mikrosekunda|mikrosekundy||mikrosekunźe;-
Dnanosekundow|nanosekunda|nanosekundy||nanosekunźe;-
Eminutow|minuta|minuty||minuśe;min.;min
Fgóźinow|góźina|góźiny||góźinje;góź.;g
Gdnjow|źeń|dny||dnja;dn.|ź.;d|ź
Htyźenjow|tyźeń|tyźenje||tyźenja;tyź.
Imililitrow|mililiter|mililitry||mililitra;ml
Jlitrow|liter|litry||litra;-
Kcentilitrow|centiliter|centilitry||centilitra;cl
Ldecilitrow|deciliter|decilitry||decilitra;dl
Mhektolitrow|hektoliter|hektolitry||hektolitra;hl
Nkubiknych centimetrow|kubikny centimeter|kubikne centimetry||kubiknej centimetra;-
Okubiknych metrow|kubikny meter|kubikne metry||kubiknej metra;-
Pkubiknych colow|kubikny col|kubikne cole||kubiknej cola;-
Qkubiknych crjejow|kubikny crjej|kubikne crjeje||kubiknej crjeja;-
Rkubiknych yardow|kubikny yard|kubikne yardy||kubiknej yarda;-
Sgallonow|gallona|gallony||gallonje;gal
Tbritiskich galonow|britiska galona|britiske galony||britiskej galonje;brit. gal.
Uquartow|quart|quarty||quarta;-
Vbritiskich běrtylow|britiski běrtyl|britiske běrtyle||britiskej běrtyla;-
Wpintow|pint|pinty||pinta;-
Xžydkych uncow|žydka unca|žydke unce||žydkej uncy;fl. oz.
Ybritiskich běžecych uncow|britiska běžeca unca|britiske běžece uncy||britiskej běžecej uncy;brit. fl oz
Ztaskow|taska|taski||tasce;-
ametriskich taskow|metriska taska|metriske taski||metriskej tasce;-
błžycow|łžyca|łžyce||łžycy;łž.
cłžyckow|łžycka|łžycki||łžycce;łžk.
ddessertowych łžyckow|dessertowa łžycka|dessertowe łžycki||dessertowej łžycce;dess. łžk.
ešćipkow|šćipka|šćipki||šćipce;;šć
fchrapkow|chrapka|chrapki||chrapce;chpk.
gdramow|dram|dramy||drama;dr
hjiggerow|jigger|jiggery||jiggera
ibušlow|bušl|bušle||bušla;-
jbarelow|barel|barele||barela;-
kkaratow|karat|karaty||karata;Kt
lgrainow|grain|grainy||graina
mgramow|gram|gramy||grama;-
nkilogramow|kilogram|kilogramy||kilograma;-
omikrogramow|mikrogram|mikrogramy||mikrograma;-
pmiligramow|miligram|miligramy||miligrama;-
quncow|unca|unce||uncy;-
rtroyskich uncow|troyska unca|troyske unce||troyskej uncy;oz. tr.
spuntow|punt|punty||punta;-
tkamjenjow|kamjeń|kamjenje||kamjenja;-
uameriskich tonow|ameriska tona|ameriske tony||ameriskej tonje;-
vtonow|tona|tony||tonje;-

"""#
    case "dz":
      #"""
.dtibt
.ntibt;༠;.;,;-;+
.g3;2;1
.l$ དང་ %|$ དང་ %|$ དང་ %|$ དང་ %
.u$ དང་ %|$ དང་ %|$ དང་ %|$ དང་ %
.s$ དང་ %|$ དང་ %|$ དང་ %|$ དང་ %
.t$ དང་ %|$ དང་ %|$ དང་ %|$ དང་ %
A@སྐར་ཆ་ $;-
E@སྐར་མ་ $;-
F@ཆུ་ཚོད་ $;-
G@ཉིན་ཞག་ $;-
H@བངུན་ཕྲག་ $;-

"""#
    default: nil
    }
  }
}
