extension KitchenWords {
  // Sources: Unicode CLDR, the lists and units of each language; معجم اللغة العربية المعاصرة; מילון
  // אבן-שושן; فرهنگ معین; बृहत् हिन्दी कोश; বাংলা একাডেমি অভিধান; Kamusi ya Kiswahili Sanifu. An
  // unqualified चम्मच can be either spoon.
  static let southern = """
    ar
    about: حوالي, نحو, تقريبا, تقريبًا
    ask: كم, يساوي كم, بكم, إلى
    and: و
    or: أو
    to: إلى, الى
    minus: ناقص
    per: لكل
    half: نصف
    third: ثلث
    quarter: ربع
    cup: كوب, كوبان, أكواب, كوبًا, كوبا, اكواب
    kilogram: كيلو, كيلوغرام
    tablespoon: ملعقة كبيرة, ملاعق كبيرة, ملعقة طعام, ملاعق طعام, م.ك
    teaspoon: ملعقة صغيرة, ملاعق صغيرة, ملعقة شاي, ملاعق شاي, م.ص
    pinch: رشة, رشات

    he
    about: בערך
    ask: כמה, זה כמה, הם כמה, ב, ל
    and: ו, ו-
    or: או
    to: עד
    minus: מינוס
    per: לכל
    half: חצי
    third: שליש
    quarter: רבע
    cup: כוס|כוסות
    tablespoon: כף|כפות
    teaspoon: כפית|כפיות
    pinch: קורט, קמצוץ

    fa
    about: حدود, تقریباً, تقریبا
    and: و
    or: یا
    to: تا
    minus: منفی, منهای
    per: در
    half: نصف, نیم
    cup: پیمانه
    tablespoon: قاشق غذاخوری, قاشق سوپ‌خوری, قاشق سوپخوری
    teaspoon: قاشق چای‌خوری, قاشق چایخوری

    ur
    about: تقریباً, تقریبا
    and: اور
    or: یا
    half: آدھا, آدھی, آدھے

    hi
    about: लगभग, करीब
    ask: कितने, में कितने, को
    end: में, होते हैं, है
    and: और
    or: या
    to: से
    per: प्रति
    half: आधा, आधी, आधे
    quarter: चौथाई
    cup: कप, प्याला|प्याले
    tablespoon: बड़ा चम्मच|बड़े चम्मच, बड़ी चम्मच, टेबल स्पून, टेबलस्पून
    teaspoon: छोटा चम्मच|छोटे चम्मच, छोटी चम्मच, टी स्पून, टीस्पून
    pinch: चुटकी
    milliliter: मिली, मि.ली., एमएल
    gram: ग्राम, ग्रा.
    kilogram: किलो, किग्रा

    mr
    about: सुमारे
    and: आणि
    or: किंवा
    half: अर्धा, अर्धी

    bn
    about: প্রায়
    and: এবং, ও
    or: বা, অথবা
    to: থেকে
    half: আধা, অর্ধেক
    cup: কাপ
    tablespoon: টেবিল চামচ
    teaspoon: চা চামচ
    pinch: চিমটি

    sw
    about: takriban
    and: na
    or: au
    to: hadi
    per: kwa kila, kwa
    half: nusu
    cup: kikombe {0}, vikombe {0}
    teaspoon: kijiko {0} cha chai, vijiko {0} vya chai

    """
}
