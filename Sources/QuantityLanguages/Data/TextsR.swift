// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textR(of tag: String) -> StaticString? {
    switch tag {
    case "rm":
      #"""
.pone: n = 1
.nlatn;0;.;’;−;+
.l$ e %|$, %|$, %|$ e %
.u$ e %|$, %|$, %|$ e %
.s$ e %|$, %|$, %|$ e %
.t$ %|$ %|$ %|$ %
.c$ per %
Asecundas|secunda;secs.|sec.;secs.
Bmillisecundas|millisecunda;-;~ms
Eminutas|minuta;mins.|min.;mins.
Furas|ura;;uras
Gdis|di;;dis
Hemnas|emna;;emnas
J_liters|_liter;-
T-;;gal imp
Y-;;fl oz imp
m_grams|_gram;-
n_kilograms|_kilogram;-

"""#
    case "ro":
      #"""
.pone: i = 1 and v = 0; few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19
.nlatn;0;,;.;-;+
.l$ și %|$, %|$, %|$ și %
.u$ și %|$, %|$, %|$, %
.fd
.c$ pe %
Ade secunde|secundă|secunde;-
Bde milisecunde|milisecundă|milisecunde;-
Cde microsecunde|microsecundă|microsecunde;-
Dde nanosecunde|nanosecundă|nanosecunde;-
Ede minute|minut|minute;min.;m
Fde ore|oră|ore;ore|oră;h
Gde zile|zi|zile;zile|zi;z
Hde săptămâni|săptămână|săptămâni;săpt.
Ide mililitri|mililitru|mililitri;ml
Jde litri|litru|litri;-
Kde centilitri|centilitru|centilitri;cl
Lde decilitri|decilitru|decilitri;dl
Mde hectolitri|hectolitru|hectolitri;hl
Nde centimetri cubi|centimetru cub|centimetri cubi;-
Ode metri cubi|metru cub|metri cubi;-
Pde inchi cubici|inch cubic|inchi cubici;-
Qde picioare cubice|picior cubic|picioare cubice;-
Rde iarzi cubici|iard cubic|iarzi cubici;-
Sde galoane|galon|galoane;gal
Tde galoane imperiale|galon imperial|galoane imperiale;gal imp.;gal im
Ude quarte|quart|quarte;-
Vde quarte imperiale|quart imperial|quarte imperiale;qt imp.;qt im
Wde pinte|pintă|pinte;-
Xde uncii lichide|uncie lichidă|uncii lichide;fl oz
Yde uncii lichide imperiale|uncie lichidă imperială|uncii lichide imperiale;fl oz imp.;fl oz im
Zde căni|cană|căni;-
ade căni metrice|cană metrică|căni metrice;-
bde linguri|lingură|linguri;-
cde lingurițe|linguriță|lingurițe;-
dde linguri de desert|lingură de desert|linguri de desert;-
ede vârfuri de cuțit|vârf de cuțit|vârfuri de cuțit;de vârfuri|vârf|vârfuri;vf.
fde picături|picătură|picături;;pic.
gde drami lichizi|dram lichid|drami lichizi;-;dr fl
hde jiggere|jigger|jiggere;-
ide banițe|baniță|banițe;-
jde barili|baril|barili;-
kde carate|carat|carate;ct
lde boabe|boabă|boabe;boabe|boabă
mde grame|gram|grame;-
nde kilograme|kilogram|kilograme;-
ode micrograme|microgram|micrograme;-
pde miligrame|miligram|miligrame;-
qde uncii|uncie|uncii;-
rde uncii monetare|uncie monetară|uncii monetare;-
sde livre|livră|livre;-
tde stone|stone|stone;-
ude tone scurte|tonă scurtă|tone scurte;t.s.
vde tone metrice|tonă metrică|tone metrice;-

"""#
    case "ro-MD":
      #"""
Ede minute|minut|minute;min.
Gde zile|zi|zile;zile|zi

"""#
    case "ru":
      #"""
.pone: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
.nlatn;0;,;\#u{A0};-;+
.l$ и %|$, %|$, %|$ и %
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$ %|$ %|$ %|$ %
.fd
Aсекунды|секунда||секунд;с
Bмиллисекунды|миллисекунда||миллисекунд;мс
Cмикросекунды|микросекунда||микросекунд;мкс
Dнаносекунды|наносекунда||наносекунд;нс
Eминуты|минута||минут;мин
Fчаса|час||часов;ч
Gдня|день||дней;дн.;д.
Hнедели|неделя||недель;нед.;н.
Iмиллилитра|миллилитр||миллилитров;мл
Jлитра|литр||литров;л
Kсантилитра|сантилитр||сантилитров;сл
Lдецилитра|децилитр||децилитров;дл
Mгектолитра|гектолитр||гектолитров;гл
Nкубического сантиметра|кубический сантиметр|кубических сантиметра|кубических сантиметров;см³
Oкубического метра|кубический метр|кубических метра|кубических метров;м³
Pкубического дюйма|кубический дюйм|кубических дюйма|кубических дюймов;дюйм³
Qкубического фута|кубический фут|кубических фута|кубических футов;фт³
Rкубического ярда|кубический ярд|кубических ярда|кубических ярдов;ярд³
Sамер. галлона|амер. галлон||амер. галлонов;ам. гал.
Tимп. галлона|имп. галлон||имп. галлонов;имп. гал.
Uамер. кварты|амер. кварта||амер. кварт;ам. кварт.
Vимп. кварты|имп. кварта||имп. кварт;имп. кварт.
Wамер. пинты|амер. пинта||амер. пинт;ам. пинт.
Xамер. жидкой унции|амер. жидкая унция|амер. жидкие унции|амер. жидких унций;ам. жидк. унц.
Yимп. жидкой унции|имп. жидкая унция|имп. жидкие унции|имп. жидких унций;имп. жидк. унц.
Zамер. чашки|амер. чашка||амер. чашек;ам. чаш.
aметрической чашки|метрическая чашка|метрические чашки|метрических чашек;м. чаш.
bстоловой ложки|столовая ложка|столовые ложки|столовых ложек;ст. л.
cчайной ложки|чайная ложка|чайные ложки|чайных ложек;ч. л.
dдесертной ложки|десертная ложка|десертные ложки|десертных ложек;дес. л.
eщепотки|щепотка||щепоток;щепот.
fкапли|капля||капель;кап.
gжидкой драхмы|жидкая драхма|жидкие драхмы|жидких драхм;жидк. др.
hджиггера|джиггер||джиггеров
iбушеля|бушель||бушелей;буш.
jбарреля|баррель||баррелей;барр.
kкарата|карат||карат;кар
lграна|гран||гранов
mграмма|грамм||грамм;г
nкилограмма|килограмм||килограмм;кг
oмикрограмма|микрограмм||микрограмм;мкг
pмиллиграмма|миллиграмм||миллиграмм;мг
qунции|унция||унций;унц.
rтройской унции|тройская унция|тройские унции|тройских унций;тр. унц.
sфунта|фунт||фунтов;фнт
tстоуна|_стоун||стоунов;;стн
uамериканской тонны|американская тонна|американские тонны|американских тонн;амер. т;ам. т|_ам. т
vтонны|тонна||тонн;т

"""#
    case "ru-UA":
      #"""
.g3;3;2

"""#
    default: nil
    }
  }
}
