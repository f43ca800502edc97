import QuantityCore
import QuantityReading

// Sources: デジタル大辞泉 (Japanese), 现代汉语词典 and 教育部重編國語辭典 (Chinese), 표준국어대사전 (Korean),
// and otherwise the dictionaries named with each language's recipe words.

extension TextWords {
  static let japanese = TextWords(
    """
    roots: しょうが 生姜 生しょうが にんにく ニンニク わさび チューブ
    counters: 個 こ コ ケ ヶ 本 枚 人分 人前 片 束 缶 玉 切れ 丁 株 房 袋 パック 尾 匹 羽 杯 粒 つ かけ 把 塊 節 瓶 箱
      食 皿 巻 握り 膳 滴 かたまり
    after: 半
    temperatures: 度
    about: 約
    numbers: ひと/1 ふた/2
    heads: 大 中 小
    into: に分け にわけ に切 に割
    others: 倍 つ折り 枚おろし 枚切り 枚切 つ切り つ割り つ割 等分 個ずつ 枚ずつ 本ずつ つずつ
    plain: 三つ葉 ひと口 ひと晩 ひと煮立ち
    """)

  static let chinese = TextWords(
    """
    roots: 姜 生姜 老姜 薑
    counters: 个 個 根 片 颗 顆 瓣 棵 块 塊 小块 大块 条 條 只 隻 人份 份 勺 匙 斤 两 兩 碗 小碗 大碗 朵 把 小把 粒 支 枝
      包 盒 罐 瓶 袋 张 張 头 頭 尾 段 节 節 滴 撮 枚 串
    after: 半/2
    temperatures: 度
    about: 约 約
    numbers: 一/1 二/2 两/2 兩/2 三/3 四/4 五/5 六/6 七/7 八/8 九/9
    tens: 十/10 二十/20 三十/30 四十/40 五十/50 六十/60 七十/70 八十/80 九十/90
    hundreds: 百
    into: 成 为 為
    each: 每 每个 每個 每份
    references: 第
    lengths: 厘米 公分 毫米 寸
    others: 大卡 千卡
    uncounted: 个小时 個小時 个半小时 個半小時 个月 個月 次 天 遍 倍
    plain: 一起 一些 一样 一樣 一边 一邊 一直 一会儿 一會兒 一点 一點 第一 第二 第三 一半
    """)

  /// The words of Korean texts. The numbers are those used with counters.
  static let korean = TextWords(
    """
    roots: 생강
    counters: 개 마리 장 쪽 대 모 포기 봉지 봉 공기 줌 캔 병 알 톨 단 뿌리 송이 조각 줄 토막 숟갈 숟가락 밥숟가락 스푼 인분
      통 팩 그릇 되 근 국자 주먹 사발 묶음 가닥 잎 줄기
    particles: 을 를 이 가 은 는 과 와 의 에 로 으로 도 만 씩 간 정도 쯤 가량 짜리 반
    after: 반/2
    and: 과 와
    temperatures: 도
    about: 약 대략
    numbers: 한/1 두/2 세/3 네/4 다섯/5 여섯/6
    others: 등분 조각으로
    each: 개당 인당 장당 마리당
    """)

  static let hindi = TextWords(
    """
    roots: अदरक
    temperatures: डिग्री
    halves: डेढ़/1 ढाई/2
    quarters: सवा/5 पौन/3 पौना/3 पौने/3 साढ़े/6
    parts: आधा/2 आधी/2 आधे/2 चौथाई/4 तिहाई/3
    numbers: एक/1 दो/2 तीन/3 चार/4 पांच/5 पाँच/5 छह/6 छः/6 सात/7 आठ/8 नौ/9 दस/10
    to: से
    and: और
    or: या
    about: लगभग करीब
    lengths: इंच सेमी
    references: पृष्ठ चरण
    """)

  static let arabic = TextWords(
    """
    temperatures: درجة درجات
    after: ونصف/2 وربع/4 وثلث/3
    parts: نصف/2 ثلث/3 أثلاث/3 ربع/4 أرباع/4
    numbers: واحد/1 واحدة/1 اثنان/2 اثنين/2 ثلاثة/3 ثلاث/3 أربعة/4 أربع/4 خمسة/5 خمس/5 ستة/6 ست/6
      سبعة/7 سبع/7 ثمانية/8 ثماني/8 تسعة/9 تسع/9 عشرة/10 عشر/10
    to: إلى الى
    and: و
    or: أو
    about: حوالي تقريبا
    into: إلى الى
    references: صفحة خطوة
    """)

  static let hebrew = TextWords(
    """
    temperatures: מעלות
    after: וחצי/2 ורבע/4 ושליש/3
    parts: חצי/2 שליש/3 שלישי/3 רבע/4 רבעי/4
    numbers: אחד/1 אחת/1 שני/2 שתי/2 שניים/2 שתיים/2 שלושה/3 שלוש/3 ארבעה/4 ארבע/4 חמישה/5 חמש/5
      שישה/6 שש/6 שבעה/7 שבע/7 שמונה/8 תשעה/9 תשע/9 עשרה/10 עשר/10
    to: עד
    or: או
    about: בערך
    references: עמוד שלב
    """)
}
