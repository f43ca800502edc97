extension CookLineTests {
  /// Lines in Slavic languages, Hungarian, Greek and Turkish, and the same doubled.
  static let easternEuropeanLines = """
    pl
    szczypta soli => 2 szczypty soli
    2 jaja, łyżka octu => 4 jaja, 2 łyżki octu
    pęczek koperku => 2 pęczki koperku
    2-3 liście laurowe => 4-6 liści laurowych
    sok z połowy cytryny => sok z 1 cytryny
    łyżka miodu => 2 łyżki miodu
    ćwierć łyżeczki cynamonu => 1/2 łyżeczki cynamonu
    1 płaska łyżka mąki => 2 płaskie łyżki mąki
    1 duża cebula => 2 duże cebule
    3 duże jajka => 6 dużych jajek
    1 czerwona papryka => 2 czerwone papryki
    Dodać 2 łyżki oleju i 1 cebulę. => Dodać 4 łyżki oleju i 2 cebule.
    Piec w 180°C przez pół godziny. => Piec w 180°C przez pół godziny.
    Podzielić ciasto na 8 części. => Podzielić ciasto na 8 części.
    Odstawić na pół godziny. => Odstawić na pół godziny.
    Piekarnik nagrzać do 200 stopni. => Piekarnik nagrzać do 200 stopni.
    30 g płatków na wierzch => 60 g płatków na wierzch
    266 g ryżu na 2 porcje => 532 g ryżu na 4 porcje
    Wymieszać z 4 łyżkami śmietanki i 1 łyżeczką soli => Wymieszać z 8 łyżkami śmietanki i 2 łyżeczkami soli
    Ten pomidor, 200 g mąki typ 450 => Ten pomidor, 400 g mąki typ 450
    25 g na jedną porcję => 25 g na jedną porcję
    Łyżka mieszanki ziół. => 2 łyżki mieszanki ziół.
    4 jajka z 2 łyżkami mleka => 8 jajek z 4 łyżkami mleka
    1 soczysta gruszka => 2 soczyste gruszki
    3 małe jaja => 6 małych jaj
    wlać 1 łyżkę oliwy => wlać 2 łyżki oliwy
    Cebulę zeszklić na 2 łyżkach masła. => Cebulę zeszklić na 4 łyżkach masła.
    garnek o pojemności 3 l => garnek o pojemności 3 l
    2 lyzki maki => 4 lyzki maki
    Porcja dla 2 osob => Porcja dla 4 osob
    trzy czwarte szklanki cukru => 1 1/2 szklanki cukru
    dwie trzecie szklanki mąki => 1 1/3 szklanki mąki
    dodać trzecie jajko i 2 łyżki mąki => dodać trzecie jajko i 4 łyżki mąki
    Na 2 porcje, łyżka masła na porcję => Na 4 porcje, łyżka masła na porcję

    cs
    1 velká cibule => 2 velké cibule
    pak ještě 20 minut => pak ještě 20 minut
    3 větší mrkve => 6 větších mrkví
    2 velká vejce => 4 velká vejce
    8 sklenic (0,7 l) => 16 sklenic (0,7 l)
    1 kyselé jablko => 2 kyselá jablka
    3 středně velké cibule => 6 středně velkých cibulí
    půl kila drobných brambor => 1 kilo drobných brambor
    2 řapíky celeru => 4 řapíky celeru
    přidat 1 lžíci oleje => přidat 2 lžíce oleje
    Krůtí šunka 3 pláty => Krůtí šunka 6 plátů
    Sklenice postav do hrnce. => Sklenice postav do hrnce.
    jedna čtvrtina hrnku => 1/2 hrnku
    dvě třetiny hrnku mouky => 1 1/3 hrnku mouky

    ru
    Лук 1 шт., сахар 50, уксус 9 %, соль 5, перец => Лук 2 шт., сахар 100, уксус 9 %, соль 10, перец
    полкило мяса => 1 кило мяса
    щепотка соли => 2 щепотки соли
    1 красный перец => 2 красных перца
    1 средняя морковь => 2 средние моркови
    1 вилок капусты => 2 вилка капусты
    одна луковица => 2 луковицы
    Выпекать при 180 °C 30–40 минут. => Выпекать при 180 °C 30–40 минут.
    Разделите тесто на 8 частей. => Разделите тесто на 8 частей.
    Варите 15 минут на медленном огне. => Варите 15 минут на медленном огне.
    Оставить на полчаса. => Оставить на полчаса.
    1,5 чайных ложки соды => 3 чайных ложки соды
    сок от 1 лимона => сок от 2 лимонов
    Взбить 2 яйца и 0,5 ст. сахара => Взбить 4 яйца и 1 ст. сахара
    Через половину времени перевернуть кусочки курицы => Через половину времени перевернуть кусочки курицы
    пол-лимона => 1 лимон
    Лук обжарить на 2 ст. л. масла. => Лук обжарить на 4 ст. л. масла.
    Варить 20 минут. Обжарить на 2 ст. л. масла. => Варить 20 минут. Обжарить на 4 ст. л. масла.
    1 ч. л. соли на 1 ст. л. муки => 2 ч. л. соли на 1 ст. л. муки
    1 десяток яиц => 2 десятка яиц
    1 спелая груша => 2 спелые груши
    1 сладкий перец, 3 сочные сливы => 2 сладких перца, 6 сочных слив
    добавить 1 столовую ложку мёда => добавить 2 столовые ложки мёда
    лук, 500 гр. муки => лук, 1 кг. муки
    Разделить тесто на 8 частей по 50 г. => Разделить тесто на 8 частей по 50 г.

    uk
    1 повна склянка муки => 2 повні склянки муки
    1 лавровий лист => 2 лаврові листи
    1 велика цибулина => 2 великі цибулини
    1 велике яйце => 2 великі яйця
    1 неповна склянка води => 2 неповні склянки води
    1 солодкий перець => 2 солодкі перці
    3 дрібні моркви => 6 дрібних морков
    1/2 кислого яблука => 1 кисле яблуко
    2 горошини чорного перцю => 4 горошини чорного перцю
    всипати 1 склянку цукру => всипати 2 склянки цукру
    мука — 2 стакани => мука — 4 стакани
    1 філіжанка молока => 2 філіжанки молока
    Розділити на 3 частини. => Розділити на 3 частини.
    три чверті склянки цукру => 1 1/2 склянки цукру
    одна чверть склянки => 1/2 склянки
    пів кіло фаршу => 1 кіло фаршу

    hu
    másfél dl tejszín => 3 dl tejszín
    1 pohár tejföl (375 g) => 2 pohár tejföl (375 g)
    1 doboz (400 g) kukorica => 2 doboz (400 g) kukorica
    fél citrom leve => 1 citrom leve
    tojás - 2 db => tojás - 4 db
    két evőkanál méz => 4 evőkanál méz
    Hozzávalók 4 főre: => Hozzávalók 8 főre:
    A 3 tojást verjük fel 10 dkg cukorral. => A 6 tojást verjük fel 20 dkg cukorral.
    1-2 órára hűtőbe tesszük. => 1-2 órára hűtőbe tesszük.
    Süssük 180 fokon 30 percig. => Süssük 180 fokon 30 percig.
    A tésztát 8 részre osztjuk. => A tésztát 8 részre osztjuk.
    Fél órát pihentetjük. => Fél órát pihentetjük.
    1-2 órára hűtőbe tesszük. => 1-2 órára hűtőbe tesszük.
    50 dkg liszt => 1 kg liszt
    egy fej saláta => 2 fej saláta
    2 merőkanál tejföl => 4 merőkanál tejföl
    háromnegyed csésze cukor => 1 1/2 csésze cukor
    egyharmad csésze tej => 2/3 csésze tej
    fél kiló darált hús => 1 kiló darált hús

    el
    1 κλαδάκι φρέσκο δεντρολίβανο => 2 κλαδάκια φρέσκο δεντρολίβανο
    500 γρ. αλεύρι, 500 γρ. βούτυρο => 1 κιλό αλεύρι, 1 κιλό βούτυρο
    1 αυγό => 2 αυγά
    1 κρεμμύδι => 2 κρεμμύδια
    1 μεγάλο κρεμμύδι => 2 μεγάλα κρεμμύδια
    1 σκελίδα σκόρδο => 2 σκελίδες σκόρδο
    μισό κιλό κιμάς => 1 κιλό κιμάς
    ενάμισι φλιτζάνι ζάχαρη => 3 φλιτζάνια ζάχαρη
    1 ματσάκι μαϊντανό => 2 ματσάκια μαϊντανό
    1 φακελάκι μαγιά (9 γρ.) => 2 φακελάκια μαγιά (9 γρ.)
    χυμό από 1 λεμόνι => χυμό από 2 λεμόνια
    χυμός 1 λεμονιού => χυμός 2 λεμονιών
    1 φύλλο δάφνης => 2 φύλλα δάφνης
    1 κονσέρβα ντοματάκια (400 γρ.) => 2 κονσέρβες ντοματάκια (400 γρ.)
    αλάτι κατά βούληση => αλάτι κατά βούληση
    Ψήνουμε στους 180°C για 40-45 λεπτά. => Ψήνουμε στους 180°C για 40-45 λεπτά.
    Χωρίζουμε τη ζύμη σε 8 κομμάτια. => Χωρίζουμε τη ζύμη σε 8 κομμάτια.
    Αφήνουμε για μισή ώρα. => Αφήνουμε για μισή ώρα.
    500 γρ. κιμά => 1 κιλό κιμά
    Προσθέτουμε 2 κ.σ. ελαιόλαδο και 1 κ.γ. αλάτι. => Προσθέτουμε 4 κ.σ. ελαιόλαδο και 2 κ.γ. αλάτι.
    2κ.γλ. κανέλα => 4κ.γλ. κανέλα
    1 μεγάλη κομπόστα βύσσινο => 2 μεγάλες κομπόστες βύσσινο
    τρία τέταρτα φλιτζανιού γάλα => 1 1/2 φλιτζανιού γάλα
    ένα τρίτο φλιτζάνι λάδι => 2/3 φλιτζάνι λάδι
    ένα τρίτο αυγό => ένα τρίτο αυγό
    4 φιλέτα (150 γρ. το καθένα) => 8 φιλέτα (150 γρ. το καθένα)

    tr
    yarım çay bardağı sıvı yağ => 1 çay bardağı sıvı yağ
    1 buçuk su bardağı süt => 3 su bardağı süt
    bir buçuk su bardağı süt => 3 su bardağı süt
    yarım limonun suyu => 1 limonun suyu
    Çeyrek demet dereotu => 1/2 demet dereotu
    1 tatlı kaşığı nane => 2 tatlı kaşığı nane
    yarım kilo kıyma => 1 kilo kıyma
    Yumurta – 2 adet => Yumurta – 4 adet
    iki yemek kaşığı sirke => 4 yemek kaşığı sirke
    170 derecelik fırında pişirin. => 170 derecelik fırında pişirin.
    Hamuru 8 parçaya bölün. => Hamuru 8 parçaya bölün.
    1 saat dinlendirin. => 1 saat dinlendirin.
    Yarım saat buzdolabında bekletin. => Yarım saat buzdolabında bekletin.
    170 derecelik fırında pişirin. => 170 derecelik fırında pişirin.
    3-4 tane biber => 6-8 tane biber
    Kişi başı 1 kase servis edin. => Kişi başı 1 kase servis edin.
    üçte bir su bardağı süt => 2/3 su bardağı süt
    dörtte üç su bardağı un => 1 1/2 su bardağı un
    saat dörtte 2 su bardağı un => saat dörtte 4 su bardağı un
    """
}
