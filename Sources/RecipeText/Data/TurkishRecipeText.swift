extension RecipeTexts {
  /// The words of Turkish recipes. Nouns stay singular after numbers, and are listed with their
  /// accusative and genitive. Source of the forms: Türk Dil Kurumu, Güncel Türkçe Sözlük.
  static var turkish: String {
    """
    plurals: /
    nouns: yumurta yumurtayı yumurtanın soğan soğanı soğanın domates domatesi domatesin patates patatesi
      patatesin havuç havucu havucun biber biberi biberin patlıcan patlıcanı kabak kabağı salatalık salatalığı
      mantar mantarı pırasa pırasayı kereviz kerevizi pancar pancarı enginar enginarı lahana lahanayı marul
      marulu turp turpu limon limonu limonun portakal portakalı portakalın mandalina mandalinanın elma elmayı
      elmanın armut armudu muz muzu şeftali şeftaliyi kayısı kayısıyı erik eriği kiraz vişne çilek incir
      inciri hurma hurmayı ceviz cevizi badem bademi fındık fındığı zeytin avokado avokadoyu ananas kivi kavun
      karpuz nar tavuk tavuğu but butu pirzola sosis sosisi köfte balık balığı karides midye ekmek ekmeği
      lavaş lavaşı yufka yufkayı bisküvi karanfil sarımsak sarımsağı
    pieces: adet tane diş dişi dilim dilimi demet demeti dal dalı yaprak yaprağı avuç tutam parça baş çubuk
      damla küp top bardak bardağı fincan fincanı kase kâse kaşık kaşığı kepçe
    containers: paket paketi kutu kutusu poşet poşeti şişe şişesi kavanoz kavanozu konserve sache zarf
    vessels: tepsi tepsiye tepsisi tencere tencereye tava tavaya kalıp kalıba kap kaba borcam
    descriptions: büyük küçük orta boy kırmızı yeşil sarı beyaz siyah taze kuru olgun bütün iri ince kalın
      silme tepeleme dolusu haşlanmış rendelenmiş doğranmış
    ends: ve veya ya da ile için kadar gibi göre ince doğranmış rendelenmiş kıyılmış soyulmuş
    relations: için kadar sonra önce arası üzeri
    heat: fırın fırında fırını fırına pişirin pişirme ısıtılmış ısıtın kaynatın kavurun
    yields: kişilik porsiyon kişi
    uncounted: dakika dakikalık saat saatlik saatte gün günlük hafta ay yıl kez kere defa derece derecede
      derecelik parçaya eşit
    roots: zencefil
    fillings: tepeleme silme dolu
    temperatures: derece derecede derecelik dereceye
    after: buçuk/2
    fractions: yarım/2 çeyrek/4
    denominators: üçte/3 dörtte/4 beşte/5 sekizde/8
    and: ve
    or: veya
    about: yaklaşık
    references: sayfa adım
    per: porsiyon kişi
    each: her biri birine başı başına
    nutrition: besin
    staples: un şeker şekeri tuz tereyağı süt su yağ sıvı karabiber krema peynir maya kaşığı
      bardağı yemek çay ve ile için
    """
  }
}
