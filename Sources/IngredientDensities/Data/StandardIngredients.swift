// The data, and nothing else, in parts. A row has what sources say, then the name with its variant, then
// other names:
//
//     120/cup K, 125/cup U20081; all-purpose flour: (plain) flour, AP flour
//
// A figure has the grams, the US measure that they fill, and the source: `28/2tbsp K` is 28 grams for two
// tablespoons. The first figure is that of the ingredient; the others span its range, which stands for
// them where they differ by more than a tenth (`Ingredient.sourcesDiffer`). A row goes on in lines that
// are indented.
//
// U and a number is a food of USDA's Standard Reference 28 (its file WEIGHT, in which the measure is found
// under that number); K is King Arthur Baking's ingredient weight chart; L what a producer prints on the
// packet; I and a number a food of Fineli, weighed by the deciliter or the metric spoon; D the FAO/INFOODS
// density database; B The Cake Bible, F the FAQ at jsward.com, W the density of water. The other letters
// stand for single pages, which `IngredientFigure` names.
//
// First comes King Arthur's figure for what is baked and seasoned with, crumbled or chopped: flours, sugars,
// leavening, herbs and spices, crumbs, nuts, seeds, dried fruit and cheese. How much of these fits depends on
// how a cup is filled, and bakers weighed what they fill in. First comes USDA's figure for what leaves no gaps
// (liquids, fats, soft cheese, pastes), of which a cup holds what its density says; for fruit and vegetables,
// of which it has each cut; and for grains. Sources within 5 % of each other may stand in any order.
//
// Fineli gives one figure for a food however it is cut, and is taken where there is no doubt how, as for
// berries, nuts, beans and liquids. FAO lists powders as silos hold them, and those are left out, as is
// what it took from USDA.
//
// A heading says of the rows below it that they are liquid, or solid (pieces, which nobody scoops); without it, they
// are loose: powders, grains and pastes, which a cup holds.
//
// Of other names, words in parentheses can be left out, and of words in brackets one must be there.

/// The parts of the data.
let standardIngredients = [
  bakingIngredients, dairyIngredients, liquidIngredients, grainIngredients, fruitIngredients,
  vegetableIngredients, moreVegetableIngredients, spiceIngredients, meatIngredients,
]
