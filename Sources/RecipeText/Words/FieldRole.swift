import QuantityCore
import QuantityReading

/// The role of a field's key or of a column's heading.
enum FieldRole: Sendable {
  /// The amount: `amount`, `Menge`.
  case amount
  /// The unit of the amount: `unit`, `Einheit`.
  case unit
  /// The ingredient: `name`, `ingredient`.
  case name
  /// A list of ingredients.
  case list
  /// The number of servings.
  case yield
  /// A number within an amount that is a record: `{"value": 5, "unit": "kg"}`,
  /// `{"min": 2, "max": 3}`.
  case value
  /// A weight or a volume, which is an amount if a unit accompanies it.
  case measure
  /// A currency. Its amounts are not ingredients.
  case currency
  /// Values that don't grow with the recipe, including nested ones: nutrients, prices, times.
  case fact
  /// A name or a date, which isn't an amount even if it looks like one.
  case identifier
  /// The whole ingredient, repeated as running text.
  case text
  /// Anything else.
  case other

  /// Returns the role of a key or heading, ignoring case, spaces, hyphens and underscores.
  init(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
    guard name.count <= FieldRole.longestName else {
      self = .other
      return
    }
    let letters = name.filter { $0 > 0x20 && $0 != "_" && $0 != "-" }
    let role = FieldRole.roles[String(decoding: letters, as: UTF8.self).lowercased()]
    self = role ?? (FieldRole.isIdentifier(name) ? .identifier : .other)
  }

  /// Returns whether a name has the form `style_id` or `styleId`.
  private static func isIdentifier(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard name.count > 2, name.last == "d" else { return false }
    let (before, first) = (name[name.endIndex - 3], name[name.endIndex - 2])
    return first == "I" && before & 0x20 != 0 || first == "i" && (before == "_" || before == "-")
  }

  private static let longestName = 48

  private static let roles: [String: FieldRole] = {
    var roles: [String: FieldRole] = [:]
    for (role, names) in names {
      for name in names.split(separator: " ") { roles[String(name)] = role }
    }
    return roles
  }()

  /// The names in lowercase, without spaces and hyphens.
  private static let names: [(FieldRole, String)] = [
    (
      .amount,
      """
      amount amounts amt quantity quantities qty qtty count amountvalue quantityvalue baseamount basequantity \
      amountmin amountmax minamount maxamount quantitymin quantitymax minquantity maxquantity \
      quantity2 amount2 batchsize boilsize preboilsize ingredientamount ingredientquantity \
      menge mengen anzahl mengenangabe quantité quantite quantités quantites qté qte \
      cantidad cantidades cant hoeveelheid aantal quantità quantita qta qtà dosi dose mängd mangd antal \
      ilość ilosc liczba quantidade quantidades qtd qtde mengde mængde maengde määrä maara \
      mennyiség mennyiseg množství mnozstvi miktar количество кількість 分量 数量 用量 份量 분량 수량
      """
    ),
    (
      .unit,
      """
      unit units uom unitofmeasure unitofmeasurement unitname unitcode unittext measureunit amountunit \
      quantityunit unitabbreviation measure measurement measurements \
      einheit einheiten maßeinheit masseinheit unité unite unités unites unidad unidades medida \
      eenheid eenheden unità unita misura enhet enheter mått jednostka jednostki miara unidade \
      enhed yksikkö yksikko mértékegység egység jednotka birim единица 単位 单位 단위
      """
    ),
    (
      .name,
      """
      name item ingredient food foodname product title label ingredientname itemname what \
      zutat zutaten produkt lebensmittel ingrédient ingrédients nom produit ingrediente nome nombre \
      ingrediënt naam ingrediens ingredienser namn nazwa składnik skladnik namn navn ingredientenaam \
      alimento producto prodotto produto ainesosa nimi hozzávaló surovina malzeme продукт ингредиент \
      材料 食材 名前 原料 재료
      """
    ),
    (
      .list,
      """
      ingredients recipeingredient recipeingredients ingredientlist ingredientsection ingredientgroups \
      fermentables hops miscs yeasts cultures fermentableadditions hopadditions miscellaneousadditions \
      cultureadditions wateradditions zutatenliste ingredientes ingredienti ingrediënten składniki \
      skladniki malzemeler ingredientelist
      """
    ),
    (
      .yield,
      """
      servings serving serves serv yield yields recipeyield portions portionen recipeservings makes \
      numberofservings porciones porties porzioni portioner porcje rendement rendimento personen \
      personnes personas persone aantalpersonen aantalporties baseportions baseservings \
      defaultservings servingsdefault \
      numberofportions antalportioner antallporsjoner porsjoner portionsantal liczbaporcji porcja
      """
    ),
    (
      .value,
      "value val number factor min max minimum maximum from to low high lower upper range q1 q2"
    ),
    (.measure, "weight volume mass grams gramme gramm gramos gewicht poids peso vikt waga"),
    (.currency, "currency currencycode währung devise moneda valuta"),
    (
      .fact,
      """
      nutrition nutritions nutrients nutrient nutritionfacts nutritionalinfo nutritionalinformation \
      nutritionperserving nutritionalvalues nutritioninfo macros calories kcal energy fat saturatedfat protein carbohydrate carbohydrates carbs fiber \
      fibre sodium cholesterol nährwerte naehrwerte nährstoff nährstoffe nutriment nutriments nutriente nutrientes nutrienti \
      voedingsstof voedingsstoffen \
      nutritionnelles nutrición nutrizionali price prices cost costs preis preise prix precio prezzo pris \
      cena timing time times duration temperature temp aggregaterating rating reviews equipment utensils \
      tools cookware efficiency
      """
    ),
    (
      .identifier,
      """
      id uid uuid guid sku ean upc isbn barcode code slug url href link version date year created updated \
      createdat updatedat datepublished datemodified hex color colour \
      tag tags category categories keyword keywords kategorien kategorie etiquetas categorías \
      categorie categories catégorie catégories ratingvalue ratingcount reviewcount bestrating worstrating position width height \
      size packsize packagesize cansize
      """
    ),
    (
      .text,
      """
      display original originaltext originalstring originalname text raw rawtext line note notes \
      displayamount displayquantity description
      """
    ),
  ]
}
