// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textB(of tag: String) -> StaticString? {
    switch tag {
    case "bal-Latn":
      #"""
.pone: n = 1
Asekendh
Bmilisekendh
Cmáikrósekendh
Dnénósekendh
Emeletth
Fsáhat
Gróch
Hhaptag

"""#
    case "be":
      #"""
.pone: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
.nlatn;0;,;\#u{A0};-;+
.g3;3;2
.l$ і %|$, %|$, %|$ і %
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$ %|$ %|$ %|$ %
.fd
Aсекунды|секунда||секунд;с
Bмілісекунды|мілісекунда||мілісекунд;мс
Cмікрасекунды|мікрасекунда||мікрасекунд;мкс
Dнанасекунды|нанасекунда||нанасекунд;нс
Eхвіліны|хвіліна||хвілін;хв
Fгадзіны|гадзіна||гадзін;гадз
Gсутак|суткі;сут
Hтыдня|тыдзень|тыдні|тыдняў;тыдз
Iмілілітра|мілілітр|мілілітры|мілілітраў;мл
Jлітра|літр|літры|літраў;л
Kсантылітра|сантылітр|сантылітры|сантылітраў;сл
Lдэцылітра|дэцылітр|дэцылітры|дэцылітраў;дл
Mгекталітра|гекталітр|гекталітры|гекталітраў;гл
Nкубічнага сантыметра|кубічны сантыметр|кубічныя сантыметры|кубічных сантыметраў;см³
Oкубічнага метра|кубічны метр|кубічныя метры|кубічных метраў;м³
Pкубічнай цалі|кубічная цаля|кубічныя цалі|кубічных цаляў;куб. цалі|куб. цаля||куб. цаляў
Qкубічнага фута|кубічны фут|кубічныя футы|кубічных футаў;куб. фута|куб. фут|куб. футы|куб. футаў
Rкубічнага ярда|кубічны ярд|кубічныя ярды|кубічных ярдаў;куб. ярда|куб. ярд|куб. ярды|куб. ярдаў
Sгалона|галон|галоны|галонаў;гал
Tімп. галона|імп. галон|імп. галоны|імп. галонаў;імп. гал
Uкварты|кварта||кварт
Vбрыт. кварты|брыт. кварта||брыт. кварт
Wпінты|пінта||пінтаў
Xвадкай унцыі|вадкая унцыя|вадкія унцыі|вадкіх унцый;вадк. унц.
Yімп. вадкай унцыі|імп. вадкая унцыя|імп. вадкія унцыі|імп. вадкіх унцый
Zкубка|кубак|кубкі|кубкаў
aметрычнага кубка|метрычны кубак|метрычныя кубкі|метрычных кубкаў;мет. кубка|мет. кубак|мет. кубкі|мет. кубкаў
bсталовай лыжкі|сталовая лыжка|сталовыя лыжкі|сталовых лыжак;ст. лыжкі|ст. лыжка||ст. лыжак
cчайнай лыжкі|чайная лыжка|чайныя лыжкі|чайных лыжак;ч. лыжкі|ч. лыжка||ч. лыжак
dдэсертнай лыжкі|дэсертная лыжка|дэсертныя лыжкі|дэсертных лыжак;дэс. л.;дэс. лыжкі|дэс. лыжка||дэс. лыжак
eдробкі|дробка||дробак
fкроплі|кропля||кропель
gвад. драхмы|драхма||вад. драхмаў;вад. драхмы|вад. драхма||вад. драхмаў
hджыгера|джыгер|джыгеры|джыгераў
iбушаля|бушаль|бушалі|бушаляў;буш
jбарэля|барэль|барэлі|барэляў
kкарата|карат|караты|каратаў;кар
lграна|гран|граны|гранаў
mграма|грам|грамы|грамаў;г
nкілаграма|кілаграм|кілаграмы|кілаграмаў;кг
oмікраграма|мікраграм|мікраграмы|мікраграмаў;мкг
pміліграма|міліграм|міліграмы|міліграм;мг
qунцыі|унцыя||унцый;унц.
rтройскай унцыі|тройская унцыя|тройскія унцыі|тройскіх унцый;тр. унц.
sфунта|фунт|фунты|фунтаў
tстона|стон|стоны|стонаў
uамерыканскай тоны|амерыканская тона|амерыканскія тоны|амерыканскіх тон;амер. т
vтоны|тона||тон;т

"""#
    case "be-tarask":
      #"""
Aсэкунды|сэкунда||сэкундаў;сэк.;с
Bмілісэкунды|мілісэкунда||мілісэкундаў;мс
Cмікрасэкунды|мікрасэкунда||мікрасэкунд;мкс.
Dнанасэкунды|нанасэкунда||нанасэкунд;нсэк.
Eхвіліны|хвіліна||хвілін;хв.;хв
Fгадзіны|гадзіна||гадзін;гадз.;гадз
Gсутак|суткі;сут.;сут
Hтыдня|тыдзень|тыдні|тыдняў;тыдз.
Iмілілітара|мілілітар|мілілітары|мілілітараў;мл
Jлітру|літар|літры|літраў;л
Kсантылітру|сантылітар|сантылітары|сантылітраў;сл
Lдэцылітру|дэцылітар|дэцылітры|дэцылітраў;дл
Mгэкталітру|гэкталітар|гэкталітры|гэкталітраў;гл
Nкубічнага сантымэтра|кубічны сантымэтар|кубічныя сантымэтры|кубічных сантымэтраў;см³
Oкубічнага мэтра|кубічны мэтар|кубічныя мэтры|кубічных мэтраў;м³
Sгалёна|галён|галёны|галёнаў;гал
Tімп. галёна|імп. галён|імп. галёны|імп. галёнаў;імп. гал.
aмэтрычнага кубка|мэтрычны кубак|мэтрычныя кубкі|мэтрычных кубкаў;мет. кубка|мет. кубак|мет. кубкі|мет. кубкаў
cгарбатнай лыжкі|гарбатная лыжка|гарбатныя лыжкі|гарбатных лыжак;ч. лыжкі|ч. лыжка||ч. лыжак
dдэсэртнай лыжкі|дэсэртная лыжка|дэсэртныя лыжкі|дэсэртных лыжак;дэс. л.;дэс. лыжкі|дэс. лыжка||дэс. лыжак
fкроплі|кропля||кропляў;кроплі|кропля||кропель
hджыгэра|джыгэр|джыгэры|джыгэраў
iбушаля|бушаль|бушалі|бушаляў;буш.
mг
nкг
oмкг
pмг
tстона|стоўн|стоны|стонаў;стона|стон|стоны|стонаў
uамэрыканскай тоны|амэрыканская тона|амэрыканскія тоны|амэрыканскіх тонаў;амер. т
vтоны|тона||тонаў;т

"""#
    case "bew":
      #"""
.l$ èn %|$, %|$, %|$, èn %
.u$, %|$, %|$, %|$, èn %
.s$, %|$, %|$, %|$, èn %
.t$, %|$, %|$, %|$, èn %
.c$ per %
Asekon;sek;s
Bmilisekon;msek;ms
Cmikrosekon;μsek;μs
Dnanosek;nsek
Emenit;mnt;m
Fjem;;j
Gari
Hminggu;mgg
Imililèter;-
Jlèter;L
Ksèntilèter;-
Ldèsilèter;-
Mhèktolèter;-
Nsèntimèter kibik;-
Omèter kibik;-
Pinci kibik;-
Qkaki kibik;-
Ryard kibik;-
Sgalon;gal
Tgalon Kaès.;gal Kaès.;galIm
Ukuart;-
Vkuart Kaès.;qt Kaès.
Wpint;-
Xon caèr;fl oz
Yon caèr Kaès.;fl oz Kaès.
Zcangkir;-
acangkir mètrik;-
btèsi makan;tsm
ctèsi té;tst
dtèsi kué;tsk
ejumput;;@$
ftètès
gdirham caèr;;fl.dr.
htakeran gula
igantang;-
jbarèl;-
kkarat
lgrèn;;gr
mgram;-
nkilogram;-
omikrogram;-
pmiligram;-
qon
ron troy
spon
tbatu;-
uton Amrik Serèkat;tn AS
vton mètrik;-

"""#
    case "bg":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};-;+
.g3;3;2
.l$ и %|$, %|$, %|$ и %
.u$ и %|$, %|$, %|$ и %
.s$ и %|$, %|$, %|$, %
.t$ и %|$, %|$, %|$, %
.c$ на %
Aсекунди|секунда;сек;с
Bмилисекунди|милисекунда;мсек
Cмикросекунди|микросекунда;-
Dнаносекунди|наносекунда;-
Eминути|минута;мин
Fчаса|час;ч
Gдни|ден;д
Hседмици|седмица;седм.
Iмилилитра|милилитър;ml
Jлитра|литър;-
Kсентилитра|сентилитър;cl
Lдецилитра|децилитър;dl
Mхектолитра|хектолитър;hl
Nкубически сантиметра|кубически сантиметър;-
Oкубически метра|кубически метър;-
Pкубически инча|кубически инч;-
Qкубически фута|кубически фут;-
Rкубически ярда|кубически ярд;-
Sгалона|галон;-
Tимперски галона|имперски галон;имп. галона|имп. галон
Uкварти|кварта;-
Vимперски кварти|имперска кварта;имп. кварти|имп. кварта
Wпинти|пинта;-
Xтечни унции|течна унция;-
Yимперски течни унции|имперска течна унция;-
Zчаши|чаша;ч.
aметрични чаши|метрична чаша;-
bсупени лъжици|супена лъжица;с. л.
cчаени лъжици|чаена лъжица;ч. л.
dдесертни лъжици|десертна лъжица;дес. лъжици|дес. лъжица;дес. лъж.
eщипки|щипка
fкапки|капка
gдрама|драм;теч. драма|теч. драм
hджигъра|джигър
iбушела|бушел;-
jбарела|барел;-
kкарата|карат;-
lграна|гран
mграма|грам;-
nкилограма|килограм;-
oмикрограма|микрограм;-
pмилиграма|милиграм;-
qунции|унция;-
rтройунции|тройунция;тр. унц.
sфунта|фунт;-
tстоуна|стоун;-
uкъси тона|къс тон;-
vметрични тона|метричен тон;-

"""#
    case "bgn":
      #"""
.darabext
.narabext;۰;٫;٬;\#u{200E}-\#u{200E};\#u{200E}+\#u{200E}
.nlatn;0;٫;،;-;+
.r1
.l$ و %|$، %|$، %|$، و %
.u$، %|$، %|$، %|$، %
.s$، %|$، %|$، %|$، %
.t$ %|$ %|$ %|$ %
Aثانیه;;~ث
Bمیلی\#u{200C}ثانیه;;~میلی\#u{200C}ثانیه
Cمایکروثانیه
Dنانوثانیه
Eدقیقه;;~دقیقه
Fساعت;;~ساعت
Gروچ;;~روچ
Hهفته\#u{200C}گ;;~هفته\#u{200C}گ

"""#
    case "blo":
      #"""
.pzero: n = 0; one: n = 1
.nlatn;0;,;\#u{A0};-;+
.l$ na %|$, %|$, %|$ na %
.u$ na %|$, %|$, %|$ na %
.s$ na %|$, %|$, %|$ na %
.fd
.c$ % nɩ
I@ɩmililitri $|@mililitri $||||@baa mililitri $;@mL $;@mL$
J@ɩlitri $|@litri $||||@baa litri $;@l $;@l$
K@ɩsɛntilitri $|@sɛntilitri $||||@baa sɛntilitri $;@cL $;@cL$
L@ɩɖesilitri $|@ɖesilitri $||||@baa ɖesilitri $;@dL $;@dL$
M@ɩhɛktoolitri $|@hɛktoolitri $||||@baa hɛktoolitri $;@hL $;@hL$
N@ɩsɛntimɛta bʊye bʊriu $|@sɛntimɛta bʊye bʊriu $||||@baa sɛntimɛta bʊye bʊriu $;@cm³ $;@cm³$
O@ɩmɛta bʊyɛ bʊriu $|@mɛta bʊyɛ bʊriu $||||@baa mɛta bʊyɛ bʊriu $;@m³ $;@m³$
P@asǝkǝmǝ bʊyɛ bʊriu $|@nsǝkǝmǝ bʊyɛ bʊriu $||||@baa nsǝkǝmǝ bʊyɛ bʊriu $;@in³ $;@in³$
Q@anaŋcǝna bʊyɛ bʊriu $|@gʊnaŋcǝna bʊyɛ bʊriu $||||@baa gʊnaŋcǝna bʊyɛ bʊriu $;@ft³ $;@ft³$
R@yd³ $;;@yd³$
S@ɩgaalɔŋ Amalɩka kʊfaŋʊ kɩja $|@gaalɔŋ Amalɩka kʊfaŋʊ kaja $||||@baa gaalɔŋ Amalɩka kʊfaŋʊ kaja $;@gal US $;@gal$
T@ɩgaalɔŋ gɛɛshɩ kɩja $|@gaalɔŋ gɛɛshɩ kaja $||||@baa gaalɔŋ gɛɛshɩ kaja $;@gal Imp. $;@gal Imp.$
V@qt Imp. $;;@qt Imp.$
X@fl oz US $;;@fl oz$
Y@fl oz Imp. $;;@fl oz Imp.$
Z@ɩkɔɔpʊ $|@kɔɔpʊ $||||@baa kɔɔpʊ $;@c $;@c$
a@ɩkɔɔpʊ mɛta kʊfaŋʊ kɩja $|@kɔɔpʊ mɛta kʊfaŋʊ kɩja $||||@baa kɔɔpʊ mɛta kʊfaŋʊ kɩja $;@mc $;@mc$
b@ɩtɩrɩɩ ʊnyɩʊ kɩja $|@tɩrɩɩ ʊnyɩʊ kaja $||||@baa tɩrɩɩ ʊnyɩʊ kaja $;@tbsp $;@tbsp$
c@ɩtɩrɩɩ kafee kɩja $|@tɩrɩɩ kafee kaja $||||@baa tɩrɩɩ kafee kaja $;@tsp $;@tsp$
d@dstspn $;;@dstspn$
e@ɩkɩtɩʊ $|@ʊkɩtɩʊ $||||@baa ʊkɩtɩʊ $;@pn $;@pn$
f@ɩsɔr $|@ʊsɔr $||||@baa ʊsɔr $;@drop $;@dr$
g@ɩɖraam $|@ɖraam $||||@baa ɖraam $;@dram $;@fl.dr.$
h@ɩjɩga $|@jɩga $||||@baa jɩga $;@jigger $;@jigger$
i@bu $;;@bu$
j@bbl $;;@bbl$
k@CD $;;@CD$
m@ɩgram $|@gram $||||@baa gram $;@g $;@g$
n@ɩkiloogram $|@kiloogram $||||@baa kiloogram $;@kg $;@kg$
o@ɩmikroogram $|@mikroogram $||||@baa mikroogram $;@μg $;@μg$
p@ɩmiligram $|@miligram $||||@baa miligram $;@mg $;@mg$
q@oz $;;@oz$
r@oz t $;;@oz t$
s@ɩpɔŋ $|@pɔŋ $||||@baa pɔŋ $;@lb $;@lb$
t@atala $|@ntala $||||@baa ntala $;@st $;@st$
u@tɔn Gɛɛshɩ kɩja $|@tɔn Gɛɛshɩ kaja $||||@baa tɔn Gɛɛshɩ kaja $;@tn $;@tn$
v@ɩtɔn $|@tɔn $||||@baa tɔn $;@t $;@t$

"""#
    case "bn":
      #"""
.pone: i = 0 or n = 1
.dbeng
.nbeng;০;.;,;-;+
.g3;2;1
.l$ এবং %|$, %|$, %|$ এবং %
.fd
.c% প্রতি $
Aসেকেন্ড;;সেঃ
Bমিলিসেকেন্ড;-
Cমাইক্রোসেকেন্ড;-;~μs
Dন্যানোসেকেন্ড;-;~ns
Eমিনিট;;মিঃ
Fঘন্টা;;ঘঃ
Gদিন
Hসপ্তাহ
Iমিলিলিটার;-
Jলিটার
Kসেন্টিলিটার;-
Lডেসিলিটার;-
Mহেক্টোলিটার;-
Nকিউবিক সেন্টিমিটার;-
Oকিউবিক মিটার;-
Pকিউবিক ইঞ্চি;-
Qকিউবিক ফুট;-
Ryd³|কিউবিক গজ;-
Sগ্যালন;gal
Tইম্পেরিয়াল গ্যালন;-;~galIm
Uকোয়ার্ট;-
VImp. quart;-
Wপিন্ট;-
Xফ্লুইড আউন্স;fl oz
YImp. fluid ounces|Imp. fl oz;-;~fl oz Im
Zকাপ;-
aমেট্রিক কাপ;-
bটেবিল-চামচ;-
cচা-চামচ;-
dডেসার্ট চামচ;-;~dsp
eচিমটে
fফোঁটা;;~dr
gড্র্য়াম|ড্র্যাম;-;~fl.dr.
hজিগার
iবুশেল;-
jব্যারেল|ব্য়ারেল;-
kক্যারেট;-
mগ্রাম;গ্রাম|~গ্রাম;গ্রাম
nকিলোগ্রাম;কেজি
oমাইক্রোগ্রাম;-
pমিলিগ্রাম;-;~/মিগ্রা:
qআউন্স
rট্রয় আউন্স;-
sপাউন্ড;lb|পাউন্ড;পাউন্ড
uটন;-;টন
vমেট্রিক টন;-;টন

"""#
    case "br":
      #"""
.pone: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0
.nlatn;0;,;\#u{A0};-;+
.l$ ha %|$, %|$, %|$ ha %
.fd
.c$ dre %
Aeilenn|||a eilennoù;-;~s
Bmilieilenn|||a vilieilennoù|vilieilenn;-;~ms
Cmikroeilenn|||a vikroeilennoù|vikroeilenn;-;~μs
Dnanoeilenn|||a nanoeilennoù;-;~ns
Emunut|||a vunutoù|vunut;-;~min
Feur|||a eurioù;-;~h
Gdeiz|||a zeizioù|zeiz;-;~d
Hsizhun|||a sizhunioù;sizh.;~sizh.
Imililitr|||a vililitroù|vililitr;ml;~ml
Jlitr|||a litroù;-;~l
Ksantilitr|||a santilitroù;cl;~cl
Ldesilitr|||a zesilitroù|zesilitr;dl;~dl
Mhektolitr|||a hektolitroù;hl;~hl
Nsantimetr diñs|||a santimetroù diñs;-;~cm³
Ometr diñs|||a vetroù diñs|vetr diñs;-;~m³
Pmeutad diñs|||a veutadoù diñs|veutad diñs;-;~in³
Qtroatad diñs||zroatad diñs|a droatadoù diñs|droatad diñs;-;~ft³
Ryard diñs|||a yardoù diñs;-;~yd³
Sgallon|||a c'hallonoù|c'hallon;gal;~gal
Tgallon impalaerel|||a c'hallonoù impalaerel|c'hallon impalaerel;gal imp.;~galIm
Ukard|c'hard|c'hard|a gardoù|gard;-;~qt
Vkard impalaerel|c'hard impalaerel|c'hard impalaerel|a gardoù impalaerel|gard impalaerel;-;~qt Imp.
Wpint||fint|a bintoù|bint;-;~pt
Xoñs liñvel|||a oñsoù liñvel;fl oz;~fl oz
Yoñs liñvel impalaerel|||a oñsoù liñvel impalaerel;fl oz imp.;~fl oz Im
Ztasad||zasad|a dasadoù;tas.;~tas.
atasad metrek||zasad metrek|a dasadoù metrek|dasad vetrek;tm;~tm
bloaiad-voued|||a loaiadoù-boued;l.-v.;~l.-v.
cloaiad-gafe|||a loaiadoù-kafe;l.-g.;~l.-g.
dloaiad dibenn-pred|||a loaiadoù dibenn-pred;l.d.-b.;~l.d.-b.
epiñsad||fiñsad|a biñsadoù|biñsad;piñs;~piñs
ftakenn|dakenn|zakenn|a dakennoù|dakenn;gt;~gt
gdrakm liñvel|||a zrakmoù liñvel|zrakm liñvel;fl dr;~fl dr
hshot|||a shotoù;shot;~shot
ipoezellad||foezellad|a boezelladoù|boezellad;-;~bu
jbarilh|||a varilhoù|varilh;-;~bbl
kkarat|c'harat|c'harat|a garatoù|garat;-;~CD
lgreunad|||a c'hreunadoù|c'hreunad;gr;~gr
mgramm|||a c'hrammoù|c'hramm;-;~g
nkilogramm|c'hilogramm|c'hilogramm|a gilogrammoù|gilogramm;-;~kg
omikrogramm|||a vikrogrammoù|vikrogramm;-;~μg
pmiligramm|||a viligrammoù|viligramm;-;~mg
qoñs|||a oñsoù;-;~oz
roñs troy;-;~ozt
slur|||a lurioù;-;~lb
tston;-;~st
utonenn|donenn|zonenn|a donennoù|donenn;-;~tn
vtonenn vetrek|donenn vetrek|zonenn metrek|a donennoù metrek|donenn vetrek;-;~t

"""#
    case "brx":
      #"""
.pone: n = 1
.ndeva;०;.;,;-;+
.g3;2;1
.l$ आरो %|$, %|$, %|$, आरो %
.u$ आरो %|$, %|$, %|$, आरो %
.s$ आरो %|$, %|$, %|$, आरो %
.t$ आरो %|$, %|$, %|$, आरो %
Aसेकं.;-
Eमिन.;-
Fघंटे|रिंगा;-
Gसान;-
Hसप्ताह;-

"""#
    case "bs":
      #"""
.pone: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
.nlatn;0;,;.;-;+
.l$ i %|$, %|$, %|$ i %
.u$ i %|$, %|$, %|$ i %
.s$ i %|$, %|$, %|$ i %
.t$ i %|$, %|$, %|$ i %
.fd
Asekundi|sekunda|sekunde;sek.;s
Bmilisekundi|milisekunda|milisekunde;-
Cmikrosekundi|mikrosekunda|mikrosekunde;-
Dnanosekundi|nanosekunda|nanosekunde;-
Eminuta||minute;min.;m
Fsati|sat|sata;-
Gdana|dan;;d.
Hsedmica||sedmice;sedm.
Imililitara|mililitar|mililitra;ml
Jlitara|litar|litra;-;~l
Kcentilitara|centilitar|centilitra;cl
Ldecilitara|decilitar|decilitra;dl
Mhektolitara|hektolitar|hektolitra;hl
Nkubnih centimetara|kubni centimetar|kubna centimetra;-
Okubnih metara|kubni metar|kubna metra;-
Pkubnih inča|kubni inč|kubna inča;-
Qkubnih stopa|kubna stopa|kubne stope;-
Rkubnih jarda|kubni jard|kubna jarda;-
Sgalona|galon;gal
Tbrit. galona|brit. galon;b. gal
Učetvrtina||četvrtine;-
Vimperijalnih kvarca|imperijalni kvarc|imperijalna kvarca;imp. kvarata|imp. kvart|imp. kvarta
Wpinti|pinta|pinte;-
Xtečnih unci|tečna unca|tečne unce;fl oz
Yimp. tekućih unci|imp. tekuća unca|imp. tekuće unce;imp. fl oz
Zšolja||šolje;-
ametričkih šolja|metrička šolja|metričke šolje;-
bkašika||kašike;kšk.
ckašičica||kašičice;kšč.
dkašika za desert||kašike za desert;kš. des.
eprstohvata|prstohvat
fkapi|kap
gtečnih drama|tečni dram|tečna drama;teč. drama|teč. dram
hmalih čašica|mala čašica|male čašice
ibušela|bušel;-
jbarela|barel;-
kkarata|karat;CD|ct|ct;ct
l-;;gr
mgrama|gram;-
nkilograma|kilogram;-
omikrograma|mikrogram;-
pmiligrama|miligram;-
qunci|unca|unce;-
rfinih unci|fina unca|fine unce;-
sfunti|funta|funte;lbs|lb|lb;lb
tstone;-
utona||tone;-
vmetričkih tona|metrička tona|metričke tone;-

"""#
    case "bs-Cyrl":
      #"""
.pone: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
.nlatn;0;,;.;-;+
.l$ и %|$, %|$, %|$ и %
.u$ и %|$, %|$, %|$ и %
.s$ и %|$, %|$, %|$ и %
.t$ и %|$, %|$, %|$ и %
.fd
Aсекунди|секунда|секунде;сек.
Bмилисекунди|милисекунда|милисекунде;мс
Cмикросекунди|микросекунда|микросекунде;-
Dнаносекунди|наносекунда|наносекунде;-
Eминута|минут;мин.
Fсати|сат|сата
Gдана|дан;дан||дана
Hседмица||седмице;сед.

"""#
    default: nil
    }
  }
}
