/** The icon, a measuring spoon, as SVG and PNG. */
import { crc32, deflateSync } from 'node:zlib';

const side = 64;
const red = [166, 52, 28];
const paper = [251, 248, 241];
/** Lines with round caps, from bottom to top; a line of length zero is a disk. */
const lines = [
  { from: [27, 37], to: [49, 15], width: 6.5, color: paper },
  { from: [25, 39], to: [25, 39], width: 26, color: paper },
  { from: [25, 39], to: [25, 39], width: 18, color: red },
  { from: [47.5, 16.5], to: [47.5, 16.5], width: 2.5, color: red },
];

const hex = (color) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function svg() {
  const strokes = lines.map(({ from, to, width, color }) =>
    `<path d="M${from}L${to}" stroke="${hex(color)}" stroke-width="${width}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`
    + `<path fill="${hex(red)}" d="M0 0h${side}v${side}H0z"/>`
    + `<g fill="none" stroke-linecap="round">${strokes}</g></svg>\n`;
}

/** The distance of a point from a line's axis. */
function distance(x, y, { from, to }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy || 1;
  const along = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
  return Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy);
}

function colorAt(x, y, pixel) {
  return lines.reduce((color, line) => {
    // A pixel on an edge is partly covered.
    const cover = Math.max(0, Math.min(1, (line.width / 2 - distance(x, y, line)) / pixel + 0.5));
    return color.map((part, i) => part + (line.color[i] - part) * cover);
  }, red).map(Math.round);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function png(size) {
  const pixel = side / size;
  const rows = Buffer.alloc(size * (1 + 3 * size));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * (1 + 3 * size) + 1 + 3 * x;
      rows.set(colorAt((x + 0.5) * pixel, (y + 0.5) * pixel, pixel), at);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8); // RGB, eight bits each
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The files by name. */
export function iconFiles() {
  return { 'icon.svg': svg(), 'icon-192.png': png(192), 'icon-512.png': png(512) };
}
