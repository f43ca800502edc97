// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textA(of tag: String) -> StaticString? {
    switch tag {
    case "af":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};-;+
.l$ en %|$, %|$, %|$ en %
.t$ %|$ %|$ %|$ %
.c$ per %
Asekondes|sekonde;s.
Bmillisekondes|millisekonde;ms|ms.;ms.
Cmikrosekondes|mikrosekonde;μs.;~μs.
Dnanosekondes|nanosekonde;ns.;~ns.
Eminute|minuut;min.
Fuur;u.
Gdae|dag;;d.
Hweke|week;w.
Imilliliter;ml;~ml
Jliters|liter;-;~l
Ksentiliter;cl;~cl
Ldesiliter;dl;~dl
Mhektoliters|hektoliter;hl;~hl
Nkubieke sentimeters|kubieke sentimeter;-;~cm³
Okubieke meters|kubieke meter;-
Pkubieke duim;dm³;~dm³
Qkubieke voet;vt³;~vt³
Rkubieke jaart;jt.³;~jt.³
Sgelling;gell.;~gell.
TBritse gelling;Br. gell.;~Br.gell.
Ukwartgellings|kwartgelling;kw.gell.;~kw.gell.
VEngelse kwartgelling;kwart Eng.;~kw.Eng|~kw.Eng.
Wpinte|pint;pt.;~pt.
Xvloeistofons;vl.oz.;~vl.oz.
YImp. vloeistofonse|Imp. vloeistofons;Imp. vl.oz.;~Im.vl.oz.
Zkoppies|koppie;kp.;~kp.|~kp
ametrieke koppies|metrieke koppie;m. kop;~m.kop
beetlepels|eetlepel;e.;~e.
cteelepels|teelepel;tl.;~tl.
ddessertlepel;dstlpl.;~dstlpl.
eknypie;;~kn.
fdruppels|druppel;;~dr
gdragme;dr. vl.;~dr.vl.
hsopies|sopie;;~sopies|~sopie
iskepel;;~sk.
jvate|vat;;~vate|~vat
kkaraat;kar.;~kar.
lkorrelgewig;;~korrelg.
mgram;-;~g
nkilogram;-;~kg
omikrogram;-;~μg
pmilligram;-;~mg|~ng
qonse|ons;ons.;~ons.
rtroy-onse|troy-ons;ons.t.;~ons.t.
spond;lb.;~#
tstone;-;~st
uVSA-ton;VSA-t.;~VSA-t.
vmetrieke ton;-;~t

"""#
    case "ak":
      #"""
.pone: n = 0..1
.l$ ne %|$, %|$, %|$, ne %
.u$ ne %|$, %|$, %|$, ne %
.s$ ne %|$, %|$, %|$, ne %
.t$ %|$ %|$ %|$ %
.c$ wɔ % biara mu
A@sima sini $;-
Bmillisɛkɛns|millisɛkɛn;-
Cmikrosɛkɛns|mikrosɛkɛn;-
Dnanosɛkɛns|nanosɛkɛn;-
E@sima $;-
F@dɔnhwere $;-
G@nna $|@da $
H@nnawɔtwe $;-
Jlita|l;-
Z@kuruwa $;-
b@Atere kɛseɛ $;-
c@atere fa $;-
d@atere $;dsp;~dsp
epn
f@koko $|@ko $;@ko $
g@drɔm fl $;@drɔm $;@drɔm fl $
h@gyega $
j@bare $;-
k@karat $;-
lgr;;~gr
mg|@grame $;-
n@kilograme $;-
o@mikrograme $;-
p@miligrame $;-
q@awnse $;-
r@troy awnse $;-
s@pɔns $;-
utons|ton;-
v@mɛtreke tons $;-

"""#
    case "am":
      #"""
.pone: i = 0 or n = 1
.l$ እና %|$፣ %|$፣ %|$ እና %
.u$ እና %|$፣ %|$፣ %|$ እና %
.s$ እና %|$፣ %|$፣ %|$ እና %
.t$ እና %|$፣ %|$፣ %|$ እና %
.fd
.c$ በ%
Aሰከንዶች|ሰከንድ;ሰከ;ሰ
Bሚሊሰከንድ;ሚሴ
Cማይክሮሰከንድ;ማሰ
Dናኖሰከንድ
Eደቂቃዎች|ደቂቃ;ደቂቃ|ደቂ;ደ
Fሰዓቶች|ሰዓት;ሰዓ;ሰ
Gቀናት;;ቀ
Hሳምንታት|ሳምንት;;ሳምንት
Iሚሊ ሊትር;;ሚሊ
Jሊትር;ሊ
Kሴንቲ ሊትር;ሴሊ
Lዴሲ ሊትር;ዴሊ
Mሄሊ
Nሴሜ³
Oሜ³
Pኢንች³
Qጫማ³
Rኪዩቢክ ያርድ
S~/ጋሎን;ጋሎን|~/ጋሎን;ጋሎን
Uኳርትስ
Vየፈሳሽ መለኪያ;;ፈመ
Xfl oz
YImp. fluid ኦንስስ;-
Zኩባያ
bየሻይ ማንኪያ
cየሻይ ማንኪያዎች
dየመምድረ በዳ ማንኪያ
eቁንጥ
fጠብታ
gየክብደት መለኪያ;;ክመ
hሙጃሌ
iዳውላ
jበርሜሎች|በርሜል;በርሜል
kCD|ካራት;-
lጥራ ጥሬ
mግራም;ግ
nኪሎግራም;ኪግ
oማግ
pሚግ;;ሚሊግራም
qአውንስ
sፓውንድ
tድንጋይ
uቶን
vሜትሪክ ቶኖች|ሜትሪክ ቶን;ቶ

"""#
    case "an":
      #"""
.pone: n = 1
.l$ y %|$, %|$, %|$ y %
.u$ y %|$, %|$, %|$ y %
.s$ y %|$, %|$, %|$ y %
.t$ %|$ %|$ %|$ %
.c$ per %
kquiratz|quirat;-
mgramos|gramo;-
nkilogramos|kilogramo;-
utonas|tona;-
vtonas metricas|tona metrica;tm

"""#
    case "ar":
      #"""
.pzero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99
.nlatn;0;.;,;\#u{200E}-;\#u{200E}+
.narab;٠;٫;٬;\#u{61C}-;\#u{61C}+
.r1
.l$ و%|$ و%|$ و%|$ و%
.u$ و%|$، و%|$، و%|$، و%
.s$ و%|$، و%|$، و%|$، و%
.t$ و%|$ و%|$ و%|$ و%
.fd
.c$ لكل %
Aثانية|!ثانية|ثوان||!ثانيتان;ث
Bملي ثانية;ملي ث
Cميكروثانية;م.ث.
Dنانو ثانية;ن.ث.
Eدقيقة|!دقيقة|دقائق||!دقيقتان;د
Fساعة|!ساعة|ساعات||!ساعتان;س
Gيوم|!يوم|أيام|يومًا|!يومان;;ي
Hأسبوع|!أسبوع|أسابيع|أسبوعًا|!أسبوعان;;أ
Iمليلتر;ملتر
Jلتر|!لتر;;ل
Kسنتيلتر
Lديسيلتر
Mهكتولتر
Nسنتيمتر مكعب;سم³
Oمتر مكعب;م³
Pبوصة مكعبة;;بوصة³
Qقدم مكعبة|!قدم مكعبة;قدم³
Rياردة مكعبة;ياردة³
Sغالون|!غالون
Tغالون إمبراطوري|!غالون إمبراطوري;غالون إمبراطوري
Uربع غالون|!ربع غالون
Vربع غالون إمبراطوري
Wباينت
Xأونصة سائلة|!أونصة سائلة|||!أونصتان سائلتان;أونصة سائلة|!أونصة س|أونصات سائلة|أونصة س|أونصة س;أونصة س|!أونصة س
Yأونصة سائلة إمبراطورية||أونصات سائلة إمبراطورية||!أونصتان سائلتان إمبراطوريتان;أونصة سائلة إمبراطورية|!أونصة سائلة إمبراطورية;أونصة س إمبراطورية|!أونصة س إمبراطورية
Zكوب|!كوب|أكواب|كوبًا|!كوبان;كوب|!كوب
aكوب متري
bملعقة كبيرة|!ملعقة كبيرة;ملعقة ك.|!ملعقة ك.;ملعقة ك|!ملعقة ك
cملعقة صغيرة|!ملعقة صغيرة;ملعقة ص|!ملعقة ص
dملعقة حلو;ملعقة ح.
eرشّة||رشّات;رشّة
fقطرة||قطرات||!قطرتان;قطرة
gدرهم||درهم سائل|درهم سائل|درهم سائل|درهم سائل;درهم سائل
hقدح||أقداح;;قدح|!قدح
iبوشل
jبرميل|!برميل|براميل|برميلًا|!برميلان;;برميل|!برميل
kقيراط|!قيراط|قراريط|قيراطًا|!قيراطان;قيراط
lقمحة
mغرام|!غرام|غرامات|غرامًا|!غرامان;غرام|!غرام;غ
nكيلوغرام;كغم;كغ
oميكروغرام;مكغم
pمليغرام;مغم
qأونصة;أونصة|!أونصة
rأونصة ترويسية
sرطل|||رطلًا|!رطلان;رطل
tستون
uطن||أطنان|طنًا|!طنان;طن
vطن متري;ط.م

"""#
    case "ar-BH":
      #"""
.darab

"""#
    case "ar-DJ":
      #"""
.darab

"""#
    case "ar-DZ":
      #"""
.nlatn;0;,;.;\#u{200E}-;\#u{200E}+

"""#
    case "ar-EG":
      #"""
.darab

"""#
    case "ar-ER":
      #"""
.darab

"""#
    case "ar-IL":
      #"""
.darab

"""#
    case "ar-IQ":
      #"""
.darab

"""#
    case "ar-JO":
      #"""
.darab

"""#
    case "ar-KM":
      #"""
.darab

"""#
    case "ar-KW":
      #"""
.darab

"""#
    case "ar-LB":
      #"""
.darab
.nlatn;0;,;.;\#u{200E}-;\#u{200E}+

"""#
    case "ar-LY":
      #"""
.nlatn;0;,;.;\#u{200E}-;\#u{200E}+

"""#
    case "ar-MA":
      #"""
.nlatn;0;,;.;\#u{200E}-;\#u{200E}+

"""#
    case "ar-MR":
      #"""
.darab
.nlatn;0;,;.;\#u{200E}-;\#u{200E}+

"""#
    case "ar-OM":
      #"""
.darab

"""#
    case "ar-PS":
      #"""
.darab

"""#
    case "ar-QA":
      #"""
.darab

"""#
    case "ar-SA":
      #"""
.darab
Aثانية|!ثانية|ثوانٍ||!ثانيتان;ث
Jلتر|!لتر|لترات|لترًا|!لتران;;ل
Nسنتيمتر مكعب||سنتيمترات مكعبة|سنتيمترًا مكعبًا|!سنتيمتران مكعبان;سم³
Oمتر مكعب||مترات مكعبة|مترًا مكعبًا|!متران مكعبان;م³
Pبوصة³||بوصات مكعبة||!بوصتان مكعبات;بوصة³
Qقدم مكعبة|!قدم مكعبة|أقدام مكعبة|أقدام مكعبة|!قدمان مكعبتان;قدم³
Rياردة مكعبة||ياردات مكعبة||!ياردتان مكعبتان;ياردة³
Xأونصة سائلة|!أونصة سائلة|||!أونصتان سائلتان;أونصة سائلة|!أونصة س|أونصات سائلة|أونصة س|!أونصتان سائلتان;أونصة س|!أونصة س
Zكوب|!كوب|أكواب|كوبًا|!كوبان
aكوب متري||أكواب مترية|كوبًا متريًا|!كوبان متريان
bملعقة كبيرة|!ملعقة كبيرة|ملاعق كبيرة||!ملعقتان كبيرتان;ملعقة ك.|!ملعقة ك.|ملاعق ك.||ملعقتان ك.;ملعقة ك|!ملعقة ك
cملعقة صغيرة|!ملعقة صغيرة|ملاعق صغيرة||!ملعقتان صغيرتان;ملعقة ص|!ملعقة ص|ملاعق ص||ملعقتان ص
kقيراط|!قيراط|قراريط|قيراطًا|!قيراطان;قيراط||قراريط|قيراطًا|!قيراطان
mغرام|!غرام|غرامات|غرامًا|!غرامان;;غم
nكيلوغرام||كيلوغرامات|كيلوغرامًا|!كيلوغرامان;كغم
oميكروغرام||ميكروغرامات|ميكروغرامًا|!ميكروغرامان;مكغم
pمليغرام||مليغرامات|مليغرامًا|!مليغرامان;مغم
sرطل|||رطلًا|!رطلان;رطل||أرطال|رطلُا|!رطلان
uطن||أطنان|طنًا|!طنان
vطن متري||أطنان مترية|طنًا متريًا|!طنان متريان;ط.م

"""#
    case "ar-SD":
      #"""
.darab

"""#
    case "ar-SO":
      #"""
.darab

"""#
    case "ar-SS":
      #"""
.darab

"""#
    case "ar-SY":
      #"""
.darab

"""#
    case "ar-TD":
      #"""
.darab

"""#
    case "ar-TN":
      #"""
.nlatn;0;,;.;\#u{200E}-;\#u{200E}+

"""#
    case "ar-YE":
      #"""
.darab

"""#
    case "as":
      #"""
.pone: i = 0 or n = 1
.dbeng
.nbeng;০;.;,;-;+
.g3;2;1
.l$ আৰু %|$, %|$, %|$ আৰু %
.t$ %|$ %|$ %|$ %
.fd
.cপ্ৰতি %ত $
Aছেকেণ্ড
Bমিলিছেকেণ্ড;মিঃ ছেঃ
Cমাইক্ৰছেকেণ্ড;মাঃ ছেঃ
Dনেনোছেকেণ্ড;নেঃ ছেঃ
Eমিনিট
Fঘণ্টা
Gদিন
Hসপ্তাহ
Iমিলিলিটাৰ;মিঃ লিঃ
Jলিটাৰ;লিঃ
Kছেণ্টিলিটাৰ;ছেঃ লিঃ
Lডেচিলিটাৰ;ডেঃ লিঃ
Mহেক্টোলিটাৰ;হেঃ লিঃ
Nঘন ছেণ্টিমিটাৰ;-
Oঘন মিটাৰ;-
Pঘন ইঞ্চি;-
Qঘন ফুট;-
Rঘন গজ;-
Sগেলন
Tইম্পেৰিয়াল গেলন;ইম্পেঃ গেঃ
Uকোৱাৰ্ট
Vইম্পেৰিয়েল কুৱাৰ্ট;-
Wপিণ্ট
Xফ্লুইড আউন্স;ফ্লুঃ আঃ
Yইম্পেৰিয়েল ফ্লুইড আউন্স;ইম্পে. ফ্লু. আ.
Zকাপ
aমেট্ৰিক কাপ;মেঃ কাঃ
bটেব’লস্পুন
cটিস্পুন;;~টিস্পুন
dডেজাৰ্ট চামুচ;-;~dsp
eপিঞ্চ
fড্ৰপ
gড্ৰাম;ড্ৰাম তৰল পদাৰ্থ
hজিগাৰ
iবুশ্বেল|বুশ্লেল;-
jবেৰেল;-
kকেৰেট
lগ্ৰেইন
mগ্ৰাম;গ্ৰাঃ
nকিলোগ্ৰাম;কিঃ গ্ৰাঃ
oমাইক্ৰোগ্ৰাম;মাঃ গ্ৰাঃ
pমিলিগ্ৰাম;মিঃ গ্ৰাঃ
qআউন্স
rট্ৰয় আউন্স;ট্ৰঃ আঃ
sপাউণ্ড
tষ্ট'ন
uটন
vমেট্ৰিক টন|মেট্রিক টন;ট

"""#
    case "ast":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;.;-;+
.l$ y %|$, %|$, %|$ y %
.u$ y %|$, %|$, %|$ y %
.s$ y %|$, %|$, %|$ y %
.t$ y %|$, %|$, %|$ y %
.c$ per %
Asegundos|segundu;segs|seg;~segs|~seg
Bmilisegundos|milisegundu;-;~ms
Cmicrosegundos|microsegundu;-;~μs
Dnanosegundos|nanosegundu;-;~ns
Eminutos|minutu;mins|min;~mins|~min
Fhores|hora;hrs|hr;~hrs|~hr
Gdíes|día;;~díes|~día
Hselmanes|selmana;sels|sel;~sels|~sel
Imilillitros|milillitru;-;~mL
Jllitros|llitru;-;~l
Kcentillitros|centillitru;-;~cL
Ldecillitros|decillitru;-;~dL
Mhectollitros|hectollitru;-;~hL
Ncentímetros cúbicos|centímetru cúbicu;-;~cm³
Ometros cúbicos|metru cúbicu;-;~m³
Ppulgaes cúbiques|pulgada cúbica;-;~in³
Qpies cúbicos|pie cúbicu;-;~ft³
Ryardes cúbiques|yarda cúbica;-;~yd³
Sgalones|galón;gal;~gal
Tgalones imperiales|galón imperial;gal. imp.;gal imp
Ucuartos|cuartu;-;~qt
Wpintes|pinta;-;~pt
Xonces de fluidos|onza de fluidos;fl oz;~fl oz
Ztaces|taza;tz;~tz
ataces métriques|taza métrica;-;~mc
bcuyares|cuyar;cuyar;~tbsp
ccuyarines|cuyarina;cuyrn;~tsp
ibushels|bushel;-;~bu
kquilates|quilate;-;~CD
mgramos|gramu;-;~g
nquilogramos|quilogramu;-;~kg
omicrogramos|microgramu;-;~μg
pmiligramos|miligramu;-;~mg
qonces|onza;-;~oz
ronces troy|onza troy;-;~oz t
sllibres|llibra;lbs|lb;~#
tpiedres|piedra;-;~st
utonelaes|tonelada;-;~tn
vtonelaes métriques|tonelada métrica;-;~t

"""#
    case "az":
      #"""
.pone: n = 1
.nlatn;0;,;.;-;+
.l$ və %|$, %|$, %|$ və %
Asaniyə;san
Bmillisaniyə;msan
Cmikrosaniyə;μsan
Dnanosaniyə;nsan
Edəqiqə;dəq
Fsaat
Ggün
Hhəftə;hft
Imillilitr;-;ml
Jlitr;-
Ksantilitr;sL;sl
Ldesilitr;-;dl
Mhektolitr;-;hl
Nkub santimetr;sm³
Okub metr;-
Pkub düym;-
Qkub fut;-
Rkub yard;-
Sqallon;qal
Timp. qallon;imp. qal;imp.qal
Ukvart;-
Vİmp. kvarta;kvarta İmp.;~qt-Imp.
Wpint;-
Xmaye unsiyası;fl oz
Yfl oz İmp.;;~fl oz Im
Zstəkan;st
a-;;mf
bxörək qaşığı;xrqş
cçay qaşığı;çyqş
ddessert qaşığı;des.qaş.;dsp
eçimdik
fdamcı;;dc
gdram
ibuşel
kkarat;-
lqranul
mqram;q
nkiloqram;kq
omikroqram;μq
pmilliqram;mq
qunsiya;-
rtroy unsiyası;-
sfunt;-
tstone;;stoun
uton;-
vmetrik ton;-

"""#
    default: nil
    }
  }
}
