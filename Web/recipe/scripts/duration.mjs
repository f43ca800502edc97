/** Durations in ISO 8601 ("PT1H20M"), as in schema.org, and in words ("1 hour 20 minutes"). */

const unitsOfTime = [['D', 'day', 1440], ['H', 'hour', 60], ['M', 'minute', 1]];

/** "PT1H20M" as "1 hour 20 minutes"; nothing for no duration, or zero. */
export function readDuration(text) {
  const match = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,6}(?:\.\d{1,9})?S)?)?$/i
    .exec(String(text).trim());
  if (!match) return undefined;
  const minutes = unitsOfTime.reduce((sum, [, , size], index) =>
    sum + size * Number(match[index + 1] ?? 0), 0);
  return minutes ? sayMinutes(minutes) : undefined;
}

function sayMinutes(minutes) {
  let rest = minutes;
  const words = [];
  for (const [, name, size] of unitsOfTime) {
    // Use days only for whole days: recipes say "36 hours".
    if (name === 'day' && rest % size) continue;
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count) words.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  }
  return words.join(' ');
}

const said = new RegExp([
  '^(?:(\\d{1,4}) days?)?',
  '(?:(?:^|,? )(\\d{1,5}) (?:hours?|hrs?|h))?',
  '(?:(?:^|,? )(\\d{1,6}) (?:minutes?|mins?|min))?$',
].join(''), 'i');

/** "1 hour 20 minutes" as "PT1H20M"; nothing unless it consists of whole minutes, hours and days. */
export function writeDuration(text) {
  const match = said.exec(text.trim());
  if (!match || !match[0]) return undefined;
  const [days, hours, minutes] = match.slice(1);
  const time = `${hours ? `${Number(hours)}H` : ''}${minutes ? `${Number(minutes)}M` : ''}`;
  return `P${days ? `${Number(days)}D` : ''}${time && `T${time}`}`;
}
