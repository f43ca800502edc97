extension KitchenWords {
  // Sources: Unicode CLDR, the lists and units of each language; A magyar nyelv értelmező szótára; Kielitoimiston
  // sanakirja; Eesti keele seletav sõnaraamat; Lietuvių kalbos žodynas; Tēzaurs; Λεξικό της κοινής νεοελληνικής;
  // Türk Dil Kurumu, Güncel Türkçe Sözlük.
  static let european = """
    hu
    about: körülbelül, kb.
    and: és
    or: vagy
    minus: mínusz
    half: fél
    quarter: negyed
    one: egy
    numbers: egy/1, két/2, kettő/2, három/3, négy/4, öt/5, hat/6, hét/7, nyolc/8, kilenc/9, tíz/10
    halves: másfél/1
    cup: csésze
    tablespoon: evőkanál, ek., ek
    teaspoon: teáskanál, tk., kávéskanál, kk.
    pinch: csipet, csipetnyi
    decagram: dkg, deka

    fi
    about: noin, n.
    and: ja
    or: tai
    minus: miinus
    half: puoli, puolikas
    numbers: kaksi/2, kolme/3, neljä/4, viisi/5, kuusi/6, seitsemän/7, kahdeksan/8, yhdeksän/9, kymmenen/10
    halves: puolitoista/1
    cup: kupillinen|kupillista
    coffee cup: kahvikupillinen|kahvikupillista, kahvikuppi, kahvikuppia, kkp
    tablespoon: rkl, ruokalusikallinen|ruokalusikallista
    teaspoon: tl, teelusikallinen|teelusikallista
    pinch: hyppysellinen|hyppysellistä
    milliliter: maustemitta, maustemittaa

    et
    about: umbes, ca
    and: ja
    or: või
    to: kuni
    minus: miinus
    half: pool
    tablespoon: spl, supilusikatäis|supilusikatäit
    teaspoon: tl, teelusikatäis|teelusikatäit

    lt
    about: apie, maždaug
    and: ir
    or: arba, ar
    to: iki
    minus: minus
    half: pusė, pusės, pusę
    cup: puodelis|puodeliai|puodelio|puodelių
    tablespoon: šaukštas|šaukštai|šaukšto|šaukštų, v. š.
    teaspoon: šaukštelis|šaukšteliai|šaukštelio|šaukštelių, a. š.

    lv
    about: apmēram, aptuveni
    and: un
    or: vai
    to: līdz
    minus: mīnus
    half: puse, pusi, puses
    tablespoon: ēdamk., ēd.k.
    teaspoon: tējk.

    el
    about: περίπου
    and: και, κι
    or: ή
    to: έως, ως, μέχρι
    in: σε
    minus: μείον, πλην
    per: ανά
    half: μισό, μισή, μισός
    quarter: τέταρτο
    one: ένα, μία, μια, ένας, έναν
    numbers: δύο/2, δυο/2, τρία/3, τρεις/3, τέσσερα/4, τέσσερις/4, πέντε/5, έξι/6, επτά/7, εφτά/7, οκτώ/8, οχτώ/8, δέκα/10
    halves: ενάμισι/1, ενάμιση/1, μιάμιση/1, δυόμισι/2
    cup: φλιτζάνι|φλιτζάνια, φλυτζάνι|φλυτζάνια, φλ., κούπα|κούπες
    tablespoon: κ.σ., κ. σούπας, κουτ. σούπας, κουταλιά σούπας|κουταλιές σούπας
    teaspoon: κ.γ., κ. γλυκού, κουτ. γλυκού, κουταλάκι|κουταλάκια, κουταλάκι γλυκού|κουταλάκια γλυκού, \
    κουταλάκι του γλυκού|κουταλάκια του γλυκού
    pinch: πρέζα|πρέζες
    kilogram: κιλό, κιλά
    gram: γρ.

    tr
    about: yaklaşık, aşağı yukarı
    and: ve
    or: veya, ya da
    to: ila
    minus: eksi
    half: yarım
    quarter: çeyrek
    one: bir
    numbers: iki/2, üç/3, dört/4, beş/5, altı/6, yedi/7, sekiz/8, dokuz/9
    cup: su bardağı
    tablespoon: yemek kaşığı, yk, YK
    teaspoon: çay kaşığı, çk, ÇK
    dessertspoon: tatlı kaşığı, tk, TK
    pinch: tutam, çimdik

    """
}
