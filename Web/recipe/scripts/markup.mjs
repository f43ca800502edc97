/** Turns tags and entities in sites' data into plain text. Nothing here makes markup. */

const entities = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', deg: '°', frac12: '½', frac14: '¼',
  frac34: '¾', frac13: '⅓', frac23: '⅔', frac18: '⅛', frac38: '⅜', frac58: '⅝', frac78: '⅞',
  frasl: '/', times: '×', ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“',
  rdquo: '”', eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', acirc: 'â', ccedil: 'ç',
  ntilde: 'ñ', iuml: 'ï', ouml: 'ö', auml: 'ä', uuml: 'ü', ocirc: 'ô', szlig: 'ß',
};

function character(code) {
  const isText = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? String.fromCodePoint(code) : '\ufffd';
}

const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z0-9]{2,8}));/gi;

function decodeEntities(text) {
  return text.replace(entity, (whole, hex, decimal, name) => {
    if (hex) return character(Number.parseInt(hex, 16));
    if (decimal) return character(Number(decimal));
    return Object.hasOwn(entities, name) ? entities[name] : whole;
  });
}

function withoutTags(text) {
  return text.replace(/<(?:br|\/?p|\/?li|\/?div|\/?h\d)\b[^<>]*>/gi, '\n')
    // A "<" before anything but a letter belongs to an amount: "< 1 tsp".
    .replace(/<\/?[a-z!][^<>]*>/gi, '');
}

/** The nonempty lines of a value that may contain tags and entities. */
export function plainLines(text) {
  // Some sites encode twice: "&amp;frac12;", "&lt;p&gt;".
  return decodeEntities(withoutTags(decodeEntities(withoutTags(String(text)))))
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The same, as a single line. */
export function plainText(text) {
  return plainLines(text).join(' ');
}

/** The contents of a page's JSON-LD scripts. */
export function linkedData(page) {
  const found = [];
  // A regular expression for a whole script would be quadratic in unclosed scripts.
  const open = /<script\b/gi;
  const close = /<\/script/gi;
  for (let start = open.exec(page); start; start = open.exec(page)) {
    const body = page.indexOf('>', open.lastIndex);
    close.lastIndex = body;
    const end = body < 0 ? null : close.exec(page);
    if (!end) break;
    if (/application\/ld\+json/i.test(page.slice(start.index, body))) {
      found.push(page.slice(body + 1, end.index));
    }
    open.lastIndex = end.index;
  }
  return found;
}
