extension KitchenWords {
  // Sources: Unicode CLDR, the lists and units of each language; Słownik języka polskiego PWN; Internetová
  // jazyková příručka; Slovník slovenského jazyka; Slovar slovenskega knjižnega jezika; Hrvatski jezični portal;
  // Rečnik Matice srpske; Rechnik na balgarskiya ezik; «Книга о вкусной и здоровой пище», the table of measures;
  // Словник української мови. A glass is the cup of these kitchens.
  static let slavic = """
    pl
    about: około, ok.
    and: i, oraz
    or: lub, albo
    to: do
    minus: minus
    per: na
    half: pół, połowa, połowę
    cup: szklanka, szklanki, szklanek, szklankę, szkl.
    tablespoon: łyżka, łyżki, łyżek, łyżkę
    teaspoon: łyżeczka, łyżeczki, łyżeczek, łyżeczkę
    pinch: szczypta, szczypty, szczypt, szczyptę

    cs
    about: asi, cca, přibližně, zhruba
    and: a
    or: nebo
    to: až
    minus: minus
    per: na
    half: půl, půlka, polovina
    cup: hrnek, hrnky, hrnku, hrnků, hrneček, hrnečky, hrnečku, hrnečků
    tablespoon: PL, polévková lžíce, polévkové lžíce, polévkových lžic, lžíci
    teaspoon: ČL, čajová lžička, čajové lžičky, čajových lžiček, lžičku
    pinch: špetka, špetky, špetek, špetku

    sk
    about: asi, cca, približne
    and: a
    or: alebo
    to: až
    minus: mínus
    per: na
    half: pol, polovica
    cup: hrnček, hrnčeky, hrnčekov, šálka, šálky, šálok
    tablespoon: PL, lyžica, lyžice, lyžíc, lyžicu
    teaspoon: ČL, lyžička, lyžičky, lyžičiek, lyžičku
    pinch: štipka, štipky, štipiek, štipku

    sl
    about: približno, približ., okoli, cca
    and: in
    or: ali
    to: do
    minus: minus
    per: na
    half: pol, polovica
    cup: skodelica, skodelici, skodelice, skodelic, skodelico
    tablespoon: žlica, žlici, žlice, žlic, žlico
    teaspoon: žlička, žlički, žličke, žličk, žličko
    pinch: ščepec, ščepca, ščepci, ščepcev

    hr
    about: oko, otprilike, približno, cca
    and: i
    or: ili
    to: do
    minus: minus
    half: pola, pol
    cup: šalica, šalice, šalicu
    tablespoon: žlica, žlice, žlicu, jušna žlica, jušne žlice, jušnih žlica, velika žlica, velike žlice
    teaspoon: žličica, žličice, žličicu, čajna žličica, čajne žličice, mala žlica, male žlice
    pinch: prstohvat, prstohvata

    bs
    about: oko, otprilike, približno
    and: i
    or: ili
    to: do
    minus: minus
    half: pola, pol
    cup: šolja, šolje, šolju
    tablespoon: kašika, kašike, kašiku, supena kašika, supene kašike
    teaspoon: kašičica, kašičice, kašičicu, kafena kašičica, kafene kašičice
    pinch: prstohvat, prstohvata

    sr
    about: око, отприлике, приближно
    and: и
    or: или
    to: до
    minus: минус
    half: пола, пол
    cup: шоља, шоље, шољу
    tablespoon: кашика, кашике, кашику, супена кашика, супене кашике
    teaspoon: кашичица, кашичице, кашичицу, кафена кашичица, кафене кашичице
    pinch: прстохват, прстохвата

    sr-Latn
    about: oko, otprilike, približno
    and: i
    or: ili
    to: do
    minus: minus
    half: pola, pol
    cup: šolja, šolje, šolju
    tablespoon: kašika, kašike, kašiku, supena kašika, supene kašike
    teaspoon: kašičica, kašičice, kašičicu, kafena kašičica, kafene kašičice
    pinch: prstohvat, prstohvata

    bg
    about: около, приблизително
    and: и
    or: или
    to: до
    minus: минус
    per: на
    half: половин, половина
    cup: чаша, чаши, чаена чаша, чаени чаши, ч.ч.
    tablespoon: с.л., супена лъжица, супени лъжици
    teaspoon: ч.л., чаена лъжичка, чаени лъжички
    pinch: щипка, щипки
    gram: гр.

    mk
    about: околу
    and: и
    or: или
    to: до
    minus: минус
    half: половина, пола

    ru
    about: около, примерно, приблизительно
    and: и
    or: или
    to: до
    minus: минус
    per: на
    half: половина, половины, половину, пол
    cup: стакан, стакана, стаканов, стаканы, стак., чашка, чашки, чашек, чашку
    tablespoon: ст. л., ст. ложка, ст. ложки, ст. ложек, столовую ложку, стол. л., стол. ложки
    teaspoon: ч. л., ч. ложка, ч. ложки, ч. ложек, чайную ложку, чайн. л., чайн. ложки
    pinch: щепотка, щепотки, щепоток, щепотку
    dessertspoon: дес. л., десертная ложка, десертные ложки, десертной ложки, десертных ложек
    gram: гр., граммов
    kilogram: килограммов

    uk
    about: близько, приблизно, приблиз.
    and: і, й, та
    or: або, чи
    to: до
    minus: мінус
    per: на
    half: пів, половина, половину
    cup: склянка, склянки, склянок, склянку, скл.
    tablespoon: ст. л., столову ложку
    teaspoon: ч. л., чайну ложку
    pinch: щіпка, щіпки, щіпок, щіпку, дрібка, дрібки, дрібок
    gram: гр.

    be
    about: каля, прыкладна
    and: і
    or: або
    to: да
    minus: мінус
    cup: шклянка, шклянкі, шклянак

    """
}
