import QuantityCore
import QuantityReading

extension RecipeWords {
  /// What Polish recipes call things. Source of the forms: Wielki słownik języka polskiego.
  static let polish = RecipeWords(
    """
    nouns: jajko/jajka/jajek żółtko/żółtka/żółtek białko/białka/białek cebula/cebule/cebul
      cebulka/cebulki/cebulek szalotka/szalotki/szalotek marchewka/marchewki/marchewek
      marchew/marchwie/marchwi ziemniak/ziemniaki/ziemniaków burak/buraki/buraków
      buraczek/buraczki/buraczków pomidor/pomidory/pomidorów pomidorek/pomidorki/pomidorków
      ogórek/ogórki/ogórków papryka/papryki/papryk cukinia/cukinie/cukinii
      bakłażan/bakłażany/bakłażanów pieczarka/pieczarki/pieczarek grzyb/grzyby/grzybów
      jabłko/jabłka/jabłek gruszka/gruszki/gruszek banan/banany/bananów cytryna/cytryny/cytryn
      limonka/limonki/limonek pomarańcza/pomarańcze/pomarańczy śliwka/śliwki/śliwek
      brzoskwinia/brzoskwinie/brzoskwiń morela/morele/moreli truskawka/truskawki/truskawek
      malina/maliny/malin wiśnia/wiśnie/wiśni czereśnia/czereśnie/czereśni figa/figi/fig
      daktyl/daktyle/daktyli orzech/orzechy/orzechów migdał/migdały/migdałów
      oliwka/oliwki/oliwek por/pory/porów seler/selery/selerów pietruszka/pietruszki/pietruszek
      kalafior/kalafiory/kalafiorów brokuł/brokuły/brokułów kapusta/kapusty/kapust
      sałata/sałaty/sałat dynia/dynie/dyń rzodkiewka/rzodkiewki/rzodkiewek
      goździk/goździki/goździków ziarno/ziarna/ziaren ziarenko/ziarenka/ziarenek
      filet/filety/filetów pierś/piersi/piersi udko/udka/udek udo/uda/ud
      skrzydełko/skrzydełka/skrzydełek kurczak/kurczaki/kurczaków kotlet/kotlety/kotletów
      kiełbasa/kiełbasy/kiełbas kiełbaska/kiełbaski/kiełbasek parówka/parówki/parówek
      śledź/śledzie/śledzi bułka/bułki/bułek bułeczka/bułeczki/bułeczek chleb/chleby/chlebów
      naleśnik/naleśniki/naleśników placek/placki/placków ciastko/ciastka/ciastek
      herbatnik/herbatniki/herbatników biszkopt/biszkopty/biszkoptów tortilla/tortille/tortilli
      porcja/porcje/porcji osoba/osoby/osób awokado/awokado/awokado mango/mango/mango
      laska/laski/lasek
    pieces: ząbek/ząbki/ząbków sztuka/sztuki/sztuk szt/szt/szt liść/liście/liści
      listek/listki/listków gałązka/gałązki/gałązek pęczek/pęczki/pęczków
      plaster/plastry/plastrów plasterek/plasterki/plasterków kromka/kromki/kromek
      kawałek/kawałki/kawałków kostka/kostki/kostek garść/garście/garści główka/główki/główek
      łodyga/łodygi/łodyg kropla/krople/kropli krążek/krążki/krążków połówka/połówki/połówek
      ćwiartka/ćwiartki/ćwiartek korzeń/korzenie/korzeni
    containers: puszka/puszki/puszek słoik/słoiki/słoików słoiczek/słoiczki/słoiczków
      opakowanie/opakowania/opakowań paczka/paczki/paczek torebka/torebki/torebek
      saszetka/saszetki/saszetek butelka/butelki/butelek kubek/kubki/kubków
      kubeczek/kubeczki/kubeczków karton/kartony/kartonów tabliczka/tabliczki/tabliczek
    vessels: forma/formy foremka/foremki blacha/blachy garnek/garnki patelnia/patelnie
      miska/miski
    descriptions: duży duża duże dużych dużego mały mała małe małych średni średnia średnie
      średnich świeży świeża świeże świeżych czerwony czerwona czerwone czerwonych zielony
      zielona zielone zielonych żółty żółta żółte żółtych biały biała białe białych dojrzały
      dojrzała dojrzałe dojrzałych suszony suszone suszonych czubata czubate czubatych kopiasta
      kopiaste płaska płaskie płaskich cały cała całe całych gruby grube cienki cienkie
    ends: a z ze w we do na od i oraz lub albo po bez dla pokrojony pokrojona pokrojone
      posiekany posiekana posiekane starty starta obrany obrana obrane drobno grubo
    relations: do na od przed przez po za między co o około
    heat: piekarnik piekarnika piekarniku piec piecz pieczenie nagrzać nagrzej nagrzewamy
      rozgrzać rozgrzej gotować gotuj smażyć
    links: po z
    yields: porcja porcje porcji osoba osoby osób
    purposes: dla na
    parts: sok skórka
    others: dag
    """, order: .nounFirst, numbers: .polish)
}
