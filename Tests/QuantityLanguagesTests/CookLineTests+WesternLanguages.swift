extension CookLineTests {
  /// Lines in Germanic and Romance languages, and the same doubled.
  static let westernLines = """
    de
    4 Mit 100 ml Wasser ablöschen => 4 Mit 200 ml Wasser ablöschen
    4 Kartoffeln 500 g geschält => 8 Kartoffeln 1 kg geschält
    Prise Salz => 2 Prisen Salz
    1 Pkg Backpulver => 2 Pkg Backpulver
    250;ml;Buttermilch => 500;ml;Buttermilch
    1/2;Würfel;Hefe => 1;Würfel;Hefe
    1;kleine Prise;Zucker => 2;kleine Prisen;Zucker
    Große Prise Salz => 2 große Prisen Salz
    1 große Prise Salz, 2 Eier => 2 große Prisen Salz, 4 Eier
    1 gehäufter EL Mehl => 2 gehäufte EL Mehl
    je 1 TL Salz und Pfeffer => je 2 TL Salz und Pfeffer
    In jede Form 2 EL Teig geben. => In jede Form 2 EL Teig geben.
    4 FRISCHE Eier => 8 FRISCHE Eier
    1 Messerspitze Zimt => 2 Messerspitzen Zimt
    125 ml + 2 EL Milch => 250 ml + 4 EL Milch
    1.5 El Olivenöl => 3 El Olivenöl
    2 Tl Salz => 4 Tl Salz
    500 g g Tomaten => 1000 g g Tomaten
    1 Dose Kichererbsen 400 g => 2 Dosen Kichererbsen 400 g
    1 Dose a 400g gehackte Tomaten => 2 Dosen a 400g gehackte Tomaten
    1 MÜRBE-TEIG: => 1 MÜRBE-TEIG:
    3 Fleisch zwischen Küchenpapier trocknen, würzen. => 3 Fleisch zwischen Küchenpapier trocknen, würzen.
    2 Dutzend Eier => 4 Dutzend Eier
    Den Eischnee in 2 Portionen unterheben. => Den Eischnee in 2 Portionen unterheben.
    Karotten (3) => Karotten (6)
    Topf mit einem Fassungsvermögen von 4 l => Topf mit einem Fassungsvermögen von 4 l
    drei Kochlöffel Grieß => 6 Kochlöffel Grieß
    Die Hefe in einer Tasse mit dem Honig mischen. => Die Hefe in einer Tasse mit dem Honig mischen.
    In einen Topf von ca. 3 l füllen. => In einen Topf von ca. 3 l füllen.
    Die halbe Gurke schälen. => Die halbe Gurke schälen.
    Für den Guss: eine Packung Puderzucker, 3 EL Saft => Für den Guss: 2 Packungen Puderzucker, 6 EL Saft
    2 Dosen Mais (à 340 g, Abtropfgewicht 285 g) => 4 Dosen Mais (à 340 g, Abtropfgewicht 285 g)
    2 Dosen (à 400 g, insgesamt 800 g) => 4 Dosen (à 400 g, insgesamt 1,6 kg)
    zwei Drittel Tasse Zucker => 1 1/3 Tassen Zucker
    dreiviertel Liter Brühe => 1,5 Liter Brühe

    nl
    2 Meng 200 g bloem met 3 eieren => 2 Meng 400 g bloem met 6 eieren
    3 Verwarm de oven => 3 Verwarm de oven
    anderhalve liter water => 3 liter water
    1 koffielepel mosterd => 2 koffielepels mosterd
    Splits 3 van de 6 eieren. => Splits 6 van de 12 eieren.
    snufje zout => 2 snufjes zout
    Rol het deeg uit. => Rol het deeg uit.
    2 el olie (per 4 personen) => 4 el olie (per 8 personen)
    1 runderbouillonblokje => 2 runderbouillonblokjes
    Snijd de ui in halve ringen. => Snijd de ui in halve ringen.
    1 rol bladerdeeg 270 g => 2 rollen bladerdeeg 270 g
    3 Bak de kip in de oven op 180 graden voor 16-18 minuten tot ze gaar is. => 3 Bak de kip in de oven op 180 graden voor 16-18 minuten tot ze gaar is.
    Kneed met 150 g suiker. Per punt: 420 kcal. => Kneed met 300 g suiker. Per punt: 420 kcal.
    Appeltaart (10 punten) => Appeltaart (20 punten)
    Bak ze 5 minuten op laag vuur. => Bak ze 5 minuten op laag vuur.
    aantal_personen: 4 => aantal_personen: 8
    Klop het halve ei los. => Klop het halve ei los.
    driekwart liter melk => 1,5 liter melk
    twee derde kopje suiker => 1 1/3 kopje suiker
    Klop er een derde ei door. => Klop er een derde ei door.

    sv
    två ägg och 1 dl mjölk => 4 ägg och 2 dl mjölk
    Sätt ugnen på 200 C, skiva löken tunt => Sätt ugnen på 200 C, skiva löken tunt
    1 medelstor morot => 2 medelstora morötter
    ½ liter vaniljglass => 1 liter vaniljglass
    Lägg på ett fat. => Lägg på ett fat.
    c:a 1½ kg (2½ l) mjöl => c:a 3 kg (5 l) mjöl
    1 hg räkor (c:a 15 st) => 2 hg räkor (c:a 30 st)
    6–7 st. à 600–700 gram => 12–14 st. à 600–700 gram
    Häll i en smord form, 1½ liter. => Häll i en smord form, 1½ liter.
    1 rågad tesked salt => 2 rågade teskedar salt
    3 buljongtärningar och 1 bit ingefära => 6 buljongtärningar och 2 bitar ingefära
    Kanelbullar, ca 40 st => Kanelbullar, ca 80 st
    2 krukor färsk dill => 4 krukor färsk dill
    ägg (3, uppvispade) => ägg (6, uppvispade)
    röd lök, tunt skivad (1) => röd lök, tunt skivad (2)
    Bullar (30 st) => Bullar (60 st)
    en bunke som rymmer ca 2 liter => en bunke som rymmer ca 2 liter
    Palsternackor (à ca 80 g) => Palsternackor (à ca 80 g)
    en kvarts tsk salt => 1/2 tsk salt
    tre kvarts liter mjölk => 1,5 liter mjölk
    1 rågad tsk kanel => 2 rågade tsk kanel

    nb
    Bakes ved 200 gr. i 20 minutter. => Bakes ved 200 gr. i 20 minutter.
    Stek 300 gr. kjøttdeig. => Stek 600 gr. kjøttdeig.

    da
    Frikadeller (4 pers.) => Frikadeller (8 pers.)
    Energi pr. 100 g: 250 kcal => Energi pr. 100 g: 250 kcal
    Regn med 80 g.(kogte) ris per person. => Regn med 80 g.(kogte) ris per person.
    trekvart liter bouillon => 1,5 liter bouillon

    fr
    la moitié d'une tasse de lait => 1 tasse de lait
    Ajouter la moitié d'un oignon et 2 tomates => Ajouter 1 oignon et 4 tomates
    1 grosse pincée de sel => 2 grosses pincées de sel
    1 kilo et demi de pommes => 3 kilos de pommes
    Ajouter 30 ml d’eau par personne => Ajouter 30 ml d’eau par personne
    4- Portez 1 litre d’eau à ébullition. => 4- Portez 2 litres d’eau à ébullition.
    Mélanger 2 œufs vitesse 4 => Mélanger 4 œufs vitesse 4
    1 tablette de chocolat => 2 tablettes de chocolat
    1 gigot d'agneau de 2,5 kg, désossé => 2 gigots d'agneau de 2,5 kg, désossé
    un oignon rouge => 2 oignons rouges
    une demi-cuillère à café de cumin => 1 cuillère à café de cumin
    un quart d'ananas => 1/2 ananas
    1 demi-litre de lait => 1 litre de lait
    Poivre : 6 tours => Poivre : 12 tours
    le jus d'un demi-citron => le jus de 1 citron
    un demi-verre d'huile => 1 verre d'huile
    1 demi-oignon => 1 oignon
    un verre et demi de lait => 3 verres de lait
    1 c. à soupe bombée de sucre => 2 c. à soupe bombées de sucre
    1 bouquet garni => 2 bouquets garnis
    une dizaine de petits oignons => 2 dizaines de petits oignons
    1 douzaine d'huîtres => 2 douzaines d'huîtres
    Tarte (6 pers.) => Tarte (12 pers.)
    2 demi-poires au sirop => 4 demi-poires au sirop
    tags: ["4 saisons", "Soupes"] => tags: ["4 saisons", "Soupes"]
    2 boîtes de thon (160 g chacune, 112 g net égoutté) => 4 boîtes de thon (160 g chacune, 112 g net égoutté)

    es
    1 Mezcla 200 g de harina => 1 Mezcla 400 g de harina
    3 Precalienta el horno => 3 Precalienta el horno
    2 Cebollas 200 g => 4 Cebollas 400 g
    taza y media de arroz => 3 tazas de arroz
    1 rayadura de nuez moscada => 2 rayaduras de nuez moscada
    Ingredientes (para 4 comensales): => Ingredientes (para 8 comensales):
    3/4 de taza de leche => 1 1/2 tazas de leche
    4 filetes de merluza (150 g cada uno) => 8 filetes de merluza (150 g cada uno)
    Por porción: 320 kcal, 12 g de grasa => Por porción: 320 kcal, 12 g de grasa
    30 g de proteína en polvo => 60 g de proteína en polvo
    1 kg y medio patatas => 3 kg patatas
    Un kilo y medio de patatas => 3 kilos de patatas
    1 sobre de levadura o 20 g de levadura fresca => 2 sobres de levadura o 40 g de levadura fresca
    1 y media cucharada de aceite => 3 cucharadas de aceite
    1 frasco de garbanzos => 2 frascos de garbanzos
    1 pastilla de caldo => 2 pastillas de caldo
    3 granos de pimienta => 6 granos de pimienta
    una cebolla grande => 2 cebollas grandes
    1 yogur natural de 125 g => 2 yogures naturales de 125 g
    Forma bolitas de unos 30 g unidad. => Forma bolitas de unos 30 g unidad.
    1 vaso y medio de aceite => 3 vasos de aceite
    una cebolla y media => 3 cebollas
    1 cucharada sopera colmada de harina => 2 cucharadas soperas colmadas de harina
    3 zanahorias (alrededor de 250 g) => 6 zanahorias (alrededor de 500 g)
    1 docena de huevos => 2 docenas de huevos
    1 gallina entera => 2 gallinas enteras
    1 buen puñado de perejil => 2 buenos puñados de perejil
    1 pizca generosa de sal => 2 pizcas generosas de sal
    Paso 2 1/2 taza de harina => Paso 2 1 taza de harina

    it
    3 Aggiungete 2 uova e mescolate => 3 Aggiungete 4 uova e mescolate
    dai 60 ai 70 g di zucchero => dai 120 ai 140 g di zucchero
    Forno acceso dalle 8 alle 10 di sera => Forno acceso dalle 8 alle 10 di sera
    Ingredienti (per 4 persone) => Ingredienti (per 8 persone)
    Dosi per 6 persone => Dosi per 12 persone
    Ingredienti per 12 biscotti => Ingredienti per 24 biscotti
    1 etto e mezzo di prosciutto => 3 etti di prosciutto
    un bicchiere di latte => 2 bicchieri di latte
    1 chilo di patate => 2 chili di patate
    Cuocete in forno a 180° per 30-35 minuti. => Cuocete in forno a 180° per 30-35 minuti.
    Dividete l'impasto in 8 parti. => Dividete l'impasto in 8 parti.
    Lasciate riposare mezz'ora. => Lasciate riposare mezz'ora.
    Lasciate lievitare un'ora e mezza. => Lasciate lievitare un'ora e mezza.
    aroma 2 ml, di cui 1 ml per la crema => aroma 4 ml, di cui 2 ml per la crema
    250 g tofu al naturale => 500 g tofu al naturale
    80 g di riso per persona => 80 g di riso per persona
    2 cucchiai di marsala in ½ bicchiere di acqua => 4 cucchiai di marsala in 1 bicchiere di acqua
    brodo litri 1 e ½ => brodo litri 3
    Con 2 cucchiaiate di farina e 1 mestolo di acqua => Con 4 cucchiaiate di farina e 2 mestoli di acqua
    Farina 300 gr, uova 3, zucchero 100, 1 limone => Farina 600 gr, uova 6, zucchero 200, 2 limoni
    1 grappolo di pomodorini => 2 grappoli di pomodorini
    Zucchine 12, farina gr. 50 => Zucchine 24, farina gr. 100
    un bicchiere e mezzo di latte => 3 bicchieri di latte
    1 cubetto e mezzo lievito, 2 uova => 3 cubetti lievito, 4 uova
    1 cipolla e mezza carota => 2 cipolle e 1 carota
    uova n. 2 => uova n. 4
    Uova n° 2 => Uova n° 4
    1 cucchiaio colmo di farina => 2 cucchiai colmi di farina
    Gnocchi al pomodoro per 6 => Gnocchi al pomodoro per 12
    1 bel ciuffo di basilico => 2 bei ciuffi di basilico

    pt
    3 Misture o açúcar com 2 ovos => 3 Misture o açúcar com 4 ovos
    1 limão siciliano => 2 limões sicilianos
    1/2 de xícara de açúcar => 1 xícara de açúcar
    1 colherinha de sal => 2 colherinhas de sal
    1 iogurte natural => 2 iogurtes naturais
    1 e meia colher (sopa) de azeite => 3 colheres (sopa) de azeite
    1 quilo de batata => 2 quilos de batata
    4 Desligue o fogo e acrescente 1 lata de leite. => 4 Desligue o fogo e acrescente 2 latas de leite.
    1 sachê de caldo => 2 sachês de caldo
    1/4 xícara - 60ml - óleo => 1/2 xícara - 120ml - óleo
    04 colheres de sopa de aveia => 8 colheres de sopa de aveia
    01 maço de hortelã => 2 maços de hortelã
    1 copo de fubá (185 g) => 2 copos de fubá (370 g)
    1 colher cheia de mel => 2 colheres cheias de mel
    Rendimento: 30 nhoques => Rendimento: 60 nhoques
    500 grama | gramas de carne => 1000 gramas | gramas de carne
    3 cenouras médias (cerca de 250 g) => 6 cenouras médias (cerca de 500 g)
    Misture com 3 colheres de chocolate. => Misture com 6 colheres de chocolate.
    2 colheres de sopa cheias de cacau => 4 colheres de sopa cheias de cacau
    um copo e meio de leite => 3 copos de leite
    1 medida e meia de farinha => 3 medidas de farinha
    1 punhado generoso de salsa => 2 punhados generosos de salsa

    ro
    1 ou => 2 ouă
    1 albuş => 2 albuşuri
    Se socotesc 2 ouă de persoană. => Se socotesc 2 ouă de persoană.
    1 ceapă => 2 cepe
    1 ceapă roșie => 2 cepe roșii
    1 cățel de usturoi => 2 căței de usturoi
    un praf de sare => 2 prafuri de sare
    1 plic drojdie (7 g) => 2 plicuri drojdie (7 g)
    1 conservă de roșii (400 g) => 2 conserve de roșii (400 g)
    1 legătură pătrunjel => 2 legături pătrunjel
    1 pachet unt => 2 pachete unt
    1 morcov => 2 morcovi
    un ardei => 2 ardei
    coaja de la 1 lămâie => coaja de la 2 lămâi
    Se împarte aluatul în 8 bucăți. => Se împarte aluatul în 8 bucăți.
    Se lasă la dospit o oră. => Se lasă la dospit o oră.
    Se lasă jumătate de oră. => Se lasă jumătate de oră.
    jumătate de lămâie => 1 lămâie
    un pahar și jumătate de lapte => 3 pahare de lapte
    pentru glazură – un pachet de unt, 100 g cacao => pentru glazură – 2 pachete de unt, 200 g cacao
    pentru sirop: un litru de apă, 300 g zahăr => pentru sirop: 2 litri de apă, 600 g zahăr
    trei sferturi de cană de zahăr => 1 1/2 căni de zahăr
    o treime de cană de lapte => 2/3 cană de lapte
    4 piepți de pui (200 g fiecare) => 8 piepți de pui (200 g fiecare)
    Se împarte aluatul în 8 bile de 50 g. => Se împarte aluatul în 8 bile de 50 g.
    """
}
