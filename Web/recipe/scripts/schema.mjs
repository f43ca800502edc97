/** A recipe as schema.org data, for search engines and other programs. */
import { writeDuration } from './duration.mjs';

const timeNames = {
  preparation: 'prepTime', prep: 'prepTime', total: 'totalTime',
  cooking: 'cookTime', cook: 'cookTime', baking: 'cookTime', bake: 'cookTime',
};

/** The data of the unscaled recipe. */
export function recipeData(recipe) {
  const data = { '@context': 'https://schema.org', '@type': 'Recipe', name: recipe.title };
  if (recipe.description) data.description = recipe.description;
  if (recipe.picture) data.image = recipe.picture;
  if (recipe.yields.length) data.recipeYield = recipe.yields;
  for (const text of recipe.times) {
    const [, name, time] = /^([a-z]+)(?: time)?:? (.+)$/i.exec(text) ?? [];
    const lower = name?.toLowerCase();
    const key = lower && Object.hasOwn(timeNames, lower) && timeNames[lower];
    const duration = key && writeDuration(time);
    if (duration) data[key] = duration;
  }
  data.recipeIngredient = recipe.ingredients.flatMap((group) => group.lines);
  data.recipeInstructions = recipe.method.flatMap(({ name, lines }) => {
    const steps = lines.map((text) => ({ '@type': 'HowToStep', text }));
    return name ? [{ '@type': 'HowToSection', name, itemListElement: steps }] : steps;
  });
  return data;
}

/** The data as JSON for a script element, escaped to keep a recipe's text from closing it. */
export function recipeScript(recipe) {
  return JSON.stringify(recipeData(recipe), null, 1).replace(/</g, '\\u003c');
}
