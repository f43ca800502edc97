extension RecipeTexts {
  /// The words of Romanian recipes.
  /// Source of the forms: Dicționarul ortografic, ortoepic și morfologic.
  static var romanian: String {
    """
    partitives: de_
    nouns: aripioară/aripioare ou/ouă ceapă/cepe ceapa/cepe morcov/morcovi roșie/roșii
      rosie/rosii ardei/ardei gogoșar/gogoșari cartof/cartofi castravete/castraveți
      dovlecel/dovlecei vânătă/vinete ciupercă/ciuperci lămâie/lămâi lamaie/lamai
      portocală/portocale portocala/portocale limetă/limete lime/lime măr/mere mar/mere
      pară/pere banană/banane banana/banane prună/prune caisă/caise piersică/piersici
      cireașă/cireșe vișină/vișine căpșună/căpșuni zmeură/zmeure mură/mure smochină/smochine
      curmală/curmale nucă/nuci migdală/migdale alună/alune măslină/măsline gălbenuș/gălbenușuri
      galbenus/galbenusuri albuș/albușuri albus/albusuri piept/piepturi pulpă/pulpe aripă/aripi
      ciocănel/ciocănele cotlet/cotlete cârnat/cârnați cârnăcior/cârnăciori file/fileuri pui/pui
      păstrăv/păstrăvi crevete/creveți midie/midii pâine/pâini chiflă/chifle biscuit/biscuiți
      clătită/clătite foaie/foi tortilla/tortilla țelină/țeline păstârnac/păstârnaci gulie/gulii
      sfeclă/sfecle ridiche/ridichi dovleac/dovleci varză/verze conopidă/conopide
      broccoli/broccoli salată/salate avocado/avocado mango/mango ananas/ananași kiwi/kiwi
      pepene/pepeni cuișoară/cuișoare iaurt/iaurturi porție/porții persoană/persoane
    pieces: cățel/căței catel/catei felie/felii feliuță/feliuțe fir/fire legătură/legături legatura/legaturi
      frunză/frunze frunza/frunze praf/prafuri vârf/vârfuri varf/varfuri bucată/bucăți bucata/bucati
      bucățică/bucățele buc/buc crenguță/crenguțe rămurică/rămurele tulpină/tulpini lujer/lujeri mână/mâini pumn/pumni
      bob/boabe cub/cuburi picătură/picături baton/batoane căpățână/căpățâni jumătate/jumătăți strop/stropi
      rondea/rondele pahar/pahare ceașcă/cești păhărel/păhărele
    containers: plic/plicuri conservă/conserve conserva/conserve pachet/pachete cutie/cutii borcan/borcane
      sticlă/sticle sticla/sticle pungă/pungi punga/pungi doză/doze
    vessels: capacitate/capacitate tavă/tăvi oală/oale cratiță/cratițe tigaie/tigăi formă/forme castron/castroane bol/boluri
    agreeing: mare/mari mic/mici mică/mici mijlociu/mijlocii mijlocie/mijlocii mediu/medii medie/medii
      roșu/roșii roșie/roșii verde/verzi galben/galbeni galbenă/galbene alb/albi albă/albe proaspăt/proaspeți
      proaspătă/proaspete uscat/uscați uscată/uscate dulce/dulci gras/grași copt/copți coaptă/coapte
      întreg/întregi întreagă/întregi rasă/rase plină/pline murată/murate
    ends: și si cu de din la în in pe pentru sau fără după tocat tocată tocate tăiat tăiată tăiate ras rasă
      rase fiert fiartă fierte bătut bătute mărunt felii cubulețe curățat curățată curățate
    relations: la în in pe pentru după până peste timp către între
    heat: cuptor cuptorul cuptorului coaceți coace copt preîncălzit încălziți fierbeți fierbe prăjiți încins
    links: de din la
    yields: porții porție persoane persoană
    purposes: pentru
    parts: zeamă zeama suc sucul coajă coaja miez miezul
    uncounted: minute minut min ore oră ora zile zi săptămâni săptămână luni lună ani an ori dată grade grad
    roots: ghimbir
    fillings: rasă rase rasa plină pline
    temperatures: grade grad
    fractions: jumătate/2 jumatate/2 sfert/4 treime/3
    denominators: treimi/3 sferturi/4
    articles: un o
    between: între intre
    and: și si
    or: sau
    about: aproximativ aprox cam vreo
    each: fiecare
    references: pagina pasul
    per: porție persoană
    into: în in
    staples: făină zahăr sare unt lapte apă ulei piper smântână brânză drojdie praf lingură
      linguri linguriță lingurițe cană de și cu pentru din la
    """
  }
}
