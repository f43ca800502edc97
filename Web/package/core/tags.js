/** Finds the nearest tag in a list: for "zh-TW", "zh-Hant". */
export function nearestTag(tag, tags) {
  let locale;
  try {
    locale = new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
  const { language, script, region } = locale.maximize();
  const isUsual = new Intl.Locale(language).maximize().script === script;
  const known = new Set(tags);
  return [
    isUsual && [language, region], [language, script, region], isUsual && [language], [language, script],
  ].filter(Boolean).map((parts) => parts.filter(Boolean).join('-')).find((name) => known.has(name));
}
