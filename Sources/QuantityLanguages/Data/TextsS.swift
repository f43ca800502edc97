// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textS(of tag: String) -> StaticString? {
    switch tag {
    case "sah":
      #"""
.nlatn;0;,;\#u{A0};-;+
.l$ уонна %|$, %|$, %|$ уонна %
.u$ уонна %|$, %|$, %|$ уонна %
.s$, %|$, %|$, %|$ уонна %
.t$ уонна %|$, %|$, %|$ уонна %
Aсөкүүндэ;сөк;с
Bмиллисөкүүндэ;мс
Cмикросөкүүндэ;мкс
Dнаносөкүүндэ;нс
Eмүнүүтэ;мүн
Fчаас;ч
Gкүн;;к.
Hнэдиэлэ;нэд.;н.
Jлиитирэ;л;~л
Nсм³
Oм³
kкараат;-
mкыраам;г
nкиилэ;кг
pмг
vт

"""#
    case "sc":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;.;-;+
.l$ e %|$, %|$, %|$ e %
.u$ e %|$, %|$, %|$ e %
.s$ e %|$, %|$, %|$ e %
.t$ %|$ %|$ %|$ %
.c$ a su %
Asegundos|segundu;seg;~s
Bmillisegundos|millisegundu;-;~ms
Cmicrosegundos|microsegundu;~μs
Dnanosegundos|nanosegundu;~ns
Eminutos|minutu;-;~m
Foras|ora;;~o
Gdies|die;;~d
Hchidas|chida;chida;~ch.
Imillìlitros|millìlitru;ml;~ml
Jlitros|litru;-;~l
Ktzentìlitros|tzentìlitru;cl;~cl
Ldetzìlitros|detzìlitru;dl;~dl
Metòlitros|etòlitru;hl;~hl
Ntzentìmetros cùbicos|tzentìmetru cùbicu;-;~cm³
Ometros cùbicos|metru cùbicu;-;~m³
Ppòddighes cùbicos|pòddighe cùbicu;-;~in³
Qpedes cùbicos|pede cùbicu;-;~ft³
Riardas cùbicas|iarda cùbica;-;~yd³
Sgallones|gallone;gal;~gal
Tgallones imperiales|gallone imperiale;gal imp.;~gal imp.
Ucuartos|cuartu;-;~qt
Vcuartos imperiales|cuartu imperiale;qt imp.;~qtI
Wpintas|pinta;-;~pt
Xuntzas flùidas|untza flùida;fl oz;~fl oz
Yuntzas flùidas imperiales|untza flùida imperiale;fl oz imp.;~flozI
Ztzìcheras|tzìchera;tz;~tz
atzìcheras mètricas|tzìchera mètrica;tzm;~tzm
bculleras|cullera;cull;~cull
ccullereddas|culleredda;culld;~culld
dcullereddas de postre|culleredda de postre;-;~dsp
eispitzuleddos|ispitzuleddu;ispitzuleddu;~isptz.
fgùtios|gùtiu;;~gù
gdràcmas flùidas|dràcma flùida;dràcma fl;~dr.fl.
htzichetes|tzichete;;~tzichetes|~tzichete
icarras|carra;ca;~ca
jbariles|barile;-;~bbl
kcaratos|caratu;ct;~ct
lgranos|granu;;~gr
mgrammos|grammu;-;~g
nchilogrammos|chilogrammu;-;~kg
omicrogrammos|microgrammu;-;~μg
pmilligrammos|milligrammu;-;~mg
quntzas|untza;-;~oz
runtzas troy|untza troy;-;~oz t
slibbras|libbra;-;~lb
tstones|stone;-;~st
utonnelladas|tonnellada;-;~tn
vtonnelladas mètricas|tonnellada mètrica;-;~t

"""#
    case "sd":
      #"""
.pone: n = 1
.darab
.narab;٠;٫;٬;\#u{61C}-;\#u{61C}+
.r1
.l$ ۽ %|$، %|$، %|$، ۽ %
.u$، %|$، %|$، %|$, %
.s$، %|$، %|$، %|$, %
.t$، %|$، %|$، %|$, %
.c$ في %
Aسيڪنڊ|في سيڪنڊ;سيڪنڊ;~سيڪنڊ
Bملي سيڪنڊ;;ms
Cمائڪرو سيڪنڊ;;~مائڪرو سيڪنڊ
Dنينو سيڪنڊ
Eمنٽ
Fڪلاڪ
Gڏينهن;;~ڏينهن
Hهفتا|هفتو;;~هفتا|~هفتو
Iملي ليٽر
Jليٽر
Kسينٽي ليٽر
Lڊيسي ليٽر
Mهيڪٽو ليٽر
Nڪيوبڪ سينٽي ميٽر
Oڪيوبڪ ميٽر
Pڪيوبڪ انچ
Qڪيوبڪ فٽ
Rڪيوبڪ يارڊ
Sگيلن
Tامپيريل گيلن
Uچوٿائي گيلن
Wپنٽ
Xپاڻياٺ اونس
YImp. پاڻياٺ آئونسز|Imp. پاڻياٺ آئونس;-
Zڪپ ماپو
aميٽرڪ ڪپ
bکاڌي جا چمچا
cچانهن جا چمچا
jبيريلز;-
kڪيرٽ
lگرين
mگرامَ|گرام;-;~g
n~ڪلوگرامَ|ڪلوگرام;kg|ڪلو گرام;kg|~kg
oمائڪرو گرام|مائڪروگرام;-
pملي گرامَ|ملي گرام;-;~مـ.گـ.
qاونس
rٽرائي اونس
sپائونڊ
uٽن
vميٽرڪ ٽَنَ|ميٽرڪ ٽَنُ;-;~ٽَـ

"""#
    case "se":
      #"""
.pone: n = 1; two: n = 2
.nlatn;0;,;\#u{A0};−;+
.l$ ja %|$, %|$, %|$ ja %
.t$ %|$ %|$ %|$ %
.fd
.c$ juohke %
Asekundda|sekunda;-;~s
Bmillisekundda|millisekunda;-;~ms
Cmikrosekundda|mikrosekunda;-;~μs
Dnanosekundda|nanosekunda;-;~ns
Eminuhtta|minuhta;-;~m
Fdiibmur|diibmu|||diimmur;-;~h
Gjándora|jándor;-;~d
Hváhkku|váhku;v;~v
I-;;~mL
Jlihtara|lihtar;-;~L
K-;;~cL
L-;;~dL
M-;;~hL
N-;;~cm³
mgram;-;~g
nkilogram;-;~kg
o-;;~μg
p-;;~mg
qunssi
spauna
ueangas tonna à 907kg;eang.ton. à 907kg;e.ton.
vtonna;-;~t

"""#
    case "si":
      #"""
.pone: n = 0,1 or i = 0 and f = 1
.l$ සහ %|$, %|$, %|$, සහ %
.u$ සහ %|$, %|$, %|$, සහ %
.s$ සහ %|$, %|$, %|$, සහ %
.t$ සහ %|$, %|$, %|$, සහ %
.c% ට $ බැගින්
A@තත්පර $;@තත් $;@ත $
B@මිලිතත්පර $;@මිලිතත් $
C@මයික්\#u{200D}රොතත්පර $;@මයික්\#u{200D}රොතත් $
D@නැනෝතත්පර $;@නැත $
E@මිනිත්තු $;@මිනි $;@මි $
F@පැය $
G@දින $;;@දි $
H@සති $;;@ස $
I@මිලිලීටර් $;@මිලී $
J@ලීටර් $;@ලී $
K@සෙන්ටිලීටරය $;@සෙලී $
L@ඩෙසිලීටරය $;@ඩෙලී $
M@හෙක්ටොලීටර් $;@හෙලී $
N@ඝන සෙන්ටිමීටරය $;@ඝසෙ $
O@ඝන මීටර $;@මී³ $
P@ඝන අඟල් $;@අල්³ $
Q@ඝන අඩි $;@අඩි³ $
R@ඝන යාර $;@යාර³ $
S@ගැලුම් $;@ගැලු $
Tඉම්පී. ගැලුම්|ඉම්පී. ගැලුම;ගැ ඉම්පී.
U@ක්වාට් $;@ක්ට් $
V@ඉම්පීරියල් නැළි $|ඉම්පීරියල් නැළිය;@ඉම්පීරියල් නැළි $
W@පයින්ට් $;@පට් $
X@ද්\#u{200D}රව අවුන්ස $;@ද්\#u{200D}රව අවු $
Yඅධිරා. තරල අවුන්ස;තර අවු අධිරා.
Z@කෝප්ප $;@කෝ $
a@මෙට්\#u{200D}රික් කෝප්ප $;@මෙකෝ $
b@මේස හැදී $;@මේසහැදී $
c@තේ හැදී $;@තේහැදී $
d@අතුරුපස හැඳි $|අතුරුපස හැන්ද;@අතුරුපස හැඳි $
e@ඩිංග $|ඩිංග;@ඩිංග $
f@බින්දු $|බින්දුව;@බින්දු $
g@ඩ්\#u{200D}රූම $|ඩ්\#u{200D}රූම;@ඩ්\#u{200D}රූම තරල $
h@තැටි වාහක $|තැටි වාහකය;@තැටි වාහක $
i@බුසල් $|බුසල;@බුසල් $
jබැරල්
k@කැරට් $;@කැට් $
l@ඇබිති $|ඇබිත්ත;@ඇබිති $;@ඇ $
m@ග්\#u{200D}රෑම් $;@ග්\#u{200D}රෑ. $
n@කිලෝග්\#u{200D}රෑම් $;@කි.ග්\#u{200D}රෑ. $;@කිග්\#u{200D}රෑ$
o@මයික්\#u{200D}රෝ ග්\#u{200D}රෑම් $;@මග්\#u{200D}රෑ $
p@මිලිග්\#u{200D}රෑම් $;@මිග්\#u{200D}රෑ $
q@අවුන්ස $;@අවුස $;@අවුස$
r@ට්\#u{200D}රෝයි අවුන්ස $;@අවුස ට්\#u{200D}රෝ $
s@රාත්තල් $;@රා $;@රා$
t@ගල් $|ගල;@ගල් $
u@ටොන් $
v@මෙට්ට්\#u{200D}රික් ටොන් $;@ටො $

"""#
    case "sk":
      #"""
.pone: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0
.nlatn;0;,;\#u{A0};-;+
.l$ a\#u{A0}%|$, %|$, %|$ a %
.fd
Asekúnd|sekunda|sekundy|sekundy;-
Bmilisekúnd|milisekunda|milisekundy|milisekundy;-
Cmikrosekúnd|mikrosekunda|mikrosekundy|mikrosekundy;-
Dnanosekúnd|nanosekunda|nanosekundy|nanosekundy;-
Eminút|minúta|minúty|minúty;-
Fhodín|hodina|hodiny|hodiny;-
Gdní|deň|dni|dňa;;d.
Htýždňov|týždeň|týždne|týždňa;týž.;t.
Imililitrov|mililiter|mililitre|mililitra;ml
Jlitrov|liter|litre|litra;-
Kcentilitrov|centiliter|centilitre|centilitra;cl
Ldecilitrov|deciliter|decilitre|decilitra;dl
Mhektolitrov|hektoliter|hektolitre|hektolitra;hl
Nkubických centimetrov|kubický centimeter|kubické centimetre|kubického centimetra;-
Okubických metrov|kubický meter|kubické metre|kubického metra;-
Pkubických palcov|kubický palec|kubické palce|kubického palca;-
Qkubických stôp|kubická stopa|kubické stopy|kubickej stopy;-
Rkubických yardov|kubický yard|kubické yardy|kubického yardu;-
Sgalónov|galón|galóny|galónu;gal
Tbritských galónov|britský galón|britské galóny|britského galónu;brit. gal.
Uquartov|quart|quarty|quartu;-
Vbritských kvartov|britský kvart|britské kvarty|britského kvartu;qt Imp
Wpínt|pinta|pinty|pinty;-
Xtekutých uncí|tekutá unca|tekuté unce|tekutej unce;fl oz
Ybritských tekutých uncí|britská tekutá unca|britské tekuté unce|britskej tekutej unce;brit. fl oz
Zhrnčekov|hrnček|hrnčeky|hrnčeka;-
ametrických hrnčekov|metrický hrnček|metrické hrnčeky|metrického hrnčeka;-
bpolievkových lyžíc|polievková lyžica|polievkové lyžice|polievkovej lyžice;-
cčajových lyžíc|čajová lyžica|čajové lyžice|čajovej lyžice;-
ddezertných lyžičiek|dezertná lyžička|dezertné lyžičky|dezertnej lyžičky;-
eštipiek|štipka|štipky|štipky
fkvapiek|kvapka|kvapky|kvapky
gdrachiem|drachma|drachmy|drachmy;dr
hbarmanských odmeriek|barmanská odmerka|barmanské odmerky|barmanskej odmerky;odmeriek|odmerka|odmerky|odmerky
ibušlov|bušel|bušle|bušla;-
jbarelov|barel|barely|barelu;-
kkarátov|karát|karáty|karátu;ct
lgranov|gran|grany|granu
mgramov|gram|gramy|gramu;-
nkilogramov|kilogram|kilogramy|kilogramu;-
omikrogramov|mikrogram|mikrogramy|mikrogramu;-
pmiligramov|miligram|miligramy|miligramu;-
quncí|unca|unce|unce;-
rtrojských uncí|trojská unca|trojské unce|trojskej unce;-
slibier|libra|libry|libry;-
tkameňov|kameň|kamene|kameňa;-
uamerických ton|americká tona|americké tony|americkej tony;to
vton|tona|tony|tony;-

"""#
    case "sl":
      #"""
.pone: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 or v != 0
.nlatn;0;,;.;−;+
.l$ in %|$, %|$, %|$ in %
.u$ in %|$, %|$, %|$ in %
.s$ in %|$, %|$, %|$ in %
.t$ in %|$, %|$, %|$ in %
.fd
Asekund|sekunda|sekunde||sekundi;sek.;s
Bmilisekund|milisekunda|milisekunde||millisekundi;-
Cmikrosekund|mikrosekunda|mikrosekunde||mikrosekundi;-
Dnanosekund|nanosekunda|nanosekunde||nanosekundi;-
Eminut|minuta|minute||minuti;-
Fur|ura|ure||uri;-
Gdni|dan|||dneva;-
Htednov|teden|tedni||tedna;t
Imilitrov|mililiter|mililitri||mililitra;ml
Jlitrov|liter|litri||litra;-
Kcentilitrov|centiliter|centilitri||centilitra;cl
Ldecilitrov|deciliter|decilitri||decilitra;dl
Mhektolitrov|hektoliter|hektolitri||hektolitra;hl
Nkubičnih centimetrov|kubični centimeter|kubični centimetri||kubična centimetra;-
Okubičnih metrov|kubični meter|kubični metri||kubična metra;-
Pkubičnih palcev|kubični palec|kubični palci||kubična palca;-
Qkubičnih čevljev|kubični čevelj|kubični čevlji||kubična čevlja;-
Rkubičnih jardov|kubični jard|kubični jardi||kubična jarda;-
Sgalon|galona|galone||galoni;gal
Timperialnih galon|imperialna galona|imperialne galone||imperialni galoni;imp. gal
Učetrtin|četrtina|četrtine||četrtini;-
Vimp. kvartov|imp. kvart|imp. kvarti||imp. kvarta;imp. qt
Wpint|pinta|pinte||pinti;-
Xtekočih unč|tekoča unča|tekoče unče||tekoči unči;fl oz
Yimperialnih tekočinskih unč|imperialna tekočinska unča|imperialne tekočinske unče||imperialni tekočinski unči;imp. fl. oz.
Zskodelic|skodelica|skodelice||skodelici;-
ametričnih skodelic|metrična skodelica|metrične skodelice||metrični skodelici;m. skod.;m. sk.
bjedilnih žlic|jedilna žlica|jedilne žlice||jedilni žlici;žlic|žlica|žlice||žlici
cčajnih žličk|čajna žlička|čajne žličke||čajni žlički;žličk|žlička|žličke||žlički
ddesertnih žličk|desertna žlička|desertne žličke||desertni žlički;;des. žl.
eščepcev|ščepec|ščepci||ščepca
fkapljic|kapljica|kapljice||kapljici
gdrahm|drahma|drahme||drahmi;tekočih drahm|tekoča drahma|tekoče drahme||tekoči drahmi
hšilcev|šilce|šilci||šilca
ibušlov|bušel|bušli||bušla;-
jsodčkov|sodček|sodčki||sodčka;-
kkaratov|karat|karati||karata;-
lgranov|gran|grani||grana
mgramov|gram|grami||grama;-
nkilogramov|kilogram|kilogrami||kilograma;-
omikrogramov|mikrogram|mikrogrami||mikrograma;-
pmiligramov|miligram|miligrami||miligrama;-
qunč|unča|unče||unči;-
rtrojanskih unč|trojanska unča|trojanske unče||trojanski unči;-
sfuntov|funt|funti||funta;-
tstonov|stone|stoni||stona;-
uameriških ton|ameriška tona|ameriške tone||ameriški toni;sh tn
vmetričnih ton|metrična tona|metrične tone||metrični toni;-

"""#
    case "so":
      #"""
.pone: n = 1
.l$ iyo %|$, %|$, %|$ iyo %
.u$ iyo %|$, %|$, %|$, %
.c$ kiiba %
Ailbiriqsi;ilbrqsi;~il
Bmiliseken;-;~ms
Cmaykroseken;myks
Dnanoseken;-
Edaqiiqo|daqiiqad;daqiiqo|dqqd;~d
Fsaacadood|saacad;scd;s|scd
Gmaalmood|maalin;mln;~m
Htoddobaadyo|toddobaad;tdbd;~t
Imililitar;-
Jlitar;L;~L
Ksentilitar;sL
Ldisilitar;-
Mhektolitar;-
Nsentimitir saddex jibaaran;-
Omitir saddex jibaaran;-
Pinji saddex jibaaran;-
Qfiit saddex jibaaran;-
Ryaardi saddex jibaaran;-
Sgalaan;gal
Timb. galaan;gal Imb,|gal Imb.
Ukowaart;kt
V-;;~qt-Imp.
Wbint;bt
Xowniska dareeraha;own dr
Yimb. owniska dareeraha;own dr imb.
Zkoob;k
amerik koob|!metrik koob;mk|!mk
bmalqaacadood|malqaacad;mlqcd
cmalqaacad shaah|!malqaacad shaah;mlqcd sh
d-;;~dsp
e-;;~pn
f-;;~dr
gdram;-;~fl.dr.
h-;;~jigger
i~cabirka bushels|~cabirka bushel;-
jfoosto;fsto
kkaraats;KT
l-;;~gr
mgaraam;-;~g
nkiilogaraam;-;~kg
omaykrogaraam;-
pmiligaraam;-
qownis;ow
rtorooy ownis;ow t
sbownd;bw
tdhagaxo|dhagax;dx;~dx
utan;-
vmetrik tan;-

"""#
    case "sq":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};-;+
.g3;3;2
.l$ dhe %|$, %|$, %|$ dhe %
.u$ e %|$, %|$, %|$ e %
.s$ e %|$, %|$, %|$ e %
.t$ e %|$, %|$, %|$ e %
.c$ në %
Asekonda|sekondë;sek.
Bmilisekonda|milisekondë;milisek.;ms
Cmikrosekonda|mikrosekondë;-
Dnanosekonda|nanosekondë;-
Eminuta|minutë;min.
Forë
Gditë
Hjavë
Imililitra|mililitër;-
Jlitra|litër;L
Kcentilitra|centilitër;-
Ldecilitra|decilitër;-
Mhektolitra|hektolitër;-
Ncentimetra kub|centimetër kub;-
Ometra kub|metër kub;-
Pinç në kub;-
Qkëmbë kub;-
Rjardë në kub|jard në kub;-
Sgallonë|gallon;gal
Tgallonë imperial|gallon imperial;-
Uçerekë|çerek;-
Vçerekë imperialë|çerek imperial;-
Wpinta|pintë;-
Xonsë të lëngshëm|ons i lëngshëm;fl oz
Yonsë të lëngshëm imperial|ons i lëngshëm imperial;-
Zkupa|kupë;-
akupa metrike|kupë metrike;-
blugë gjelle;-
clugë kafeje;-
dlugë ëmbëlsire;-
episka|pisk;pinch|pisk;piska|pisk
fçika|çikë;-;dr
gdrahma të lëngshme|drahmë i lëngshëm;dram fl|fl.dr.;fl.dr.
hteke;jigger|teke;teke
ishinikë|shinik
jfuçi;-
kkaratë|karat;-
lgranë|gran;;gr
mgramë|gram;-
nkilogramë|kilogram;-
omikrogramë|mikrogram;-
pmiligramë|miligram;-
qonsë|ons;-
ronsë troi|ons troi;-
spaund;-
utonë|ton;-
vtonë metrikë|ton metrik;-

"""#
    case "sr":
      #"""
.pone: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
.nlatn;0;,;.;-;+
.l$ и %|$, %|$, %|$ и %
.u$ и %|$, %|$, %|$ и %
.s$ и %|$, %|$, %|$ и %
.t$ и %|$, %|$, %|$ и %
.fd
Aсекунди|секунда|секунде;сек;с
Bмилисекунди|милисекунда|милисекунде;-
Cмикросекунди|микросекунда|микросекунде;-
Dнаносекунди|наносекунда|наносекунде;-
Eминута|минут;мин;м
Fсати|сат|сата;;ч
Gдана|дан;;д
Hнедеља||недеље;нед.;н
Iмилилитара|милилитар|милилитра;-
Jлитара|литар|литра;-
Kцентилитара|центилитар|центилитра;-
Lдецилитара|децилитар|децилитра;-
Mхектолитара|хектолитар|хектолитра;-
Nкубних центиметара|кубни центиметар|кубна центиметра;-
Oкубних метара|кубни метар|кубна метра;-
Pкубних инча|кубни инч|кубна инча;-
Qкубних стопа|кубна стопа|кубне стопе;-
Rкубних јарди|кубни јард|кубна јарда;-
Sгалона|галон;gal
Tимп. галона|имп. галон;-;~/gal Imp
Uкварата|кварат|кварта;-
Vимперијских четвртина|империјска четвртина|империјске четвртине;-;qt Imp
Wпинти|пинта|пинте;-
Xунци течности|унца течности|унце течности;fl oz
Yимперијских унци течности|империјска унца течности|империјске унце течности;-;fl oz Imp
Zшоља||шоље;ш.
aметричких шоља|метричка шоља|метричке шоље;-
bкашика||кашике;каш.
cкашичица||кашичице;кашич.
dдесертних кашичица|десертна кашичица|десертне кашичице;дес. каш.
eпрстохвата|прстохват;;pn
fкапи|кап
gдрама течности|драм течности;-
hџигера|џигер;;џигера
iбушела|бушел;-
jбарела|барел;-
kкарата|карат;-
lгрејна|грејн;-
mграма|грам;-
nкилограма|килограм;-
oмикрограма|микрограм;-
pмилиграма|милиграм;-
qунци|унца|унце;-;унци|унца|унце
rфиних унци|фина унца|фине унце;-
sфунти|фунта|фунте;-
tамеричких тона|америчка тона|америчке тоне;-
uтона||тоне;-
vметричких тона|метричка тона|метричке тоне;-

"""#
    case "sr-Cyrl-BA":
      #"""
Aсекунди|секунда|секунде;сек;с|сек
Hнедјеља||недјеље;нед.;н|нед.
Tимп. галона|имп. галон|gal Imp.;-;~/gal Imp||gal Imp.
dдесертних кашичица|десертна кашичица|десертне кашичице;дес. каш.;д. каш.
jбарела|барел;-;~bbl||bbl
lгранова|гран|грана

"""#
    case "sr-Latn":
      #"""
.pone: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
.nlatn;0;,;.;-;+
.l$ i %|$, %|$, %|$ i %
.u$ i %|$, %|$, %|$ i %
.s$ i %|$, %|$, %|$ i %
.t$ i %|$, %|$, %|$ i %
.fd
Asekundi|sekunda|sekunde;sek;s
Bmilisekundi|milisekunda|milisekunde;-
Cmikrosekundi|mikrosekunda|mikrosekunde;-
Dnanosekundi|nanosekunda|nanosekunde;-
Eminuta|minut;min;m
Fsati|sat|sata;;č
Gdana|dan;;d
Hnedelja||nedelje;ned.;n
Imililitara|mililitar|mililitra;-
Jlitara|litar|litra;-
Kcentilitara|centilitar|centilitra;-
Ldecilitara|decilitar|decilitra;-
Mhektolitara|hektolitar|hektolitra;-
Nkubnih centimetara|kubni centimetar|kubna centimetra;-
Okubnih metara|kubni metar|kubna metra;-
Pkubnih inča|kubni inč|kubna inča;-
Qkubnih stopa|kubna stopa|kubne stope;-
Rkubnih jardi|kubni jard|kubna jarda;-
Sgalona|galon;gal
Timp. galona|imp. galon;-;~/gal Imp
Ukvarata|kvarat|kvarta;-
Vimperijskih četvrtina|imperijska četvrtina|imperijske četvrtine;-;qt Imp
Wpinti|pinta|pinte;-
Xunci tečnosti|unca tečnosti|unce tečnosti;fl oz
Yimperijskih unci tečnosti|imperijska unca tečnosti|imperijske unce tečnosti;-;fl oz Imp
Zšolja||šolje;š.
ametričkih šolja|metrička šolja|metričke šolje;-
bkašika||kašike;kaš.
ckašičica||kašičice;kašič.
ddesertnih kašičica|desertna kašičica|desertne kašičice;des. kaš.
eprstohvata|prstohvat;;pn
fkapi|kap
gdrama tečnosti|dram tečnosti;-
hdžigera|džiger;;džigera
ibušela|bušel;-
jbarela|barel;-
kkarata|karat;-
lgrejna|grejn;-
mgrama|gram;-
nkilograma|kilogram;-
omikrograma|mikrogram;-
pmiligrama|miligram;-
qunci|unca|unce;-;unci|unca|unce
rfinih unci|fina unca|fine unce;-
sfunti|funta|funte;-
tameričkih tona|američka tona|američke tone;-
utona||tone;-
vmetričkih tona|metrička tona|metričke tone;-

"""#
    case "sr-Latn-BA":
      #"""
Asekundi|sekunda|sekunde;sek;s|sek
Hnedjelja||nedjelje;ned.;n|ned.
Timp. galona|imp. galon|gal Imp.;-;~/gal Imp||gal Imp.
ddesertnih kašičica|desertna kašičica|desertne kašičice;des. kaš.;d. kaš.
jbarela|barel;-;~bbl||bbl
lgranova|gran|grana

"""#
    case "su":
      #"""
.nlatn;0;,;.;-;+
.l$ sareng %|$, %|$, %|$, sareng %
.u$ sareng %|$, %|$, %|$, sareng %
.s$ sareng %|$, %|$, %|$, sareng %
.t$ sareng %|$, %|$, %|$, sareng %
T-;;~galIm
Y-;;~fl oz Im

"""#
    case "sv":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;\#u{A0};−;+
.l$ och %|$, %|$, %|$ och %
.t$ %|$ %|$ %|$ %
.c$ per %
Asekunder|sekund;-;~s
Bmillisekunder|millisekund;-;~ms
Cmikrosekunder|mikrosekund;-;~μs
Dnanosekunder|nanosekund;-;~ns
Eminuter|minut;-;~m
Ftimmar|timme;tim;~h
Gdygn;-;~d
Hveckor|vecka;v;~v
Imilliliter;ml;~ml
Jliter;-;~l
Kcentiliter;cl;~cl
Ldeciliter;dl;~dl
Mhektoliter;hl;~hl
Nkubikcentimeter;-;~cm³
Okubikmeter;-;~m³
Pkubiktum;tum³;~tum³
Qkubikfot;fot³;~fot³
Rkubikyard;-;~yd³
Sgallon;gal;~gal
Tbr. gallon;br. gal;~br.gal
Uquart;;~qt
Vbrittiska quarts|brittisk quart;br. qt;~br.qt
Wpint;-;~pt
Xfluid ounces|flytande uns;fl oz;~fl oz
Ybr. flytande uns|br. fl oz;br. fl oz;~br. fl oz
Zkoppar|kopp;;~koppar|~kopp
ametriska koppar|metrisk kopp;mcup;~mcup
bmatskedar|matsked;msk;~msk
cteskedar|tesked;tsk;~tsk
ddessertskedar|dessertsked;dsk;~dsk
enypa;;~nypor|~nypa
fdroppar|droppe;droppe;~drp
gdram;fl. dram;~fl.dr.
hmätglas;;~mätglas
iskäppor|skäppa;;~skäppor|~skäppa
jfat;;~fat
kkarat;ct;~ct
lgrains|grain;-;~gr
mgram;-;~g
nkilogram;-;~kg
omikrogram;-;~μg
pmilligram;-;~mg
quns;;~uns
rtroy uns;ozt;~ozt
spund;;~lb
tengelska stenar|engelsk sten;eng. sten;eng. s:n
uengelska korta ton|engelskt kort ton;eng. k. ton;en.k.ton
vton;-;~t

"""#
    case "sw":
      #"""
.pone: i = 1 and v = 0
.l$ na %|$, %|$, %|$ na %
.u$ na %|$, %|$, %|$ na %
.s$ na %|$, %|$, %|$ na %
.t$ na %|$, %|$, %|$ na %
.c$ kwa kila %
A@sekunde $;;@sek $
B@millisekunde $;@ms $
C@mikrosekunde $
D@nanosekunde $
E@dakika $;;@dak $
F@saa $
G@siku $
H@wiki $
I@mililita $
J@lita $
K@sentilita $
L@desilita $
M@hektolita $
N@sentimita $ za ujazo|@sentimita $ ya ujazo;@cm³ $
O@mita $ za ujazo|@mita $ ya ujazo;@mita $ za ujazo|@m³ $
P@inchi $ za ujazo|@inchi $ ya ujazo;@in³ $
Q@futi $ za ujazo|@futi $ ya ujazo;@ft³ $
R@yadi $ za ujazo|@yadi $ ya ujazo;@yd³ $
S@galoni $
T@gal Imp. $
U@kwati $
V@kwati $ za Uingereza|@kwati $ ya Uingereza;@qt Imp. $
W@painti $
X@aunsi $ za ujazo|@aunsi $ ya ujazo;@fl oz $
Y@aunsi $ za ujazo za Uingereza|@aunsi $ ya ujazo ya Uingereza;@fl oz Imp. $
Z@vikombe $|@kikombe $
a@vikombe $ vya mizani|@kikombe $ cha mizani;@vikombe $ vya mizani|@mc $
b@vijiko $ vikubwa|@kijiko $ kikubwa;@tbsp $
c@vijiko $ vidogo|@kijiko $ kidogo;@tsp $
d@vijiko $ vya kitindamlo|@kijiko $ cha kitindamlo;@dstspn $
e@mifinyo $ kwa vidole|@mfinyo $ kwa vidole
f@matone $|@tone $
g@dramu $;@ujazo wa dramu $
h@toti $
i@busheli $;@bu $
j@mapipa $|@pipa $
k@karati $
l@nafaka $
m@gramu $
n@kilogramu $;@kg $
o@mikrogramu $
p@miligramu $;@mg $
q@aunsi $;;@Aunsi $
r@tola aunsi $
s@ratili $;;@Ratili $
t@mawe $|@jiwe $;@st $
u@tani fupi $
v@tani mita $

"""#
    case "sw-CD":
      #"""
.nlatn;0;,;.;-;+

"""#
    case "sw-KE":
      #"""
C@maikrosekunde $|@maikroseunde $;@mikrosekunde $

"""#
    case "syr":
      #"""
.pone: n = 1
.r1
.l$ ܘ%|$ ܘ%|$ ܘ%|$ ܘ%
.u$ ܘ%|$ ܘ%|$ ܘ%|$ ܘ%
.s$ ܘ%|$ ܘ%|$ ܘ%|$ ܘ%
.t$ ܘ%|$ ܘ%|$ ܘ%|$ ܘ%
Aܪ̈ܦܦܐ|ܪܦܦܐ;ܖ̈ܦܦܐ|ܪܦܦܐ
Bܡܝܠܝܪ̈ܦܦܐ|ܡܝܠܝܪܦܦܐ
Cܡܝܟܪܘܪ̈ܦܦܐ|ܡܝܟܪܘܪܦܦܐ;ܡܝܟܪܘܖ̈ܦܦܐ|ܡܝܟܪܘܪܦܦܐ
Dܢܐܢܘܪ̈ܦܦܐ|ܢܐܢܘܪܦܦܐ;ܢܐܢܘܖ̈ܦܦܐ|ܢܐܢܘܪܦܦܐ
Eܩܛܝܢ̈ܐ|!ܩܛܝܢܐ;ܩܛܝܢ̈ܐ|ܩܛܝܢܐ
Fܫ̈ܥܐ|ܫܥܬܐ
Gܝܘܡܢ̈ܐ|!ܚܕ ܝܘܡܐ
Hܫܒ̈ܘܥܐ|ܫܒܘܥܐ
Iܡܝܠܝܠܝܬܪ̈ܐ|ܡܝܠܝܠܝܬܪܐ;-
Jܠܝܬܪ̈ܐ|ܠܝܬܪܐ;-
Kܣܢܬܝܠܝܬܪ̈ܐ|ܣܢܬܝܠܝܬܪܐ;-
Lܕܝܣܝܠܝܬܪ̈ܐ|ܕܝܣܝܠܝܬܪܐ;-
Mܗܟܬܘܠܝܬܪ̈ܐ|ܗܟܬܘܠܝܬܪܐ;-
Nܣܢܬܝܡܝܬܪ̈ܐ ܡܩܦܣܐ|ܣܢܬܝܡܝܬܪܐ ܡܩܦܣܐ;-
Oܡܝܬܪ̈ܐ ܡܩܦܣܐ|ܡܝܬܪܐ ܡܩܦܣܐ;-
Pܐܢܟ̈ܐ ܡܩܦܣܐ|!ܚܕܐ ܐܢܟ ܡܩܦܣܐ;-
Qܐܩܠ̈ܐ ܡܩܦܣܐ|ܐܩܠܐ ܡܩܦܣܐ;-
Rܝܪ̈ܕܐ ܡܩܦܣܐ|ܝܪܕܐ ܡܩܦܣܐ;-
Sܓܠܘܢ̈ܐ|ܓܠܘܢܐ;-
Tܓܠܘܢ̈ܐ ܐܡܦܪܬܘܪܝܐ|ܓܠܘܢܐ ܐܡܦܪܬܘܪܝܐ;-
Uܪ̈ܘܒܥܐ ܓܠܘܢ̈ܐ|ܪܘܒܥܐ ܓܠܘܢܐ;-
Vܪ̈ܘܒܥܐ ܓܠܘܢ̈ܐ ܐܡܦܪܬܘܪܝܐ|ܪܘܒܥܐ ܓܠܘܢܐ ܐܡܦܪܬܘܪܝܐ;-
Xܐܘܢܩ̈ܝܐ ܪ̈ܕܘܝܐ|ܐܘܢܩܝܐ ܪܕܘܝܐ;-
Yܐܘܢܩ̈ܝܐ ܪ̈ܕܘܝܐ ܐܡܦܪܬܘܪܝܐ|ܐܘܢܩܝܐ ܪܕܘܝܐ ܐܡܦܪܬܘܪܝܐ;-
bܬܪ̈ܘܕܐ ܪ̈ܒܐ|ܬܪܘܕܐ ܪܒܐ;-
cܬܪ̈ܘܕܐ ܙܥܘܪ̈ܐ|ܬܪܘܕܐ ܙܥܘܪܐ;-
dܬܪ̈ܘܕܐ ܚܠܝ̈ܐ|ܬܪܘܕܐ ܚܠܝܐ;-
fܛܘܦ̈ܢܐ|ܛܘܦܬܐ;-
gܕܪ̈ܟܡܐ ܪ̈ܕܘܝܐ|ܕܪܟܡܐ ܪܕܘܝܐ;-
kܩܪ̈ܛܐ|ܩܪܛܐ;-
mܓܪ̈ܡܐ|!ܓܪܡܐ;-
nܟܝܠܘܓܪ̈ܡܐ|ܟܝܠܘܓܪܡܐ;-
oܡܝܟܪܘܓܪ̈ܡܐ|ܡܝܟܪܘܓܪܡܐ;-
pܡܝܠܝܓܪ̈ܡܐ|ܡܝܠܝܓܪܡܐ;-
qܐܘܢܩ̈ܝܐ|ܐܘܢܩܝܐ;-
sܡܢܝ̈ܐ|ܡܢܝܐ;-
tܣܛܘܢ;-
uܬܘܢ̈ܐ|ܬܘܢܐ;-
vܬܘܢ̈ ܡܝܬܪ̈ܝܐ|ܬܘܢ ܡܝܬܪܝܐ;-

"""#
    case "szl":
      #"""
.l$ i %|$, %|$, %|$ i %
.u$ i %|$, %|$, %|$ i %
.s$ i %|$, %|$, %|$ i %
.t$ i %|$, %|$, %|$ i %
.c$ na %
Asekundy;sek.
Bmilisekundy;-
Cmikrosekundy;-
Dnanosekundy;-
Eminuty;-
Fgodziny;godz.;g.
Gdnia;;dn.
Htydnia;tyd.
Imililitra;ml
Jlitra;-
Kcyntylitra;cl
Ldecylitra;dl
Mhektolitra;hl
Ncyntymetra sześciynnego;-
Ometra sześciynnego;-
Pcala sześciynnego;c³
Qstopy sześciynnyj;st³
Rjarda sześciynnego;jd³
Sgalōna;gal
Tgalōna angelskigo;gal ang.
Ukworty;kw.
Wpōłkworty;pkw.
Xuncyje płynu;fl oz
Yuncyje płynu imp.;fl oz imp.
Zćwierćkworty;ćwkw.
aćwierćkwarty metrycznyj;ćwkwm.
błyżki stołowyj;ł. stoł.
cłyżeczki
jbaryłki;-
kkarata;kt
mgrama;-
nkilograma;-
omikrograma;-
pmiligrama;-
quncyje;-
runcyje trojańskij;-
sfōnta;-
ukrōtkij tōny;-
vtōny;-

"""#
    default: nil
    }
  }
}
