// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textG(of tag: String) -> StaticString? {
    switch tag {
    case "ga":
      #"""
.pone: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10
.l$ agus %|$, %|$, %|$ agus %
.u$ agus %|$, %|$, %|$ agus %
.t$ %|$ %|$ %|$ %
.fd
.c$ sa %
Asoic||shoic||shoic;soic
C-;;~μs
Dnanashoicind;-;~ns
Enóim;;nóim|||~n
Fu
Glá
Hscht
Imillilítear|mhillilítear|mhillilítear||mhillilítear;ml
Jlítear;-;~l
Kceintilítear|cheintilítear|cheintilítear|gceintilítear|cheintilítear;-
Ldeicilítear||dheicilítear|ndeicilítear|dheicilítear;dl;~dl
Mheictilítear;hl
Nceintiméadar ciúbach|cheintiméadar ciúbach|cheintiméadar chiúbacha|gceintiméadar chiúbacha|cheintiméadar chiúbacha;-;~cm³
Oméadar ciúbach|mhéadar ciúbach|mhéadar chiúbacha|méadar chiúbacha|mhéadar chiúbacha;-;~m³
Porlach ciúbach||orlach chiúbacha|n-orlach chiúbacha|orlach chiúbacha;or³;~or³
Qtroigh chiúbach||throigh chiúbacha|dtroigh chiúbacha|throigh chiúbacha;tr³;~tr³
Rslat chiúbach||shlat chiúbacha|slat chiúbacha|shlat chiúbacha;sl³;~sl³
Sgalún|ghalún|ghalún|ngalún|ghalún;gal.|ghal.|ghal.|ngal.|ghal.
Tgalún impiriúil|ghalún impiriúil|ghalún impiriúla|ngalún impiriúla|ghalún impiriúla;gal. imp.|ghal. imp.|ghal. imp.|ngal. imp.|ghal. imp.;~galIm|~ghalIm|ghalIm|ngalIm|~ghalIm
Ucárt|chárt|chárt|gcárt|chárt
Vcárt impiriúil|chárt impiriúil|chárt impiriúla|gcárt impiriúla|chárt impiriúla
Wpionta|phionta|pt|pt|pt;-
Xunsa leachtach||unsa leachtacha|n-unsa leachtacha|unsa leachtacha;unsa l.|||n-unsa l.;unsa l.
Yfl oz Imp.|unsa leachtach impiriúil|||unsa leachtacha impiriúla;-
Zcupán|chupán|c|c|c;-
acupán méadrach|chupán méadrach|chupán mhéadracha|gcupán mhéadracha|chupán mhéadracha;-
bspbh
ctaespúnóg||thaespúnóg|dtaespúnóg|thaespúnóg;-
dspúnóg mhilseoige;spmhil
epinse|phinse|phinse|bpinse|phinse
fbraon|bhraon|bhraon|mbraon|bhraon
gdram leachtach||dhram leachtacha|ndram leachtacha|dhram leachtacha;dr l.
hmiosúr|mhiosúr|mhiosúr||mhiosúr
ibuiséal|bhuiséal|bhuiséal|mbuiséal|bhuiséal;-
jbbl|bairille;-
kcarat|charat|charat|gcarat|charat;-;~CD
lgráinne|ghráinne|ghráinne|ngráinne|ghráinne;gráinne;gráinne|ghráinne|ghráinne|ngráinne|ghráinne
mgram|ghram|ghram|ngram|ghram;-;~g
ncileagram|chileagram|chileagram|gcileagram|chileagram;-;~kg
omicreagram|mhicreagram|mhicreagram||mhicreagram;-;~μg
pmilleagram|mhilleagram|mhilleagram||mhilleagram;-;~mg
qunsa|||n-unsa
runsa troí|||n-unsa troí;unsa t|||n-unsa t;unsa t
spunt|phunt|phunt|bpunt|phunt
tcloch|chloch|chloch|gcloch|chloch;cl.|chl.|chl.|gcl.|chl.
utonna gearr||thonna ghearra|dtonna ghearra|thonna ghearra;t.g.
vtonna méadrach||thonna mhéadracha|dtonna mhéadracha|thonna mhéadracha;-;~t

"""#
    case "gaa":
      #"""
A@sɛkɛnsii $;@sɛk $;~s
B@sɛkɛnsi $ mlijaa 100;@sm $;~sm
C@sɛkɛnsi $ mlijaa 1000;~μs
D@sɛkɛnsi frim $;~sf
E@minitii $;@min $;~m
F@ŋmɛlɛtswai $;@ŋm $;~ŋm
G@gbii $;;~g
H@otsii $;otsii;~o

"""#
    case "gd":
      #"""
.pone: n = 1,11; two: n = 2,12; few: n = 3..10,13..19
.l$ agus %|$, %|$, %|$ agus %
.u$ agus %|$, %|$, %|$ agus %
.s$ ’s %|$, %|$, %|$ ’s %
.t$ %|$ %|$ %|$ %
.fd
.c$ / %
Adiog||diogan||dhiog;diog||||dhiog;~d
Bmili-diog|mhili-diog|mili-diogan||mhili-diog;-;~ms
Cmicreo-diog|mhicreo-diog|micreo-diogan||mhicreo-diog;-;~μs
Dnano-diog||nano-diogan;-;~ns
Emionaid|mhionaid|mionaidean||mhionaid;mion|mhion|||mhion;~m
Fuair a thìde||uairean a thìde;uair;~u
Glatha||làithean;là;~là
Hseachdain||seachdainean||sheachdain;sn|shn|||shn;~s
Imililiotair|mhililiotair|mililiotairean||mhililiotair;-;~mL
Jliotair||liotairean;L;~L
Kceudailiotair|cheudailiotair|ceudailiotairean||cheudailiotair;-;~cL
Ldeicheamh-liotair||deicheamh-liotairean||dheicheamh-liotair;-;~dL
Mheacta-liotair||heacta-liotairean;-;~hL
Nceudameatair ciùbach|cheudameatair ciùbach|ceudameatairean ciùbach||cheudameatair ciùbach;-;~cm³
Omeatair ciùbach|mheatair ciùbach|meatairean ciùbach||mheatair ciùbach;-;~m³
Pòirleach chiùbach||òirlich chiùbach;òirl³;~in³
Qtroigh chiùbach||troighean ciùbach||throigh chiùbach;troigh³||||throigh³;~ft³
Rslat chiùbach||slatan ciùbach||shlat chiùbach;slat³||||shlat³;~yd³
Sgalan|ghalan|galanan||ghalan;gal;~gal
Tgalan ìmpireil|ghalan ìmpireil|galanan ìmpireil||ghalan ìmpireil;gal ìmp.|ghal ìmp.|||ghal ìmp.;gal ì.|ghal ì.|||ghal ì.
Ucàrt|chàrt|càrtan||chàrt;càrt|chàrt|||chàrt;~càrt
Vcàrt ìmpireil|chàrt ìmpireil|càrtan ìmpireil||chàrt ìmpireil;càrt ìmp.|chàrt ìmp.|||chàrt ìmp.;~càrt ì.|~chàrt ì.|||~chàrt ì.
Wpinnt|phinnt|pinntean||phinnt;-;~pt
Xunnsa-dighe||unnsachan-dighe;fl oz;~fl oz
Yunnsa-dighe ìmpireil||unnsachan-dighe ìmpireil;fl oz ìmp.;~fl oz ì.
Zcupa|chupa|cupannan||chupa;-;~c
acupa meatrach|chupa meatrach|cupannan meatrach||chupa meatrach;-;~mc
bspàin-bhùird||spàinean-bùird;spàin;~sp
cspàin-teatha||spàinean-teatha;sp-t;~sp-t
dspàin-mhìlsein||spàinean-mìlsein;spàin-mhìl||spàin-mìl;~sp-mhìl||~sp-mìl
ecrudhagan|chrudhagan|crudhagain||chrudhagan;crudhag|chrudhag|||chrudhag;~crg.|~chrg.|||~chrg.
fboinne|bhoinne|boinnean||bhoinne;boinne|bhoinne|||bhoinne;~boinne|~bhoinne|||~bhoinne
gdrama||dramaichean||dhrama;drama||||dhrama;~drama||||~dhrama
hsigire||sigirean;sigire;~sigire
ibuiseal|bhuiseal|buisealan||bhuiseal;-;~bu
jbaraill|bharaill|baraillean||bharaill;-;~bbl
kcarat|charat|carataichean||charat;-;~CD
lgràinne|ghràinne|gràinnean;gràinne|ghràinne|||ghràinne;~gr|~ghr|||~ghr
mgram|ghram|gramaichean||ghram;-;~g
ncileagram|chileagram|cileagramaichean||chileagram;-;~kg
omicreo-gram|mhicreo-gram|micreo-gramaichean||mhicreo-gram;-;~μg
pmiligram|mhiligram|miligramaichean||mhiligram;-;~mg
qunnsa||unnsachan;unnsa;~oz
runnsa tròidh||unnsachan tròidh;-;~oz t
spunnd|phunnd|puinnd||phunnd;-;~lb
tclach|chlach|clachan||chlach;clach|chlach|||chlach;~clach
utunna||tunnaichean||thunna;-;~tn
vtunna meatrach||tunnaichean meatrach||thunna meatrach;-;~t

"""#
    case "gl":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;.;-;+
.l$ e %|$, %|$, %|$ e %
.u$ e %|$, %|$, %|$ e %
.c$ por %
Asegundos|segundo;-
Bmilisegundos|milisegundo;-
Cmicrosegundos|microsegundo;-
Dnanosegundos|nanosegundo;-
Eminutos|minuto;-
Fhoras|hora;-
Gdías|día;;d
Hsemanas|semana;sem.
Imililitros|mililitro;ml
Jlitros|litro;-
Kcentilitros|centilitro;cl
Ldecilitros|decilitro;dl
Mhectolitros|hectolitro;hl
Ncentímetros cúbicos|centímetro cúbico;-
Ometros cúbicos|metro cúbico;-
Ppolgadas cúbicas|polgada cúbica;-
Qpés cúbicos|pé cúbico;-
Riardas cúbicas|iarda cúbica;-
Sgalóns estadounidenses|galón estadounidense;gal EUA
Tgalóns imperiais|galón imperial;gal imp.
Ucuartos|cuarto;-
Vcuartos imperiais|cuarto imperial;ctos. imp.|cto. imp.
Wpintas|pinta;-
Xonzas líquidas|onza líquida;fl oz
Yonzas líquidas imperiais|onza líquida imperial;fl oz imp.
Zcuncas|cunca;-
acuncas métricas|cunca métrica;-
bculleradas|cullerada;cull.
cculleradiñas|culleradiña;cullñs.|cullña.
dculleradas de sobremesa|cullerada de sobremesa;cull. sobr.
echiscos|chisco
fgotas|gota
gdracmas líquidas|dracma líquida;dracmas|dracma
hmedidores de cóctel|medidor de cóctel;medidores|medidor
ibushels|bushel;-
jbarrís|barril;-
kquilates|quilate;ct
lgrans|gran
mgramos|gramo;-
nquilogramos|quilogramo;-
omicrogramos|microgramo;-
pmiligramos|miligramo;-
qonzas|onza;-
ronzas troy|onza troy;-
slibras|libra;-
tstones|stone;-
utoneladas estadounidenses|tonelada estadounidense;tn EUA
vtoneladas métricas|tonelada métrica;-

"""#
    case "gsw":
      #"""
.pone: n = 1
.nlatn;0;.;’;−;+
.l$ und %|$, %|$, %|$ und %
.t$ %|$ %|$ %|$ %
.c$ pro %
ASekunde;-;~s
BMillisekunde;-;~ms
EMinuute;-;~m
FSchtunde|Schtund;-;~h
GTääg|Taag;-;~d
HWuche;-
JLiter;-;~L
mGramm;-;~g
nKilogramm;-;~kg
qUnze
sPfund

"""#
    case "gu":
      #"""
.pone: i = 0 or n = 1
.ngujr;૦;.;,;-;+
.g3;2;1
.l$ અને %|$, %|$, %|$ અને %
.u$ અને %|$, %|$, %|$, %
.fd
.c$ પ્રતિ %
Aસેકંડ;;સે
Bમિલિસેકન્ડ;મિસે
Cમાઇક્રોસેકંડ;-
Dનેનોસેકંડ;-
Eમિનિટ;;મિ
Fકલાક;;ક
Gદિવસ;;દિ
Hઅઠવાડિયા|અઠવાડિયું;અઠ.
Iમિલિલીટર
Jલિટર;લિ
Kસેન્ટિલીટર
Lડેસિલીટર
Mહેક્ટોલીટર
Nઘન સેન્ટિમીટર;ઘન સેમી
Oઘન મીટર
Pઘન ઇંચ
Qઘન ફૂટ
Rઘન વાર
Sગૅલન
Tઈમ્પિ. ગૅલન;ગૅલન ઈમ્પિ.;ગૅ. ઈમ્પિ.
Uક્વાર્ટ
Vઇમ્પીરિયલ ક્વૉર્ટ;-
Wપિન્ટ
Xપ્રવાહી ઔંસ;;પ્ર. ઔંસ
Yઇમ્પીરિયલ પ્રવાહી ઔંસ;પ્રવાહી ઔંસ ઇમ્પીરિયલ;પ્રવાહી ઔંસ ઈમ્પી.
Zકપ
aમેટ્રિક કપ;મે. કપ
bટેબલસ્પૂન
cટીસ્પૂન
dડેઝર્ટ સ્પૂન;-
eચપટી
fડ્રોપ
gડ્રામ;-
hજિગર
iબુશલ;-
jબેરલ;-
kકેરેટ
lગ્રેન
mગ્રામ;ગ્રા
nકિલોગ્રામ;કિગ્રા
oમાઇક્રોગ્રામ;μગ્રામ
pમિલિગ્રામ;મિગ્રા
qઔંસ
rટ્રોય ઔંસ
sપાઉન્ડ
tસ્ટોન;;~સ્ટોન
uટન
vમેટ્રિક ટન;-

"""#
    default: nil
    }
  }
}
