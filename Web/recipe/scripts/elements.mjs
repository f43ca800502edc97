/** Makes elements. Text of a recipe becomes text here, never markup. */

/** Makes an element: `make('li', { className: 'line' }, 'text', child)`. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('aria-') || key.startsWith('data-') || key === 'role') {
      element.setAttribute(key, value);
    } else {
      element[key] = value;
    }
  }
  element.append(...children.filter((child) => child !== undefined && child !== ''));
  return element;
}

/** The nodes of typeset pieces; times become buttons if there is a handler.
 *  @param {string} [exact]  the exact text behind "about" */
export function print(pieces, onTime, exact) {
  const nodes = [];
  for (const piece of pieces) {
    if (piece.kind === 'time' && onTime) {
      nodes.push(make('span', { className: 'whole' }, timeButton(piece, onTime)));
    } else if (piece.kind !== 'text') {
      nodes.push(make('span', { className: 'amount' }, ...printParts(piece.parts, exact)));
    } else {
      const [mark] = /^[.,;:!?)\]]*/.exec(piece.text);
      // Keeps a comma after a button from starting a line.
      if (nodes.at(-1)?.className === 'whole') nodes.at(-1).append(mark);
      else nodes.push(document.createTextNode(mark));
      nodes.push(document.createTextNode(piece.text.slice(mark.length)));
    }
  }
  return nodes;
}

/** Updates an element's contents to `nodes`. Elements of the same shape are reused, to avoid restyling; buttons are
 *  replaced. */
export function patch(element, nodes) {
  const old = [...element.childNodes];
  nodes.forEach((node, index) => {
    const kept = old[index];
    if (kept === undefined) element.append(node);
    else if (!isAlike(kept, node)) kept.replaceWith(node);
    else if (kept.nodeType === Node.TEXT_NODE) {
      if (kept.data !== node.data) kept.data = node.data;
    } else {
      if (kept.title !== node.title) kept.title = node.title;
      patch(kept, [...node.childNodes]);
    }
  });
  for (const extra of old.slice(nodes.length)) extra.remove();
}

function isAlike(one, other) {
  if (one.nodeType === Node.TEXT_NODE) return other.nodeType === Node.TEXT_NODE;
  return one.nodeName === other.nodeName && one.className === other.className
    && (one.className === 'amount' || one.className === 'about');
}

function timeButton(piece, onTime) {
  const button = make('button', {
    type: 'button', className: 'time', dir: 'auto', title: 'Start a timer',
    'aria-label': `Start a timer: ${piece.text.replace(/\s+/g, ' ')}`,
    'data-seconds': String(piece.seconds),
  }, ...printParts(piece.parts));
  button.addEventListener('click', (event) => {
    // A double-click starts only one timer; two separate taps start two.
    if (event.detail <= 1) onTime(piece);
  });
  return button;
}

function printParts(parts, exact) {
  return parts.map(({ text, fraction, isAbout }) => {
    if (isAbout) {
      const title = exact && exact.length <= 200
        ? `about; in the recipe’s measures: ${exact}` : 'about';
      return make('abbr', { className: 'about', title }, '~');
    }
    if (!fraction) return document.createTextNode(text);
    const [n, d] = fraction.split('/');
    return make('span', { className: 'fraction', role: 'img', 'aria-label': fraction },
      make('sup', {}, n), '⁄', make('sub', {}, d));
  });
}
