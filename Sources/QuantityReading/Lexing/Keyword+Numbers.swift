import QuantityCore

extension Keyword {
  /// Returns the number words of the language with an identifier, beyond those of its data.
  static func numberWords(of identifier: String) -> [(word: String, meaning: Keyword)] {
    let own = RecipeLanguage.tag(of: identifier)
    var isOwn = false
    var words: [(word: String, meaning: Keyword)] = []
    for piece in numberTable.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      let word = piece.prefix { $0 != "/" && $0 != "+" }
      guard word.count < piece.count else {
        isOwn = String(Substring(piece)) == own
        continue
      }
      guard isOwn, let value = UInt8(Substring(piece.dropFirst(word.count + 1))) else { continue }
      let isHalf = piece[word.endIndex] == "+"
      words.append((String(Substring(word)), isHalf ? .countAndHalf(value) : .count(value)))
    }
    return words
  }

  /// The words after each tag: `deux/2` is two, and `anderhalf+1` one and a half.
  ///
  /// Sources: the dictionaries named with each language's recipe words.
  private static let numberTable = """
    fr deux/2 trois/3 quatre/4 cinq/5 six/6 sept/7 huit/8 neuf/9 dix/10 douze/12
    es dos/2 tres/3 cuatro/4 cinco/5 seis/6 siete/7 ocho/8 nueve/9 diez/10 doce/12
    it due/2 tre/3 quattro/4 cinque/5 sei/6 sette/7 otto/8 nove/9 dieci/10 dodici/12
    pt dois/2 duas/2 três/3 quatro/4 cinco/5 seis/6 sete/7 oito/8 nove/9 dez/10 doze/12
    ro doi/2 două/2 doua/2 trei/3 patru/4 cinci/5 șase/6 sase/6 șapte/7 sapte/7 opt/8 zece/10
    nl twee/2 drie/3 vier/4 vijf/5 zes/6 zeven/7 acht/8 negen/9 tien/10 twaalf/12 anderhalf+1
      anderhalve+1
    sv två/2 tre/3 fyra/4 fem/5 sex/6 sju/7 åtta/8 nio/9 tio/10 tolv/12 halvannan+1
      halvannat+1
    da to/2 tre/3 fire/4 fem/5 seks/6 syv/7 otte/8 ni/9 ti/10 tolv/12 halvanden+1 halvandet+1
    nb to/2 tre/3 fire/4 fem/5 seks/6 sju/7 syv/7 åtte/8 ni/9 ti/10 tolv/12 halvannen+1
      halvannet+1
    fi kaksi/2 kolme/3 neljä/4 viisi/5 kuusi/6 seitsemän/7 kahdeksan/8 yhdeksän/9 kymmenen/10
      puolitoista+1
    pl jeden/1 jedna/1 jedno/1 jedną/1 jednego/1 jednej/1 dwa/2 dwie/2 trzy/3 cztery/4 pięć/5
      sześć/6 siedem/7 osiem/8 dziewięć/9 dziesięć/10 półtora+1 półtorej+1
    cs jeden/1 jedna/1 jedno/1 dva/2 dvě/2 tři/3 čtyři/4 pět/5 šest/6 sedm/7 osm/8 devět/9
      deset/10 dvanáct/12 půldruhého+1 půldruhé+1
    ru один/1 одна/1 одно/1 одну/1 одного/1 одной/1 два/2 две/2 три/3 четыре/4 пять/5 шесть/6
      семь/7 восемь/8 девять/9 десять/10 полтора+1 полторы+1
    uk два/2 дві/2 три/3 чотири/4 п'ять/5 п’ять/5 шість/6 сім/7 вісім/8 дев'ять/9 дев’ять/9
      десять/10 півтора+1 півтори+1
    hu egy/1 két/2 kettő/2 három/3 négy/4 öt/5 hat/6 hét/7 nyolc/8 kilenc/9 tíz/10 másfél+1
    el δύο/2 δυο/2 τρία/3 τρεις/3 τέσσερα/4 τέσσερις/4 πέντε/5 έξι/6 επτά/7 εφτά/7 οκτώ/8
      οχτώ/8 δέκα/10 ενάμισι+1 ενάμιση+1 μιάμιση+1 δυόμισι+2
    tr iki/2 üç/3 dört/4 beş/5 altı/6 yedi/7 sekiz/8 dokuz/9
    """
}
