// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textY(of tag: String) -> StaticString? {
    switch tag {
    case "yo":
      #"""
.l$ àti%|$, %|$, %|$, %
.u$ àti%|$, %|$, %|$, %
.s$ àti%|$, %|$, %|$, %
.t$ àti%|$ %|$ %|$ %
A~ìṣ àáy;ìṣ àáy
Eìṣ;;~/ìṣ
Fwkt
G@ọj $;ọj;@ọj $
Họṣ
I-;;~mL
K-;;~cL
L-;;~dL
M-;;~hL
N-;;~cm³
O-;;~m³
P-;;~in³
Q-;;~ft³
R-;;~yd³
S-;;~gal
T-;;~galIm
U-;;~qt
Vìdásímérin;àmì ìdásímérin;~àmì ìdásímérin
W-;;~pt
X-;;~fl oz
Y-;;~fl oz Im
Z-;;~c
a-;;~mc
b-;;~tbsp
c-;;~tsp
d@àwọn $ àmì ṣíbí oúnjẹ́ kékeré;ṣíbí oúnjẹ́ kékeré;~dsp
epíńṣì;;~pn
fdírọ́pù;;~dr
gàmì omi dírámù;;~fl.dr.
hjígà;;~jìgá
ibúsẹ́ẹ̀li;-;~búsẹ́ẹ̀li
j-;;~bbl
k-;;~CD
lgíréènì;;~gr
o-;;~μg
p-;;~mg
q-;;~oz
r-;;~oz t
tàwon okùta;-;~st
u-;;~tn
v-;;~t

"""#
    case "yo-BJ":
      #"""
A~ìsh àáy;ìsh àáy
Eìsh;;~/ìsh
G@ɔj $;ɔj;@ɔj $
Hɔsh
d@àwɔn $ àmì shíbí oúnjɛ́ kékeré;shíbí oúnjɛ́ kékeré;~dsp
epíńshì;;~pn
fdírɔ́pù;;~dr
ibúsɛ́ɛ̀li;-;~búsɛ́ɛ̀li

"""#
    case "yrl":
      #"""
.nlatn;0;,;.;-;+
.l$ asuí %|$, %|$, %|$ asuí %
.u$ asuí %|$, %|$, %|$ asuí %
.s$ asuí %|$, %|$, %|$ asuí %
.t$ %|$ %|$ %|$ %
.c$ % rupi
Asegũdu-ita|segũdu;seg;s
Bmirisegũdu rupi|mirisegũdu-ita;-
Cmikrusegũdu-ita|mikrusegũdu;-
Dnanusegũdu-ita|nanusegũdu;-
Eminutu-ita|minutu;-
Fhura-ita|hura;-
Gara-ita;ara
Hsẽmãna-ita|sẽmãna;sem|sem.
Imiriritru-ita|miriritru;ml
Jirerú-pukú-ita|irerú-pukú;-;~l
Ksẽtiritru-ita|sẽtiritru;cl
Ldesiritru-ita|desiritru;dl
Mhectoritru-ita|hectoritru;hl
Nsẽtimeturu kúbiku-ita|sẽtimeturu kúbiku;-
Ometuru kúbiku-ita|meturu kúbiku;-
Ppuregada kúbika-ita|puregada kúbika;pur³
Qpí kúbiku-ita|pí kúbiku;-
Rjarda kúbika-ita|jarda kúbika;-
Skaróti-ita|karóti;gal
Tkaróti ĩperiawa-ita|karóti ĩperiawa;gal. imp.
Uirundisawa-ita|irundisawa;-
Wpint-ita|pint;-
Xiauareté fruida-ita|iauareté fruida;fl oz;fl. oz.
Yiauareté fruida ĩperiawa-ita|iauareté fruida ĩperiawa;-
Zxikara-ita|xikara;xík|xík.
axikara métirika-ita|xikara métirika;xícm
bkuyera-kaĩbewara-ita|kuyera-kaĩbewara;k. kaĩbewara
ckuyera-ita xawara|kuyera xawara;k. xawara
jbariu-ita|bariu;-
kcuirate-ita|cuirate;ct;ql
mgrama-ita|grama;-;~g
npusesawa-ita|pusesawa;-;~kg
omikrugrama-ita|mikrugrama;-
pmirigrama-ita|mirigrama;-
qiauareté-ita|iauareté;-
riauareté troy-ita|iauareté troy;-
slibra-ita|libra;-
tstone-ita|stone;-
utonerada-ita|tonerada;-
vtonerada metirika-ita;-

"""#
    case "yue":
      #"""
.l$同%|$、%|$、%|$同%
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$%|$%|$%|$%
.c每 % $
A秒
B毫秒
C微秒
D奈秒
E分鐘
F小時
G天
H週
I毫升
J公升
K釐升
L公合
M公石
N立方厘米
O立方米
P立方英吋
Q立方英呎
R立方碼
S加侖
T英制加侖
U夸脫
V英制夸脫
W品脫
X液盎司
Y英制液盎司
Z杯
a公制杯
b湯匙
c茶匙
d~甜品匙
e小撮
f~滴
g~英制液量打蘭
h@量酒器$杯
i蒲式耳
j桶
k克拉
l~格令;喱
m克
n公斤
o微克
p毫克
q安士
r金衡安士
s磅
t英石
u英噸
v公噸

"""#
    case "yue-Hans":
      #"""
.l$同%|$、%|$、%|$同%
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$%|$%|$%|$%
.c每 % $
A秒
B毫秒
C微秒
D奈秒
E分钟
F小时
G天
H周
I毫升
J公升;升
K厘升
L公合
M公石
N立方公分
O立方公尺
P立方英寸
Q立方英尺
R立方码
S加仑
T英制加仑
U夸脱
V英制夸脱
W品脱
X液盎司
Y英制液盎司
Z杯
a公制杯
b汤匙
c茶匙
d~甜品匙
e小撮
f~滴
g~英制液量打兰
h@量酒器$杯
i蒲式耳
j桶
k克拉
l~格令;喱
m克
n公斤
o微克
p毫克
q盎司
r金衡盎司
s磅
t英石
u英吨
v公吨

"""#
    default: nil
    }
  }
}
