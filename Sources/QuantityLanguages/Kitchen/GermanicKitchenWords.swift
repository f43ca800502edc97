extension KitchenWords {
  // Sources: Unicode CLDR, the lists and units of each language; Duden; Van Dale; Svenska
  // Akademiens ordlista; Den Danske Ordbog; Bokmålsordboka and Nynorskordboka; Íslensk
  // nútímamálsorðabók. A German Pfund and a Dutch pond mean half a kilogram in everyday language,
  // so they are left out.
  static let germanic = """
    de
    about: etwa, ca., circa, zirka, ungefähr, rund
    ask: wie viel, wie viele, wieviel, wieviele, sind wie viel, sind wie viele, ist wie viel
    link: sind, ist, sind das, hat, haben, ergeben
    and: und
    or: oder
    to: bis
    minus: minus
    per: pro, je
    half: halbe, halber, halbes, halben, halb
    quarter: viertel
    one: ein, eine, einen, einer, eines
    tablespoon: gestr. EL, gestrichener Esslöffel|gestrichene Esslöffel, Esslöffeln, Eßlöffel, El
    teaspoon: gestr. TL, gestrichener Teelöffel|gestrichene Teelöffel, Teelöffeln, Tl
    milliliter: Millilitern
    liter: Ltr., Litern

    nl
    about: ongeveer, circa, ca.
    ask: hoeveel, is hoeveel, zijn hoeveel
    link: is, zijn, zitten er, gaan er, heeft
    and: en
    or: of
    to: tot
    in: in, naar
    minus: minus
    per: per
    half: half, halve
    quarter: kwart
    one: een, één
    cup: kopje|kopjes, kop|koppen
    tablespoon: afgestreken eetlepel|afgestreken eetlepels
    teaspoon: afgestreken theelepel|afgestreken theelepels
    pinch: snuf, snufje|snufjes, snuifje|snuifjes

    sv
    about: cirka, ca, c:a, ungefär, omkring
    ask: hur många, hur mycket, är hur många
    link: är, är det, går det, har
    and: och
    or: eller
    to: till
    in: i
    minus: minus
    per: per
    half: halv, halva, halvt
    quarter: kvart
    one: en, ett
    cup: kopp|koppar, tekopp|tekoppar
    coffee cup: kaffekopp|kaffekoppar, kkp
    tablespoon: struken msk|strukna msk, struken matsked|strukna matskedar
    teaspoon: struken tsk|strukna tsk, struken tesked|strukna teskedar
    pinch: nypa|nypor

    da
    about: cirka, ca., omkring
    ask: hvor mange, hvor meget, er hvor mange
    link: er, er der, går der, har
    and: og
    or: eller
    to: til
    in: i
    minus: minus
    per: pr., per, pr
    half: halv, halve, halvt
    one: en, et
    coffee cup: kaffekop|kaffekopper
    tablespoon: strøgen spsk.|strøgne spsk.
    teaspoon: strøgen tsk.|strøgne tsk.

    nb
    about: cirka, ca., omtrent
    ask: hvor mange, hvor mye, er hvor mange
    link: er, er det, har
    and: og
    or: eller
    to: til
    in: i
    minus: minus
    per: per, pr., pr
    half: halv, halve, halvt
    quarter: kvart
    one: en, et, ei
    coffee cup: kaffekopp|kaffekopper
    tablespoon: ss
    teaspoon: ts
    pinch: klype|klyper

    nn
    about: omtrent, ca.
    and: og
    or: eller
    to: til
    in: i
    minus: minus
    per: per
    half: halv, halve, halvt
    one: ein, ei, eit
    coffee cup: kaffikopp|kaffikoppar
    tablespoon: spiseskei|spiseskeier, ss
    teaspoon: teskei|teskeier, ts
    pinch: klype|klyper

    is
    about: um það bil, u.þ.b., um
    and: og
    or: eða
    to: til
    in: í
    minus: mínus
    per: á
    half: hálfur, hálf, hálft, hálfan
    cup: bolli|bollar, bolla
    tablespoon: matskeið|matskeiðar
    teaspoon: teskeið|teskeiðar
    pinch: klípa|klípur

    """
}
