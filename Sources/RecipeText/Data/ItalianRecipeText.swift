extension RecipeTexts {
  /// The words of Italian recipes. Source of the adjectives: Vocabolario Treccani.
  static var italian: String {
    """
    grammar: nounAhead
    partitives: di_ d' d’
    plurals: cio/ci gio/gi chio/chi ghio/ghi io/i cia/ce gia/ge ca/che ga/ghe co/chi go/ghi a/e
      o/i e/i /
    nouns: gamberetto scampo trancio ala/ali sardina sedano focaccia pannocchia asparago/asparagi
      trota polpo seppia calamaro uovo/uova tuorlo albume cipolla cipollotto scalogno carota
      pomodoro/pomodori pomodorino zucchina melanzana peperone cetriolo fungo champignon patata
      mela pera banana limone lime/lime arancia pesca albicocca prugna ciliegia/ciliegie fragola
      lampone fico/fichi dattero noce nocciola mandorla oliva cappero acciuga alice filetto
      bistecca petto coscia costoletta salsiccia pollo coniglio gambero cozza/cozze
      vongola/vongole orata panino pane biscotto savoiardo muffin crêpe/crêpe porro rapa/rape
      ravanello barbabietola indivia carciofo avocado/avocado mango/mango ananas kiwi melone zucca
      finocchio lattuga cavolo cavolfiore peperoncino cetriolino chiodo/chiodi grano/grani seme
      bacca/bacche yogurt persona porzione foglia mozzarella sfoglia
    pieces: grappolo mazzo testa costa fettina rondella tavoletta barretta baccello dado radice
      rotolo foglio disco stella presa cubo cucchiaiata mestolo mestolino bicchierino fialetta
      bicchiere tazza tazzina metà spicchio goccia ciuffo/ciuffi filo ciuffetto gambo/gambi noce
      pezzetto pallina cubetto bacca/bacche stecca/stecche dozzina decina
    containers: scatoletta scatola bottiglia panetto vaschetta
    vessels: capacità capienza teglia tortiera stampo/stampi pentola padella casseruola ciotola pirofila
    agreeing: grosso/grossi/grosse grossa/grosse piccolo/piccoli/piccole piccola/piccole
      grande/grandi medio/medi/medie media/medie bella/belle buona/buone rosso/rossi/rosse
      rossa/rosse verde/verdi giallo/gialli/gialle gialla/gialle bianco/bianchi/bianche
      bianca/bianche nero/neri/nere nera/nere fresco/freschi/fresche fresca/fresche
      maturo/maturi/mature matura/mature intero/interi/intere intera/intere secco/secchi/secche
      secca/secche dolce/dolci sodo/sodi/sode colmo/colmi/colme colma/colme raso/rasi/rase
      rasa/rase pieno/pieni/piene piena/piene scarso/scarsi/scarse scarsa/scarse
      abbondante/abbondanti bel/bei buon/buoni generoso/generosi generosa/generose
    descriptions: mezzo mezza
    ends: a al alla allo ai agli con da di del della dello dei delle degli d' e ed in o per senza
      su poco tritato tritata tagliato tagliata sbucciato sbucciata grattugiata sbattute circa
    heat: cuocere cuocete infornare scaldare friggere caldo calda
    relations: a al dopo prima durante in fra tra fino per su ogni entro
    links: sgocciolato sgocciolati
    shapes: pallina panetto polpetta
    yields: persona porzione dosi commensali ospiti
    nutrients: proteine carboidrati
    foods: grassi zuccheri fibre sale
    purposes: per
    parts: foglie semi
    others: pan as an or on pie
    roots: zenzero curcuma
    fillings: colmo colma colmi colme raso rasa rasi rase abbondante abbondanti scarso scarsa
      scarsi scarse pieno piena pieni piene
    degrees: ben
    unitsFirst: g gr kg hg ml cl dl l lt grammi litri chili
    fractions: mezzo/2 mezza/2 mezz/2 quarti/4
    between: tra fra da dai
    to: a ai
    and: e ed
    or: o
    about: circa
    each: ciascuno ciascuna ognuno ognuna cad cadauno cadauna
    references: pagina vel tipo
    nutrition: nutriente nutrizionali nutrizionale
    per: porzione persona testa
    at: volta
    ratings: commento commenti recensioni voti
    staples: farina zucchero sale burro latte acqua olio pepe panna formaggio lievito pizzico
      cucchiaio cucchiai cucchiaino cucchiaini di del della il lo la e con per
    """
  }
}
