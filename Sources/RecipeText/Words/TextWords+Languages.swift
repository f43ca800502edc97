import QuantityCore
import QuantityReading

// Sources: the dictionaries named with each language's recipe words.

extension TextWords {
  /// Returns the words of a language in addition to the English ones, by its identifier or tag.
  static func of(_ identifier: String) -> TextWords? {
    switch identifier.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "nl": dutch
    case "pl": polish
    case "pt": portuguese
    case "ru": russian
    case "cs": czech
    case "uk": ukrainian
    case "da": danish
    case "sv": swedish
    case "nb", "no": norwegian
    case "fi": finnish
    case "hu": hungarian
    case "ro": romanian
    case "el": greek
    case "tr": turkish
    case "ja": japanese
    case "zh": chinese
    case "ko": korean
    case "hi": hindi
    case "ar": arabic
    case "he": hebrew
    default: nil
    }
  }

  private static let german = TextWords(
    """
    roots: ingwer meerrettich kurkuma galgant
    fillings: gehäufter gehäufte gehäuftes gehäuften gestrichener gestrichene gestrichenes
      gestrichenen knapper knappe knappes guter gute gutes voller volle volles
    degrees: leicht gut stark
    temperatures: grad
    halves: eineinhalb/1 anderthalb/1 zweieinhalb/2 dreieinhalb/3
    parts: halbe/2 halber/2 halbes/2 halb/2
    numbers: zwei/2 drei/3 vier/4 fünf/5 sechs/6 sieben/7 acht/8 neun/9 zehn/10 elf/11 zwölf/12
    between: zwischen
    to: bis
    or: oder
    about: etwa circa ungefähr
    lengths: cm mm zentimeter
    months: januar februar märz mai juni juli oktober dezember
    references: seite schritt stufe nr
    each: je jede jeder jedes jedem jeden jeweils
    nutrition: nährwerte nährwert nährwertangaben nährwertangabe nährwerttabelle
    per: portion person
    verbs: den die das geben mischen rühren backen
    at: einmal
    ratings: bewertung bewertungen kommentar kommentare sterne sternen
    """)

  private static let french = TextWords(
    """
    roots: gingembre curcuma galanga raifort
    fillings: bombée bombées rase rases ras pleine pleines comble combles bombé bombés
    degrees: bien légèrement
    temperatures: degrés
    parts: demi/2 demie/2 moitié/2 quart/4 tiers/3 quarts/4
    articles: un une
    between: entre
    to: à
    and: et
    or: ou
    each: chaque chacun chacune
    references: page étape etape vitesse th thermostat
    nutrition: nutritionnelles nutritionnelle nutritionnel nutritionnels
    per: portion personne
    verbs: préchauffez ajoutez mélangez versez laissez coupez faites
    at: fois
    ratings: avis commentaire commentaires
    """)

  private static let spanish = TextWords(
    """
    roots: jengibre cúrcuma
    fillings: colmada colmadas colmado colmados rasa rasas raso rasos llena llenas lleno llenos
    degrees: bien
    parts: medio/2 media/2
    between: entre
    to: a
    and: y e
    or: o u
    about: alrededor cerca
    each: cada
    references: página paso velocidad vel tipo
    nutrition: nutricional nutricionales
    per: porción persona
    at: vez
    ratings: comentario comentarios valoraciones opiniones reseñas
    """)

  private static let italian = TextWords(
    """
    roots: zenzero curcuma
    fillings: colmo colma colmi colme raso rasa rasi rase abbondante abbondanti scarso scarsa
      scarsi scarse pieno piena pieni piene
    degrees: ben
    unitsFirst: g gr kg hg ml cl dl l lt grammi litri chili
    parts: mezzo/2 mezza/2 mezz/2 quarti/4
    between: tra fra da
    to: a
    and: e ed
    or: o
    about: circa
    each: ciascuno ciascuna ognuno ognuna cad cadauno cadauna
    references: pagina vel tipo
    nutrition: nutrizionali nutrizionale
    per: porzione persona testa
    at: volta
    ratings: commento commenti recensioni voti
    """)

  private static let dutch = TextWords(
    """
    roots: gember gemberwortel kurkuma
    fillings: afgestreken opgehoopte opgehoopt volle flinke royale
    degrees: goed licht
    parts: halve/2 half/2
    between: tussen
    to: tot
    or: of
    each: elk elke ieder iedere
    references: pagina stap
    verbs: de het
    nutrition: voedingswaarden voedingswaarde
    per: portie persoon
    at: keer
    ratings: beoordelingen reacties stemmen sterren
    """)

  private static let polish = TextWords(
    """
    roots: imbiru imbir
    fillings: czubata czubate czubatych kopiasta kopiaste kopiastych płaska płaskie płaskich pełna
      pełne pełnych niepełna
    temperatures: stopni stopnie
    parts: pół/2 połowy/2 ćwierć/4
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
    """)

  private static let portuguese = TextWords(
    """
    roots: gengibre
    fillings: cheia cheias cheio cheios rasa rasas raso rasos
    degrees: bem
    temperatures: graus
    parts: meio/2 meia/2
    articles: um uma
    between: entre
    to: a
    and: e
    or: ou
    about: aproximadamente cerca
    each: cada
    references: página passo vel velocidade
    nutrition: nutricional nutricionais
    per: porção pessoa
    at: vez
    ratings: comentários avaliações votos
    """)

  private static let russian = TextWords(
    """
    roots: имбирь имбиря
    fillings: полная полные полных неполная неполные
    temperatures: градусов градуса градусах
    parts: пол/2 четверть/4 треть/3
    between: между
    to: до
    and: и
    or: или
    about: около примерно
    each: каждый каждая каждое каждую каждой
    lengths: см мм сантиметр сантиметра сантиметров миллиметров
    references: страница шаг
    nutrition: пищевая энергетическая кбжу бжу
    per: порцию
    ratings: отзыв отзыва отзывов оценок комментариев
    """)

  private static let czech = TextWords(
    """
    roots: zázvoru zázvor
    fillings: vrchovatá vrchovaté vrchovatých zarovnaná zarovnané zarovnaných plná plné plných
    temperatures: stupňů stupně
    parts: půl/2 čtvrt/4
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
    """)

  private static let ukrainian = TextWords(
    """
    roots: імбир імбиру
    fillings: повна повні повних неповна
    temperatures: градусів градуси градусах
    parts: пів/2 чверть/4
    between: між
    to: до
    and: і й та
    or: або чи
    about: близько приблизно
    lengths: см мм
    references: сторінка крок
    each: кожен кожна кожне
    per: порцію
    """)
}
