// The names of options: 'maxParts' in JavaScript, 'max-parts' in the module.

export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const camel = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());

/** Names the options in a message as the caller did, if that differs: 'max-parts' as 'maxParts'. */
export function named(message, words) {
  for (const [name, word] of words) {
    const [key] = word.split('=');
    if (key !== '' && key !== name) message = message.replace(new RegExp(`(?<![\\w'-])${key}(?![\\w'-])`, 'g'), name);
  }
  return message;
}

/** Writes the options of the command in a hint as JavaScript: '--kit metric shows' as "{ kit: 'metric' } shows". */
export function inScript(hint) {
  return hint.replace(/--([a-z-]+)(?: ([a-z-]+)(?= shows))?/g,
    (_, name, value) => value === undefined ? camel(name) : `{ ${camel(name)}: '${value}' }`);
}
