import QuantityCore
import QuantityReading

// Sources: the dictionaries named with each language's recipe words.

extension TextWords {
  static let swedish = TextWords(
    """
    fillings: rågad rågade rågat struken strukna struket toppad toppade knapp knappa
    temperatures: grader
    halves: halvannan/1 halvannat/1
    numbers: två/2 tre/3 fyra/4 fem/5 sex/6 sju/7 åtta/8 nio/9 tio/10 tolv/12
    parts: halv/2 halva/2 halvt/2
    between: mellan
    to: till
    and: och
    or: eller
    about: cirka ungefär
    references: sida steg
    each: varje vardera
    per: portion person
    at: taget gången
    nutrition: näringsvärde näringsvärden näringsinnehåll
    ratings: betyg kommentarer recensioner röster
    """)

  static let danish = TextWords(
    """
    fillings: toppet toppede strøgen strøgne strøget knap knappe
    temperatures: grader
    halves: halvanden/1 halvandet/1
    numbers: to/2 tre/3 fire/4 fem/5 seks/6 syv/7 otte/8 ni/9 ti/10 tolv/12
    parts: halv/2 halve/2 halvt/2
    between: mellem
    to: til
    and: og
    or: eller
    about: cirka omtrent
    references: side trin
    each: hver stykket
    per: portion person stk styk
    at: gangen
    nutrition: næringsindhold næringsværdi næringsværdier
    ratings: anmeldelser kommentarer
    """)

  static let norwegian = TextWords(
    """
    fillings: toppet toppede strøken strøkne strøket knapp knappe
    temperatures: grader
    halves: halvannen/1 halvannet/1
    numbers: to/2 tre/3 fire/4 fem/5 seks/6 sju/7 syv/7 åtte/8 ni/9 ti/10 tolv/12
    parts: halv/2 halve/2 halvt/2
    between: mellom
    to: til
    and: og
    or: eller
    about: cirka omtrent
    references: side trinn
    each: hver stykket
    per: porsjon person stk
    at: gangen
    nutrition: næringsinnhold næringsverdi næringsverdier
    ratings: anmeldelser kommentarer
    """)

  static let finnish = TextWords(
    """
    fillings: kukkurainen kukkuraista reilu vajaa
    temperatures: astetta asteessa
    halves: puolitoista/1
    numbers: kaksi/2 kolme/3 neljä/4 viisi/5 kuusi/6 seitsemän/7 kahdeksan/8 yhdeksän/9 kymmenen/10
    parts: puoli/2 puolikas/2
    and: ja
    or: tai
    about: noin
    references: sivu vaihe
    per: annos henkilö
    at: kerrallaan
    nutrition: ravintosisältö ravintoarvo ravintoarvot
    ratings: arvostelua kommenttia
    each: kukin kappale
    """)
}
