extension RecipeTexts {
  /// The words of Japanese texts. Source: デジタル大辞泉.
  static var japanese: String {
    """
    roots: 大根 長ねぎ ねぎ ごぼう にんじん れんこん 昆布 しょうが 生姜 生しょうが にんにく ニンニク わさび チューブ
    counters: 切 斤 かけら 振り ふり 回し 個 こ コ ケ ヶ 本 枚 人分 人前 片 束 缶 玉 切れ 丁 株 房 袋 パック 尾 匹 羽 杯 粒 つ かけ 把 塊 節 瓶 箱
      食 皿 巻 握り 膳 滴 かたまり
    after: 半
    temperatures: 度
    about: 約
    numbers: ひと/1 ふた/2
    heads: 大 中 小
    into: に分け にわけ に切 に割
    references: 手順 工程 ステップ 作り方 図 ページ
    otherUnits: 倍 つ折り 枚おろし 枚切り 枚切 つ切り つ割り つ割 等分 個ずつ 枚ずつ 本ずつ つずつ
    nutrients: エネルギー カロリー たんぱく質 タンパク質 脂質 炭水化物 糖質 食物繊維 食塩相当量
    nutrition: 栄養成分 栄養価
    plain: 三つ葉 ひとつに ひとまとめ ひと口 ひと晩 ひと煮立ち
    """
  }
}
