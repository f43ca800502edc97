// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textC(of tag: String) -> StaticString? {
    switch tag {
    case "ca":
      #"""
.pone: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
.nlatn;0;,;.;-;+
.l$ i %|$, %|$, %|$ i %
.u$ i %|$, %|$, %|$ i %
.s$ i %|$, %|$, %|$ i %
.t$ i %|$, %|$, %|$ i %
.c$ per %
Asegons|segon;-
Bmil·lisegons|mil·lisegon;-
Cmicrosegons|microsegon;-
Dnanosegons|nanosegon;-
Eminuts|minut;-
Fhores|hora;-
Gdies|dia;;d
Hsetmanes|setmana;setm.
Imil·lilitres|mil·lilitre;ml
Jlitres|litre;-
Kcentilitres|centilitre;cl
Ldecilitres|decilitre;dl
Mhectolitres|hectolitre;hl
Ncentímetres cúbics|centímetre cúbic;-
Ometres cúbics|metre cúbic;-
Ppolzades cúbiques|polzada cúbica;-
Qpeus cúbics|peu cúbic;-
Riardes cúbiques|iarda cúbica;-
Sgalons|galó;gal
Tgalons imperials|galó imperial;gal imp.
Uquarts|quart;-
Vquarts imperials|quart imperial;;qt imp
Wpintes|pinta;-
Xunces líquides|unça líquida;fl oz
Yunces líquides imperials|unça líquida imperial;fl oz imp.
Ztasses|tassa
atasses mètriques|tassa mètrica;-
bcullerades|cullerada;cull.
cculleradetes|culleradeta;cdta.
dculleradetes de postres|culleradeta de postres;culleradetes postres|culleradeta postres;c. postr.
epessics|pessic
fgotes|gota
gdracmes|dracma;dracmes fluids|dracma fluid
hmesuradors de cocteleria|mesurador de cocteleria;mesuradors|mesurador;mes.
ibushels|bushel;-
jbarrils|barril;-
kquirats|quirat;ct
lgrans|gra
mgrams|gram;-
nquilograms|quilogram;-
omicrograms|microgram;-
pmil·ligrams|mil·ligram;-
qunces|unça;-
runces troy|unça troy;ozt
slliures|lliura;-
tpedres|pedra;-
utones|tona;t
vtones mètriques|tona mètrica;t mètr.|t m;t m

"""#
    case "cad":
      #"""
GKaˀisch’áyˀah;-
H@Wísts’iˀ inikuˀ $;-

"""#
    case "ccp":
      #"""
.dcakm
.ncakm;𑄶;.;,;-;+
.g3;2;1
.l$ 𑄃𑄳𑄃 %|$, %|$, %|$ 𑄃𑄳𑄃 %
.c% 𑄛𑄳𑄢𑄧𑄖𑄨 $
A𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴;;𑄥𑄬𑄂
B𑄟𑄨𑄣𑄨𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴|~𑄟𑄨𑄣𑄨𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴;-
C𑄟𑄭𑄇𑄳𑄢𑄮𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴;-
D𑄚𑄳𑄠𑄚𑄮𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴;-
E𑄟𑄨𑄚𑄨𑄖𑄴;;𑄟𑄨𑄂
F𑄊𑄧𑄚𑄴𑄘;𑄊𑄧𑄚𑄴𑄑;𑄊𑄂
G𑄘𑄨𑄚𑄴
H𑄥𑄛𑄴𑄖
I𑄟𑄨𑄣𑄨𑄣𑄨𑄑𑄢𑄴;-
J𑄣𑄨𑄑𑄢𑄴
K𑄥𑄬𑄚𑄴𑄑𑄨𑄣𑄨𑄑𑄢𑄴;-
L𑄓𑄬𑄥𑄨𑄣𑄨𑄑𑄢𑄴;-
M𑄦𑄬𑄇𑄴𑄑𑄮𑄣𑄨𑄑𑄢𑄴;-
N𑄇𑄨𑄅𑄪𑄝𑄨𑄇𑄴 𑄥𑄬𑄚𑄴𑄑𑄨𑄟𑄨𑄑𑄢𑄴;-
O𑄇𑄨𑄅𑄪𑄝𑄨𑄇𑄴 𑄟𑄨𑄑𑄢𑄴;-
P𑄇𑄨𑄅𑄪𑄝𑄨𑄇𑄴 𑄃𑄨𑄚𑄴𑄌𑄨;-
Q𑄇𑄨𑄅𑄪𑄝𑄨𑄇𑄴 𑄜𑄪𑄖𑄴;-
S𑄉𑄳𑄠𑄣𑄧𑄚𑄴;gal
T𑄃𑄨𑄟𑄴𑄛𑄬𑄢𑄨𑄠𑄣𑄴 𑄉𑄳𑄠𑄣𑄧𑄚𑄴;-
U𑄇𑄮𑄠𑄢𑄴𑄑𑄴;-
W𑄛𑄨𑄚𑄳𑄑𑄴;-
X𑄜𑄳𑄣𑄪𑄃𑄨𑄓𑄴 𑄃𑄅𑄪𑄚𑄳𑄌𑄴;fl oz
Z𑄇𑄛𑄴;-
a𑄟𑄬𑄑𑄳𑄢𑄨𑄇𑄴 𑄇𑄛𑄴;-
b𑄑𑄬𑄝𑄨𑄣𑄴 𑄌𑄟𑄬𑄌𑄴;-
c𑄌 𑄌𑄟𑄬𑄌𑄴;-
k𑄇𑄳𑄠𑄢𑄬𑄖𑄴;-
m𑄉𑄳𑄢𑄟𑄴;𑄉𑄳𑄢𑄟𑄴|~𑄉𑄳𑄢𑄟𑄴;𑄉𑄳𑄢𑄟𑄴
n𑄇𑄨𑄣𑄮𑄉𑄳𑄢𑄟𑄴;𑄇𑄬𑄎𑄨
o𑄟𑄭𑄇𑄳𑄢𑄮𑄉𑄳𑄢𑄟𑄴;-
p𑄟𑄨𑄣𑄨𑄉𑄳𑄢𑄟𑄴;-
q𑄃𑄅𑄪𑄚𑄳𑄥𑄴;𑄃𑄅𑄪𑄚𑄳𑄌𑄴
r𑄛𑄳𑄢𑄧𑄠𑄴 𑄃𑄅𑄪𑄚𑄳𑄥𑄴;-
s𑄛𑄅𑄪𑄚𑄳𑄓𑄴;-;𑄛𑄅𑄪𑄚𑄳𑄓𑄴
u𑄑𑄧𑄚𑄴;-
v𑄟𑄬𑄑𑄳𑄢𑄨𑄇𑄴 𑄑𑄧𑄚𑄴;-

"""#
    case "ce":
      #"""
.pone: n = 1
Aсекунд;сек;с
Bмиллисекунд;мс
Cмикросекунд;мкс
Dнаносекунд;нс
Eминот;мин
Fсахьт;сахь.
Gде;д.|!д.;д.
HкӀира;кӀир.;кӀ.

"""#
    case "ceb":
      #"""
.pone: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
.l$ ug %|$, %|$, %|$, ug %
.t$ %|$ %|$ %|$ %
.fd
.c$ kada %
Aka mga segundo|ka segundo;~segundo
Bka mga millisecond|ka millisecond;-;~ms
Cka mga microsecond|ka microsecond;-
Dka mga nanosecond|ka nanosecond;-
Eka mga minuto|ka minuto;ka minuto;minuto
Fka mga oras|ka oras;ka oras
Gka mga adlaw|ka adlaw;ka adlaw;adlaw
Hka mga semana|ka semana;ka semana;~w|semana
Ika mga milliliter|ka milliliter;-
Jka mga litro|ka litro;L;~L
Kka mga centiliter|ka centiliter;-
Lka mga deciliter|ka deciliter;-
Mka mga hectoliter|ka hectoliter;-
Nka mga cubic centimeter|ka cubic centimeter;-
Oka mga cubic meter|ka cubic meter;-
Pka mga cubic inch|ka cubic inch;-
Qka mga cubic foot|ka cubic foot;-
Rka mga cubic yard|ka cubic yard;-
Ska mga gallon|ka gallon;gal
Tka mga Imp. gallon|ka Imp. gallon;-
Uka mga quart|ka quart;-
Vka Imp. quart;-
Wka mga pint|ka pint;-
Xka mga fluid ounce|ka fluid ounce;fl oz
Yka mga Imp. fluid ounce|ka Imp. fluid ounce;-
Zka mga tasa|ka tasa;-
aka metric cup;-
bka kutsara;-
cka mga kutsarita|ka kutsarita;ka kutsarita
dka kutsarang panghinam-is;-
eka pinch
fka drop
gka dram;ka dram fl
hka jigger
jka mga barrel|ka barrel;-
kka mga carat|ka carat;-
lka grain;-
mka mga gramo|ka gramo;-
nka mga kilogramo|ka kilogramo;-;~kg
oka mga microgram|ka microgram;-
pka mga milligram|ka milligram;-
qka mga ounce|ka ounce;-
rka mga troy ounce|ka troy ounce;-
ska mga pound|ka pound;-
uka mga tonelada|ka tonelada;-
vka mga metrikong tonelada|ka metrikong tonelada;-

"""#
    case "chr":
      #"""
.pone: n = 1
.l$ ᎠᎴ %|$, %|$, %|$, ᎠᎴ %
.t$ %|$ %|$ %|$ %
.c$ ᎾᎿ %
AᏗᏎᏢ|ᎠᏎᏢ;ᎠᏎᏢ;~ᎠᏎ
BᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᏗᏎᏢ|ᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᎠᏎᏢ;ᏌᎠ;~ᏌᎠ
CᏌᏉ ᎢᏳᏆᏗᏅᏛ ᏗᏎᏢ|ᏌᏉ ᎢᏳᏆᏗᏅᏛ ᎠᏎᏢ;-;~μs
DᎾᏃᏗᏎᏢ|ᎾᏃᎠᏎᏢ;ᎾᏃ;~ᎾᏃ
EᎢᏯᏔᏬᏍᏔᏅ;ᎢᏯᏔ;~Ꭲ
FᎢᏳᏟᎶᏓ|ᏑᏟᎶᏓ;ᏑᏟ;~Ꮡ
GᎯᎸᏍᎩ ᏧᏒᎯᏓ|ᎢᎦ;ᏧᏒᎯᏓ|ᎢᎦ;~Ꭲ
HᎢᏳᎾᏙᏓᏆᏍᏗ|ᏒᎾᏙᏓᏆᏍᏗ;ᎢᏳᎾ|ᏒᎾ;~Ꮢ
IᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᏗᎵᏔᎵ|ᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᎵᏔᎢ;-;~mL
JᎢᏧᏆᏗᏅᏛ|ᎢᏳᏆᏗᏅᏛ;L;~L
KᏧᎤᏍᏗ ᏗᎵᏔᎢ|ᎤᏍᏗ ᎵᏔᎢ;-;~cL
LᏌᏉ ᎢᏳᎾᏓᎢ ᏍᎪᎯ ᎢᏧᏆᏗᏅᏛ|ᏌᏉ ᎢᏳᎾᏓᎢ ᏍᎪᎯ ᎢᏳᏆᏗᏅᏛ;-;~dL
MᎮᏙ ᎢᏧᏆᏗᏅᏛ|ᎮᏙ ᎢᏳᏆᏗᏅᏛ;-;~hL
NᏅᎩ ᏧᏅᏏᏯ ᏧᏍᏗ ᏗᏟᎶᏍᏗ|ᏅᎩ ᏧᏅᏏᏯ ᎤᏍᏗ ᎠᏟᎶᏍᏗ;-;~cm³
OᏅᎩ ᏧᏅᏏᏯ ᏗᏟᎶᏍᏗ|ᏅᎩ ᏧᏅᏏᏯ ᎠᏟᎶᏍᏗ;-;~m³
PᏅᎩ ᏧᏅᏏᏯ ᎢᏗᏏᏔᏗᏍᏗ|ᏅᎩ ᏧᏅᏏᏯ ᎢᏏᏔᏗᏍᏗ;-;~in³
QᏅᎩ ᏧᏅᏏᏯ ᎢᏗᎳᏏᏗ|ᏅᎩ ᏧᏅᏏᏯ ᎢᎳᏏᏗ;-;~ft³
RᏅᎩ ᏧᏅᏏᏯ ᎢᏯᏯᏗ|ᏅᎩ ᏧᏅᏏᏯ ᏯᏗ;-;~yd³
SᎢᏧᎵᎶᏓ|ᎢᏳᎵᎶᏓ;gal;~gal
TᏂᎬᎾᏛᎢ ᎤᏓᏤᎵᎦᏯ ᎢᏧᎵᎶᏓ|ᏂᎬᎾᏛᎢ ᎤᏓᏤᎵᎦᏯ ᎢᏳᎵᎶᏓ;-;~galIm
UᏅᎩ ᎢᏗᎧᎵᎢ|ᏅᎩ ᎢᏯᎧᎵᎢ;-;~qt
VᏂᎬᎾᏛᎢ ᎤᏓᏤᎵᎦᏯ ᏅᎩ ᎢᏗᎧᎵᎢ;-;~qt-Imp.
WᏔᎵ ᏧᎵᏍᏈᏗ ᎠᎧᎵ|ᏔᎵ ᎤᎵᏍᏈᏗ ᎠᎧᎵ;-;~pt
XᎤᏓᏁᎯ ᎢᏯᎣᏂᏏ|ᎤᏓᏁᎯ ᎣᏂᏏ;fl oz;~fl oz
YImp. ᎤᏓᏁᎯ ᎢᏯᎣᏂᏏ|Imp. ᎤᏓᏁᎯ ᎣᏂᏏ;-;~fl oz Im
ZᏧᎵᏍᏈᏗ|ᎤᎵᏍᏈᏗ;-;~c
aᎠᏂᎩᎸᏥ ᏂᏓᏳᏓᎴᏅᎯ ᏗᏎᏍᏗ ᏧᎵᏍᏈᏗ|ᎠᏂᎩᎸᏥ ᏂᏓᏳᏓᎴᏅᎯ ᏗᏎᏍᏗ ᎤᎵᏍᏈᏗ;-;~mc
bᎤᏔᏂ ᏗᏗᏙᏗ|ᎤᏔᏂ ᎠᏗᏙᏗ;-;~tbsp
cᎤᏍᏗ ᏗᏗᏙᏗ|ᎤᏍᏗ ᎠᏗᏙᏗ;-;~tsp
dᎤᎦᎾᏍᏓ ᎠᏗᏙᏗ;-;~dsp
eᏗᏓᏇᏄᎩᏍᏗ;;~pn
fᎪᎭᏍᎬ;;~dr
gᏜᎹ;ᏜᎹ ᎠᎹ;~fl.dr.
hᏥᎩᎳ;;~ᏥᎩᎳ
iᎤᎧᏲᏗ ᏑᏟᎶᏓ;-;~bu
jᏧᏒᏙᏂ|ᏒᏙᏂ;-;~bbl
kᏗᎨᏇᏓ|ᎨᏇᏓ;-;~CD
lᎤᏛᏒ ᎤᎦᏔ;;~gr
mᎤᏍᏗ ᏂᏚᏓᎨᏒ|ᎤᏍᏗ ᎤᏓᎨᏒ;-;~g
nᎠᎦᏴᎵ ᎤᏍᏗ ᏂᏚᏓᎨᏒ|ᎠᎦᏴᎵ ᎤᏍᏗ ᎤᏓᎨᏒ;-;~kg
oᏌᏉ ᎢᏳᏆᏗᏅᏛ ᎤᏍᏗ ᏂᏚᏓᎨᏒ|ᏌᏉ ᎢᏳᏆᏗᏅᏛ ᎤᏍᏗ ᎤᏓᎨᏒ;-;~μg
pᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᎤᏍᏗ ᏂᏚᏓᎨᏒ|ᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᎤᏍᏗ ᎤᏓᎨᏒ;-;~mg
qᎢᏯᎣᏂᏏ|ᎣᏂᏏ;-;~oz
rᏆᏯ ᎢᏯᎣᏂᏏ|ᏆᏯ ᎣᏂᏏ;-;~oz t
sᎢᏧᏓᎨᏓ|ᏑᏓᎨᏓ;-;~#
tᎠᏂᏅᏯ|ᏅᏯ;-;~st
uᏗᏈᏂ|ᏈᏂ;-;~tn
vᎠᏂᎩᎸᏥ ᏂᏓᏳᏓᎴᏅᎯ ᏗᏎᏍᏗ ᏗᏈᏂ|ᎠᏂᎩᎸᏥ ᏂᏓᏳᏓᎴᏅᎯ ᏗᏎᏍᏗ ᏈᏂ;-;~t

"""#
    case "cic":
      #"""
E@Hashiʼ kanallloshiʼ $;-
F@Hashiʼ kanalli chaffaʼ $;-
GNittak;-
H@Nittak hollo ittataklaʼ $;-

"""#
    case "cs":
      #"""
.pone: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0
.nlatn;0;,;\#u{A0};-;+
.l$ a\#u{A0}%|$, %|$, %|$ a\#u{A0}%
.u$ a\#u{A0}%|$, %|$, %|$ a\#u{A0}%
.s$, %|$, %|$, %|$ a\#u{A0}%
.t$ %|$ %|$ %|$ %
.fd
Asekund|sekunda|sekundy|sekundy;-
Bmilisekund|milisekunda|milisekundy|milisekundy;-
Cmikrosekund|mikrosekunda|mikrosekundy|mikrosekundy;-
Dnanosekund|nanosekunda|nanosekundy|nanosekundy;-
Eminut|minuta|minuty|minuty;-;m
Fhodin|hodina|hodiny|hodiny;-
Gdnů|den|dny|dne;;d.
Htýdnů|týden|týdny|týdne;týd.;t.
Imililitrů|mililitr|mililitry|mililitru;ml
Jlitrů|litr|litry|litru;-
Kcentilitrů|centilitr|centilitry|centilitru;cl
Ldecilitrů|decilitr|decilitry|decilitru;dl
Mhektolitrů|hektolitr|hektolitry|hektolitru;hl
Ncentimetrů krychlových|centimetr krychlový|centimetry krychlové|centimetru krychlového;-
Ometrů krychlových|metr krychlový|metry krychlové|metru krychlového;-
Ppalců krychlových|palec krychlový|palce krychlové|palce krychlového;-
Qstop krychlových|stopa krychlová|stopy krychlové|stopy krychlové;-
Ryardů krychlových|yard krychlový|yardy krychlové|yardu krychlového;-
Sgalonů|galon|galony|galonu;gal
Tbritských galonů|britský galon|britské galony|britského galonu;-;galIm
Ukvartů|kvart|kvarty|kvartu;-
Vbritských kvartů|britský kvart|britské kvarty|britského kvartu;-
Wpint|pinta|pinty|pinty;-
Xdutých uncí|dutá unce|duté unce|duté unce;fl oz
Ybritských dutých uncí|britská dutá unce|britské duté unce|britské duté unce;-;fl oz Im
Zšálků|šálek|šálky|šálku;-
ametrických šálků|metrický šálek|metrické šálky|metrického šálku;-
blžic|lžíce|lžíce|lžíce;-
clžiček|lžička|lžičky|lžičky;-
ddezertních lžiček|dezertní lžička|dezertní lžičky|dezertní lžičky;-
ešpetek|špetka|špetky|špetky;;šp.
fkapek|kapka|kapky|kapky
gdutých dramů|dutý dram|duté dramy|dutého dramu;fl dr
hbarmanských odměrek|barmanská odměrka|barmanské odměrky|barmanské odměrky;odměrek|odměrka|odměrky|odměrky;odm.
ibušlů|bušl|bušly|bušlu;-
jbarelů|barel|barely|barelu;-
kkarátů|karát|karáty|karátu;-
lgrainů|grain|grainy|grainu;gr
mgramů|gram|gramy|gramu;-
nkilogramů|kilogram|kilogramy|kilogramu;-
omikrogramů|mikrogram|mikrogramy|mikrogramu;-
pmiligramů|miligram|miligramy|miligramu;-
quncí|unce|unce|unce;-
rtrojských uncí|trojská unce|trojské unce|trojské unce;-
sliber|libra|libry|libry;-
tkamenů|kámen|kameny|kamene;-
uamerických tun|americká tuna|americké tuny|americké tuny;sht
vtun|tuna|tuny|tuny;-

"""#
    case "cv":
      #"""
.nlatn;0;,;\#u{A0};-;+
.l$ тата %|$, %|$, %|$ тата %
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$ %|$ %|$ %|$ %
Aҫеккунт;ҫ
Bмиллиҫеккунт;мҫ
Cмикроҫеккунт;мкҫ
Dнаноҫеккунт;нҫ
Eминут;мин
Fсехет;;схт
Gкун;;к.
Hэрне;;эрн.
Iмиллилитр;мл
Jлитр;л
Kсантилитр;сл
Lдецилитр;дл
Mгектолитр;гл
Nкубла сантиметр;см³
Oкубла метр;м³
Pкубла дюйм;дюйм³
Qкубла фут;фт³
Rкубла ярд;ярд³
Sгаллон;гал.
Tимпери галлон;;имп.гал.
Uкварт
Vимпери кварт;;имп.кварт
Wпинт
Xшӗвӗ унци
Yимпери шӗвӗ унци
Zчашӑк
aкурка-метрлӑ;;крк-мтрл
bапат кашӑкӗ;;апт.кшк.
cчей кашӑкӗ;;ч.кшк.
dпылак апат кашӑкӗ;плк.апат кшк.
eчĕптĕм;;чптм
fтумлам;;тмлм
gшĕвĕ драхма;;шĕвĕ др.
hчӗркке
iбушел;буш.
jбаррель;барр.
kметрикăлла карат;карат;кар
lгран
mграмм;г
nкилограмм;кг
oмикрограмм;мкг
pмиллиграмм;мг
qунци;;унц.
rтрой унци;;тр. унц.
sкĕренке;;крнк
tстоун;;стн
uамерика тонна;амер. тонна;амер. т
vметрикăлла тонна;тонна;т

"""#
    case "cy":
      #"""
.pzero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6
.l$ a(c) %|$, %|$, %|$, a(c) %
.fd
Aeiliad;eil
Bmilieiliad||||filieiliad;ms|||||milieil;~ms
Cmicroeiliadau;-
Dnanoeiliadau;-
Emunud||||funud;mun;~mun
Fawr
Gdiwrnod||||ddiwrnod;;~d
Hwythnos;ws;~w||ws|ws|ws|ws
Imililitr||mL|mL|mL|mL;-;~mL
Jlitr||L|L;L
Kcentilitr||cL|cL|gentilitr|cL;-;~cL
Ldecilitr||dL|dL|dL|dL;-;~dL
Mhectolitr||hL|hL|hL|hL;-;~hL
Nchentimetr ciwbig|centimetr ciwbig|cm³|cm³|cm³|cm³;-;~cm³
Ometr ciwbig||m³|m³|m³|m³;-;~m³
Pmodfedd giwbig|fodfedd giwbig|in³|in³|in³|in³;-;~in³||in³|in³|in³|in³
Qtroedfedd giwbig|droedfedd giwbig|tr³|tr³|tr³|tr³;tr³
Rllath giwbig|llathen giwbig|llath³|llath³|lath³|llath³;llath³|llathen³|||lath³
Sgalwyn||||alwyn;gal;~gal
Tgalwyn Imp.;-;~galIm||gal Imp.|gal Imp.|gal Imp.|gal Imp.
Uchwart||||gwart;-;~qt||qt|qt|qt|qt
Vcht Imp.;;~qt-Imp.||qt Imp.|qt Imp.|qt Imp.|qt Imp.
Wpeint||pheint|pheint|beint;-;~pt||pt|pt|pt|pt
Xowns hylifol;fl oz
Yowns hylifol Imp.||fl oz Imp.|fl oz Imp.|fl oz Imp.|fl oz Imp.;-;~fl oz Im||fl oz Imp.|fl oz Imp.|fl oz Imp.|fl oz Imp.
Zcwpanaid||||gwpanaid;-;~c||c|c|c|c
acwpanaid metrig||mc|mc|mc|mc;-
bllond llwy fwrdd||||lond llwy fwrdd;-;~tbsp||tbsp|tbsp|tbsp|tbsp
cllond llwy de||||lond llwy de;-
dllond llwy bwdin||dstspn|dstspn|dstspn|dstspn;-
epinsiad||phinsiad||binsiad;;~pn||phinsiad|pinsiad|binsiad|pinsiad
fdiferyn||||ddiferyn;;~dr||diferyn|diferyn|diferyn|diferyn
gdracmon hy||||ddracmon hy;;~fl.dr.||dram fl|dram fl|dram fl|dram fl
hjoch;;~joch||joch|joch|joch|joch
ibwsiel||bw|bw|bw|bw;bw
jbarel||bbl|bbl|bbl|bbl;-
kcarat||CD|CD|CD;-;~CD
lgraen||||raen
mgram||g|g|g|g;-;~g
ncilogram||kg|kg|kg|kg;-;~kg|kg|kg|kg|kg|kg
omicrogram||μg|μg|μg|μg;-;~μg
pmiligram||mg|mg|filigram;-;~mg
qowns;;~owns
rowns pwysau aur;-
spwys||phwys|phwys|bwys;;~pwys||~phwys|~phwys|~bwys
tstôn;-;~st
utunnell|dunnell|||dunnell|tn;-
vtunnell fetrig|dunnell fetrig|t|t|t|t;-;~t

"""#
    default: nil
    }
  }
}
