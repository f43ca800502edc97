// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textZ(of tag: String) -> StaticString? {
    switch tag {
    case "zh":
      #"""
.l$和%|$、%|$、%|$和%
.u$%|$%|$%|$%
.s$%|$%|$%|$%
.t$%|$%|$%|$%
.c每%$
A~秒钟;~秒
B~毫秒;;~ms
C~微秒;;~μs
D~纳秒;;~ns
E~分钟
F~小时
G~天
H~周
I~毫升;;~mL
J~升
K~厘升;;~cL
L~分升;;~dL
M~公石;;~hL
N~立方厘米;;~cm³
O~立方米;;~m³
P~立方英寸;;~in³
Q~立方英尺;;~ft³
R~立方码;;~yd³
S~加仑;;~gal
T~英制加仑;;~galIm
U~夸脱;;~qt
V~英制夸脱;-;~qt-Imp.
W~品脱;;~pt
X~液盎司;;~fl oz
Y~英制液盎司;;~fl oz Im
Z~杯;;~c
a~公制杯;;~mc
b~汤匙;;~tbsp
c~茶匙;;~tsp
d~甜点匙;;~dsp
e~撮;;~pn
f~滴;;~dr
g~打兰;~液量打兰;~fl.dr.
h~量杯;;~jigger
i~蒲式耳;;~bu
j~桶;;~bbl
k~克拉;-;~CD
l~格令;gr;~gr
m~克;-;~g
n~千克;-;~kg
o~微克;-;~μg
p~毫克;-;~mg
q~盎司;-;~oz
r~金衡制盎司;-;~oz t
s~磅;-;~#
t~英石;-;~st
u~吨;-;~tn
v~公吨;-;~t

"""#
    case "zh-Hans-HK":
      #"""
.c$/%
A~秒

"""#
    case "zh-Hans-MO":
      #"""
.c$/%
A~秒

"""#
    case "zh-Hans-SG":
      #"""
.c$/%
A~秒

"""#
    case "zh-Hant":
      #"""
.l$和%|$、%|$、%|$和%
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$%|$%|$%|$%
.c每% $
A秒
B毫秒
C微秒;;~μs
D奈秒;;~ns
E分鐘
F小時
G天
H週
I毫升;;~毫升
J公升;升;~升
K釐升;;~釐升
L公合;;~公合
M公石;;~公石
N立方公分;;~立方公分
O立方公尺;;~立方公尺
P立方英寸;;~立方英寸
Q立方英尺;;~立方英尺
R立方碼;;~立方碼
S加侖;;~加侖
T英制加侖;;~英制加侖
U夸脫;;~夸脫
V英制夸脫;;~英制夸脫
W品脫;;~品脫
X液盎司;;~液盎司
Y英液盎司;;~英液盎司
Z杯;;~杯
a公制杯;;~公制杯
b湯匙;;~匙
c茶匙;;~茶匙
d甜品匙;;~甜品匙
e小撮;;~小撮
f滴;;~滴
g打蘭;;~打蘭
h量酒杯;;~量酒杯
i蒲式耳;;~蒲式耳
j桶;;~桶
k克拉;;~克拉
l格林;;~格林
m克;;~克
n公斤;;~公斤
o微克;;~微克
p毫克;;~毫克
q盎司;;~盎司
r金衡盎司;;~金衡盎司
s磅;;~磅
t英石;;~英石
u美噸;;~美噸
v公噸;;~公噸

"""#
    case "zh-Hant-HK":
      #"""
.l$及%|$、%|$、%|$及%
.c$每%
A秒;;~秒
B毫秒;;~毫秒
D納秒;;~ns
E分鐘;;~分
F小時;;~小時
G日;;~日
H星期;;~週
K厘升;;~釐升
N立方厘米;;~立方公分
O立方米;;~立方公尺
P立方吋;;~立方英寸
Q立方呎;;~立方英尺
X液安士;;~液盎司
Y英制液安士;;~英液安士
Z量杯;;~杯
a公制量杯;;量杯
l~格令;格令;~格令
q安士
r金衡安士;;~金衡盎司

"""#
    case "zu":
      #"""
.pone: i = 0 or n = 1
.l$ ne-%|$, %|$, %|$, ne-%
.t$, %|$, %|$, %|$ %
.fd
.c$ nge-%
Aamasekhondi|isekhondi;sec|sekhondi;s
Cmicroseconds|microsecond;-
Eamaminithi|iminithi;iminithi;umzuzu
Famahora|ihora;hr|hora;hora
Gizinsuku|usuku;;suku|@$
Hamaviki|iviki;amaviki|viki;w
I-;;~cL
K-;;~cL
L-;;~hL
M-;;~hL
N-;;~m³
O-;;~m³
P-;;~ft³
Q-;;~ft³
R-;;~yd³
Sgal;;~gal
T-;;~galIm
U-;;~qt
Vqt Imp.|Imp. quart;-;qt Imp.|Imp. quart
W-;;~pt
Xfl oz
Y-;;~fl oz Im
Z-;;~c
a-;;~mc
ddstspn|sipuni dessert;-;~bbl
f-;;~dr
i-;;~bu
j-;;~bbl
k-;;~CD
l-;;~gr
o-;;~μg
p-;;~mg
q-;;~oz
r-;;~oz t
s-;;~#
t-;;~st|st
u-;;~tn
v-;;~t

"""#
    default: nil
    }
  }
}
