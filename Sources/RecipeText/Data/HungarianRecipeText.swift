extension RecipeTexts {
  /// The words of Hungarian recipes. Nouns stay singular after numbers, and are listed with their
  /// accusative. Source of the forms: A magyar nyelv értelmező szótára.
  static var hungarian: String {
    """
    grammar: compounds
    plurals: /
    nouns: tojás tojást tojássárgája tojássárgáját sárgája sárgáját fehérje fehérjét tojásfehérje
      tojásfehérjét hagyma hagymát burgonya burgonyát krumpli krumplit batáta batátát paradicsom paradicsomot
      paprika paprikát répa répát sárgarépa sárgarépát uborka uborkát cukkini cukkinit padlizsán padlizsánt
      gomba gombát cékla céklát retek retket zeller zellert karalábé karalábét karfiol karfiolt brokkoli
      brokkolit káposzta káposztát saláta salátát tök tököt póréhagyma póréhagymát petrezselyemgyökér
      fehérrépa fehérrépát alma almát körte körtét banán banánt citrom citromot lime narancs narancsot
      grapefruit szilva szilvát barack barackot őszibarack őszibarackot cseresznye cseresznyét meggy meggyet
      eper epret füge fügét datolya datolyát dió diót mandula mandulát mogyoró mogyorót olajbogyó olajbogyót
      avokádó avokádót mangó mangót ananász ananászt kivi kivit csirke csirkét csirkemell csirkemellet
      csirkecomb csirkecombot mell mellet comb combot szárny szárnyat filé filét karaj karajt virsli virslit
      kolbász kolbászt pisztráng pisztrángot garnéla garnélát zsemle zsemlét kifli kiflit kenyér kenyeret
      palacsinta palacsintát tortilla tortillát keksz kekszet babérlevél babérlevelet szegfűszeg szegfűszeget
      chili chilit fokhagyma fokhagymát
    pieces: merőkanál merőkanalat fej gerezd szál db darab szelet csokor csipet szem marék levél cikk karika kocka rúd csepp bögre
      bögrét pohárka gerezdet szálat fejet szeletet csokrot
    containers: csomag csomagot doboz dobozt zacskó zacskót üveg üveget pohár poharat konzerv konzervet tasak
      tasakot tubus tábla
    vessels: tepsi tepsit tepsiben forma formát formába lábas lábasba serpenyő serpenyőben tál tálba edény
      edénybe
    descriptions: kis nagy közepes nagyobb kisebb apró púpozott csapott friss érett piros zöld sárga lila
      fehér fekete édes csípős főtt szárított egész nyers vékony vastag
    ends: és vagy meg is ízlés a az kb finomra apróra durvára kockára karikára vágva vágott reszelve reszelt
      darált aprított pucolt hámozott tisztított felvert olvasztott leve héja reszelt
    relations: után előtt alatt közben között körül
    heat: sütő sütőben sütőt süssük sütjük sütés előmelegített főzzük főzés forraljuk pirítjuk
    yields: adag adagra fő főre személy személyre személyes
    uncounted: perc percig perces percre percet percenként óra órán órára óráig órás órát nap napig napra hét
      hétig hónap év alkalommal alkalom alkalomra fok százalék részre részbe részt
    roots: gyömbér
    fillings: púpozott csapott púpos
    fillers: a az
    temperatures: fok fokon fokos fokra
    articles: egy
    quarters: háromnegyed/3
    fractions: fél/2 negyed/4 harmad/3 egyharmad/3 egynegyed/4
    and: és
    or: vagy
    about: körülbelül kb
    references: oldal lépés
    per: adag fő személy
    nutrition: tápérték tápértékek
    each: egyenként darabonként
    staples: liszt finomliszt cukor porcukor só vaj tej víz olaj bors tejszín tejföl sajt
      élesztő sütőpor csipet evőkanál teáskanál ek tk dkg és hozzávalók
    """
  }
}
