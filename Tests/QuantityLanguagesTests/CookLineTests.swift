import Quantities
import QuantityLanguages
import Testing

@Suite("Lines as cooks of a language write them")
struct CookLineTests {
  @Test("a line is doubled, and nothing of it is left in silence", arguments: Self.rows)
  func doubled(tag: String, line: String, doubled: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let finder = AmountFinder(vocabulary: .standard(for: .metric, language: language))
    let scaled = AmountScaler(by: 2, finder: finder).scaling(line)
    #expect(scaled.text == doubled && scaled.unscaled.isEmpty, "\(tag)")
    #expect(AmountScaler(by: 1, finder: finder).scaling(line).text == line)
    // Doubled and halved, an amount is the same, in any words.
    let half = AmountScaler(by: Fraction(1, 2), finder: finder).scaling(doubled)
    let again = AmountScaler(by: 2, finder: finder).scaling(half.text)
    #expect(half.unscaled.isEmpty && again.unscaled.isEmpty)
    let amounts = finder.amounts(in: again.text).map { $0.amount }
    #expect(amounts == finder.amounts(in: doubled).map { $0.amount }, "\(half.text)")
  }

  @Test(
    "a line with what may be a part of an amount is left whole, and reported",
    arguments: [
      ("tr", "Yarım çay bardağından az süt (50 ml)"), ("it", "vino 1 bicchiere e ½, 2 uova"),
    ])
  func whole(tag: String, line: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let finder = AmountFinder(vocabulary: .standard(for: .metric, language: language))
    let scaled = AmountScaler(by: 2, finder: finder).scaling(line)
    #expect(scaled.text == line && scaled.unscaled.count == 1, "\(scaled.text)")
  }

  @Test(
    "the length of a root is reported: nobody says how many pieces there are",
    arguments: [
      ("de", "3 cm Ingwer"), ("de", "Ingwer 3 cm"), ("fr", "3 cm de gingembre"),
      ("it", "zenzero 3 cm"), ("ja", "にんにく（チューブ）3cm"), ("ja", "しょうが 1〜2cm"),
      ("hi", "1 इंच अदरक"), ("ru", "2 см имбиря"), ("zh", "姜 3厘米"), ("ko", "생강 2cm"),
    ])
  func lengths(tag: String, line: String) throws {
    let language = try #require(PresentationLanguage(tag: tag))
    let finder = AmountFinder(vocabulary: .standard(for: .metric, language: language))
    let scaled = AmountScaler(by: 2, finder: finder).scaling(line)
    #expect(scaled.text == line && scaled.unscaled.count == 1, "\(scaled.text)")
  }

  private static let rows = table.split(separator: "\n\n").flatMap { block in
    let lines = block.split(separator: "\n").map(String.init)
    return lines.dropFirst().map { line in
      let ends = line.split(separator: " => ").map(String.init)
      return (tag: lines[0], line: ends[0], doubled: ends[1])
    }
  }

  private static let table = """
    ja
    酢…小さじ１/４ => 酢…小さじ１/２
    豚バラ肉（薄切り）　２００ｇ => 豚バラ肉（薄切り）　４００ｇ
    水 400cc => 水 800cc
    ごま油 大1 => ごま油 大2
    醤油 大1、みりん 小2 => 醤油 大2、みりん 小4
    A｜酒 大さじ２ => A｜酒 大さじ４
    塩 ひとつまみ => 塩 2つまみ
    塩 2つまみ => 塩 4つまみ
    卵(60g程度) 2個 => 卵(60g程度) 4個
    食パン（6枚切り）2枚 => 食パン（6枚切り）4枚
    材料：４人前 => 材料：８人前
    鍋に水500mlを入れて火にかけ、沸騰したら10分煮る。 => 鍋に水1Lを入れて火にかけ、沸騰したら10分煮る。
    生地を8等分にして丸める。 => 生地を8等分にして丸める。
    冷蔵庫で1時間半寝かせる。 => 冷蔵庫で1時間半寝かせる。
    600Wの電子レンジで2分加熱する。 => 600Wの電子レンジで2分加熱する。
    5cm長さに切る。 => 5cm長さに切る。
    皿に4つ折りのペーパーを敷く。 => 皿に4つ折りのペーパーを敷く。
    めんつゆ（3倍濃縮） 大さじ1 => めんつゆ（3倍濃縮） 大さじ2
    ご飯 2膳 => ご飯 4膳

    ko
    계란 1개 반 => 계란 3개
    계란 1개반 => 계란 3개
    대파 1대 => 대파 2대
    양파 1/2개 => 양파 1개
    달걀 2개 => 달걀 4개
    마늘 3쪽 => 마늘 6쪽
    두부 1모(300g) => 두부 2모(600g)
    김치 1/4포기 => 김치 1/2포기
    진간장 3숟갈 => 진간장 6숟갈
    진간장 3스푼 => 진간장 6스푼
    당근 1/3개 => 당근 2/3개
    멸치 10마리 => 멸치 20마리
    깻잎 10장 => 깻잎 20장
    애호박 반 개 => 애호박 1 개
    180도로 예열한 오븐에서 20~25분간 굽는다. => 180도로 예열한 오븐에서 20~25분간 굽는다.
    30분 정도 재워 둔다. => 30분 정도 재워 둔다.
    반죽을 8등분한다. => 반죽을 8등분한다.
    1시간 반 동안 숙성시킨다. => 1시간 반 동안 숙성시킨다.
    물 2와1/2컵 => 물 5컵
    설탕2큰술 => 설탕4큰술
    고춧가루 4되 => 고춧가루 8되
    오이는 5㎝ 길이로 썰고 양파 1개 => 오이는 5㎝ 길이로 썰고 양파 2개

    zh
    鸡蛋1个半 => 鸡蛋3个
    每个面团30克 => 每个面团30克
    老抽 半勺 => 老抽 1勺
    西红柿 两个 => 西红柿 4个
    桂皮 1小块 => 桂皮 2小块
    香菇 6朵 => 香菇 12朵
    淀粉 1勺 => 淀粉 2勺
    猪肉 半斤 => 猪肉 1斤
    排骨 一斤 => 排骨 2斤
    粉丝 1把 => 粉丝 2把
    低筋面粉：１００克 => 低筋面粉：２００克
    米 1杯半 => 米 3杯
    面粉 一杯半 => 面粉 3杯
    盐 3g左右 => 盐 6g左右
    烤箱预热180度，烤25分钟。 => 烤箱预热180度，烤25分钟。
    把面团分成8份。 => 把面团分成8份。
    腌制30分钟至1小时。 => 腌制30分钟至1小时。
    放冰箱冷藏一个半小时。 => 放冰箱冷藏一个半小时。
    鸡蛋3个，面粉一百五十克 => 鸡蛋6个，面粉300克
    加入100克糖和二百克面粉 => 加入200克糖和400克面粉
    每份用1个鸡蛋（中等大小，约50g）。 => 每份用1个鸡蛋（中等大小，约50g）。
    面粉 = 份数 * 150 克 => 面粉 = 份数 * 150 克

    de
    Prise Salz => 2 Prisen Salz
    Große Prise Salz => 2 große Prisen Salz
    1 große Prise Salz, 2 Eier => 2 große Prisen Salz, 4 Eier
    1 gehäufter EL Mehl => 2 gehäufte EL Mehl
    je 1 TL Salz und Pfeffer => je 2 TL Salz und Pfeffer
    In jede Form 2 EL Teig geben. => In jede Form 2 EL Teig geben.
    4 FRISCHE Eier => 8 FRISCHE Eier
    1 Messerspitze Zimt => 2 Messerspitzen Zimt

    fr
    la moitié d'une tasse de lait => 1 tasse de lait
    Ajouter la moitié d'un oignon et 2 tomates => Ajouter 1 oignon et 4 tomates
    1 grosse pincée de sel => 2 grosses pincées de sel
    1 kilo et demi de pommes => 3 kilos de pommes
    Ajouter 30 ml d’eau par personne => Ajouter 30 ml d’eau par personne
    4- Portez 1 litre d’eau à ébullition. => 4- Portez 2 litres d’eau à ébullition.
    Mélanger 2 œufs vitesse 4 => Mélanger 4 œufs vitesse 4
    1 tablette de chocolat => 2 tablettes de chocolat

    es
    taza y media de arroz => 3 tazas de arroz
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

    hi
    १ कप चावल => २ कप चावल
    2 से 3 बड़े चम्मच घी => 4 से 6 बड़े चम्मच घी
    2 से 3 हरी मिर्च => 4 से 6 हरी मिर्च
    डेढ़ कप पानी => 3 कप पानी
    ढाई कप आटा => 5 कप आटा
    पौन कप दही => 1 1/2 कप दही
    पौना कप दही => 1 1/2 कप दही
    सवा कप सूजी => 2 1/2 कप सूजी
    हरी मिर्च - 2 (बारीक कटी) => हरी मिर्च - 4 (बारीक कटी)
    एक चुटकी केसर => 2 चुटकी केसर
    दो कप चावल => 4 कप चावल
    10-15 मिनट तक पकाएं। => 10-15 मिनट तक पकाएं।
    ओवन को 180 डिग्री सेल्सियस पर गरम करें। => ओवन को 180 डिग्री सेल्सियस पर गरम करें।
    आटे को 8 भागों में बांट लें। => आटे को 8 भागों में बांट लें।
    आधे घंटे के लिए ढककर रखें। => आधे घंटे के लिए ढककर रखें।

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

    ro
    1 ou => 2 ouă
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

    el
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

    ru
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

    pl
    szczypta soli => 2 szczypty soli
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

    it
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

    ar
    ملعقة كبيرة زيت => 2 ملعقة كبيرة زيت
    ٢ كوب طحين => ٤ أكواب طحين
    كوب ونصف حليب => 3 أكواب حليب
    1 ونصف كوب حليب => 3 أكواب حليب
    ٢٥٠ غرام لحم => ٥٠٠ غرام لحم
    2 بصلة => 4 بصلات
    ثلاثة أكواب دقيق => 6 أكواب دقيق
    ١/٢ كوب ماء => ١ كوب ماء
    10 حبات تمر => 20 حبة تمر
    عصير 1 ليمونة => عصير 2 ليمونة
    نصف كيلو لحم => 1 كيلو لحم
    ثلاثة أرباع كوب سكر => 1 1/2 كوب سكر
    1 علبة زبادي (170 غرام) => 2 علبة زبادي (170 غرام)
    يقسم العجين إلى 8 قطع. => يقسم العجين إلى 8 قطع.
    يترك لمدة ساعة. => يترك لمدة ساعة.
    يترك لمدة نصف ساعة. => يترك لمدة نصف ساعة.
    يطهى 10-15 دقيقة. => يطهى 10-15 دقيقة.

    he
    שני שלישי כוס קמח => 1 1/3 כוסות קמח
    כוס וחצי חלב => 3 כוסות חלב
    1 וחצי כוסות חלב => 3 כוסות חלב
    1 ביצה => 2 ביצים
    1 בצל גדול => 2 בצלים גדולים
    1 בצל => 2 בצלים
    1 שן שום => 2 שיני שום
    1 חבילה (200 גרם) ביסקוויטים => 2 חבילות (200 גרם) ביסקוויטים
    מיץ מ-1 לימון => מיץ מ-2 לימונים
    שתי ביצים => 4 ביצים
    שני בצלים => 4 בצלים
    1 עגבניה => 2 עגבניות
    1 גזר => 2 גזרים
    מחלקים את הבצק ל-8 חלקים. => מחלקים את הבצק ל-8 חלקים.
    מניחים למשך חצי שעה. => מניחים למשך חצי שעה.
    מחממים תנור ל-180 מעלות. => מחממים תנור ל-180 מעלות.
    מבשלים 10-15 דקות. => מבשלים 10-15 דקות.

    pt
    1/2 de xícara de açúcar => 1 xícara de açúcar
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

    nl
    anderhalve liter water => 3 liter water
    snufje zout => 2 snufjes zout
    Rol het deeg uit. => Rol het deeg uit.
    2 el olie (per 4 personen) => 4 el olie (per 8 personen)
    1 runderbouillonblokje => 2 runderbouillonblokjes
    Snijd de ui in halve ringen. => Snijd de ui in halve ringen.
    1 rol bladerdeeg 270 g => 2 rollen bladerdeeg 270 g
    3 Bak de kip in de oven op 180 graden voor 16-18 minuten tot ze gaar is. => 3 Bak de kip in de oven op 180 graden voor 16-18 minuten tot ze gaar is.

    de
    125 ml + 2 EL Milch => 250 ml + 4 EL Milch
    1.5 El Olivenöl => 3 El Olivenöl
    2 Tl Salz => 4 Tl Salz
    500 g g Tomaten => 1000 g g Tomaten
    1 Dose Kichererbsen 400 g => 2 Dosen Kichererbsen 400 g
    1 MÜRBE-TEIG: => 1 MÜRBE-TEIG:
    3 Fleisch zwischen Küchenpapier trocknen, würzen. => 3 Fleisch zwischen Küchenpapier trocknen, würzen.

    cs
    1 velká cibule => 2 velké cibule
    3 větší mrkve => 6 větších mrkví
    2 velká vejce => 4 velká vejce
    8 sklenic (0,7 l) => 16 sklenic (0,7 l)
    Krůtí šunka 3 pláty => Krůtí šunka 6 plátů
    Sklenice postav do hrnce. => Sklenice postav do hrnce.

    uk
    1 повна склянка муки => 2 повні склянки муки
    1 лавровий лист => 2 лаврові листи
    1 велика цибулина => 2 великі цибулини
    1 велике яйце => 2 великі яйця

    el
    500 γρ. κιμά => 1 κιλό κιμά

    hu
    50 dkg liszt => 1 kg liszt

    fr
    1 gigot d'agneau de 2,5 kg, désossé => 2 gigots d'agneau de 2,5 kg, désossé
    un oignon rouge => 2 oignons rouges
    1 demi-litre de lait => 1 litre de lait
    Poivre : 6 tours => Poivre : 12 tours

    es
    una cebolla grande => 2 cebollas grandes
    1 yogur natural de 125 g => 2 yogures naturales de 125 g
    Forma bolitas de unos 30 g unidad. => Forma bolitas de unos 30 g unidad.

    zh
    每份 100 克 => 每份 100 克

    sv
    två ägg och 1 dl mjölk => 4 ägg och 2 dl mjölk
    ½ liter vaniljglass => 1 liter vaniljglass
    Lägg på ett fat. => Lägg på ett fat.
    c:a 1½ kg (2½ l) mjöl => c:a 3 kg (5 l) mjöl
    1 hg räkor (c:a 15 st) => 2 hg räkor (c:a 30 st)
    6–7 st. à 600–700 gram => 12–14 st. à 600–700 gram
    Häll i en smord form, 1½ liter. => Häll i en smord form, 1½ liter.
    3 buljongtärningar och 1 bit ingefära => 6 buljongtärningar och 2 bitar ingefära
    Kanelbullar, ca 40 st => Kanelbullar, ca 80 st

    fr
    le jus d'un demi-citron => le jus de 1 citron
    un demi-verre d'huile => 1 verre d'huile
    1 demi-oignon => 1 oignon
    un verre et demi de lait => 3 verres de lait
    1 c. à soupe bombée de sucre => 2 c. à soupe bombées de sucre
    1 bouquet garni => 2 bouquets garnis
    une dizaine de petits oignons => 2 dizaines de petits oignons
    1 douzaine d'huîtres => 2 douzaines d'huîtres
    Tarte (6 pers.) => Tarte (12 pers.)

    es
    1 vaso y medio de aceite => 3 vasos de aceite
    una cebolla y media => 3 cebollas
    1 cucharada sopera colmada de harina => 2 cucharadas soperas colmadas de harina
    3 zanahorias (alrededor de 250 g) => 6 zanahorias (alrededor de 500 g)
    1 docena de huevos => 2 docenas de huevos

    it
    un bicchiere e mezzo di latte => 3 bicchieri di latte
    1 cubetto e mezzo lievito, 2 uova => 3 cubetti lievito, 4 uova
    1 cipolla e mezza carota => 2 cipolle e 1 carota
    uova n. 2 => uova n. 4
    Uova n° 2 => Uova n° 4
    1 cucchiaio colmo di farina => 2 cucchiai colmi di farina

    pt
    3 cenouras médias (cerca de 250 g) => 6 cenouras médias (cerca de 500 g)
    Misture com 3 colheres de chocolate. => Misture com 6 colheres de chocolate.
    2 colheres de sopa cheias de cacau => 4 colheres de sopa cheias de cacau
    um copo e meio de leite => 3 copos de leite

    ro
    jumătate de lămâie => 1 lămâie
    un pahar și jumătate de lapte => 3 pahare de lapte

    ru
    пол-лимона => 1 лимон
    Лук обжарить на 2 ст. л. масла. => Лук обжарить на 4 ст. л. масла.
    Варить 20 минут. Обжарить на 2 ст. л. масла. => Варить 20 минут. Обжарить на 4 ст. л. масла.
    1 ч. л. соли на 1 ст. л. муки => 2 ч. л. соли на 1 ст. л. муки
    1 десяток яиц => 2 десятка яиц

    el
    Προσθέτουμε 2 κ.σ. ελαιόλαδο και 1 κ.γ. αλάτι. => Προσθέτουμε 4 κ.σ. ελαιόλαδο και 2 κ.γ. αλάτι.

    tr
    Kişi başı 1 kase servis edin. => Kişi başı 1 kase servis edin.

    ja
    1人分約300kcal。 => 1人分約300kcal。

    de
    2 Dutzend Eier => 4 Dutzend Eier
    Den Eischnee in 2 Portionen unterheben. => Den Eischnee in 2 Portionen unterheben.

    nl
    Kneed met 150 g suiker. Per punt: 420 kcal. => Kneed met 300 g suiker. Per punt: 420 kcal.
    Appeltaart (10 punten) => Appeltaart (20 punten)

    da
    Frikadeller (4 pers.) => Frikadeller (8 pers.)
    """
}
