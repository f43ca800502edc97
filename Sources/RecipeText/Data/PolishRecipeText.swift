extension RecipeTexts {
  /// The words of Polish recipes. Source of the forms: Wielki słownik języka polskiego.
  static var polish: String {
    """
    grammar: polish
    objects: a/ę
    nouns: jajo/jaja/jaj/jaja jajko/jajka/jajek/jajka żółtko/żółtka/żółtek/żółtka białko/białka/białek/białka
      cebula/cebule/cebul/cebuli cebulka/cebulki/cebulek/cebulki
      szalotka/szalotki/szalotek/szalotki marchewka/marchewki/marchewek/marchewki
      marchew/marchwie/marchwi/marchwi ziemniak/ziemniaki/ziemniaków/ziemniaka
      burak/buraki/buraków/buraka buraczek/buraczki/buraczków/buraczka
      pomidor/pomidory/pomidorów/pomidora pomidorek/pomidorki/pomidorków/pomidorka
      ogórek/ogórki/ogórków/ogórka papryka/papryki/papryk/papryki cukinia/cukinie/cukinii/cukinii
      bakłażan/bakłażany/bakłażanów/bakłażana pieczarka/pieczarki/pieczarek/pieczarki
      grzyb/grzyby/grzybów/grzyba jabłko/jabłka/jabłek/jabłka gruszka/gruszki/gruszek/gruszki
      banan/banany/bananów/banana cytryna/cytryny/cytryn/cytryny limonka/limonki/limonek/limonki
      pomarańcza/pomarańcze/pomarańczy/pomarańczy śliwka/śliwki/śliwek/śliwki
      brzoskwinia/brzoskwinie/brzoskwiń/brzoskwini morela/morele/moreli/moreli
      truskawka/truskawki/truskawek/truskawki malina/maliny/malin/maliny wiśnia/wiśnie/wiśni/wiśni
      czereśnia/czereśnie/czereśni/czereśni figa/figi/fig/figi daktyl/daktyle/daktyli/daktyla
      orzech/orzechy/orzechów/orzecha migdał/migdały/migdałów/migdała oliwka/oliwki/oliwek/oliwki
      por/pory/porów/pora seler/selery/selerów/selera pietruszka/pietruszki/pietruszek/pietruszki
      kalafior/kalafiory/kalafiorów/kalafiora brokuł/brokuły/brokułów/brokuła
      kapusta/kapusty/kapust/kapusty sałata/sałaty/sałat/sałaty dynia/dynie/dyń/dyni
      rzodkiewka/rzodkiewki/rzodkiewek/rzodkiewki goździk/goździki/goździków/goździka
      ziarno/ziarna/ziaren/ziarna ziarenko/ziarenka/ziarenek/ziarenka filet/filety/filetów/filetu
      pierś/piersi/piersi/piersi udko/udka/udek/udka udo/uda/ud/uda
      skrzydełko/skrzydełka/skrzydełek/skrzydełka kurczak/kurczaki/kurczaków/kurczaka
      kotlet/kotlety/kotletów/kotleta kiełbasa/kiełbasy/kiełbas/kiełbasy
      kiełbaska/kiełbaski/kiełbasek/kiełbaski parówka/parówki/parówek/parówki
      śledź/śledzie/śledzi/śledzia bułka/bułki/bułek/bułki bułeczka/bułeczki/bułeczek/bułeczki
      chleb/chleby/chlebów/chleba naleśnik/naleśniki/naleśników/naleśnika
      placek/placki/placków/placka ciastko/ciastka/ciastek/ciastka
      herbatnik/herbatniki/herbatników/herbatnika biszkopt/biszkopty/biszkoptów/biszkopta
      tortilla/tortille/tortilli/tortilli porcja/porcje/porcji/porcji osoba/osoby/osób/osoby
      awokado/awokado/awokado/awokado mango/mango/mango/mango laska/laski/lasek/laski
    pieces: ząbek/ząbki/ząbków/ząbka sztuka/sztuki/sztuk/sztuki szt/szt/szt/szt
      liść/liście/liści/liścia listek/listki/listków/listka gałązka/gałązki/gałązek/gałązki
      pęczek/pęczki/pęczków/pęczka plaster/plastry/plastrów/plastra
      plasterek/plasterki/plasterków/plasterka kromka/kromki/kromek/kromki
      kawałek/kawałki/kawałków/kawałka kostka/kostki/kostek/kostki garść/garście/garści/garści
      główka/główki/główek/główki łodyga/łodygi/łodyg/łodygi kropla/krople/kropli/kropli
      krążek/krążki/krążków/krążka połówka/połówki/połówek/połówki
      ćwiartka/ćwiartki/ćwiartek/ćwiartki korzeń/korzenie/korzeni/korzenia
      tuzin/tuziny/tuzinów/tuzina
    containers: puszka/puszki/puszek/puszki słoik/słoiki/słoików/słoika
      słoiczek/słoiczki/słoiczków/słoiczka opakowanie/opakowania/opakowań/opakowania
      paczka/paczki/paczek/paczki torebka/torebki/torebek/torebki
      saszetka/saszetki/saszetek/saszetki butelka/butelki/butelek/butelki kubek/kubki/kubków/kubka
      kubeczek/kubeczki/kubeczków/kubeczka karton/kartony/kartonów/kartonu
      tabliczka/tabliczki/tabliczek/tabliczki
    vessels: pojemność/pojemności forma/formy foremka/foremki blacha/blachy garnek/garnki patelnia/patelnie miska/miski
    adjectives: y/e/ych/ego i/ie/ich/iego a/e/ych/ej ia/ie/ich/iej ka/kie/kich/kiej
      ga/gie/gich/giej e/e/ych/ego ie/ie/ich/iego
    agreeing: duży/duże/dużych duża/duże/dużych duże/duże/dużych mały/małe/małych
      mała/małe/małych małe/małe/małych średni/średnie/średnich średnia/średnie/średnich
      średnie/średnie/średnich świeży/świeże/świeżych świeża/świeże/świeżych
      świeże/świeże/świeżych czerwony/czerwone/czerwonych czerwona/czerwone/czerwonych
      czerwone/czerwone/czerwonych zielony/zielone/zielonych zielona/zielone/zielonych
      zielone/zielone/zielonych żółty/żółte/żółtych żółta/żółte/żółtych żółte/żółte/żółtych
      biały/białe/białych biała/białe/białych białe/białe/białych dojrzały/dojrzałe/dojrzałych
      dojrzała/dojrzałe/dojrzałych dojrzałe/dojrzałe/dojrzałych suszony/suszone/suszonych
      suszona/suszone/suszonych cały/całe/całych cała/całe/całych całe/całe/całych
      laurowy/laurowe/laurowych gruby/grube/grubych gruba/grube/grubych cienki/cienkie/cienkich
      cienka/cienkie/cienkich czubata/czubate/czubatych kopiasta/kopiaste/kopiastych
      płaska/płaskie/płaskich pełna/pełne/pełnych
    descriptions: dużego małego dużą małą średnią świeżą czerwoną zieloną żółtą białą
      czubate czubatych kopiasta kopiaste płaska płaskie płaskich
    ends: a z ze w we do na od i oraz lub albo po bez dla pokrojony pokrojona pokrojone posiekany
      posiekana posiekane starty starta obrany obrana obrane drobno grubo
    relations: do na od przed przez po za między co o około
    heat: piekarnik piekarnika piekarniku piec piecz pieczenie nagrzać nagrzej nagrzewamy rozgrzać
      rozgrzej gotować gotuj smażyć
    links: po z
    yields: porcja porcje porcji osoba osoby osób osob
    purposes: dla na
    parts: sok skórka
    others: dag
    roots: imbiru imbir
    fillings: czubata czubate czubatych kopiasta kopiaste kopiastych płaska płaskie płaskich pełna
      pełne pełnych niepełna
    temperatures: stopni stopnie
    fractions: pół/2 połowy/2 ćwierć/4
    denominators: trzecia/3 trzecie/3 czwarta/4 czwarte/4
    between: między
    to: do
    and: i
    or: lub albo
    about: około ok
    each: każdy każda każde każdej każdego każdą po
    references: strona krok typ
    nutrition: odżywcze odżywcza odżywczych
    per: porcję porcji osobę
    ratings: opinii komentarzy ocen
    staples: mąka mąki cukier cukru sól soli masło masła mleko mleka woda wody olej oleju pieprz
      pieprzu śmietana śmietany ser drożdże drożdży łyżka łyżki łyżek łyżeczka łyżeczki łyżeczek
      szklanka szklanki szklanek szczypta i z na do
    """
  }
}
