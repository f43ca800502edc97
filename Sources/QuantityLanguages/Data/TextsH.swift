// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textH(of tag: String) -> StaticString? {
    switch tag {
    case "ha":
      #"""
.pone: n = 1
.l$ da %|$, %|$, %|$, da %
.c$ a %
A@daƙiƙoƙi $|@daƙiƙa $;@d $
B@millisakans $|@millisakan $;@ms $
C@makirosekans $|@makirosekan $;@μs $;@μs$
D@nanosekans $|@nanosekan $;@ns $;@ns$
E@mintoci $|@minti $;@mnt $;@minti $|@minti$
F@sa′o′i $|@sa′a $;@s $;@s$
G@ranaku $|@rana $;@Rnk. $|@rana $;@r$
H@makonni $|@mako $;@mkn $|@mk $;@m$
I@millimitoci $|@millimita $;@mL $;@mL$
J@litoci $|@lita $;@L $;@L$
K@sentilitoci $|@sentilita $;@sL $;@sL $|@sL$
L@desilitoci $|@desilita $;@dL $;@dL$
M@hektolitoci $|@hektolita $;@hL $;@hL$
N@kubik sentimitoci $|@kubik sentimita $;@cm³ $;@cm³$
O@kubic mitoci $|@kubic mita $;@m³ $;@m³$
P@kubik incina $|@kubik inci $;@in³ $;@in³$
Q@kubik ƙafafu $|@kubik ƙafa $;@ƙf³ $;@ƙf³$
R@kubik yaduka $|@kubik yadi $;@yd³ $;@yd³$
S@galan-galan $|@galan $;@gal $;@gal$
T@Imp. gallons $|@Imp. gallon $;@gal Imp.$|@gal Imp. $;@galIm$
U@quarts $|@quart $;@qt $;@qt$
V@Imp. quarts $|@Imp. quart $;@qt Imp. $;@qt-Imp.$
W@pints $|@pint $;@pt $;@pt$
X@fluid ounces $|@fluid ounce $;@fl oz $;@fl oz$
Y@Imp. fluid ounces $|@Imp. fluid ounce $;@fl oz Imp. $;@fl oz Im$
Z@kofuna $|@kofi $;@k $;@kfn$|@k$
a@metric cups $|@metric cup $;@mc $;@mc$
b@manyan cokula $|@babban cokali $;@bckl $;@bckl$
c@ƙananan cokula $|@ƙaramin cokali $;tsp|@ƙmc $;@ƙmc$
d@dessert spoons $|@dessert spoon $;@dstspn $;@dsp$
e@pinch $;;@pn$
f@ɗigo $;;@ɗigo$
g@drams $|@dram $;@dram fl $;@fl.dr.$
h@jigger $;;@jigger$
i@bushels $|@bushel $;@bu $
j@ganguna $|@ganga $;@gang $;@gang$
k@carats $|@carat $;@CD $;@CD$
l@ƙwaya $;;@ƙwaya$
m@giram-giram $|@giram $;@g $;@g$
n@kilogiramgiram $|@kilogiram $;@kg $;@kg$
o@makirogiramgiram $|@Makirogiram $;@μg $;@μg$
p@milligiramgiram $|@milligiram $;@mg $;@mg$
q@oza-oza $|@oza $;@oz $;@oz$
r@oza-ozar troy $|@oza troy $;@oz t $;@oz t$
s@laba-laba $|@Laba $;@lb $;~#
t@stones $|@stone $;@st $;@st$
u@tan-tan $|@tan $;@tn $;@tn$
v@metric tons $|@metric ton $;@t $;@t$

"""#
    case "haw":
      #"""
.pone: n = 1
Akekona;-
Eminuke;-
Fhola;-
Glā;-
Hpule;-

"""#
    case "he":
      #"""
.pone: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0
.nlatn;0;.;,;\#u{200E}-;\#u{200E}+
.r1
.l$ ו%|$, %|$, %|$ ו%
.u$, %|$, %|$, %|$ ו-%
.t$ %|$ %|$ %|$ %
.fd
.c$ ל%
Aשניות|שניה|||!שתי שניות;שנ׳
Bאלפיות שנייה|אלפית שנייה;-
Cמיליוניות שנייה|מיליונית שנייה;-
Dננו שניות|ננו שנייה;-
Eדקות|דקה|||!שתי דקות;דק׳
Fשעות|שעה|||!שעתיים;שע׳|שעה|||!שעתיים;שע׳
Gימים|יום||יום|!יומיים;ימ׳|יום|||!יומיים;י׳
Hשבועות|שבוע|||!שבועיים;;ש′
Iמיליליטר;מ״ל
Jליטר;ל׳
Kסנטיליטר;cL
Lדציליטר;דצ״ל
Mהקטוליטר;hL
Nסנטימטר מעוקב;סמ״ק
Oמטר מעוקב;m³
Pאינץ׳ מעוקב;in³
Qרגל מעוקב;ft³
Rיארד מעוקב;yd³
Sגלונים|גלון;גל׳
Tגלון אימפריאלי;גלון בריטי;~/galIm
Uקווארטות|קווארטה;qt
Vקווארטות אימפריאליות|קווארט אימפריאלי;-
Wפינט;pt
Xאונקיות נוזלים|אונקיית נוזלים;fl oz
Yאונקיית נוזלים אימפריאלית;fl oz Imp.
Zכוסות|כוס;כ׳
aכ׳ מידה מטרית|כוס מידה מטרית;mc
bכפות|כפ׳;כפ׳
cכפיות|כפית;כפי׳
dכפיות קינוחים|כפית קינוחים;-
eפינץ'|פינץ׳;פינץ'
fטיפות|!טיפה
gדראם אלכוהול;-
hג'יגר|ג׳יגר;-
iבושל;-
jחביות|חבית;bbl
kקרט;-
lגרעינים|גרעין
mגרם;גר׳;~g
nקילוגרם;ק״ג;~kg
oמיקרוגרם;מק״ג
pמיליגרם;מ״ג
qאונקיות|אונקיה;-
rאונקיות טרוי|אונקיית טרוי;-
sפאונד;lbs|lb
tסטון
uטונות|טונה;ט׳
vטון מטרי;טון מ׳;t

"""#
    case "hi":
      #"""
.pone: i = 0 or n = 1
.ndeva;०;.;,;-;+
.g3;2;1
.l$ और %|$, %|$, %|$, और %
.u$ और %|$, %|$, %|$, और %
.t$ %|$, %|$, %|$ %
.fd
.c$ प्रति %
Aसेकंड;से॰;से
Bमिलीसेकंड;मि॰से॰
Cमाइक्रोसेकंड;-
Dनैनो सेकंड;नैनो से॰;नैनो से
Eमिनट;मि॰;मि
Fघंटे|घंटा;घं॰;घं
Gदिन;;दि
Hसप्ताह
Iमिलीलीटर;मि॰ ली॰;मिली
Jलीटर;ली॰;ली
Kसेंटीलीटर;सें॰ली॰;सेंली
Lडेसीलीटर;डे॰ली॰;डेली
Mहेक्टोलीटर;हे॰ली॰;हेली
Nघन सेंटीमीटर;घन सें॰ मी॰;घन सेंमी
Oघन मीटर;घन मी॰;घन मी
Pघन इंच
Qघन फ़ीट;घ॰ फ़ी॰
Rघन यार्ड;घन या॰
Sगैलन;;गै
Tइम्पीरियल गैलन;इम्पी॰ गैलन;इम्पी गैलन
Uक्वार्ट
Vक्वार्ट इम्पीरियल;क. इम्पी.;qt-Imp.
Wपाइंट;;पा
Xफ़्लूइड आउंस;;fl oz
Yइम्पी॰ फ़्लुइड आउंस;-;fl oz Im
Zकप
aमीट्रिक कप
bटेबलस्पून;टे॰ स्पून;tbsp
cटी स्पून;;tsp
dडेज़र्ट स्पून;डे. स्पून;dsp
eचुटकी
fबूंद
gड्रम;ड्रम फ्लू.;fl.dr.
hजिगर
iबुशल;बुश॰;बु
jबैरल
kकैरेट;कै॰
lडेढ़ रत्ती;डेढ़ रत्ती|डे. रत्ती
mग्राम;ग्रा॰;ग्रा
nकिलोग्राम;कि॰ग्रा॰;किग्रा
oमाइक्रोग्राम;मा॰ग्रा॰
pमिलीग्राम;मि॰ग्रा॰;मिग्रा
qऔंस;;औं॰
rट्राई औंस
sपौंड;;~#
t14 पौंड का बट्टा;-;~st|ला
uटन
vमीट्रिक टन;मी टन|मीट्रिक टन;ट

"""#
    case "hi-Latn":
      #"""
.pone: i = 0 or n = 1
.r0
.l$ aur %|$, %|$, %|$, aur %
.u$ aur %|$, %|$, %|$, aur %
.s$, %|$, %|$, %|$, %
.t$, %|$, %|$, %|$, %
.fd
.c$ per %
Aseconds|second;secs|sec;~s
Bmilliseconds|millisecond;ms;~ms
Cmicroseconds|microsecond;μs;~μs
Dnanoseconds|nanosecond;ns;~ns
Eminutes|minute;mins|min;~m
Fghante|ghanta;hrs|hr;~h
Gdin;;~d
Hweeks|week;wks|wk;~w
Imillilitres|millilitre;ml;~ml
Jlitres|litre;l;~l
Kcentilitres|centilitre;cl;~cl
Ldecilitres|decilitre;dl;~dl
Mhectolitres|hectolitre;hl;~hl
Ncubic centimetres|cubic centimetre;cm³;~cm³
Ocubic metres|cubic metre;m³;~m³
Pcubic inches|cubic inch;in³;~in³
Qcubic feet|cubic foot;ft³;~ft³
Rcubic yards|cubic yard;yd³;~yd³
SUS gallons|US gallon;gal US;~USgal
TImp. gallons|Imp. gallon;gal Imp.|gal;~galIm
UUS quarts|US quart;US qt;~USqt
VImp. quarts|Imp. quart;Imp. qt;~qt-Imp.
Wpints|pint;pt;~pt
XUS fluid ounces|US fluid ounce;US fl oz;~fl oz
Yfluid ounces|fluid ounce;fl oz Imp.;~fl oz Im
Zcups|cup;c;~c
ametric cups|metric cup;mc;~mc
btablespoons|tablespoon;tbsp;~tbsp
cteaspoons|teaspoon;tsp;~tsp
ddessert spoons|dessert spoon;dstspn;~dsp
epinches|pinch;pinch;~pn
fdrops|drop;drop;~dr
gdrams|dram;dram fl;~fl.dr.
hjiggers|jigger;;~jiggers|~jigger
ibushels|bushel;bu;~bu
jbarrels|barrel;bbl;~bbl
kcarats|carat;CD;~ct
lgrains|grain;gr;~gr
mgrams|gram;g;~g
nkilograms|kilogram;kg;~kg
omicrograms|microgram;μg;~μg
pmilligrams|milligram;mg;~mg
qounces|ounce;oz;~oz
rtroy ounces|troy ounce;oz t;~oz t
spounds|pound;lb;~#
tstones|stone;st;~st
utons|tonne;tn;~tn
vtonnes|metric ton;t;~t

"""#
    case "hr":
      #"""
.pone: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
.nlatn;0;,;.;−;+
.l$ i %|$, %|$, %|$ i %
.u$ i %|$, %|$, %|$ i %
.s$ i %|$, %|$, %|$ i %
.t$ %|$ %|$ %|$ %
.fd
Asekundi|sekunda|sekunde;-
Bmilisekundi|milisekunda|milisekunde;-
Cmikrosekundi|mikrosekunda|mikrosekunde;-
Dnanosekundi|nanosekunda|nanosekunde;-
Eminuta||minute;-;m
Fsati|sat|sata;-
Gdana|dan;;d.
Htjedana|tjedan|tjedna;tj.
Imililitara|mililitar|mililitra;ml
Jlitara|litra|litre;-
Kcentilitara|centilitar|centilitra;cl
Ldecilitara|decilitar|decilitra;dl
Mhektolitara|hektolitar|hektolitra;hl
Nkubnih centimetara|kubni centimetar|kubna centimetra;-
Okubnih metara|kubni metar|kubna metra;-
Pkubnih inča|kubni inč|kubna inča;-
Qkubnih stopa|kubna stopa|kubne stope;-
Rkubnih jardi|kubni jard|kubna jarda;-
Sgalona|galon;gal
Timp. galona|imp. galon;imp. gal.;i. gal.
Učetvrtina||četvrtine;-
Vimperijalne četvrtine|imperijalna četvrtina;-
Wpinti|pinta|pinte;-
Xtekućih unci|tekuća unca|tekuće unce;fl oz
Yimp. tekućih unci|imp. tekuća unca|imp. tekuće unce;imp. fl oz;i. fl oz
Zšalica||šalice;-
ametričkih šalica|metrička šalica|metričke šalice;-
bžlica||žlice;-
cžličica||žličice;-
ddesertnih žličica|desertna žličica|desertne žličice;des. žličica||des. žličice;žličica||žličice
eprstohvata|prstohvat
fkapi|kap
gdrama tekućine|dram tekućine;fl dr
hjiggera;;jiggera|jigger
ibušela|bušel;-
jbarela|barel;-
kkarata|karat;ct
lgraina|grain;gr
mgrama|gram;-
nkilograma|kilogram;-
omikrograma|mikrogram;-
pmiligrama|miligram;-
qunci|unca|unce;-
rtroy unci|troy unca|troy unce;-
sfunti|funta|funte;-
tkamena|kamen;-
ukratkih tona|kratka tona|kratke tone;-
vtona||tone;-

"""#
    case "hsb":
      #"""
.pone: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = 2; few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4
.nlatn;0;,;.;-;+
.l$ a %|$, %|$, %|$ a %
.u$ a %|$, %|$, %|$ a %
.s$, %|$, %|$, %|$ a %
.fd
.c$ na %
Asekundow|sekunda|sekundy||sekundźe;sek.;s
Bmilisekundow|milisekunda|milisekundy||milisekundźe;-
Cmikrosekundow|mikrosekunda|mikrosekundy||mikrosekundźe;-
Dnanosekundow|nanosekunda|nanosekundy||nanosekundźe;-
Eminutow|minuta|minuty||minuće;min.;min
Fhodźinow|hodźina|hodźiny||hodźinje;hodź.;h
Gdnjow|dźeń|dny||dnjej;dn.|dź.;d
Htydźenjow|tydźeń|tydźenje||tydźenjej;tydź.;t.
Imililitrow|mililiter|mililitry||mililitraj;ml
Jlitrow|liter|litry||litraj;-
Kcentilitrow|centiliter|centilitry||centilitraj;cl
Ldecilitrow|deciliter|decilitry||decilitraj;dl
Mhektolitrow|hektoliter|hektolitry||hektolitraj;hl
Nkubiknych centimetrow|kubikny centimeter|kubikne centimetry||kubiknej centimetraj;-
Okubiknych metrow|kubikny meter|kubikne metry||kubiknej metraj;-
Pkubiknych cólow|kubikny cól|kubikne cóle||kubiknej cólej;-
Qkubiknych stopow|kubikna stopa|kubikne stopy||kubiknej stopje;-
Rkubiknych yardow|kubikny yard|kubikne yardy||kubiknej yardaj;-
Sgalonow|galona|galony||galonje;gal
Tbritiskich galonow|britiska galona|britiske galony||britiskej galonje;brit. gal.;br. gal.
Uquartow|quart|quarty||quartaj;-
Vbritiskich běrtlow|britiski běrtl|britiske běrtle||britiskej běrtlej;-
Wpintow|pint|pinty||pintaj;-
Xběžitych uncow|běžita unca|běžite uncy||běžitej uncy;fl. oz.
Ybritiskich běžitych uncow|britiska běžita unca|britiske běžite uncy||britiskej běžitej uncy;brit. fl oz;br. fl oz
Zšalkow|šalka|šalki||šalce;š.
ametriskich šalkow|metriska šalka|metriske šalki||metriskej šalce;-
błžicow|łžica|łžicy||łžicy;łž.
cłžičkow|łžička|łžički||łžičce;łžk.
ddessertowych łžičkow|dessertowa łžička|dessertowe łžički||dessertowej łžičce;dess. łžk.
ešćipkow|šćipka|šćipki||šćipce;;šć
fkapkow|kapka|kapki||kapce;kpk.
gdramow|dram|dramy||dramaj;dr
hjiggerow|jigger|jiggery||jiggeraj;;jigg.
ibušlow|bušl|bušle||bušlej;-
jbarelow|barel|barele||barelej;-
kkaratow|karat|karaty||karataj;Kt
lgrainow|grain|grainy||grainaj
mgramow|gram|gramy||gramaj;-
nkilogramow|kilogram|kilogramy||kilogramaj;-
omikrogramow|mikrogram|mikrogramy||mikrogramaj;-
pmiligramow|miligram|miligramy||miligramaj;-
quncow|unca|uncy||uncy;-
rtroyskich uncow|troyska unca|troyske uncy||troyskej uncy;oz. tr.
spuntow|punt|punty||puntaj;-
tkamjenjow|kamjeń|kamjenje||kamjenjej;-
uameriskich tonow|ameriska tona|ameriske tony||ameriskej tonje;-
vtonow|tona|tony||tonje;-

"""#
    case "ht":
      #"""
.nlatn;0;,;\#u{A0};-;+

"""#
    case "hu":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};-;+
.l$ és %|$, %|$, %|$ és %
.u$ és %|$, %|$, %|$ és %
.s$ és %|$, %|$, %|$ és %
.t$ és %|$, %|$, %|$ és %
.c$ per %
Amásodperc;mp
Bezredmásodperc;-
Cmikroszekundum;-
Dnanoszekundum;-
Eperc;p
Fóra;ó
Gnap
Hhét
Imilliliter;ml
Jliter;-
Kcentiliter;cl
Ldeciliter;dl
Mhektoliter;hl
Nköbcentiméter;-
Oköbméter;-
Pköbhüvelyk;-
Qköbláb;-
Rköbyard;-
Sgallon;gal
Tbirodalmi gallon;bir. gal
Uquart;-
Vbirodalmi kvart;bir. qt
Wpint;-
Xfolyadékuncia;fl oz
Ybir. folyadék uncia;bir. f. uncia
Zcsésze;cs.
abögre;bg
bevőkanál;ek.
ckávéskanál;kk.
ddesszertkanál
ecsipet;;csi
fcsepp
gdram;fl dram;fl.dr.
hadagolópohár
ivéka
jhordó
kkarát;Kt
mgramm;-
nkilogramm;-
omikrogramm;-
pmilligramm;-
quncia;-;uncia|oz
rtroy uncia;-
sfont;-;font|lb
tstone;-
uamerikai tonna;-
vmetrikus tonna;-

"""#
    case "hy":
      #"""
.pone: i = 0,1
.nlatn;0;,;\#u{A0};-;+
.l$ և %|$, %|$, %|$ և %
.u$ և %|$, %|$, %|$ և %
.s$ և %|$ %|$ %|$ և %
.t$ %|$ %|$ %|$ %
.fd
Aվայրկյան;վրկ;վ
Bմիլիվայրկյան;մվ
Cմիկրովայրկյան;մկվ
Dնանովայրկյան;նվ
Eրոպե;ր;~ր
Fժամ;ժ;~ժ
Gօր;;օ
Hշաբաթ;շաբ;շ
Iմիլիլիտր;մլ
Jլիտր;լ
Kսանտիլիտր;սլ;~սլ
Lդեցիլիտր;դլ;~դլ
Mհեկտոլիտր;հլ;~հլ
Nխորանարդ սանտիմետր;սմ³
Oխորանարդ մետր;մ³
Pխորանարդ մատնաչափ;մատ³;~մատ³
Qխորանարդ ֆուտ;ֆտ³;~ֆտ³
Rխորանարդ յարդ;յրդ³;~յրդ³
Sգալոն;գալ;~գալ
Tանգլիական գալոն;անգլ․ գալ
Uքվարտ;;~քվարտ
Vանգլիական քվարտ
Wփինթ;;~փինթ
Xհեղուկ ունկի;հղ. ու;~հղ.ու
Yանգլիական հեղուկ ունկի;ա․ հ․ ու․
Zբաժակ;բաժ․;~բաժ․
aմետրիկ բաժակ;մ․ բաժ․
bճաշի գդալ;ճգ.;~ճգ.
cթեյի գդալ;թգ.
dաղանդերի գդալ;ագ․;~ագ․
eպտղունց;;~պտղունց
fկաթիլ;;~կթլ
gդրամ;հեղուկ դրամ;~հեղ. դր.
hջիգեր;;~ջիգեր
iբուշել;բու;~բու
jտակառ;տկռ;~տկռ
kկարատ;կար;~կար
lգրան
mգրամ;գ
nկիլոգրամ;կգ
oմիկրոգրամ;մկգ;~մկգ
pմիլիգրամ;մգ;~մգ
qունկի;ու;~ու
rտրոյական ունկի;տ․ ու;~տ․ու
sֆունտ;;~#
tսթ;;~սթ
uամերիկյան տոննա;ամեր․ տ
vտոննա;տ;~տ

"""#
    default: nil
    }
  }
}
