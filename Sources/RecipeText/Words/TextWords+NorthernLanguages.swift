import QuantityCore
import QuantityReading

// Sources: the dictionaries named with each language's recipe words.

extension TextWords {
  static let swedish = TextWords(
    """
    roots: ingefära
    fillings: rågad rågade rågat struken strukna struket toppad toppade knapp knappa
    temperatures: grader
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
    roots: ingefær
    fillings: toppet toppede strøgen strøgne strøget knap knappe
    temperatures: grader
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
    roots: ingefær
    fillings: toppet toppede strøken strøkne strøket knapp knappe
    temperatures: grader
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
    roots: inkivääriä inkivääri
    fillings: kukkurainen kukkuraista reilu vajaa
    temperatures: astetta asteessa
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
