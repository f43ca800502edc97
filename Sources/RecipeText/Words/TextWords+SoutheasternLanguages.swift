import QuantityCore
import QuantityReading

// Sources: the dictionaries named with each language's recipe words.

extension TextWords {
  static let hungarian = TextWords(
    """
    roots: gyömbér
    fillings: púpozott csapott púpos
    fillers: a az
    temperatures: fok fokon fokos fokra
    parts: fél/2 negyed/4 harmad/3
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
    roots: ghimbir
    fillings: rasă rase rasa plină pline
    temperatures: grade grad
    parts: jumătate/2 jumatate/2 sfert/4
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
    roots: τζίντζερ
    fillings: κοφτή κοφτές γεμάτη γεμάτες κοφτά γεμάτο γεμάτα
    temperatures: βαθμούς βαθμοί βαθμών
    parts: μισό/2 μισή/2 μισός/2 τέταρτο/4
    articles: ένα ένας μία μια
    and: και
    or: ή
    about: περίπου
    lengths: εκ εκατοστά εκατοστό
    references: σελίδα βήμα
    per: μερίδα άτομο
    """)

  static let turkish = TextWords(
    """
    roots: zencefil
    fillings: tepeleme silme dolu
    temperatures: derece derecede derecelik dereceye
    after: buçuk/2
    parts: yarım/2 çeyrek/4
    and: ve
    or: veya
    about: yaklaşık
    references: sayfa adım
    per: porsiyon kişi
    each: her biri birine başı başına
    nutrition: besin
    """)
}
