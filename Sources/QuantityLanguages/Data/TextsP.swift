// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textP(of tag: String) -> StaticString? {
    switch tag {
    case "pa":
      #"""
.pone: n = 0..1
.nguru;੦;.;,;-;+
.g3;2;1
.l$ ਅਤੇ %|$, %|$, %|$ ਅਤੇ %
.t$ %|$ %|$ %|$ %
.c$ ਪ੍ਰਤੀ %
Aਸਕਿੰਟ
Bਮਿਲੀਸਕਿੰਟ;;ਮਿ.ਸ.
Cਮਾਈਕਰੋਸਕਿੰਟ;-
Dਨੈਨੋਸਕਿੰਟ;-
Eਮਿੰਟ
Fਘੰਟੇ|ਘੰਟਾ
Gਦਿਨ
Hਹਫ਼ਤੇ|ਹਫ਼ਤਾ
Iਮਿਲੀਲਿਟਰ;ਮਿ.ਲਿ.
Jਲਿਟਰ;ਲਿ.
Kਸੈਂਟੀਲਿਟਰ;ਸੈਂ.ਲਿ.
Lਡੈਸੀਲਿਟਰ;ਡੈ.ਲਿ.
Mਹੈਕਟੋਲਿਟਰ;ਹੈ.ਲਿ.
Nਘਣ ਸੈਂਟੀਮੀਟਰ;ਸੈਮੀ³;~ਸੈਮੀ³
Oਘਣ ਮੀਟਰ;ਮੀ³;~ਮੀ³
Pਘਣ ਇੰਚ;ਇੰਚ³;~ਇੰਚ³
Qਘਣ ਫੁੱਟ;ਫੁੱਟ³;~ਫੁੱਟ³
Rਘਣ ਗਜ਼;ਗਜ਼³;~ਗਜ਼³
Sਗੈਲਨ;;~ਗੈਲਨ
Tਇੰਪ. ਗੈਲਨ;ਗੈਲਨ ਇੰਪ.
Uਕੁਆਟ;;~ਕੁਆਟ
Vਇੰਪੀਰੀਅਲ ਚੁਥਾਈ ਗੈਲਨ;ਇੰਪ. ਚੁ. ਗੈ.;ਇ.ਚੁ.ਗੈ.
Wਪਿੰਟ;;~ਪਿੰਟ
Xਤਰਲ ਔਂਸ;ਤ. ਔਂਸ
Yਇੰਪੀਰੀਅਲ ਫਲੁਡ ਔਂਸ;ਫਲੂ. ਔ. ਇੰਪ.;ਫ.ਔ.ਇ.
Zਕੱਪ;;~ਕੱਪ
aਮੀਟਰਿਕ ਕੱਪ;ਮੀ ਕੱਪ
bਟੇਬਲ ਸਪੂਨ;;ਟੇ. ਸ.
cਟੀ ਸਪੂਨ
dਡੈਜ਼ਰਟ ਸਪੂਨ
eਚੁਟਕੀ
fਬੂੰਦ
gਚੁਸਕੀ;ਚੁਸਕੀ ਭਰ
hਚੱਕਾ
iਬੁਸ਼ਲ;;~ਬੁਸ਼ਲ
jਬੈਰਲ
kਕੈਰਟ
lਗ੍ਰੇਨ
mਗ੍ਰਾਮ;ਗ੍ਰਾ.
nਕਿਲੋਗ੍ਰਾਮ;ਕਿ.ਗ੍ਰਾ.
oਮਾਈਕਰੋਗ੍ਰਾਮ;-
pਮਿਲੀਗ੍ਰਾਮ;ਮਿ.ਗ੍ਰਾ.
qਔਂਸ
rਟਰੌਏ ਔਂਸ;ਔਂਸ ਟ.
sਪੌਂਡ;;~#
tਸਟੋਨ;;~ਸਟੋਨ
uਅਮਰੀਕੀ ਟਨ;;~ਟਨ
vਮੀਟਰਿਕ ਟਨ;-

"""#
    case "pcm":
      #"""
.pone: i = 0 or n = 1
.l$ an %|$, %|$, %|$, an %
.t$ %|$ %|$ %|$ %
.fd
.c$ Fọ Ẹ́vri %
ASẹ́kọn;;~Sẹ́kọn
BMílisẹ́kọn;;ms
CMaíkrosẹ́kọn;~Maiksẹk|~Maíksẹ́k
DNánosẹ́kọn;Nansẹk
EMínit;;~Mínit
FÁwa;;~Áwa
GDè;dez|dè;~Dè
HWik;@Wik $|Wik;~Wik
IMilílíta;ml
J~Líta;L;~L
KSẹntílíta;sl
LDẹsílíta;dl
MHẹ́któlíta;-
NKúbík Sẹntímíta;sm³
OKúbík Míta;-
PKúbík Ínchis|Kúbík Ínch;-
QKúbík Fut;-
RKúbík Yad;-
SGálọn;gal
TBrítísh Galọn;Brít. gal
UKwọt;kwt
VImpẹ́riál Kwọt;Kt Imp
WPaint;-
XLíkwíd Áuns;fl oz
YBrítísh Líkwíd Aúns;fl oz Brit.
ZKọp
aMẹ́trík Kọp;mk
bTébulspun;Tbsp
cTíspun;Tsp
dDizát Spun;dztspn
ePinch
fDrọp
gDram;Dram lí
hJigá
iBúshẹl;bú
jDrọm;~dr
kKárat;Kt
lgren
mGram;-;~g
nKílógram;-;~kg
oMaíkrógram;-
pMílígram;-
qÁuns;-
rTrọí Áuns;-
sPaund;-
tston;-
uTọn;-
vMẹ́trík Tọn;-

"""#
    case "pl":
      #"""
.pone: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
.nlatn;0;,;\#u{A0};-;+
.g3;3;2
.l$ i %|$, %|$, %|$ i %
.u$ i %|$, %|$, %|$ i %
.s$ i %|$, %|$, %|$ i %
.t$ i %|$, %|$, %|$ i %
.fd
.c$ na %
Asekundy|sekunda||sekund;sek.;s
Bmilisekundy|milisekunda||milisekund;-
Cmikrosekundy|mikrosekunda||mikrosekund;-
Dnanosekundy|nanosekunda||nanosekund;-
Eminuty|minuta||minut;-
Fgodziny|godzina||godzin;godz.;h
Gdnia|dzień|dni|dni;;d.
Htygodnia|tydzień|tygodnie|tygodni;tyg.|tydz.;t.
Imililitra|mililitr|mililitry|mililitrów;ml
Jlitra|litr|litry|litrów;-
Kcentylitra|centylitr|centylitry|centylitrów;cl
Ldecylitra|decylitr|decylitry|decylitrów;dl
Mhektolitra|hektolitr|hektolitry|hektolitrów;hl
Ncentymetra sześciennego|centymetr sześcienny|centymetry sześcienne|centymetrów sześciennych;-
Ometra sześciennego|metr sześcienny|metry sześcienne|metrów sześciennych;-
Pcala sześciennego|cal sześcienny|cale sześcienne|cali sześciennych;cala sześc.|cal sześc.|cale sześc.|cali sześc.;in³
Qstopy sześciennej|stopa sześcienna|stopy sześcienne|stóp sześciennych;stopy sześc.|stopa sześc.||stóp sześc.;ft³
Rjarda sześciennego|jard sześcienny|jardy sześcienne|jardów sześciennych;jarda sześc.|jard sześc.|jardy sześc.|jardów sześc.;yd³
Sgalona amerykańskiego|galon amerykański|galony amerykańskie|galonów amerykańskich;gal am.
Tgalona angielskiego|galon angielski|galony angielskie|galonów angielskich;gal ang.
Ukwarty amerykańskiej|kwarta amerykańska|kwarty amerykańskie|kwart amerykańskich;kwarty am.|kwarta am.||kwart am.
Vkwarty angielskiej|kwarta angielska|kwarty angielskie|kwart angielskich;kwarty ang.|kwarta ang.||kwart ang.
Wpółkwarty amerykańskiej|półkwarta amerykańska|półkwarty amerykańskie|półkwart amerykańskich;półkwarty am.|półkwarta am.||półkwart am.
Xuncji płynu amerykańskiej|uncja płynu amerykańska|uncje płynu amerykańskie|uncji płynu amerykańskich;fl oz am.
Yuncji płynu angielskiej|uncja płynu angielska|uncje płynu angielskie|uncji płynu angielskich;fl oz ang.
Zćwierćkwarty amerykańskiej|ćwierćkwarta amerykańska|ćwierćkwarty amerykańskie|ćwierćkwart amerykańskich;ćwierćkwarty am.|ćwierćkwarta am.||ćwierćkwart am.
aćwierćkwarty metrycznej|ćwierćkwarta metryczna|ćwierćkwarty metryczne|ćwierćkwart metrycznych;ćwierćkwarty metr.|ćwierćkwarta metr.||ćwierćkwart metr.
błyżki stołowej|łyżka stołowa|łyżki stołowe|łyżek stołowych;ł. stoł.
cłyżeczki|łyżeczka||łyżeczek
dłyżki deserowej|łyżka deserowa|łyżki deserowe|łyżek deserowych;ł. deser.
eszczypty|szczypta||szczypt;szcz.
fkropli|kropla|krople
gdrachmy płynu|drachma płynu||drachm płynu;drachmy|drachma||drachm
hjiggera|jigger|jiggery|jiggerów
ibuszla|buszel|buszle|buszli;-
jbaryłki|baryłka||baryłek;-
kkarata|karat|karaty|karatów;kt
lgrana|gran|grany|granów;gr
mgrama|gram|gramy|gramów;-
nkilograma|kilogram|kilogramy|kilogramów;-
omikrograma|mikrogram|mikrogramy|mikrogramów;-
pmiligrama|miligram|miligramy|miligramów;-
quncji|uncja|uncje;-
runcji trojańskiej|uncja trojańska|uncje trojańskie|uncji trojańskich;-
sfunta|funt|funty|funtów
tkamienia|kamień|kamienie|kamieni;-
ukrótkiej tony|krótka tona|krótkie tony|krótkich ton
vtony|tona||ton;-

"""#
    case "ps":
      #"""
.pone: n = 1
.darabext
.narabext;۰;٫;٬;\#u{200E}-\#u{200E};\#u{200E}+\#u{200E}
.nlatn;0;,;.;\#u{200E}−;\#u{200E}+
.r1
.l$ او %|$، %|$، %|$، او %
.u$ او %|$, %|$, %|$, %
.s$ و %|$, %|$, %|$, %
.t$ %|$ %|$ %|$ %
.c$في %
Aثانیې|ثانیه;sec;s
Bملی ثانیې|ملی ثانیه;-
Eدقیقې|دقیقه;دقیقه;~m
Fh|ساعت;-
Gورځې|ورځ;;~d|ورځ
Hاونۍ;wks|w;w
Iملي ليټرز|ملي ليټر;-
Jليټرز|ليټر;L;~L
Kسنټي ليټرز|سنټي ليټر;-
Lډيسي ليټرز|ډيسي ليټر;-
Mهيکټو ليټرز|هيکټو ليټر;-
Nمکعب سنتي متر;-
Oمکعب متر;-
Pمکعب انچ;-
Qمکعب فټ;-
Rمکعب ګز;-
Sګيلنز|ګيلن;ګيلن;~ګيلن
T-;;~galIm
Uڅلورمه;-
VImp. quart;-
Xمایع اونس;fl oz
Yامپيريل مايع اونس;-;~fl oz Im
Zپيالې|پياله;-
aمیټریک کپ;-
cد ميز کاچوغې|د ميز کاچوغه;-
dمچ چمچ;-;~dsp
eچنه
fڅاڅک
gډرام;-
hجګر
iبوشیل;-
jبېرلز|بېرل;-
kقيراط;-
mګرامز|ګرام;-;~g
nکيلو ګرامز|کيلو ګرام;-;~kg
oمايکرو ګرامز|مايکرو ګرام;-
pملي ګرامز|ملي ګرام;-
qاونسز|اونس;-
rټرای اونسز|ټرای اونس;-
sپاونډز|پاونډ;-
uټنز|ټن;-
vميټرک ټنز|ميټرک ټن;-

"""#
    case "ps-PK":
      #"""
Gورځے|ورځ;;~d|ورځ
Zپيالے|پياله;-
cد ميز کاچوغے|د ميز کاچوغه;-

"""#
    case "pt":
      #"""
.pone: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
.nlatn;0;,;.;-;+
.l$ e %|$, %|$, %|$ e %
.u$ e %|$, %|$, %|$ e %
.s$ e %|$, %|$, %|$ e %
.t$ %|$ %|$ %|$ %
.fd
.c$ por %
Asegundos|segundo;-
Bmilissegundos|milissegundo;-
Cmicrossegundos|microssegundo;-
Dnanossegundos|nanossegundo;-
Eminutos|minuto;-
Fhoras|hora;-
Gdias|dia
Hsemanas|semana;sem.
Imililitros|mililitro;ml
Jlitros|litro;-;~l
Kcentilitros|centilitro;cl
Ldecilitros|decilitro;dl
Mhectolitros|hectolitro;hl
Ncentímetros cúbicos|centímetro cúbico;-
Ometros cúbicos|metro cúbico;-
Ppolegadas cúbicas|polegada cúbica;pol³
Qpés cúbicos|pé cúbico;-
Rjardas cúbicas|jarda cúbica;-
Sgalões|galão;gal
Tgalões imperiais|galão imperial;gal. imp.
Uquartos|quarto;-
Vquartos imperiais|quarto imperial;impqt
Wpints|pint;-
Xonças fluidas|onça fluida;fl oz;fl. oz.
Yonças fluidas imperiais|onça fluida imperial;-
Zxícaras|xícara;xíc.
axícaras métricas|xícara métrica;xícm
bcolheres de sopa|colher de sopa;c. sopa
ccolheres de chá|colher de chá;c. chá
dcolheres de sobremesa|colher de sobremesa;csb
epitadas|pitada
fgotas|gota
gdracmas líquidos|dracma líquido;-
hdosadores|dosador
ibushels|bushel;-
jbarris|barril;-
kquilates|quilate;ct;ql
lgrãos|grão
mgramas|grama;-;~g
nquilogramas|quilograma;-;~kg
omicrogramas|micrograma;-
pmiligramas|miligrama;-
qonças|onça;-
ronças troy|onça troy;-
slibras|libra;-
tstones|stone;-
utoneladas americanas|tonelada americana;-
vtoneladas métricas|tonelada métrica;-

"""#
    case "pt-PT":
      #"""
.pone: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
.nlatn;0;,;\#u{A0};-;+
.g3;3;2
.t$ e %|$, %|$, %|$ e %
.fs
Jlitros|litro;-;l
Ppolegadas cúbicas|polegada cúbica;in³
Tgalões imperiais|galão imperial;gal imp.
Vquartos imperiais|quarto imperial;quartos imp.|quarto imp.
Xonças fluidas|onça fluida;fl oz
Yonças fluidas imperiais|onça fluida imperial;onças fluidas imp.|onça fluida imp.
Zchávenas|chávena;cháv.
achávenas métricas|chávena métrica;chám
bcolheres de sopa|colher de sopa;cs
ccolheres de chá|colher de chá;cc
gdracmas|dracma;-
hdoseadores|doseador
kquilates|quilate;ct
mgramas|grama;-;g
nquilogramas|quilograma;-;kg
utoneladas americanas|tonelada americana;ton

"""#
    default: nil
    }
  }
}
