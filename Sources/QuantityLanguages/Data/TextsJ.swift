// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textJ(of tag: String) -> StaticString? {
    switch tag {
    case "ja":
      #"""
.l$、%|$、%|$、%|$、%
.u$ %|$ %|$ %|$ %
.s$ %|$ %|$ %|$ %
.t$%|$%|$%|$%
.c$毎%
A秒;;~s
Bミリ秒;-;~ms
Cマイクロ秒;-;~μs
Dナノ秒;-;~ns
E分;;~m
F時間;;~h
G日;;~d
H週間;;~w
Iミリリットル;ml;~ml
Jリットル;L;~L
Kセンチリットル;-;~cL
Lデシリットル;-;~dL
Mヘクトリットル;-;~hL
N立方センチメートル;-;~cm³
O立方メートル;-;~m³
P立方インチ;-;~in³
Q立方フィート;-;~ft³
R立方ヤード;-;~yd³
Sガロン;gal;~gal
T英ガロン;-;~gal Imp.
Uクォート;-;~qt
V英クォート;-;~qt-Imp.
Wパイント;-;~pt
X液量オンス;fl oz;~fl oz
Y英液量オンス;fl oz Imp;~Imp fl oz
Zカップ - 米国;;~カップ
aメトリックカップ;-;~mc
bテーブルスプーン;-;~tbsp
cティースプーン;-;~tsp
d@中さじ $;;@中さじ$
eつまみ;;~つまみ
f滴;;~滴
gドラム;液量ドラム;~fl dr
hジガー;;~ジガー
iブッシェル;-;~bu
jバレル;-;~bbl
kカラット;ct;~ct
lグレーン;;~グレーン
mグラム;-;~g
nキログラム;-;~kg
oマイクログラム;-;~μg
pミリグラム;-;~mg
qオンス;-;~oz
rトロイオンス;-;~oz t
sポンド;-;~lb
tストーン;-;~st
u米トン;s/t;~s/t
vトン;-;~t

"""#
    case "jgo":
      #"""
.pone: n = 1
.nlatn;0;,;.;-;+
.l$ pɔp %|$, ŋ́gɛ %|$, ŋ́gɛ %|$, ḿbɛn ŋ́gɛ %
.u$ pɔp %|$, ŋ́gɛ %|$, ŋ́gɛ %|$, ḿbɛn ŋ́gɛ %
.s$ pɔp %|$, ŋ́gɛ %|$, ŋ́gɛ %|$, ḿbɛn ŋ́gɛ %
.t$ pɔp %|$, ŋ́gɛ %|$, ŋ́gɛ %|$, ḿbɛn ŋ́gɛ %
Eminút;-
Fháwa;-
Glɛ́Ꞌ;-

"""#
    case "jv":
      #"""
.nlatn;0;,;.;-;+
.njava;꧐;,;.;-;+
.l$ lan %|$, %|$, %|$, lan %
.t$ %|$ %|$ %|$ %
.c$ saben %
Adetik;dtk
Bmilidetik;md
Cmikrodetik;μd
Dnanodetik;nd
Emenit;mnt
Fjam;;~j
Gdina;;~d
Hpeken
Imililiter;-
Jliter;L
Ksentiliter;;~cL
Ldesiliter;-
Mhektoliter;-
Nsentimeter kubik;-
Ometer kubik;-
Pinci kubik;inci³
Qkaki kubik;kaki³
Ryard kubik;yard³
Sgalon
Tgalon inggris;gal inggris;~gallm
Useprapat galon;;~sprt
VImp. seprapat galon;;~spt-lmp.
Wpin
Xons banyu;;~ons by
YImp. ons banyu;;~oz lm by
Zkup
ametrik kup;-
bsendok mangan;sdk mgn;~sdm
csendok teh;sdk teh
dsendok es;;~sde
ejiwit;;~jiwit
ftetes
gbanyu dram;;~by.dr.
igantang
jbarel;-
kkarat
lwiji
mgram;-
nkilogram;-
omikrogram;-
pmiligram;-
qons
rtroy ons
spon
twatu
uton
vmetrik ton;;~t

"""#
    default: nil
    }
  }
}
