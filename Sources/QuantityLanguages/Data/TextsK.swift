// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textK(of tag: String) -> StaticString? {
    switch tag {
    case "ka":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};-;+
.g3;3;2
.l$ და %|$, %|$, %|$ და %
Aწამი;წმ;~წმ
Bმილიწამი;მწმ
Cმიკროწამი;მკწმ
Dნანოწამი;ნწმ
Eწუთი;წთ;~წთ
Fსაათი;სთ;~სთ
Gდღე
Hკვირა;კვრ
Iმილილიტრი;მილილ.
Jლიტრი;ლ;~ლ
Kსანტილიტრი;სლ
Lდეცილიტრი;დლ
Mჰექტოლიტრი;ჰლ
Nკუბური სანტიმენტრი;სმ³
Oკუბური მეტრი;მ³
Pკუბური დუიმი;დუიმი³
Qკუბური ფუტი;ფტ³
Rკუბური იარდი;იარდი³
Sგალონი
Tიმპ. გალონი;იმპ. გალ.
Uკვარტა
Vბრიტანული კვარტი;ბრიტ. კვარტი
Wპინტა
Xთხევადი უნცია;თხ. უნცია
Yბრიტ. თხევადი უნცია;ბრიტ. თხევ. უნც.
Zჭიქა
aმეტრული ჭიქა;მეტრ. ჭიქა
bსუფრის კოვზი;ს. კოვზი
cჩაის კოვზი;ჩ. კოვზი
dდესერტის კოვზი
eმწიკვი
fწვეთი
gბრიტანული თხევადი დრაქმა;ბრიტ. თხევ. დრაქმა
hჯიგერი
iბუშელი
jბარელი;ბარ.
kკარატი;კარ.
lგრანი
mგრამი;გ;~გ
nკილოგრამი;კგ;~კგ
oმიკროგრამი|!მიკროგრამი;მკგ;~მკგ
pმილიგრამი;მგ;~მგ
qუნცია;უნც
rტრუას უნცია;ტრ. უნც.
sფუნტი;ფნტ
tსტოუნი
uტ|ტონა;ტ;~ტ
vმეტრული ტონა;მტ

"""#
    case "kab":
      #"""
.pone: i = 0,1
.nlatn;0;,;\#u{A0};-;+
.l$ d %|$, %|$, %|$, d %
.t$ %|$ %|$ %|$ %
.fd
.c$ deg %
An tsinin|n tsint;tsn;~n
Bn tmilisinin|n tmilisint;mn
Cn tmikrusinin|n tmikrusint;μn
Dn tnanusinin|n tnanusint;nn
En tesdatin|n tesdat;tsd;~d
Fn yisragen|n usrag;sr;~r
Gn wussan|n wass;;~s
Hn yimalasen|n yimalas;mln|ml;~m
In yimililitren|n umililiter;-
Jn litrat|n litra;L;~L|L
Kn yisantilitren|n usantiliter;sL
Ln yidisiltren|n udisiliter;-
Mn yihiktulitren|n uhiktuliter;-
Nyisantimitren uzmir-kraḍ|usantimitr uzmir-kraḍ;sm³
Oyimitren uzmir-kraḍ|umitr uzmir-kraḍ;-
Pyidebbuzen uzmir-kraḍ|udebbuz uzmir-kraḍ;db³;~db³
Qyiḍarren uzmir-kraḍ|uḍar uzmir-kraḍ;ḍr³;~ḍr³
Ryiyaṛden uzmir-kraḍ|uyaṛd uzmir-kraḍ;-;~yd³
Sn yigalunen|n ugalun;gal
Tn yigalunen Imp.|n ugalun Imp.;gal imp.;~galIm
Un yifkuẓen|n ufkuẓ;kẓ
Vn ufkuẓ Imp.;kẓ Imp.
Wn yipinten|n upint;-
Y-;;~fl oz Im
Zn yifenjalen|n ufenjal;f
an yifenjalen imitranen|n ufenjal amitran;fnjl
bn tɣenjawin n wučči|n tɣenjawt n wučči;ɣnjč
cn tɣenjawin n lqahwa|n tɣenjawt n lqahwa;ɣnjq
eupinč
fn tmiqqwa|n tiqqit;n tiqqit
hujiger
jn tbettiyin|n tbettit;btt
mn igramen|n ugram;-
nn ikilugramen|ukilugram;-
on imikrugramen|n umikrugram;-
pn imiligramen|n umiligram;-
sn yipunden|n upund;-
un iṭenen|n uṭun;-
vn iṭunen imitranen|n uṭun amitran;-

"""#
    case "kea":
      #"""
.nlatn;0;,;\#u{A0};-;+
.l$ i %|$, %|$, %|$ i %
.u$ i %|$, %|$, %|$ i %
.c$ pur %
Asigundu;sig.;s
Bmilisigundu;-
Cmikrosigundu;-
Dnanosigundu;-
Eminutu;min.
Fora;-
Gdia
Hsimana;sim.
Imililitru;ml
Jlitru;-
Ksentilitru;cl
Ldesilitru;dl
Mektolitru;hl
Nsentímetru kúbiku;-
Ometru kúbiku;-
Ppulegada kúbiku;-
Qpé kúbiku;-
Rjarda kúbiku;-
Sgalãu;gal
Tgalãu britániku;gal brit.
Ukuart;-
Vkuart britániku;qt brit.
Wpint;-
Xónsa fluídu;fl oz
Yónsa fluídu britániku;fl oz brit.
Zxávina;xáv
axávina métriku;xávm
bkudjer di sopa;ks
ckudjer di xá;kx
dkudjer di subrimeza;-
epitada;pit.
fgota
gdrakma fluídu;drakma fl.
hkopu di xot;kopu x.
jbaril;-
kkilati;kt
lgrãu
mgrama;-
nkilograma;-;~kg
omikrograma;-
pmiligrama;-
qónsa;-
rónsa troy;-
slibra;-
utonelada;ton
vtonelada métriku;-

"""#
    case "kgp":
      #"""
.nlatn;0;,;.;-;+
.l$ kar %|$, %|$, %|$ kar %
.u$ kar %|$, %|$, %|$ kar %
.s$ kar %|$, %|$, %|$ kar %
.t$ %|$ %|$ %|$ %
.c$ por %
A@sigũnu $;sig;s
B@mĩrisigũnu $;-
C@mĩkrusigũnu $;-
D@nỹnãsigũnu $;-
E@mĩnũtu $;-
F@óra ag $|@óra $;-
G@kurã $;kurã ag|kurã
Hsimỹnỹ ag|simỹnỹ;sim.;sim. Ag
Imĩriritru ag|mĩriritru;ml
Jritru ag|ritru;-;~r
Ksẽntiritru ag|sẽntiritru;cl
Lnesirituru ag|nesirituru;dl
Mhegtoritru ag|hegtoritru;hl
Nsẽntimẽturo kumiko ag|sẽntimẽturo kumiko;-
Omẽturo kumiko ag|mẽturo kumiko;-
Pporegana kumika;pol³
Qtipẽn kumiko ag|tipẽn kumiko;-
Rjarda kumika ag|jarda kumika;-
Sgarỹv ag|garỹv;gar
Tgarỹv ĩmperijav ag|garỹv ĩmperijav;gar. imp.
Ukãgrán ag|kãgrán;-
Wpint ag|pint;-
Xmĩgfi gungón ag|mĩgfi gungón;fl oz;fl. oz.
Ymĩgfi gungón ĩmperijav ag|mĩgfi gungón ĩmperijav;-
Zsikara ag|sikara;sik.
asikara mẽtrika ag|sikara mẽtrika;xícm
bkume kujé;kume k.
ckujé ag|kujé;sa k.
jmarir ag|marir;-
kkirate ag|kirate;ct;ql
mgrỹmỹ ag|grỹmỹ;-;~g
nkirogrỹmỹ ag|kirogrỹmỹ;-;~kg
omĩkrugrỹmỹ ag|mĩkrugrỹmỹ;-
pmĩrigrỹmỹ ag|mĩrigrỹmỹ;-
qmĩgfi ag|mĩgfi;-
rmĩgfi troy ag|mĩgfi troy;-
srimra ag|rimra;-
tpó ag|pó;-
utãnẽrada ag|tãnẽrada;-
vtãnẽrada mẽtirika ag|tãnẽrada mẽtirika;-

"""#
    case "kk":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};-;+
.l$ және %|$, %|$, %|$, %
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$ %|$ %|$ %|$ %
Aсекунд;с
Bмиллисекунд;мс
Cмикросекунд;мкс
Dнаносекунд;нс
Eминут;мин
Fсағат;сағ
Gкүн;;к.
Hапта;ап.
Iмиллилитр;мл
Jлитр;л
Kcантилитр;cл
Lдецилитр;дл
Mгектолитр;гл
Nтекше сантиметр;cм³
Oтекше метр;м³
Pтекше дюйм;дюйм³
Qтекше фут;фут³
Rтекше ярд;ярд³
Sгаллон;гал.
Tимп. галлон
Uкварта;кт
Vбрит. кварта|британдық кварта;брит. кварта
Wпинта;пт
Xсұйық унция;сұй. унц.
Yимп. сұйық унция;имп. сұй. унция;имп. сұй. унц.
Zкесе;к.
aметрлік кесе;мк
bас қасық;ас қ.
cшай қасық;ш. қ.
dдесерт қасығы;дес. қас.
eшөкім
fтамшы
gдрахма;сұй. драхма
hджиггер
iбушель;бш
jбаррель
kкарат;кар.
lгран
mграмм;г
nкилограмм;кг
oмикрограмм;мкг
pмиллиграмм;мг
qунция;унц.;унция
rтрой унциясы;тр. унц.
sфунт
tстоун
uтонна;тн
vметрлік тонна;т

"""#
    case "kk-Arab":
      #"""
.pone: n = 1
.r1
.l$ جانە %|$، %|$، %|$ جانە %
.u$، %|$، %|$، %|$، %
.s$، %|$، %|$، %|$، %
.t$ %|$ %|$ %|$ %
Aسەكۋند
Bميليسەكۋند
Cميكروسەكۋند
Dنانوسەكۋند
Eمينۋت
Fساعات
Gكۇن
Hاپتا
Iميليليتىر
Jليتىر
Kسانتيليتىر
Lدەسيليتىر
Mگەكتوليرىر
Nتەكشە سانتيمەتىر
Oتەكشە مەتىر
Pتەكشە ديۋيم
Qتەكشە فۋت
Rتەكشە يارد
Sگاللون
Tيمپ گاللون
Uكۆارتا
Vيمپ كۆارتا
Wپينتا
Xسۇيىق ۋنسيا
Yيمپ سۇيىق ۋنسيا|!يمپ سۇيىق ۋنسيا;يمپ سۇيىق ۋنسيا
Zكەسە
aمەتىرلىك كەسە
bاس قاسىق
cشاي قاسىق
dدەسەرت قاسىعى
eشوكىم
fتامشى
gدراحما
hجيگگەر
iبۋشەل
jباررەل
kكارات
lگران
mگرام
nكيلوگرام
oميكروگرام
pميليگرام
qۋنسيا
rتروۋ ۋنسياسى
sفۋنت
tستوۋن
uتن;;توننا
vمەتىرلىك توننا;توننا

"""#
    case "kl":
      #"""
.pone: n = 1
.nlatn;0;,;.;-;+
.l$ aamma %|$, %|$, %|$ aamma %
.t$ %|$ %|$ %|$ %
.c$ per %
Asekundi;-;~s
Bmillisekundi;-;~ms
Cmikrosekundi;-;~μs
Dnanosekundi;-
Eminutsi;-;~min
Fnalunaaquttap-akunnera;-;~h
Gulloq unnuarlu;-;~d
Hsapaatip-akunnera;u;~u
Imilliliteri;-
Jliteri;L;~L
Ksentiliteri;-;~cL
Ldesiliteri;-;~dL
Mhectoliteri;-
balussaatip imai;ssk
calussaateeqqap imai;tsk
mgrammi;-;~g
nkilogrammi;-;~kg
qunser|unse
sskålpund
vtonni;-;~t

"""#
    case "km":
      #"""
.nkhmr;០;,;.;-;+
.l$ និង\#u{200B}%|$, %|$, %|$ និង %
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$ %|$ %|$ %|$ %
.c$\#u{200B} ក្នុង\#u{200B}មួយ\#u{200B} %
Aវិនាទី
Bមីលី\#u{200B}វិនាទី;ម.វិ
Cមីក្រូ\#u{200B}វិនាទី;-
Dណាណូវិនាទី;-
Eនាទី;_នាទី
Fម៉ោង
Gថ្ងៃ
Hសប្ដាហ៍
Iមិល្លីលីត្រ;-
Jលីត្រ;L;~L
Kសង់ទីលីត្រ;-
Lដេស៊ីលីត្រ;-
Mហិកតូលីត្រ;-
Nសង់ទីម៉ែត្រគូប;-
Oម៉ែត្រគូប;-
Pអ៊ីញគូប;-
Qហ្វីត\#u{200B}គូប;-
Rយ៉ាតគូប;-
S_ហ្គាឡុង;gal
Tអ៊ីមភៀរៀលហ្គាឡុង;-
U_ក្វាត;-
Wភីន;-
Xអោន\#u{200B}វត្ថុ\#u{200B}រាវ;fl oz
Zពែង;-
aរង្វាស់ពែង;-
b_ស្លាបព្រា\#u{200B}បាយ;-
c_ស្លាបព្រា\#u{200B}កាហ្វេ;-
dស្លាបព្រាបង្អែម;-
eច្បិច
fតំណក់
gត្រាម;ត្រាមរាវ
hជីកហ្គឺរ
iប៊ូសែល;-
k_ការ៉ាត់;-
lគ្រាប់
mក្រាម;-;~g
nគីឡូក្រាម;-;~kg
oមីក្រូក្រាម;-
pមិល្លីក្រាម;-
qអោន;-;អ.
rត្រយ\#u{200B}អោន;-
sផោន;-;~#
tស្តូន;-
uតោនអាមេរិក;-
vតោនម៉ែត្រ;-

"""#
    case "kn":
      #"""
.pone: i = 0 or n = 1
.nknda;೦;.;,;-;+
.l$ ಮತ್ತು %|$, %|$, %|$, ಮತ್ತು %
.t$ %|$, %|$, %|$, %
.fd
.cಪ್ರತಿ % ಗೆ $
Aಸೆಕೆಂಡುಗಳು|ಸೆಕೆಂಡ್;ಸೆಕೆಂ;ಸೆಕೆಂ|~ಸೆಕೆಂ
Bಮಿಲಿಸೆಕೆಂಡುಗಳು|ಮಿಲಿಸೆಕೆಂಡ್;ಮಿ.ಸೆ.;~ಮಿ.ಸೆ.
Cಮೈಕ್ರೊಸೆಕೆಂಡುಗಳು|ಮೈಕ್ರೊಸೆಕೆಂಡ್;-;~μs
Dನ್ಯಾನೊಸೆಕೆಂಡುಗಳು|ನ್ಯಾನೊಸೆಕೆಂಡ್;ನ್ಯಾ.ಸೆ;~ನ್ಯಾಸೆ
Eನಿಮಿಷಗಳು|ನಿಮಿಷವು;ನಿಮಿ;~ನಿಮಿ
Fಗಂಟೆಗಳು|ಗಂಟೆಯು;ಗಂ.;~ಗಂ.
Gದಿನಗಳು|ದಿನವು;ದಿನಗಳು|ದಿನ;~ದಿ
Hವಾರಗಳು|ವಾರವು;ವಾರಗಳು|ವಾರ;~ವಾ
Iಮಿಲಿಲೀಟರ್\#u{200C}ಗಳು|ಮಿಲಿಲೀಟರ್;ಮಿ.ಲೀ;~ಮಿ.ಲೀ
Jಲೀಟರ್\#u{200C}ಗಳು|ಲೀಟರ್;ಲೀ;~ಲೀ
Kಸೆಂಟಿಲೀಟರ್\#u{200C}ಗಳು|ಸೆಂಟಿಲೀಟರ್;ಸೆಂ.ಲೀ;~ಸೆಂ.ಲೀ
Lಡೆಸಿಲೀಟರ್\#u{200C}\#u{200C}ಗಳು|ಡೆಸಿಲೀಟರ್\#u{200C};ಡೆ.ಲೀ;~ಡೆ.ಲೀ
Mಹೆಕ್ಟೋಲೀಟರ್\#u{200C}ಗಳು|ಹೆಕ್ಟೋಲೀಟರ್;ಹೆ.ಲೀ;~ಹೆ.ಲೀ
Nಕ್ಯೂಬಿಕ್ ಸೆಂಟಿಮೀಟರ್\#u{200C}ಗಳು|ಕ್ಯೂಬಿಕ್ ಸೆಂಟಿಮೀಟರ್;ಸೆಮೀ³
Oಘನ ಮೀಟರುಗಳು|ಘನ ಮೀಟರ್;ಮೀ³;~ಮೀ³
Pಘನ ಅಂಗುಲಗಳು|ಘನ ಅಂಗುಲ;ಅಂ³;~ಅಂ³
Qಘನ ಅಡಿ;ಅಡಿ³
Rಘನ ಗಜಗಳು|ಘನ ಗಜ;ಗಜ³
Sಗ್ಯಾಲನ್\#u{200C}ಗಳು|ಗ್ಯಾಲನ್\#u{200C};ಗ್ಯಾ
TImp ಗ್ಯಾಲನ್;Imp ಗ್ಯಾ;~galIm
Uಕಾಲುಭಾಗಗಳು|ಕಾಲುಭಾಗ;ಕಾ.ಭಾ;~ಕಾ.ಭಾ
Vಇಂಪಿರಿಯಲ್ ಕ್ವಾರ್ಟ್;ಕ್ವಾ.ಇಂಪ್;~qt-Imp.
Wಪಿಂಟ್\#u{200C}ಗಳು|ಪಿಂಟ್\#u{200C};ಪಿಂಟ್\#u{200C}
Xಫ್ಲೂಯ್ಡ್ ಔನ್ಸ್\#u{200C}ಗಳು|ಫ್ಲೂಯ್ಡ್ ಔನ್ಸ್;ಫ್ಲೂ.ಔ;~ಫ್ಲೂ.ಔ
Yಇಂಪಿರಿಯಲ್ ಫ್ಲೂಯ್ಡ್ ಔನ್ಸ್\#u{200C}ಗಳು|ಇಂಪಿರಿಯಲ್ ಫ್ಲೂಯ್ಡ್ ಔನ್ಸ್\#u{200C};-;~fl oz Im
Zಕಪ್\#u{200D}ಗಳು|ಕಪ್\#u{200D};ಕ;~ಕ
aಮೆಟ್ರಿಕ್\#u{200C} ಕಪ್\#u{200C}ಗಳು|ಮೆಟ್ರಿಕ್\#u{200C} ಕಪ್\#u{200C};ಮೆ.ಕ|ಮೆ.ಕಪ್\#u{200C};~ಮೆ.ಕ|~ಮೆ.ಕಪ್\#u{200C}
bಟೇಬಲ್ ಸ್ಪೂನ್\#u{200D}\#u{200D}ಗಳು|ಟೇಬಲ್ ಸ್ಪೂನ್\#u{200D};ಟೇ.ಸ್ಪೂ;~ಟೇ.ಸ್ಪೂ
cಟೀ ಸ್ಪೂನ್\#u{200D}ಗಳು|ಟೀ ಸ್ಪೂನ್\#u{200D};ಟೀ ಸ್ಪೂ;~ಟೀಸ್ಪೂ
dಡೆಸರ್ಟ್ ಸ್ಪೂನ್;ಡೆ.ಸ್ಪೂ;~ಡೆಸ್ಪೂ
eಪಿಂಚ್;;~ಪಿಂಚ್
fಡ್ರಾಪ್ಸ್|ಡ್ರಾಪ್;ಡ್ರಾಪ್;~ಡ್ರಾಪ್
gಡ್ರಾಮ್;ಡ್ರಾಮ್.ಫ್ಲೂ|ಡ್ರಾಮ್ ಫ್ಲೂ;~fl.dr.
hಜಿಗರ್
iಬುಶಲ್\#u{200C}ಗಳು|ಬುಶಲ್;ಬು;~ಬು
jಬ್ಯಾರೆಲ್\#u{200C}ಗಳು|ಬ್ಯಾರೆಲ್;-
kಕ್ಯಾರೆಟ್\#u{200C}ಗಳು|ಕ್ಯಾರೆಟ್\#u{200C};ಸಿಡಿ;~ಸಿಡಿ
lಗ್ರೇನ್;;~ಗ್ರೇನ್
mಗ್ರಾಂಗಳು|ಗ್ರಾಂ;ಗ್ರಾ;~ಗ್ರಾ
nಕಿಲೋಗ್ರಾಂಗಳು|ಕಿಲೋಗ್ರಾಂ;ಕೆಜಿ;~ಕೆಜಿ
oಮೈಕ್ರೋ ಗ್ರಾಂಗಳು|ಮೈಕ್ರೋ ಗ್ರಾಂ;ಮೈ.ಗ್ರಾಂ;~μg
pಮಿಲಿ ಗ್ರಾಂಗಳು|ಮಿಲಿ ಗ್ರಾಂ;ಮಿ.ಗ್ರಾಂ;~ಮಿ.ಗ್ರಾಂ
qಔನ್ಸ್\#u{200C}ಗಳು|ಔನ್ಸ್;ಔ;~ಔ
rಟ್ರಾಯ್ ಔನ್ಸ್\#u{200C}ಗಳು|ಟ್ರಾಯ್ ಔನ್ಸ್;ಟ್ರಾ.ಔ;~ಟ್ರಾ.ಔ
sಪೌಂಡ್\#u{200C}ಗಳು|ಪೌಂಡ್;ಪೌಂ;~#
tಕಲ್ಲುಗಳು|ಕಲ್ಲು;ಕಲ್ಲು;~ಕಲ್ಲು
uಟನ್\#u{200C}ಗಳು|ಟನ್\#u{200C};ಟನ್\#u{200C};~ಟನ್\#u{200C}
vಮೆಟ್ರಿಕ್\#u{200C}\#u{200C} ಟನ್\#u{200C}\#u{200C}ಗಳು|ಮೆಟ್ರಿಕ್\#u{200C} ಟನ್\#u{200C};ಟ;~ಟ

"""#
    case "ko":
      #"""
.l$ 및 %|$, %|$, %|$ 및 %
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$ %|$ %|$ %|$ %
.c%당 $
A~초
B~밀리초;~ms
C~마이크로초;~μs
D~나노초;~ns
E~분
F~시간
G~일
H~주
I~밀리리터;~mL
J~리터;~L
K~센티리터;~cL
L~데시리터;~dL
M~헥토리터;~hL
N~세제곱센티미터;~cm³
O~세제곱미터;~m³
P~세제곱인치;~in³
Q~세제곱피트;~ft³
R~세제곱야드;~yd³
S~갤런;~gal
T~영국식 갤런;~gal Imp.
U~쿼트;~qt
V~영국 쿼트;~qt Imp.
W~파인트;~pt
X~액량 온스;~fl oz
Y~영국 액량 온스;~fl oz Imp.
Z~컵
a~미터식 컵;~mc
b~테이블스푼;~tbsp
c~티스푼;~tsp
d~디저트스푼;~dstspn
e~꼬집;~pinch
f~방울;~drop
g~영국 액량 드램;~dram fl
h~지거;~jigger
i~부셸;~bu
j~배럴;~bbl
k~캐럿;~CD
l~그레인;~grain
m~그램;~g
n~킬로그램;~kg
o~마이크로그램;~μg
p~밀리그램;~mg
q~온스;~oz
r~트로이 온스;~oz t
s~파운드;~lb
t~스톤;~st
u~톤;~tn
v~메트릭 톤;~t

"""#
    case "kok":
      #"""
.ndeva;०;.;,;-;+
.t$ %|$ %|$ %|$ %
.c$ दर %
Aसेकंदांनी;सेकंद;~से
Bमिलिसेकंदांनी;मिलिसेकंद;~मिसे
Cमायक्रोसेकंदांनी;-;~μs
Dनॅनोसेकंदांनी;नॅसे;~नॅसे
Eमिण्टां;मिनीट;मि
Fवरां;वर;~व
Gदीस;;~दी
Hसप्तक;;~स
Iमिलिलिटर;मिलि;~मिलि
Jलिटर;लि;~लि
Kसेंटिलीटर;-;~cL
Lडेसिलीटर;-;~dL
M-;;~hL
Nक्युबीक सेंटीमीटर;सेमी³
Oक्युबीक मीटर;मी³;~मी³
Pक्युबीक इंच;-;~in³
Qक्युबीक फूट;-;~ft³
Rक्युबीक यार्ड;-;~yd³
Sगॅलोन;गॅ;~गॅ
Tइंप. गॅलोन;गॅल इंप.;~गॅलइंप.
Uक्वार्त;क्वा;~qt
Vइंप. क्वार्त;-;~qt-Imp.
Wपाइंट;-;~pt
Xफ्लुइड औंस;-;~fl oz
Yइंप. फ्लुइड औंस;-;~fl oz Im
Zक;;~क
aमॅट्रिक कप;-;~mc
bव्हडलें कुलेर;-;~tbsp
cकुलेर;कु;~tsp
dडिझर्ट कुलेर;-;~dsp
eचिमटी;;~चिमटी
fथेंबो;;~थेंबो
gड्रॅम;ड्रॅम फ्लु;~fl.dr.
hजिगर;;~जिगर
iबुशेल्स;-;~bu
jबॅरल;;~बॅरल
kकॅरट;कॅ;~कॅ
lकण;;~कण
mग्राम;;~ग्रा
nकिलोग्राम;किग्रा;~किग्रा
oमायक्रोग्राम;-;~μg
pमिलिग्राम;मिग्रा;~मिग्रा
qऔंस;;~औंस
rट्रॉय औंस;-;~oz t
sपौंड;-;~#
tस्टोन;;~स्टोन
uटन;;~टन
vमॅट्रिक टन;-;~t

"""#
    case "kok-Latn":
      #"""
.g3;2;1
Asekond;sek;~sek
Bmilisekond;msek;~msek
Cmaikrosekond;μsek;~μsek
Dnanosekond;nsek;~nsek
Emintam;-;~min
Fvoram;vor;~vor
Gdis;;~d
Hsuman;;~sum

"""#
    case "ks":
      #"""
.pone: n = 1
.darabext
.narabext;۰;٫;٬;\#u{200E}-\#u{200E};\#u{200E}+\#u{200E}
.nlatn;0;.;،;-;+
.r1
.l$ تٕہ %|$، %|$، %|$، تٕہ %
.u$ تٕہ %|$، %|$، %|$، تٕہ %
.s$ تٕہ %|$، %|$، %|$، تٕہ %
.t$ تٕہ %|$، %|$، %|$، تٕہ %
Aسیکَنڈ;-
Eمِنَٹ;-
Fگٲنٹہٕ|گَنٹہٕ;-
Gدۄہ;-
Hہَفتہٕ;-

"""#
    case "ksh":
      #"""
.pzero: n = 0; one: n = 1
.l$ un %|$, %|$, %|$ un %
.t$ %|$ %|$ %|$ %
.fd
.c$ pro %
ASekunde;-;~s
BMillisekunde;-;~ms
EMenutte;-;~m
FSchtunde;-;~h
GDääsch;-;~d
HWoche;-
JLiter;-;~L
mGramm;-;~g
nKilogramm;-;~kg
qUnzen|Unze
sPfund

"""#
    case "ku":
      #"""
.pone: n = 1
.nlatn;0;,;.;-;+
.l$ û %|$, %|$, %|$ û %
.u$ û %|$, %|$, %|$ û %
.s$ û %|$, %|$, %|$ û %
.t$ %|$ %|$ %|$ %
Asaniye|sanîye;sn;~sn
Edeqîqe;d;~d
Fsaet;st;~st
Groj;;~r
Hhefte;hf;~hf

"""#
    case "ky":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};-;+
.l$ жана %|$, %|$, %|$ жана %
.t$ %|$ %|$ %|$ %
Aсекунд;сек
Bмиллисекунд;мсек
Cмикросекунд;~μс
Dнаносекунд;нс
Eмүнөт;мүн
Fсаат;ст
Gкүн;;кн
Hапта;апт;ап
Iмиллилитр;мл
Jлитр;л
Kсантилитр;сЛ
Lдецилитр;дл
Mгектолитр;гл
Nкуб сантиметр;см³
Oкуб метр;м³
Pкуб дюйм;дюйм³
Qкуб фут;фут³
Rкуб ярд;ярд³
Sгаллон;гал
Tангл. галлону;англ. гал;~англ.гал
Uкварта;квр
V-;;~qt-Imp.
Wпинта;пт
Xсуюк унция;с. унц.
Yимп. суюктук унциясы|Имп. суюктук унциялары;-;~fl oz Im
Zчөйчөк;чөй.
bчоң кашык;чоң каш.;~чң.кш
cчай кашык;чай каш.;~чй.кш
d-;;~dsp
eпинч
fдроп
gдрам;-;~fl.dr.
hжиггер
iбушел;-
kкарат;кар.
lгрэйн
mграмм;гр
nкилограмм;кг
oмикрограмм;мкг
pмиллиграмм;мг
qунция;унц.
rтроя унциясы;тр. унц.
sфунт;;~#
uтонна|!Америкалык тонна;АКШ тон.;тон.
vметр тонна;т

"""#
    default: nil
    }
  }
}
