/** A minimal document for the recipe's view, serialized as HTML. It lets the page's own view render the first
 *  recipe. */

const empty = new Set(['input', 'img']);
/** Properties that reflect attributes of the same name. */
const reflected = new Set(['type', 'dir', 'title', 'alt', 'src']);

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

class Text {
  constructor(text) { this.text = text; }

  toString() { return escaped(this.text); }
}

class Element {
  attributes = new Map();
  children = [];

  constructor(name) { this.name = name; }

  set textContent(text) { this.replaceChildren(text); }

  get textContent() { return this.children.map((child) => child.text ?? child.textContent).join(''); }

  setAttribute(name, value) { this.attributes.set(name, value); }

  removeAttribute(name) { this.attributes.delete(name); }

  append(...children) {
    this.children.push(...children.map((child) => typeof child === 'object' ? child : new Text(child)));
  }

  replaceChildren(...children) {
    this.children = [];
    this.append(...children);
  }

  addEventListener() {}

  get content() { return this.children.join(''); }

  toString() {
    const all = new Map(this.attributes);
    if (this.className) all.set('class', this.className);
    if (this.hidden) all.set('hidden', '');
    for (const name of reflected) if (this[name]) all.set(name, this[name]);
    const start = [...all].map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('');
    return `<${this.name}${start}>${empty.has(this.name) ? '' : `${this.content}</${this.name}>`}`;
  }
}

export const document = {
  createElement: (name) => new Element(name),
  createTextNode: (text) => new Text(text),
};

/** Runs `show` with elements by id, and returns the template filled with their contents. */
export function filled(template, show) {
  const elements = new Map();
  const byId = (id) => {
    if (!elements.has(id)) {
      if (!template.includes(`id="${id}"`)) throw new Error(`expected #${id} in the template`);
      elements.set(id, new Element('div'));
    }
    return elements.get(id);
  };
  globalThis.document = document;
  show(byId);
  delete globalThis.document;
  let html = template;
  for (const [id, element] of elements) {
    html = html.replace(new RegExp(`<(\\w+)([^>]* id="${id}"[^>]*)>(</\\1>)?`), (whole, name, attributes, end) => {
      const shown = element.hidden === false ? attributes.replace(/ hidden\b/, '') : attributes;
      const isEmpty = element.children.length === 0;
      const others = ['dir', 'src', 'alt'].filter((key) => element[key])
        .map((key) => ` ${key}="${escaped(element[key])}"`).join('');
      return isEmpty ? `<${name}${shown}${others}>${end ?? ''}`
        : `<${name}${shown}${others}>${element.content}</${name}>`;
    });
  }
  return html;
}
