import QuantityCore
import QuantityReading

extension RecipeWords {
  /// The words that are read in every language, in addition to the language's own lists.
  static let foreign = RecipeWordLists(foreignWords)

  /// The words of recipes in other languages that mean nothing else in English, for texts whose
  /// language isn't specified. Each noun has its plural.
  static let foreignWords = """
    pieces: bund/bund zehe/zehen knoblauchzehe/knoblauchzehen stück/stück stk/stk stange/stangen
      scheibe/scheiben zweig/zweige blatt/blätter handvoll/handvoll kopf/köpfe knolle/knollen
      würfel/würfel stängel/stängel stiel/stiele gousse/gousses tranche/tranches
      feuille/feuilles brin/brins branche/branches botte/bottes poignée/poignées
      morceau/morceaux pièce/pièces tige/tiges diente/dientes hoja/hojas ramita/ramitas
      rodaja/rodajas loncha/lonchas puñado/puñados manojo/manojos trozo/trozos
      rebanada/rebanadas unidad/unidades rama/ramas spicchio/spicchi foglia/foglie
      fogliolina/foglioline fetta/fette mazzetto/mazzetti rametto/rametti pezzo/pezzi
      manciata/manciate ciuffo/ciuffi klyfta/klyftor vitlöksklyfta/vitlöksklyftor skiva/skivor
      kvist/kvistar knippe/knippen kruka/krukor näve/nävar stjälk/stjälkar teentje/teentjes
      plakje/plakjes plak/plakken takje/takjes blaadje/blaadjes stengel/stengels bosje/bosjes
      sneetje/sneetjes handje/handjes
    containers: dose/dosen becher/becher flasche/flaschen packung/packungen päckchen/päckchen
      beutel/beutel tüte/tüten konserve/konserven boîte/boîtes boite/boites brique/briques
      barquette/barquettes paquet/paquets bocal/bocaux lata/latas bote/botes tarro/tarros
      paquete/paquetes sobre/sobres brik/briks lattina/lattine barattolo/barattoli
      vasetto/vasetti bustina/bustine pacco/pacchi confezione/confezioni burk/burkar paket/paket
      förpackning/förpackningar påse/påsar blik/blikken blikje/blikjes potje/potjes pak/pakken
      pakje/pakjes zakje/zakjes fles/flessen bakje/bakjes
    abbreviations: pck pckg päck
    vessels: topf/töpfe springform/springformen kastenform/kastenformen
      auflaufform/auflaufformen backblech/backbleche cocotte/cocottes saladier/saladiers
      poêle/poêles cazuela/cazuelas cacerola/cacerolas sartén/sartenes olla/ollas
      pentola/pentole teglia/teglie tortiera/tortiere padella/padelle casseruola/casseruole
      gryta/grytor kastrull/kastruller ugnsform/ugnsformar bakvorm/bakvormen
      ovenschaal/ovenschalen
    heat: ofen backofen umluft heißluft oberhitze unterhitze vorheizen vorgeheizt vorgeheizten
      grad préchauffer préchauffez préchauffé thermostat degrés horno hornear precalentar
      precalienta precalentado grados forno preriscaldare preriscaldate preriscaldato gradi ugn
      ugnen varmluft grader hetelucht voorverwarmen voorverwarmde graden
    nutrients: kilokalorien kohlenhydrate glucides calorías carbohidratos carboidrati
      kolhydrater koolhydraten
    yields: personen portionen personnes personas raciones porciones persone porzioni personer
      portioner porties
    parts: saft jus zumo jugo succo saften skal schale abrieb zeste zestes ralladura scorza rasp
      sap
    heads: uova uovo tuorli tuorlo albumi albume cipolle cipolla cipollotti carote carota limoni
      limone arance pomodori pomodorini patate zucchine melanzane peperoni funghi mele aglio
      scalogno scalogni alloro rosmarino
    joints: bis oder à ou hasta tot eller
    links: à á je von de di da av van på om
    uncounted: dag dagar dagen heure heures hora horas jour jours minuten minuter minuti minutos
      ora ore std stunde stunden tag tage timmar timme uren uur grad grados gradi grader graden
      degrés sek seg sekunden secondes segundos secondi sekunder seconden stdn wochen semaines
      semanas settimane veckor weken monate mois meses mesi månader maanden jahre años anni år
      jaar mal fois veces volte gånger keer zentimeter centimeter centimètres centímetros
      centimetri prozent

    """
}
