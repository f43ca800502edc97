extension RecipeTexts {
  /// The words of Finnish recipes. After all numbers except one, nouns are in the partitive. Source
  /// of the forms: Kielitoimiston sanakirja.
  static var finnish: String {
    """
    grammar: compounds finnish
    nouns: muna/munaa keltuainen/keltuaista valkuainen/valkuaista
      munankeltuainen/munankeltuaista munanvalkuainen/munanvalkuaista sipuli/sipulia
      punasipuli/punasipulia valkosipuli/valkosipulia kevätsipuli/kevätsipulia
      salottisipuli/salottisipulia porkkana/porkkanaa peruna/perunaa bataatti/bataattia
      tomaatti/tomaattia kirsikkatomaatti/kirsikkatomaattia kurkku/kurkkua paprika/paprikaa
      munakoiso/munakoisoa kesäkurpitsa/kesäkurpitsaa kurpitsa/kurpitsaa sieni/sientä
      herkkusieni/herkkusientä omena/omenaa päärynä/päärynää banaani/banaania sitruuna/sitruunaa
      lime/limeä limetti/limettiä appelsiini/appelsiinia mandariini/mandariinia
      persikka/persikkaa aprikoosi/aprikoosia luumu/luumua kirsikka/kirsikkaa mansikka/mansikkaa
      vadelma/vadelmaa marja/marjaa viikuna/viikunaa taateli/taatelia pähkinä/pähkinää
      manteli/mantelia oliivi/oliivia kapris/kaprista anjovis/anjovista filee/fileetä
      broilerinfilee/broilerinfileetä pihvi/pihviä kyljys/kyljystä makkara/makkaraa nakki/nakkia
      kana/kanaa rinta/rintaa katkarapu/katkarapua simpukka/simpukkaa lohi/lohta
      silakka/silakkaa leipä/leipää sämpylä/sämpylää pulla/pullaa patonki/patonkia keksi/keksiä
      vohveli/vohvelia lettu/lettua pannukakku/pannukakkua muffini/muffinia purjo/purjoa
      retiisi/retiisiä punajuuri/punajuurta juuri/juurta lanttu/lanttua nauris/naurista
      selleri/selleriä palsternakka/palsternakkaa avokado/avokadoa mango/mangoa ananas/ananasta
      kiivi/kiiviä meloni/melonia chili/chiliä kaali/kaalia kukkakaali/kukkakaalia
      neilikka/neilikkaa pippuri/pippuria jyvä/jyvää laakerinlehti/laakerinlehteä
      jogurtti/jogurttia henkilö/henkilöä annos/annosta tortilla/tortillaa
      maissintähkä/maissintähkää
    pieces: kpl/kpl kynsi/kynttä valkosipulinkynsi/valkosipulinkynttä viipale/viipaletta
      siivu/siivua pala/palaa palanen/palasta kimppu/kimppua nippu/nippua oksa/oksaa
      lehti/lehteä varsi/vartta kourallinen/kourallista kappale/kappaletta pisara/pisaraa
      lohko/lohkoa kuutio/kuutiota rengas/rengasta puolikas/puolikasta tanko/tankoa kerä/kerää
      lasi/lasia lasillinen/lasillista levy/levyä arkki/arkkia tusina
    containers: tölkki/tölkkiä purkki/purkkia pussi/pussia paketti/pakettia pullo/pulloa
      rasia/rasiaa tuubi/tuubia laatikko/laatikkoa ruukku/ruukkua pakkaus/pakkausta
    abbreviations: prk pkt ps tlk
    vessels: kattila/kattilaa pannu/pannua vuoka/vuokaa kulho/kulhoa uunivuoka/uunivuokaa
      pelti/peltiä
    agreeing: iso/isoa pieni/pientä suuri/suurta keskikokoinen/keskikokoista punainen/punaista
      vihreä/vihreää keltainen/keltaista valkoinen/valkoista tuore/tuoretta kypsä/kypsää
      kokonainen/kokonaista
    ends: ja tai sekä noin n kuorittu kuorittua hienonnettu hienonnettua pilkottu pilkottua
      raastettu raastettua silputtu silputtua murskattu murskattua viipaloitu viipaloitua
    relations: noin yli alle joka per
    heat: uuni uunissa uunin paista keitä kuumenna asteessa astetta
    shapes: pallo/palloa
    yields: annos annosta henkilölle hengelle henkilö
    uncounted: minuuttia minuutti tuntia tunti tunnin päivää päivä viikkoa kertaa astetta
      prosenttia vuotta
    others: as on
    roots: inkivääriä inkivääri
    fillings: kukkurainen kukkuraista reilu vajaa
    temperatures: astetta asteessa
    fractions: puoli/2 puolikas/2
    denominators: kolmasosa/3 neljäsosa/4 kolmasosaa/3 neljäsosaa/4
    and: ja
    or: tai
    about: noin
    references: sivu vaihe
    per: annos henkilö
    at: kerrallaan
    nutrition: ravintosisältö ravintoarvo ravintoarvot
    ratings: arvostelua kommenttia
    each: kukin kappale
    staples: jauho jauhoja jauhot sokeri sokeria suola suolaa voi voita maito maitoa vesi vettä
      öljy öljyä pippuri pippuria kerma kermaa juusto juustoa hiiva hiivaa ripaus rkl tl ja
    """
  }
}
