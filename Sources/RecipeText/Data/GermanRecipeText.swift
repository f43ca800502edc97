extension RecipeTexts {
  /// The words of German recipes. Source of the adjectives: Duden.
  static var german: String {
    """
    grammar: compounds
    plurals: chen/chen lein/lein er/er el/eln en/en e/en /e
    cases: er/ern e/en el/eln
    nouns: person/personen ei/eier eigelb/eigelb eiweiß/eiweiß eiweiß/eiweiße zwiebel kartoffel möhre karotte
      tomate gurke zucchini/zucchini aubergine paprika/paprikas paprikaschote schote chilischote
      chili/chilis champignon/champignons pilz apfel/äpfel birne banane zitrone limette orange
      pfirsich aprikose pflaume zwetschge/zwetschgen kirsche erdbeere himbeere beere traube feige
      dattel nuss/nüsse walnuss/walnüsse mandel haselnuss/haselnüsse olive kaper/kapern sardelle
      sardellenfilet/sardellenfilets filet/filets schnitzel/schnitzel steak/steaks
      kotelett/koteletts wurst/würste würstchen brötchen semmel/semmeln brot/brote toast/toasts
      knödel/knödel kloß/klöße schalotte porree/porrees radieschen rübe avocado/avocados
      mango/mangos ananas/ananas kiwi/kiwis melone kürbis/kürbisse salat/salate kohlrabi/kohlrabi
      huhn/hühner hähnchen hähnchenbrust/hähnchenbrüste forelle garnele muschel
      lorbeerblatt/lorbeerblätter nelke wacholderbeere pfefferkorn/pfefferkörner korn/körner
      vanilleschote muffin/muffins plätzchen keks/kekse pfannkuchen kuchen portion/portionen kugel
      rolle/rollen feta/feta artischocke peperoni/peperoni peperoncini/peperoncini süßkartoffel
      pastinake sellerie/sellerie fenchel/fenchel lauch/lauche brust/brüste keule
      schenkel/schenkel
    pieces: kochlöffel/kochlöffel platte spieß wurzel tafel messerspitze schöpfkelle/schöpfkellen kelle/kellen
      tasse ring/ringe spalte hälfte viertel/viertel achtel/achtel schuss/schuss
      spritzer/spritzer msp/msp tropfen/tropfen kugel schale/schalen rispe dutzend/dutzend
    containers: pkg/pkg glas/gläser kiste rolle/rollen pack/packs schachtel netz/netze
    vessels: fassungsvermögen form/formen pfanne/pfannen schüssel/schüsseln blech/bleche topf/töpfe
    agreeing: großer/große großes/große kleiner/kleine kleines/kleine mittelgroßer/mittelgroße
      mittelgroßes/mittelgroße mittlerer/mittlere mittleres/mittlere roter/rote rotes/rote
      grüner/grüne grünes/grüne gelber/gelbe gelbes/gelbe weißer/weiße weißes/weiße
      frischer/frische frisches/frische reifer/reife reifes/reife ganzer/ganze ganzes/ganze
      gehäufter/gehäufte gestrichener/gestrichene voller/volle kräftiger/kräftige
    descriptions: groß großen klein kleinen mittelgroßen kl gr dicke dicker dünne dünner halbe
      halber halbes getrocknete gehäufte gestrichene
    ends: a aus für in im mit ohne oder und von vom zu zum zur je bei als an auf nach bis fein
      grob gehackt gehackte geschält geschälte gewürfelt gerieben gepresst geviertelt halbiert
      zerdrückt zerlassen verquirlt getrennt abgetropft entkernt größe gr etwa ca circa ungefähr
    relations: nach vor zwischen für in im an auf bis über pro um gegen alle
    heat: backen gebacken braten kochen garen köcheln erhitzen hitze heiß heißen heißem
    links: a zu abtropfgewicht nettogewicht füllmenge einwaage
    shapes: stücke/stücke teile/teile teigling
    yields: ergibt ergeben person pers gäste esser
    nutrients: kohlenhydrate ballaststoffe brennwert
    foods: eiweiß fett zucker salz
    purposes: für
    parts: blätter fruchtfleisch kerne mark schalen
    others: dag tige
    roots: ingwer meerrettich kurkuma galgant
    fillings: gehäufter gehäufte gehäuftes gehäuften gestrichener gestrichene gestrichenes
      gestrichenen knapper knappe knappes guter gute gutes voller volle volles
    degrees: leicht gut stark
    temperatures: grad
    halves: eineinhalb/1 anderthalb/1 zweieinhalb/2 dreieinhalb/3
    quarters: dreiviertel/3
    fractions: halbe/2 halber/2 halbes/2 halb/2 drittel/3
    numbers: zwei/2 drei/3 vier/4 fünf/5 sechs/6 sieben/7 acht/8 neun/9 zehn/10 elf/11 zwölf/12
    between: zwischen
    to: bis
    or: oder
    about: etwa circa ungefähr
    lengths: cm mm zentimeter
    months: januar februar märz mai juni juli oktober dezember
    references: seite schritt stufe nr
    each: je jede jeder jedes jedem jeden jeweils
    nutrition: nährstoff nährwerte nährwert nährwertangaben nährwertangabe nährwerttabelle
    per: portion person
    verbs: den die das geben mischen rühren backen
    at: einmal
    ratings: bewertung bewertungen kommentar kommentare sterne sternen
    staples: mehl zucker salz butter milch wasser öl pfeffer sahne käse hefe backpulver prise
      esslöffel teelöffel el tl tasse tassen päckchen und der mit für
    """
  }
}
