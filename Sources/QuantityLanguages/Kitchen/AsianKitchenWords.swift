extension KitchenWords {
  // Sources: Unicode CLDR, the lists and units of each language; 家庭料理 tables of 大さじ and 小さじ from
  // the Kagawa Nutrition University; 现代汉语词典; 教育部重編國語辭典; 표준국어대사전; พจนานุกรมราชบัณฑิตยสถาน; Từ điển
  // tiếng Việt; Kamus Besar Bahasa Indonesia; Kamus Dewan. The size of a 斤 differs by country, so
  // it is left out.
  static let asian = """
    ja
    about: 約, およそ
    ask: を, は何, って何, で何, 何
    end: に, で, に換算, に変換, に換算すると, で何, ですか, になりますか
    and: と
    or: または
    to: ～, 〜, から
    minus: マイナス
    per: 毎
    half: 半
    US: cup
    cup: カップ, カップ{0}
    rice cup: 合
    tablespoon: 大さじ{0}, 大匙{0}, おおさじ{0}
    teaspoon: 小さじ{0}, 小匙{0}, こさじ{0}
    pinch: つまみ
    gram: ｇ
    kilogram: ｋｇ, ㎏
    milliliter: ｍｌ, ｍＬ, ㎖
    liter: Ｌ, ｌ
    cubic centimeter: ｃｃ, ㏄

    zh
    about: 约, 大约, 約, 大約
    ask: 等于多少, 等於多少, 是多少, 有多少, 多少, 等于几, 等於幾, 是几, 几, 幾, 换算成, 換算成, 转换成, 轉換成, 换成, 換成, 转, 轉
    and: 和, 又
    or: 或
    to: 至, 到, ～
    minus: 负, 負
    half: 半
    cup: 杯
    tablespoon: 汤匙, 大匙, 大勺, 湯匙
    teaspoon: 茶匙, 小匙, 小勺
    gram: 克, 公克
    kilogram: 公斤, 千克
    milliliter: 毫升
    liter: 升, 公升

    zh-Hant
    about: 約, 大約, 约, 大约
    ask: 等於多少, 等于多少, 是多少, 有多少, 多少, 等於幾, 是幾, 幾, 換算成, 换算成, 轉換成, 換成, 轉
    and: 和, 又
    or: 或
    to: 至, 到, ～
    minus: 負, 负
    half: 半
    cup: 杯
    tablespoon: 湯匙, 大匙, 汤匙
    teaspoon: 茶匙, 小匙
    gram: 克, 公克
    kilogram: 公斤, 千克
    milliliter: 毫升
    liter: 升, 公升

    ko
    about: 약, 대략
    ask: 은 몇, 는 몇, 이 몇, 가 몇, 몇, 을, 를
    end: 로, 으로, 인가요, 이에요, 예요, 이야
    and: 및
    or: 또는
    minus: 마이너스
    half: 반
    cup: 컵
    tablespoon: 큰술, 테이블스푼
    teaspoon: 작은술, 티스푼, 찻술
    pinch: 꼬집

    th
    about: ประมาณ, ราว
    ask: เท่ากับกี่, กี่
    and: และ
    or: หรือ
    to: ถึง
    minus: ลบ
    per: ต่อ
    half: ครึ่ง
    cup: ถ้วย, ถ้วยตวง
    tablespoon: ช้อนโต๊ะ
    teaspoon: ช้อนชา

    vi
    about: khoảng, chừng
    ask: bằng bao nhiêu, là bao nhiêu, bao nhiêu
    and: và
    or: hoặc, hay
    to: đến, tới
    in: ra, thành
    minus: trừ, âm
    half: nửa
    one: một
    tablespoon: muỗng canh, thìa canh, muỗng súp, thìa súp
    teaspoon: muỗng cà phê, thìa cà phê
    pinch: nhúm

    id
    about: sekitar, kira-kira, kurang lebih
    ask: berapa, sama dengan berapa, itu berapa
    and: dan
    or: atau
    to: sampai, hingga
    in: ke, dalam
    minus: minus
    per: per
    half: setengah
    cup: cangkir
    tablespoon: sendok makan, sdm
    teaspoon: sendok teh, sdt

    ms
    about: kira-kira, lebih kurang
    ask: berapa, sama dengan berapa
    and: dan
    or: atau
    to: hingga
    in: ke, dalam
    half: setengah, separuh
    cup: cawan
    tablespoon: sudu besar, sudu makan, camca besar
    teaspoon: sudu teh, sudu kecil, camca teh

    """
}
