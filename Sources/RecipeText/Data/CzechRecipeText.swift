extension RecipeTexts {
  /// The words of Czech recipes. Source of the forms: Internetová jazyková příručka.
  static var czech: String {
    """
    grammar: czech
    nouns: vejce/vejce/vajec/vejce vajíčko/vajíčka/vajíček/vajíčka
      žloutek/žloutky/žloutků/žloutku bílek/bílky/bílků/bílku cibule/cibule/cibulí/cibule
      cibulka/cibulky/cibulek/cibulky šalotka/šalotky/šalotek/šalotky mrkev/mrkve/mrkví/mrkve
      brambora/brambory/brambor/brambory brambor/brambory/brambor/bramboru
      rajče/rajčata/rajčat/rajčete rajčátko/rajčátka/rajčátek/rajčátka
      okurka/okurky/okurek/okurky paprika/papriky/paprik/papriky
      paprička/papričky/papriček/papričky cuketa/cukety/cuket/cukety lilek/lilky/lilků/lilku
      pórek/pórky/pórků/pórku řepa/řepy/řep/řepy ředkvička/ředkvičky/ředkviček/ředkvičky
      květák/květáky/květáků/květáku kedlubna/kedlubny/kedluben/kedlubny
      brokolice/brokolice/brokolic/brokolice žampion/žampiony/žampionů/žampionu
      houba/houby/hub/houby avokádo/avokáda/avokád/avokáda dýně/dýně/dýní/dýně
      celer/celery/celerů/celeru petržel/petržele/petrželí/petržele jablko/jablka/jablek/jablka
      hruška/hrušky/hrušek/hrušky banán/banány/banánů/banánu citron/citrony/citronů/citronu
      citrón/citróny/citrónů/citrónu limetka/limetky/limetek/limetky
      pomeranč/pomeranče/pomerančů/pomeranče mandarinka/mandarinky/mandarinek/mandarinky
      grapefruit/grapefruity/grapefruitů/grapefruitu broskev/broskve/broskví/broskve
      meruňka/meruňky/meruněk/meruňky švestka/švestky/švestek/švestky
      třešeň/třešně/třešní/třešně višeň/višně/višní/višně jahoda/jahody/jahod/jahody
      malina/maliny/malin/maliny borůvka/borůvky/borůvek/borůvky fík/fíky/fíků/fíku
      datle/datle/datlí/datle ořech/ořechy/ořechů/ořechu mandle/mandle/mandlí/mandle
      ananas/ananasy/ananasů/ananasu mango/manga/mang/manga kiwi/kiwi/kiwi/kiwi
      meloun/melouny/melounů/melounu oliva/olivy/oliv/olivy kapara/kapary/kapar/kapary
      řízek/řízky/řízků/řízku filet/filety/filetů/filetu prso/prsa/prsou/prsa
      stehno/stehna/stehen/stehna křídlo/křídla/křídel/křídla kuře/kuřata/kuřat/kuřete
      párek/párky/párků/párku klobása/klobásy/klobás/klobásy kreveta/krevety/krevet/krevety
      rohlík/rohlíky/rohlíků/rohlíku houska/housky/housek/housky chléb/chleby/chlebů/chleba
      bageta/bagety/baget/bagety tortilla/tortilly/tortill/tortilly
      palačinka/palačinky/palačinek/palačinky sušenka/sušenky/sušenek/sušenky
      piškot/piškoty/piškotů/piškotu oplatka/oplatky/oplatek/oplatky
      hřebíček/hřebíčky/hřebíčků/hřebíčku kulička/kuličky/kuliček/kuličky
      zrnko/zrnka/zrnek/zrnka jogurt/jogurty/jogurtů/jogurtu tvaroh/tvarohy/tvarohů/tvarohu
      osoba/osoby/osob/osoby porce/porce/porcí/porce cukr/cukry/cukrů/cukru
      prášek/prášky/prášků/prášku
    pieces: ks/ks/ks/ks stroužek/stroužky/stroužků/stroužku hlavička/hlavičky/hlaviček/hlavičky
      plátek/plátky/plátků/plátku krajíc/krajíce/krajíců/krajíce snítka/snítky/snítek/snítky
      větvička/větvičky/větviček/větvičky list/listy/listů/listu lístek/lístky/lístků/lístku
      kus/kusy/kusů/kusu kousek/kousky/kousků/kousku svazek/svazky/svazků/svazku
      stonek/stonky/stonků/stonku řapík/řapíky/řapíků/řapíku hrst/hrsti/hrstí/hrsti kostka/kostky/kostek/kostky
      kolečko/kolečka/koleček/kolečka kapka/kapky/kapek/kapky půlka/půlky/půlek/půlky
      čtvrtka/čtvrtky/čtvrtek/čtvrtky lusk/lusky/lusků/lusku tyčinka/tyčinky/tyčinek/tyčinky
      bobek/bobky/bobků/bobku plát/pláty/plátů/plátu hlávka/hlávky/hlávek/hlávky
      hlíza/hlízy/hlíz/hlízy část/části/částí/části tucet/tucty/tuctů/tuctu
    containers: sklenice/sklenice/sklenic/sklenice sklenička/skleničky/skleniček/skleničky
      plechovka/plechovky/plechovek/plechovky konzerva/konzervy/konzerv/konzervy
      sáček/sáčky/sáčků/sáčku balíček/balíčky/balíčků/balíčku balení/balení/balení/balení
      kelímek/kelímky/kelímků/kelímku láhev/láhve/lahví/láhve lahev/lahve/lahví/lahve
      krabička/krabičky/krabiček/krabičky krabice/krabice/krabic/krabice
      tabulka/tabulky/tabulek/tabulky tuba/tuby/tub/tuby
    abbreviations: bal
    vessels: objem/objemu hrnec/hrnce pánev/pánve mísa/mísy forma/formy plech/plechy pekáč/pekáče
    adjectives: ý/é/ých/ého á/é/ých/é é/á/ých/ého í/í/ích/ího
    agreeing: velký/velké/velkých velká/velké/velkých velké/velká/velkých malý/malé/malých
      malá/malé/malých malé/malá/malých červený/červené/červených červená/červené/červených
      červené/červená/červených zelený/zelené/zelených zelená/zelené/zelených
      zelené/zelená/zelených bílý/bílé/bílých bílá/bílé/bílých bílé/bílá/bílých
      žlutý/žluté/žlutých žlutá/žluté/žlutých žluté/žlutá/žlutých zralý/zralé/zralých
      zralá/zralé/zralých zralé/zralá/zralých čerstvý/čerstvé/čerstvých
      čerstvá/čerstvé/čerstvých čerstvé/čerstvá/čerstvých sušený/sušené/sušených
      sušená/sušené/sušených sušené/sušená/sušených celý/celé/celých celá/celé/celých
      celé/celá/celých tlustý/tlusté/tlustých tlustá/tlusté/tlustých tlusté/tlustá/tlustých
      tenký/tenké/tenkých tenká/tenké/tenkých tenké/tenká/tenkých střední/střední/středních
      větší/větší/větších menší/menší/menších kuřecí/kuřecí/kuřecích
      vrchovatá/vrchovaté/vrchovatých zarovnaná/zarovnané/zarovnaných plná/plné/plných
      bobkový/bobkové/bobkových vanilkový/vanilkové/vanilkových tavený/tavené/tavených
    descriptions: červeného zeleného bílého žlutého zralého čerstvého velkého malého
    ends: a i nebo či z ze na do v ve pro po bez přes od o u asi cca najemno nahrubo
    relations: na do v ve po přes od co za před mezi asi každý každá každé během při
    links: z ze po od
    heat: trouba troubu troubě péct pečeme pečte vařit vaříme vařte smažit smažíme ohřát
      předehřát předehřejte předehřáté stupeň stupně stupňů teplota teplotě
    yields: porce porcí osoba osoby osob
    purposes: pro na
    parts: šťáva šťávu šťávy kůra kůru kůry
    uncounted: krát den dny dní rok roky let stupeň stupně stupňů procent procenta
    others: do on a list tuba co pod
    roots: zázvoru zázvor
    fillings: vrchovatá vrchovaté vrchovatých zarovnaná zarovnané zarovnaných plná plné plných
    temperatures: stupňů stupně
    fractions: půl/2 čtvrt/4
    denominators: třetina/3 čtvrtina/4 třetiny/3 čtvrtiny/4
    between: mezi
    to: až
    and: a
    or: nebo
    about: asi cca přibližně
    references: strana krok
    each: každý každá každé
    per: porci osobu
    nutrition: nutriční výživové výživová
    ratings: hodnocení komentářů hvězdiček
    staples: mouka mouky cukr cukru sůl soli máslo másla mléko mléka voda vody olej oleje pepř
      pepře smetana smetany sýr droždí špetka lžíce lžic lžička lžičky hrnek a s na do
    """
  }
}
