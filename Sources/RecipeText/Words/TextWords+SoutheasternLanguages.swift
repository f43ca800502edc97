import QuantityCore
import QuantityReading

// Sources: the dictionaries named with each language's recipe words.

extension TextWords {
  static let hungarian = TextWords(
    """
    fillings: púpozott csapott púpos
    fillers: a az
    temperatures: fok fokon fokos fokra
    halves: másfél/1
    parts: fél/2 negyed/4 harmad/3
    numbers: egy/1 két/2 kettő/2 három/3 négy/4 öt/5 hat/6 hét/7 nyolc/8 kilenc/9 tíz/10
    and: és
    or: vagy
    about: körülbelül kb
    references: oldal lépés
    per: adag fő személy
    nutrition: tápérték tápértékek
    each: egyenként
    """)

  static let romanian = TextWords(
    """
    fillings: rasă rase rasa plină pline
    temperatures: grade grad
    parts: jumătate/2 jumatate/2 sfert/4
    numbers: doi/2 două/2 doua/2 trei/3 patru/4 cinci/5 șase/6 sase/6 șapte/7 sapte/7 opt/8 zece/10
    articles: un o
    between: între intre
    and: și si
    or: sau
    about: aproximativ aprox cam vreo
    references: pagina pasul
    per: porție persoană
    into: în in
    """)

  static let greek = TextWords(
    """
    fillings: κοφτή κοφτές γεμάτη γεμάτες κοφτά γεμάτο γεμάτα
    temperatures: βαθμούς βαθμοί βαθμών
    halves: ενάμισι/1 ενάμιση/1 μιάμιση/1 δυόμισι/2
    parts: μισό/2 μισή/2 μισός/2 τέταρτο/4
    numbers: δύο/2 δυο/2 τρία/3 τρεις/3 τέσσερα/4 τέσσερις/4 πέντε/5 έξι/6 επτά/7 εφτά/7 οκτώ/8 οχτώ/8
      δέκα/10
    articles: ένα ένας μία μια
    and: και
    or: ή
    about: περίπου
    references: σελίδα βήμα
    per: μερίδα άτομο
    """)

  static let turkish = TextWords(
    """
    fillings: tepeleme silme dolu
    temperatures: derece derecede derecelik dereceye
    after: buçuk/2
    parts: yarım/2 çeyrek/4
    numbers: iki/2 üç/3 dört/4 beş/5 altı/6 yedi/7 sekiz/8 dokuz/9
    and: ve
    or: veya
    about: yaklaşık
    references: sayfa adım
    per: porsiyon kişi
    each: her biri birine
    nutrition: besin
    """)
}
