/** Words that mark the parts of a recipe, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish,
 *  Russian, Swedish, Danish and Norwegian, and Arabic. */

const ingredients = {
  en: '(?:the )?ingredients?|what you(?:’|\')?ll need|you will need|shopping list',
  de: 'zutaten(?:liste)?',
  fr: 'ingr[ée]dients?',
  es: 'ingredientes', it: 'ingredienti', pt: 'ingredientes', nl: 'ingredi[ëe]nten|benodigdheden', pl: 'składniki',
  ru: 'ингредиенты|состав', sv: 'ingredienser', da: 'ingredienser', nb: 'ingredienser', ar: 'المكونات|المقادير',
};

const method = {
  en: '(?:the )?method|(?:cooking )?(?:directions?|instructions?)|preparation|steps|how to make it|procedure',
  de: 'zubereitung|anleitung|schritte|so geht(?:’|\')?s', fr: 'pr[ée]paration|[ée]tapes|instructions|r[ée]alisation',
  es: 'preparaci[óo]n|elaboraci[óo]n|instrucciones|pasos|modo de preparaci[óo]n',
  it: 'preparazione|procedimento|istruzioni',
  pt: 'modo de (?:preparo|fazer)|prepara[çc][ãa]o|instru[çc][õo]es',
  nl: 'bereiding(?:swijze)?|instructies|werkwijze|zo maak je het',
  pl: 'przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie',
  ru: 'приготовление|способ приготовления|инструкция',
  sv: 'gör så här|tillagning|instruktioner', da: 'sådan gør du|fremgangsmåde', nb: 'fremgangsmåte|slik gjør du',
  ar: 'طريقة (?:التحضير|العمل)|التحضير|الخطوات',
};

/** Sections to skip, after the method or between a site's parts. */
const other = [
  'nutrition(?:al)?(?: facts| information| info)?', 'nährwerte?(?: pro portion)?', 'valeurs nutritionnelles',
  'informaci[óo]n nutricional', 'valori nutrizionali', 'informa[çc][ãa]o nutricional', 'voedingswaarden?',
  'wartości odżywcze', 'пищевая ценность', 'näringsvärde', 'næringsindhold', 'næringsinnhold', 'القيم الغذائية',
  'equipment', 'did you make this(?: recipe)?\\??', 'comments?', 'reviews?', 'related(?: recipes)?',
];

const notes = [
  '(?:recipe )?notes?', '(?:chef’s |cook’s )?tips?', 'storage', 'tipps?', 'hinweise', 'astuces?', 'conseils?',
  'consejos',
  'notas', 'note', 'consigli', 'dicas', 'notities', 'wskazówki', 'советы', 'ملاحظات',
];

const line = (words, rest = '') => new RegExp(`^(?:${words.join('|')})${rest}$`, 'iu');

/** Each matches a single line: "Zutaten für 4 Personen", "Ingredients (makes 12)". */
const forSome = '(?:\\s*\\([^()]{1,60}\\)|\\s+(?:for|für|pour|para|per|voor|dla|для|för|til|for|لـ?)\\s*.{1,60})?';
export const ingredientsHeading = line(Object.values(ingredients), forSome);
export const methodHeading = line(Object.values(method));
export const otherHeading = line(other, '(?:\\s*\\([^()]{1,60}\\))?');
export const notesHeading = line(notes);

/** The language tag of one or two headings; nothing for English. */
export function languageOf(ofIngredients = '', ofMethod = '') {
  const found = Object.keys(ingredients).filter((tag) => line([ingredients[tag]], forSome).test(ofIngredients));
  const tag = found.find((one) => line([method[one]]).test(ofMethod)) ?? found[0];
  return tag === 'en' ? undefined : tag;
}

/** Whether the headings of a language are known. */
export const isKnownLanguage = (tag) => Object.hasOwn(ingredients, tag);

/** Whether 1,250 means one and a quarter in a language. */
export const hasDecimalComma = (tag) => Boolean(tag) && tag !== 'en' && tag !== 'ar';

/** Matches yields in all languages: "Für 4 Personen", "Pour 4 personnes", "4 porciones". */
const people = [
  'people', 'persons?', 'servings?', 'portions?', 'personen?', 'portionen', 'personnes?', 'personas?', 'porciones',
  'raci[óo]n(?:es)?', 'persone', 'porzion[ei]', 'pessoas?', 'por[çc](?:ão|ões)', 'osob[ay]?|osób', 'porcj[ei]',
  'порци[яий]', 'персон[ыа]?', 'portioner', 'personer', 'porsjoner', 'أشخاص', 'حصص',
].join('|');
const forWords = 'for|serves|feeds|servings?|portions?|für|ergibt|pour|para|per|voor|dla|на|för|til|rinde|'
    + 'rendement|rendimento|تكفي';
const count = '\\d{1,4}(?: ?(?:-|–|to|bis|à|a|tot|до) ?\\d{1,4})?';
const peopleOnly = new RegExp(`^(?:(?:${forWords})\\s*:?\\s+)?(${count})\\s+(?:${people})$`, 'iu');

/** The servings in a line, "4" or "4-6", in any of the languages. */
export function peopleOf(text) {
  return peopleOnly.exec(text)?.[1];
}

/** Labels of times, with their English names. */
const times = [
  ['Preparation', 'prep(?:aration)?(?: time)?|(?:vor|zu)bereitungszeit|arbeitszeit|temps de préparation|'
    + 'préparation|tiempo de preparación|tempo di preparazione|tempo de preparo|bereidingstijd|czas przygotowania|'
    + 'время подготовки|förberedelsetid|forberedelse|وقت التحضير'],
  ['Cooking', 'cook(?:ing)?(?: time)?|koch-?/?backzeit|kochzeit|garzeit|temps de cuisson|cuisson|'
    + 'tiempo de cocción|tempo di cottura|tempo de cozimento|kooktijd|czas gotowania|время приготовления|'
    + 'tillagningstid|tilberedningstid|وقت الطهي'],
  ['Baking', 'bak(?:e|ing)(?: time)?|backzeit|baktijd|czas pieczenia|bagetid|steketid'],
  ['Resting', 'rest(?:ing)?(?: time)?|ruhezeit|temps de repos|tiempo de reposo|tempo di riposo'],
  ['Rising', 'ris(?:e|ing)(?: time)?'],
  ['Chilling', 'chill(?:ing)?(?: time)?'],
  ['Soaking', 'soak(?:ing)?(?: time)?'],
  ['Total', 'total(?: time)?|gesamtzeit|temps total|tiempo total|tempo totale|tempo total|totale tijd|'
    + 'czas całkowity|общее время|total tid'],
  ['Ready in', 'ready in'],
].map(([name, words]) => ({ name, words, label: new RegExp(`^(?:${words})\\s*:?$`, 'iu') }));
const timeLine = new RegExp(
  `^(${times.map(({ words }) => words).join('|')})\\s*[:–-]?\\s*(?=(?:about |ca\\.? |~)?\\d)`, 'iu');

/** Whether a line begins with a duration, in any of the languages. */
export const isTime = (line) => new RegExp('^(?:about |ca\\.? |~)?\\d[\\d.,/–-]*\\s*(?:min|h|sec|sek|day|std|stund|tag|heure|jour|hora'
  + '|día|or[ae]|giorn|uu?r|dag|godz|dni|ч|мин|дн|tim|دق|ساع)', 'iu').test(line);

/** The English name of a time's label that is alone on its line, or nothing. */
export const timeLabel = (line) => times.find(({ label }) => label.test(line))?.name;

/** "Prep Time: 20 minutes" as name and time. */
export function timeOf(line) {
  const match = timeLine.exec(line);
  if (!match) return undefined;
  const name = times.find(({ label }) => label.test(match[1]))?.name;
  // Some sites repeat each unit: "1 hour hr 10 minutes mins".
  return name && `${name} ${line.slice(match[0].length).replace(/\b(hours?|minutes?) (?:hrs?|mins?)\b/g, '$1')}`;
}

/** A heading within the ingredients, with or without a colon: "For the cake", "Für den Teig". */
export const partHeading = new RegExp('^(?:(?:'
  + 'for the|für (?:den|die|das)|pour (?:les? |la |l[\'’])|para (?:el|la|los|las)|per (?:il |la |i |l[\'’]))'
  + '\\s*[^\\d.,]{2,50}|to (?:serve|finish|decorate|garnish|assemble))$', 'iu');

export const yieldLabel = new RegExp('^(?:(?:recipe )?yields?|servings?|serves|portions?|makes|portionen|personen|personnes'
  + '|raciones|porciones|porzioni|dosi per|porções|rendimento|porties|porcje|порции|portioner|porsjoner|عدد الحصص)'
  + '\\s*:?$', 'iu');
