extension KitchenWords {
  // Sources: Unicode CLDR, the lists and units of each language; Trésor de la langue française and,
  // for the spoons of Québec, the Office québécois de la langue française; Diccionario de la lengua
  // española; Diccionari de l'Institut d'Estudis Catalans; Dicionário Priberam; Vocabolario
  // Treccani; Dicționarul explicativ. In French, both `cs` and `cc` are spoons.
  static let romance = """
    fr
    about: environ, env., à peu près
    ask: combien de, font combien de
    link: font, fait, y a-t-il, contient
    and: et
    or: ou
    to: à
    in: en
    minus: moins
    per: par
    half: demi, demie
    third: tiers
    quarter: quart, quarts
    one: un, une
    tablespoon: cs, cuill. à soupe, c. à table, cuillère à table|cuillères à table
    teaspoon: cc, cuill. à café
    dessertspoon: cuillère à dessert|cuillères à dessert, c. à dessert
    gram: gr
    kilogram: kilo|kilos
    hour: d'heure, d’heure

    es
    about: aproximadamente, aprox., unos, unas, alrededor de, cerca de
    ask: cuántos, cuántas, cuantos, cuantas, son cuántos, son cuántas, a cuántos, a cuántas
    link: son, es, hay, tiene, tienen
    and: y, e
    or: o, u
    to: a
    in: en
    minus: menos
    per: por
    half: media, medio
    third: tercio, tercios
    quarter: cuarto, cuartos
    one: un, una, uno
    cup: taza|tazas
    tablespoon: cucharada sopera|cucharadas soperas
    teaspoon: cucharadita de té|cucharaditas de té, cucharadita de café|cucharaditas de café
    dessertspoon: cucharada de postre|cucharadas de postre
    pinch: pellizco|pellizcos
    liter: lts
    gram: gr, grs
    kilogram: kilo|kilos
    hour: de hora

    ca
    about: aproximadament, uns, unes
    and: i
    or: o
    to: a
    in: en
    minus: menys
    per: per
    half: mig, mitja
    quarter: quart
    one: un, una
    tablespoon: cullerada sopera|cullerades soperes
    teaspoon: cullereta|culleretes
    gram: gr

    pt
    about: aproximadamente, cerca de, uns, umas
    ask: quantos, quantas, são quantos, são quantas
    link: são, é, há, tem, têm
    and: e
    or: ou
    to: a
    in: em
    minus: menos
    per: por
    half: meia, meio
    third: terço, terços
    quarter: quarto, quartos
    one: um, uma
    cup: xícara|xícaras, xícara de chá|xícaras de chá, xíc. de chá, chávena|chávenas
    tablespoon: colher sopa|colheres sopa, col. de sopa, col. sopa, c. de sopa
    teaspoon: colher chá|colheres chá, col. de chá, col. chá, c. de chá
    dessertspoon: colher de sobremesa|colheres de sobremesa
    gram: gr
    kilogram: quilo|quilos
    hour: de hora

    it
    about: circa, ca.
    ask: quanti, quante, sono quanti, sono quante
    link: sono, è, ci sono, ha, hanno
    and: e, ed
    or: o, oppure
    to: a
    in: in
    minus: meno
    per: per, al, alla
    half: mezzo, mezza
    third: terzo, terzi
    quarter: quarto, quarti
    one: un, uno, una
    cup: tazza|tazze
    tablespoon: cucchiaio da minestra|cucchiai da minestra
    teaspoon: cucchiaino da tè|cucchiaini da tè, cucchiaino da caffè|cucchiaini da caffè
    pinch: pizzico|pizzichi
    gram: gr
    hectogram: etto|etti, hg
    kilogram: chilo|chili
    liter: lt
    hour: d'ora, d’ora

    ro
    about: aproximativ, aprox., circa, cca
    ask: câți, câte, cati, cate
    link: sunt, are, au
    and: și, şi, si
    or: sau
    to: până la
    in: în, in
    minus: minus
    per: pe
    half: jumătate de, jumătate, jumatate de, jumatate
    one: un, o
    cup: cană|căni, cana|cani
    tablespoon: lingură|linguri, lingura|linguri
    teaspoon: linguriță|lingurițe, linguriţă|linguriţe, lingurita|lingurite
    gram: gr

    """
}
