extension RecipeTexts {
  /// The words of Chinese texts. Sources: 现代汉语词典 and 教育部重編國語辭典.
  static var chinese: String {
    """
    roots: 姜 生姜 老姜 薑
    counters: 个 個 人 根 片 颗 顆 瓣 棵 块 塊 小块 大块 小包 大包 小袋 小瓶 小盒 小勺 大勺 条 條 只 隻 人份 份 勺 匙 斤 两 兩 碗 小碗 大碗 朵 把 小把 粒 支 枝
      包 盒 罐 瓶 袋 张 張 头 頭 尾 段 节 節 滴 撮 枚 串
    after: 半/2
    temperatures: 度
    about: 约 約
    numbers: 一/1 二/2 两/2 兩/2 三/3 四/4 五/5 六/6 七/7 八/8 九/9
    tens: 十/10 二十/20 三十/30 四十/40 五十/50 六十/60 七十/70 八十/80 九十/90
    hundreds: 百
    and: 又
    into: 成 为 為
    each: 每 每个 每個 每份
    references: 第
    lengths: 厘米 公分 毫米 寸
    otherUnits: 大卡 千卡
    nutrients: 热量 熱量 能量 蛋白质 蛋白質 脂肪 碳水化合物 膳食纤维 膳食纖維 钠 鈉 胆固醇
    nutrition: 营养成分 營養成分 營養標示
    uncounted: 个小时 個小時 个半小时 個半小時 个月 個月 次 天 遍 倍
    plain: 一起 一些 一样 一樣 一边 一邊 一直 一会儿 一會兒 一点 一點 第一 第二 第三 一半
    """
  }
}
