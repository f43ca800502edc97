/** Fraction characters: "1/2" as "½". */

const glyphs = {
  '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾', '1/5': '⅕', '2/5': '⅖', '3/5': '⅗',
  '4/5': '⅘', '1/6': '⅙', '5/6': '⅚', '1/7': '⅐', '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞',
  '1/9': '⅑', '1/10': '⅒',
};

const written = Object.fromEntries(Object.entries(glyphs).map(([text, glyph]) => [glyph, text]));

/** The character for a fraction such as "3/4", if Unicode has one. */
export function glyph(fraction) {
  return Object.hasOwn(glyphs, fraction) ? glyphs[fraction] : undefined;
}

/** Text with fraction characters spelled out: "1½" as "1 1/2". */
export function spellFractions(text) {
  return text.replace(/(\d?)([¼-¾⅐-⅞])/g, (whole, digit, character) =>
    Object.hasOwn(written, character) ? `${digit && `${digit} `}${written[character]}` : whole);
}
