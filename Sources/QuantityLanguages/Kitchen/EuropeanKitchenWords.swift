extension KitchenWords {
  // Sources: Unicode CLDR, the lists and units of each language; A magyar nyelv értelmező szótára; Kielitoimiston
  // sanakirja; Eesti keele seletav sõnaraamat; Lietuvių kalbos žodynas; Tēzaurs; Λεξικό της κοινής νεοελληνικής;
  // Türk Dil Kurumu, Güncel Türkçe Sözlük.
  static let european = """
    hu
    about: körülbelül, kb.
    ask: hány
    end: van, -ben, -ban, -be, -ba
    and: és
    or: vagy
    minus: mínusz
    half: fél
    quarter: negyed
    one: egy
    cup: csésze
    tablespoon: evőkanál, ek., ek
    teaspoon: teáskanál, tk., kávéskanál, kk.
    pinch: csipet, csipetnyi
    decagram: dkg, deka
    kilogram: kiló, kilót

    fi
    about: noin, n.
    ask: montako, on montako, kuinka monta
    link: on
    end: on
    and: ja
    or: tai
    minus: miinus
    half: puoli, puolikas
    cup: kupillinen|kupillista
    coffee cup: kahvikupillinen|kahvikupillista, kahvikuppi, kahvikuppia, kkp
    tablespoon: rkl, ruokalusikallinen|ruokalusikallista
    teaspoon: tl, teelusikallinen|teelusikallista
    pinch: hyppysellinen|hyppysellistä
    milliliter: maustemitta, maustemittaa
    kilogram: kilo|kiloa

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
    ask: πόσα, πόσες, πόσο, είναι πόσα
    link: είναι, έχει, έχουν
    and: και, κι
    or: ή
    to: έως, ως, μέχρι
    in: σε
    minus: μείον, πλην
    per: ανά
    half: μισό, μισή, μισός
    quarter: τέταρτο
    one: ένα, μία, μια, ένας, έναν
    cup: φλιτζάνι|φλιτζάνια, φλυτζάνι|φλυτζάνια, φλ., κούπα|κούπες, φλιτζανιού
    tablespoon: κ.σ., κ. σ., κ. σούπας, κουτ. σούπας, κουταλιά σούπας|κουταλιές σούπας
    teaspoon: κ.γ., κ. γ., κ.γλ., κ. γλ., κ. γλυκού, κουτ. γλυκού, κουταλάκι|κουταλάκια, κουταλάκι γλυκού|κουταλάκια γλυκού, \
    κουταλάκι του γλυκού|κουταλάκια του γλυκού
    pinch: πρέζα|πρέζες
    kilogram: κιλό, κιλά
    gram: γρ.

    tr
    about: yaklaşık, aşağı yukarı
    ask: kaç, kac
    end: eder, yapar, 'ye, 'ye çevir, 'ya, 'ya çevir, 'a, 'e
    and: ve
    or: veya, ya da
    to: ila
    minus: eksi
    half: yarım
    quarter: çeyrek
    one: bir
    cup: su bardağı
    tablespoon: yemek kaşığı, yk, YK
    teaspoon: çay kaşığı, çk, ÇK
    dessertspoon: tatlı kaşığı, tk, TK
    pinch: tutam, çimdik

    """
}
