// Generated from CLDR 47 by .ci/languages. See LICENSE-Unicode.
// swift-format-ignore-file

extension LanguageTexts {
  static func textN(of tag: String) -> StaticString? {
    switch tag {
    case "nds":
      #"""
.l$ un %|$, %|$, %|$ un %
.u$ un %|$, %|$, %|$ un %
.s$ un %|$, %|$, %|$ un %
.t$ un %|$, %|$, %|$ un %
ASekunnen;Sek.;~s
BMillisekunnen;-;~ms
EMinuten;Min.;~min
FStünnen;Stn.;~h
GDaag;Dg.;~d
HWeken;Wk.;~W.
JLiter;L;~l
mGramm;;g
nKilogramm;-

"""#
    case "ne":
      #"""
.pone: n = 1
.ddeva
.ndeva;०;.;,;-;+
.g3;2;1
.l$ र %|$,%|$, %|$ र %
.u$,%|$,%|$, %|$,%
.s$ %|$,%|$, %|$,%
.t$ %|$ %|$%|$ %
.c$प्रति%
Aसेकेन्ड
Bमिली सेकेन्ड;मि.से.;~मि.से.
Cमाइक्रोसेकेन्ड;मा.से.
Dन्यानोसेकेन्ड;न.से.
Eमिनेट
Fघण्टा
Gदिन
Hहप्ता
I~मिलिलिटर;-
Jलिटर;लि.
K~सेन्टिलिटर;-;~cL
L~डेसिलिटर;-;~dL
M~हेक्टोलिटर;-;~hL
N~घन सेन्टिमिटर;~घन से.मि.
O~घन मिटर;~घन मि.
P~घन इन्च
Q~घन फिट
R~घन यार्ड
S~ग्यालोन
U~क्वार्ट्स|~क्वार्ट;-
Vइम्पिरियल चौथाइ;-;~qt-Imp.
W~पिन्ट;-
X~तरल आउन्स|तरल आउन्स;fl oz
YImp. fluid ounces|Imp. fluid ounce;-
Z~कप्स|~कप;-
a~मेट्रिक कप्स|~मेट्रिक कप;mc|~mc;~mc
bटेबल चम्चा;-
c~चिया चम्चा;-
dडेजर्ट चम्चा;-;~dsp
eचुटकी
fथोपा
gड्राम;ड्राम fl|ड्राम तरल;~fl.dr.
hजिगर
iबुशेल;-;~bu
jब्यारल
k~कराट;-
lदाना
mग्राम
nकिलोग्राम;किलो
o~माइक्रोग्राम;-
p~मिलिग्राम
qआउन्स;;आऊन्स
r~ट्रोय आउन्स|ट्रोय आउन्स;-
s~पाउन्ड;;पाउण्ड
tस्टोन;-
uटन|~टन;~टन
v~मेट्रिक टन;-

"""#
    case "nl":
      #"""
.pone: i = 1 and v = 0
.nlatn;0;,;.;-;+
.l$ en %|$, %|$, %|$ en %
.u$ en %|$, %|$, %|$ en %
.c$ per %
Aseconden|seconde;sec;s
Bmilliseconden|milliseconde;-
Cmicroseconden|microseconde;-
Dnanoseconden|nanoseconde;-
Eminuten|minuut;-;m
Fuur;;u
Gdagen|dag;;d
Hweken|week;wkn|wk;w
Imilliliter;ml
Jliter;-
Kcentiliter;cl
Ldeciliter;dl
Mhectoliter;hl
Nkubieke centimeter;-
Okubieke meter;-
Pkubieke inch;-
Qkubieke voet;-
Rkubieke yard;-
Sgallon;gal
Timp. gallon;imp. gal;~galIm
Uquart;-
Vimp. quarts|imp. quart;imp. qt
Wpint;-
Xfluid ounce;fl oz
YImp. fluid ounce;-;fl ozIm
Zcup;;c
ametrische cup;-;~mc
beetlepels|eetlepel;el
ctheelepels|theelepel;tl
ddessertlepels|dessertlepel;des l
esnufjes|snufje;snufje;sn
fdruppels|druppel;;drs|dr
gdrachme;fl dr
hjiggers|jigger;-
ibushels|bushel;-
jbarrels|barrel;-
kkaraat;-
lgrein;;gr
mgram;-
nkilogram;-
omicrogram;-
pmilligram;-
qounce;-
rtroy ounce;-
spound;-
tstone;-
uton
vmetrische ton;-

"""#
    case "nn":
      #"""
.u$, %|$, %|$, %|$, %
.t$ %|$ %|$ %|$ %
Asekund;s;~s
Bmillisekund;-;~ms
C_mikrosekund|mikrosekund;-;~μs
Dnanosekund;-;~ns
Eminutt;-;~m
Ftimar|time;t;~t
Hveker|veke;v;~v
Imilliliter;ml;~ml|ml
Kcentiliter;cl
Ldesiliter;dl;~dl|dl
Pkubikktommar|kubikktomme;tommar³|tomme³;in³
R_kubikkyard|kubikkyard;yard³;yd³
Vbritiske quart|britisk quart;b. quart;qt. Imp.
Wpint;pt|_pt
Ybritiske væskeunser|britisk væskeunse;;imp. fl oz
Zkoppar|kopp;k
ametriske koppar|metrisk kopp;m. koppar|m. kopp
bmatskeier|matskei;ms
cteskeier|teskei;ts
ddessertskeier|dessertskei;dsskei
fdropar|drope;drope;drope|dr
ibushels|bushel;-
qunser|unse
u_amerikanske tonn|_amerikansk tonn;am. tonn;am. tn.

"""#
    case "no":
      #"""
.pone: n = 1
.nlatn;0;,;\#u{A0};−;+
.l$ og %|$, %|$, %|$ og %
.u$ og %|$, %|$, %|$ og %
.c$ per %
Asekunder|sekund;sek;~s
Bmillisekunder|millisekund;-;~ms
Cmikrosekunder|mikrosekund;-;~μs
Dnanosekunder|nanosekund;-;~ns
Eminutter|minutt;-;~m
Ftimer|time;t;~t
Gdøgn;-;~d
Huker|uke;u;~u
Imilliliter;ml;~ml
Jliter;-;~l
Kcentiliter;cl;~cl
Ldesiliter;dl;~dl
Mhektoliter;hl
Nkubikkcentimeter;-;~cm³
Okubikkmeter;-;~m³
Pkubikktommer|kubikktomme;tommer³|tomme³;in³
Qkubikkfot;fot³
Rkubikkyard;yard³;yd³
Sgallon;gal
Tbritiske gallon|britisk gallon;brit. gal
Uquart;-
Vbritiske quart|britisk quart;imp. quart;qt. Imp.
Wpint;-
Xvæskeunser|væskeunse;fl oz
Ybritiske væskeunser|britisk væskeunse;imp. fl oz;fl oz Im
Zkopper|kopp;k
ametriske kopper|metrisk kopp;m. kopper|m. kopp
bspiseskjeer|spiseskje;ss
cteskjeer|teskje;ts
dbarneskjeer|barneskje;bs
eklyper;;kl.
fdråper|dråpe;dråpe;dr
gdram;-
hshot
ibushel;-
jfat
kkarat;c
mgram;-;~g
nkilogram;-;~kg
omikrogram;-;~μg
pmilligram;-;~mg
qunser|unse;;~oz
rtroy ounce;oz tr
spund
tstone;-
uamerikanske tonn|amerikansk tonn;am. tonn;am. tn.
vtonn;-;~t

"""#
    case "nqo":
      #"""
.dnkoo
.nnkoo;߀;.;،;-;+
.nlatn;0;.;،;-;+
.r1
A@ߝߌ߬ߟߊ߲ $;@ߝ $;@ߝ$
B@ߝߌ߬ߟߊ߲߬ߥߊ߰ߘߋ߲ $;@ߝߥ $;@ߝߥ$
C@ߝߌ߬ߟߊ߲߬ߢߊ߲߯ߕߊ $;@ߝߢ $;@ߝߢ$
D@ߝߌ߬ߟߊ߲߬ߞߏߦߋ $;@ߝߞ $;@ߝߞ$
E@ߡߌ߬ߛߍ߲ $;@ߡߌ߬ߛ $;@ߡߌ߬ߛ$
F@ߕߎ߬ߡߊ߬ߙߋ߲ $;@ߕ $;@ߕ$
G@ߟߏ߲ ߜߍ $;@ߟ $;@ߟ$
H@ߞߎ߲߬ߢߐ߮ $;@ߞߎ߲߬ߢ$

"""#
    default: nil
    }
  }
}
